//! Lapsing: a job of the chain on its day, by Jakarta's date, once a cycle. Some people at a time, each batch a document of head
//! office in a transaction of its own, so that no till waits long and a job that died goes on where it was.

use super::PoinTolak;
use db::{Conn, Tx, args};
use ledger::{Dok, poin as buku};
use platform::modul::Setelan;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{JenisDok, KodeToko, Tanggal, UserId};

/// People in one batch: a till waits for no more than this.
const SEKALI: usize = 256;
/// Months that are looked at for the last day a cycle had.
const BULAN_MAKS: i64 = 12 * 60;

/// A day on which points lapse: those earned before it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = SiklusPoin)]
pub struct Siklus {
    #[schema(value_type = String)]
    pub tgl_reset: Tanggal,
    pub siklus: String,
    pub keterangan: String,
}

/// The store whose masters and business day count for the chain: head office, or the first there is.
pub fn pusat(c: &mut Conn) -> Hasil<Option<KodeToko>> {
    Ok(c.one(
        "SELECT kode_toko FROM toko WHERE aktif = 1 ORDER BY pusat DESC, kode_toko LIMIT 1",
        args![],
        |r| r.get(0),
    )?)
}

fn parameter(c: &mut Conn) -> Hasil<Vec<Siklus>> {
    let Some(toko) = pusat(c)? else { return Ok(Vec::new()) };
    if !Setelan::baca(c, &toko)?.nyala("MEMBER_RESET_POIN_MODULE") {
        return Ok(Vec::new());
    }
    Ok(c.rows(
        "SELECT tgl_reset, siklus, keterangan FROM reset_poin WHERE toko = $1 AND dihapus = 0 AND aktif = 1 ORDER BY tgl_reset",
        args![&toko],
        |r| Ok(Siklus { tgl_reset: r.get(0)?, siklus: r.get(1)?, keterangan: r.get(2)? }),
    )?)
}

/// The last day of a cycle that has come by a day, and the first one after it.
fn sekitar(s: &Siklus, hari: Tanggal) -> (Option<Tanggal>, Option<Tanggal>) {
    let langkah = match s.siklus.as_str() {
        "BULANAN" => 1,
        "TAHUNAN" => 12,
        _ => {
            let sudah = s.tgl_reset <= hari;
            return (sudah.then_some(s.tgl_reset), (!sudah).then_some(s.tgl_reset));
        }
    };
    let (mut lalu, mut n) = (None, 0);
    while n <= BULAN_MAKS {
        let Ok(t) = s.tgl_reset.tambah_bulan(n) else { break };
        if t > hari {
            return (lalu, Some(t));
        }
        lalu = Some(t);
        n += langkah;
    }
    (lalu, None)
}

/// The cycle whose day has come and whose job is not done.
pub fn jatuh_tempo(c: &mut Conn, hari: Tanggal) -> Hasil<Option<Siklus>> {
    let semua = parameter(c)?;
    let tempo = semua.into_iter().filter_map(|s| sekitar(&s, hari).0.map(|t| Siklus { tgl_reset: t, ..s }));
    let Some(s) = tempo.max_by_key(|s| s.tgl_reset) else { return Ok(None) };
    let selesai: Option<String> =
        c.one("SELECT selesai FROM poin_reset WHERE tgl_reset = $1", args![s.tgl_reset], |r| r.get(0))?;
    Ok(selesai.is_none_or(|w| w.is_empty()).then_some(s))
}

/// The next day on which points lapse.
pub fn berikut(c: &mut Conn, hari: Tanggal) -> Hasil<Option<Siklus>> {
    let nanti =
        parameter(c)?.into_iter().filter_map(|s| sekitar(&s, hari).1.map(|t| Siklus { tgl_reset: t, ..s }));
    Ok(nanti.min_by_key(|s| s.tgl_reset))
}

/// How far the job is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KemajuanReset)]
pub struct Kemajuan {
    #[schema(value_type = String)]
    pub tgl_reset: Tanggal,
    pub member: i64,
    pub poin: i64,
    pub selesai: bool,
}

/// One batch of a cycle, in head office's store. Repeatable: who was done is behind the cursor, and has nothing left to lapse.
pub fn langkah(tx: &mut Tx<'_>, oleh: &UserId, s: &Siklus) -> Hasil<Kemajuan> {
    let (tgl, waktu, toko) = (s.tgl_reset, tx.sekarang(), tx.toko().clone());
    tx.exec(
        "INSERT INTO poin_reset (tgl_reset, siklus, toko, mulai, selesai, kursor, member, poin) \
         VALUES ($1, $2, $3, $4, '', '', 0, 0) ON CONFLICT (tgl_reset) DO NOTHING",
        args![tgl, s.siklus.as_str(), &toko, waktu],
    )?;
    // The row is held until the COMMIT: two processes cannot be at the same people.
    tx.exec("UPDATE poin_reset SET kursor = kursor WHERE tgl_reset = $1", args![tgl])?;
    let (kursor, selesai) = tx
        .one("SELECT kursor, selesai FROM poin_reset WHERE tgl_reset = $1", args![tgl], |r| {
            Ok((r.get::<String>(0)?, r.get::<String>(1)?))
        })?
        .unwrap_or_default();
    let ada = tx.one(
        "SELECT 1 FROM lot_poin WHERE kode_pelanggan > $1 AND tgl < $2 AND sisa <> 0 LIMIT 1",
        args![kursor.as_str(), tgl],
        |r| r.int(0),
    )?;
    if selesai.is_empty() && ada.is_none() {
        tx.exec("UPDATE poin_reset SET selesai = $2 WHERE tgl_reset = $1", args![tgl, waktu])?;
    } else if selesai.is_empty() {
        let mut dok = Dok::buka(tx, JenisDok::ResetPoin, oleh)?;
        let h = buku::hanguskan(&mut dok, tgl, &kursor, SEKALI)?;
        let isi =
            serde_json::json!({ "tgl_reset": tgl, "member": h.member, "poin": h.poin, "sampai": h.sampai });
        dok.tutup("RESET POIN", &isi)?;
        tx.exec(
            "UPDATE poin_reset SET kursor = $2, member = member + $3, poin = poin + $4 WHERE tgl_reset = $1",
            args![tgl, h.sampai.unwrap_or(kursor), h.member, h.poin],
        )?;
    }
    satu(tx, tgl)
}

fn satu(c: &mut Conn, tgl: Tanggal) -> Hasil<Kemajuan> {
    let (member, poin, selesai) = c
        .one("SELECT member, poin, selesai FROM poin_reset WHERE tgl_reset = $1", args![tgl], |r| {
            Ok((r.int(0)?, r.int(1)?, r.get::<String>(2)?))
        })?
        .ok_or_else(|| PoinTolak::ResetBelum.tolak("Belum ada poin yang jatuh tempo"))?;
    Ok(Kemajuan { tgl_reset: tgl, member, poin, selesai: !selesai.is_empty() })
}

/// People whose points are to lapse: what the job has before it.
pub fn banyak(c: &mut Conn, tgl: Tanggal) -> Hasil<i64> {
    Ok(c.nilai(
        "SELECT COUNT(*) FROM (SELECT DISTINCT kode_pelanggan FROM lot_poin WHERE tgl < $1 AND sisa <> 0) x",
        args![tgl],
    )?)
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ResetTerakhir)]
pub struct Terakhir {
    pub tgl_reset: String,
    pub siklus: String,
    pub mulai: String,
    /// empty while it runs
    pub selesai: String,
    pub member: i64,
    pub poin: i64,
    /// JALAN or SELESAI
    pub status: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = KeadaanResetPoin)]
pub struct KeadaanReset {
    /// due and not done
    pub tempo: Option<Siklus>,
    pub berikut: Option<Siklus>,
    pub terakhir: Vec<Terakhir>,
}

/// What lapsed, what is due and what comes next.
pub fn keadaan(c: &mut Conn, hari: Tanggal) -> Hasil<KeadaanReset> {
    let terakhir = c.rows(
        "SELECT tgl_reset, siklus, mulai, selesai, member, poin FROM poin_reset ORDER BY tgl_reset DESC LIMIT 24",
        args![],
        |r| {
            let selesai: String = r.get(3)?;
            let status = if selesai.is_empty() { "JALAN" } else { "SELESAI" }.to_owned();
            Ok(Terakhir {
                tgl_reset: r.get(0)?,
                siklus: r.get(1)?,
                mulai: r.get(2)?,
                selesai,
                member: r.int(4)?,
                poin: r.int(5)?,
                status,
            })
        },
    )?;
    Ok(KeadaanReset { tempo: jatuh_tempo(c, hari)?, berikut: berikut(c, hari)?, terakhir })
}

/// Who may start it by hand.
pub fn boleh(p: &Pelaku) -> bool {
    p.level.penyetuju()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn s(tgl: &str, siklus: &str) -> Siklus {
        Siklus {
            tgl_reset: Tanggal::parse(tgl).unwrap(),
            siklus: siklus.to_owned(),
            keterangan: String::new(),
        }
    }

    fn hari(tgl: &str, siklus: &str, kini: &str) -> (Option<String>, Option<String>) {
        let (a, b) = sekitar(&s(tgl, siklus), Tanggal::parse(kini).unwrap());
        (a.map(|t| t.to_string()), b.map(|t| t.to_string()))
    }

    #[test]
    fn siklus_jatuh_pada_harinya() {
        let d = |t: &str| Some(t.to_owned());
        assert_eq!(hari("2027-01-01", "TAHUNAN", "2026-11-17"), (None, d("2027-01-01")));
        assert_eq!(hari("2025-01-01", "TAHUNAN", "2026-11-17"), (d("2026-01-01"), d("2027-01-01")));
        assert_eq!(hari("2026-01-31", "BULANAN", "2026-02-28"), (d("2026-02-28"), d("2026-03-31")));
        assert_eq!(hari("2026-11-17", "SEKALI", "2026-11-17"), (d("2026-11-17"), None));
        assert_eq!(hari("2026-11-18", "SEKALI", "2026-11-17"), (None, d("2026-11-18")));
    }
}
