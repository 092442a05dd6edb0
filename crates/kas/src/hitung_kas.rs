//! Counting a drawer by denomination, blind: whoever counts is not told what the book holds. The difference is kept, a
//! supervisor accepts it when it is large, and the hand-over or the closing posts it.

use crate::KasTolak;
use db::{Conn, Tx, args};
use ledger::{Arah, Dok, kas};
use platform::{Hasil, Pelaku, TokoTolak, Tolak, modul::Setelan};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use values::{JenisDok, KodeToko, Rupiah, Tanggal, UserId};

/// Notes and coins, the largest first.
pub const PECAHAN: [i64; 11] = [100_000, 75_000, 50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100];
/// Small change and whatever has no denomination here, in rupiah: the book may end in any figure.
pub const RECEH: i64 = 1;
/// More pieces of one kind than a drawer can hold is a typing error.
const LEMBAR_MAKS: i64 = 1_000_000;
/// The category differences are posted under.
pub const KATEGORI: &str = "SELISIH KAS";
const TOLERANSI: &str = "TOLERANSI_SELISIH_KAS";
const KETERANGAN_MAKS: usize = 200;
/// Counts of a drawer that did not agree, of one day and since somebody last decided about one; `ditebak` says the same.
const HITUNG_MAKS: i64 = 5;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Pecahan {
    pub nilai: i64,
    pub lembar: i64,
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MintaHitungKas {
    /// pieces of each denomination; what is left out is none. Of denomination 1: small change, in rupiah
    pub pecahan: Vec<Pecahan>,
    #[serde(default)]
    pub keterangan: String,
}

/// What the counter is told: what was counted, never what was expected.
#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
#[schema(as = HitungKasTercatat)]
pub struct Tercatat {
    pub id: i64,
    #[schema(value_type = i64)]
    pub jumlah: Rupiah,
    pub waktu: String,
}

db::bacaan! {
    /// A count with what it is measured against.
    #[derive(Debug, Clone)]
    pub struct Hitungan {
        pub id: i64 = "h.id",
        pub kasir: UserId = "h.kasir",
        pub waktu: String = "h.waktu",
        pub jumlah: Rupiah = "h.jumlah",
        pub selisih: Rupiah = "h.selisih",
        pub pecahan: String = "h.pecahan",
        pub keterangan: String = "h.keterangan",
        pub disetujui: Option<String> = "s.oleh",
        /// differences of the drawer that were posted on its day and nobody approved
        pub sudah: Rupiah =
            "(SELECT CAST(COALESCE(SUM(l.selisih), 0) AS BIGINT) FROM hitung_kas l JOIN hitung_kas_dibukukan b ON b.toko = l.toko \
             AND b.id = l.id WHERE l.toko = h.toko AND l.kasir = h.kasir AND l.tgl_system = h.tgl_system AND l.id <> h.id \
             AND NOT EXISTS (SELECT 1 FROM hitung_kas_setuju z WHERE z.toko = l.toko AND z.id = l.id))",
        /// so often counted wrong before it that agreeing proves nothing: somebody else looks
        pub ditebak: bool =
            "CASE WHEN (SELECT COUNT(*) FROM hitung_kas w WHERE w.toko = h.toko AND w.kasir = h.kasir \
             AND w.tgl_system = h.tgl_system AND w.id < h.id AND w.selisih <> 0 AND w.id > COALESCE((SELECT MAX(z.id) \
             FROM hitung_kas_setuju y JOIN hitung_kas z ON z.toko = y.toko AND z.id = y.id WHERE z.toko = h.toko \
             AND z.kasir = h.kasir AND z.id < h.id), 0)) >= 5 THEN 1 ELSE 0 END",
        /// no row of the drawer came after it, and its difference is not posted
        pub berlaku: bool =
            "CASE WHEN d.id IS NULL AND h.id_kas = COALESCE((SELECT MAX(k.id) FROM buku_kas k WHERE k.toko = h.toko \
             AND k.kasir = h.kasir), 0) THEN 1 ELSE 0 END",
    }
}

impl Hitungan {
    /// May its difference be posted? The tolerance is for a drawer and a day, however often it is handed over.
    pub fn boleh_dibukukan(&self, toleransi: Rupiah) -> bool {
        let (kini, semua) = (self.selisih.nilai(), self.selisih.nilai().saturating_add(self.sudah.nilai()));
        self.disetujui.is_some() || (!self.ditebak && kini.abs().max(semua.abs()) <= toleransi.nilai())
    }
}

/// The largest difference that needs no second person.
pub fn toleransi(set: &Setelan) -> Rupiah {
    Rupiah::new(set.nilai(TOLERANSI).trim().parse().unwrap_or(0))
}

fn luap() -> Tolak {
    KasTolak::Hitung.tolak("Jumlah terlalu besar")
}

/// Adds up the pieces; each denomination once.
pub fn jumlahkan(isi: &[Pecahan]) -> Hasil<Rupiah> {
    let mut sudah = BTreeMap::new();
    let mut jumlah = 0_i64;
    for (n, p) in isi.iter().enumerate() {
        let salah =
            |kolom: &str, pesan: String| Err(KasTolak::Hitung.pada(&format!("pecahan[{n}].{kolom}"), pesan));
        if p.nilai != RECEH && !PECAHAN.contains(&p.nilai) {
            return salah("nilai", format!("Pecahan {} tidak ada", p.nilai));
        }
        if sudah.insert(p.nilai, ()).is_some() {
            return salah("nilai", format!("Pecahan {} disebut dua kali", p.nilai));
        }
        if !(0..=LEMBAR_MAKS).contains(&p.lembar) {
            return salah("lembar", format!("Lembar harus 0 sampai {LEMBAR_MAKS}"));
        }
        jumlah = p.nilai.checked_mul(p.lembar).and_then(|x| jumlah.checked_add(x)).ok_or_else(luap)?;
    }
    Ok(Rupiah::new(jumlah))
}

/// The last row of a drawer.
fn baris_terakhir(c: &mut Conn, toko: &KodeToko, kasir: &UserId) -> db::Result<i64> {
    c.nilai(
        "SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM buku_kas WHERE toko = $1 AND kasir = $2",
        args![toko, kasir],
    )
}

/// Records a count of one's own drawer.
pub fn catat(tx: &mut Tx<'_>, p: &Pelaku, m: &MintaHitungKas) -> Hasil<Tercatat> {
    let jumlah = jumlahkan(&m.pecahan)?;
    let keterangan = m.keterangan.trim().to_owned();
    if keterangan.chars().count() > KETERANGAN_MAKS {
        let pesan = format!("Keterangan paling banyak {KETERANGAN_MAKS} karakter");
        return Err(KasTolak::Hitung.pada("keterangan", pesan));
    }
    let toko = tx.toko().clone();
    let tgl = buka(tx, &toko)?;
    let saldo = kas::saldo(tx, &p.user_id)?;
    let selisih = jumlah.kurang(saldo).map_err(|_| luap())?;
    let id_kas = baris_terakhir(tx, &toko, &p.user_id)?;
    jangan_menebak(tx, &toko, p, (tgl, id_kas))?;
    let id = db::urut_buku(tx, "hitung_kas", 1)?;
    let waktu = tx.sekarang();
    let pecahan = serde_json::to_string(&m.pecahan).map_err(|e| db::Error::Lain(e.to_string()))?;
    tx.exec(
        "INSERT INTO hitung_kas (toko, id, tgl_system, waktu, kasir, oleh, pecahan, jumlah, saldo, selisih, id_kas, keterangan) \
         VALUES ($1, $2, $3, $4, $5, $5, $6, $7, $8, $9, $10, $11)",
        args![&toko, id, tgl, waktu, &p.user_id, pecahan, jumlah, saldo, selisih, id_kas, keterangan],
    )?;
    let isi = serde_json::json!({ "jumlah": jumlah, "saldo": saldo, "selisih": selisih }).to_string();
    ledger::audit::catat(tx, tgl, p.user_id.as_str(), "HITUNG KAS", p.user_id.as_str(), &isi)?;
    Ok(Tercatat { id, jumlah, waktu: waktu.to_string() })
}

/// Counting is blind, and whether a count came near is told: who could count without end would find what the book holds. Money
/// put in between does not begin anew: the drawer is counted once more as it is then, and a supervisor decides about that.
fn jangan_menebak(tx: &mut Tx<'_>, toko: &KodeToko, p: &Pelaku, (tgl, id_kas): (Tanggal, i64)) -> Hasil<()> {
    let (kali, sekarang): (i64, i64) = tx
        .one(
            "SELECT COUNT(*), CAST(COALESCE(SUM(CASE WHEN id_kas = $4 THEN 1 ELSE 0 END), 0) AS BIGINT) FROM hitung_kas \
             WHERE toko = $1 AND kasir = $2 AND tgl_system = $3 AND selisih <> 0 AND id > COALESCE((SELECT MAX(z.id) \
             FROM hitung_kas_setuju y JOIN hitung_kas z ON z.toko = y.toko AND z.id = y.id \
             WHERE z.toko = $1 AND z.kasir = $2), 0)",
            args![toko, &p.user_id, tgl, id_kas],
            |r| Ok((r.int(0)?, r.int(1)?)),
        )?
        .unwrap_or_default();
    if kali < HITUNG_MAKS || sekarang == 0 {
        return Ok(());
    }
    let pesan = format!(
        "Laci ini sudah dihitung {kali} kali dan selalu selisih; panggil SPV untuk memutuskan selisihnya"
    );
    Err(KasTolak::HitungBerulang.tolak(pesan))
}

/// The store's business day.
pub(crate) fn buka(tx: &mut Tx<'_>, toko: &KodeToko) -> Hasil<Tanggal> {
    tx.one("SELECT tgl_system FROM toko WHERE kode_toko = $1 AND aktif = 1", args![toko], |r| r.get(0))?
        .ok_or_else(|| TokoTolak::TidakAda.tolak(format!("Toko {toko} tidak ditemukan")))
}

/// The last count of every drawer of this day.
pub fn terakhir(c: &mut Conn, toko: &KodeToko, tgl: Tanggal) -> db::Result<Vec<Hitungan>> {
    c.baris::<Hitungan>(
        "FROM hitung_kas h \
         LEFT JOIN hitung_kas_setuju s ON s.toko = h.toko AND s.id = h.id \
         LEFT JOIN hitung_kas_dibukukan d ON d.toko = h.toko AND d.id = h.id \
         WHERE h.toko = $1 AND h.tgl_system = $2 AND NOT EXISTS (SELECT 1 FROM hitung_kas x WHERE x.toko = h.toko \
         AND x.kasir = h.kasir AND x.id > h.id) ORDER BY h.kasir",
        args![toko, tgl],
    )
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = SetujuHitungKas)]
#[serde(deny_unknown_fields)]
pub struct Setuju {
    pub id: i64,
    pub alasan: String,
}

/// A supervisor or owner accepts the difference of somebody else's count.
pub fn setujui(tx: &mut Tx<'_>, p: &Pelaku, m: &Setuju) -> Hasil<()> {
    if !p.level.penyetuju() {
        return Err(KasTolak::HitungDilarang.tolak("Hanya SPV atau OWN yang boleh menyetujui selisih kas"));
    }
    let alasan = m.alasan.trim();
    if alasan.is_empty() || alasan.chars().count() > KETERANGAN_MAKS {
        let pesan = format!("Alasan wajib diisi, paling banyak {KETERANGAN_MAKS} karakter");
        return Err(KasTolak::Hitung.pada("alasan", pesan));
    }
    let toko = tx.toko().clone();
    let tgl = buka(tx, &toko)?;
    let h = terakhir(tx, &toko, tgl)?.into_iter().find(|h| h.id == m.id && h.berlaku).ok_or_else(|| {
        KasTolak::HitungBasi.tolak("Hitungan kas ini sudah tidak berlaku, minta kasir menghitung lagi")
    })?;
    if h.kasir == p.user_id {
        return Err(KasTolak::HitungDilarang.tolak("Selisih laci sendiri harus disetujui orang lain"));
    }
    let waktu = tx.sekarang();
    let n = tx.exec(
        "INSERT INTO hitung_kas_setuju (toko, id, waktu, oleh, alasan) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
        args![&toko, m.id, waktu, &p.user_id, alasan],
    )?;
    if n == 0 {
        return Err(KasTolak::HitungDisetujui.tolak("Selisih ini sudah disetujui"));
    }
    let isi = serde_json::json!({ "id": m.id, "selisih": h.selisih, "alasan": alasan }).to_string();
    ledger::audit::catat(tx, tgl, p.user_id.as_str(), "SETUJU SELISIH KAS", h.kasir.as_str(), &isi)?;
    Ok(())
}

/// Posts the differences of these counts as one document; none when all agree. Each is posted once.
pub fn bukukan(tx: &mut Tx<'_>, oleh: &UserId, hitungan: &[Hitungan]) -> Hasil<Option<String>> {
    let beda: Vec<&Hitungan> = hitungan.iter().filter(|h| h.selisih != Rupiah::NOL).collect();
    let no = if beda.is_empty() {
        None
    } else {
        let mut dok = Dok::buka(tx, JenisDok::SelisihKas, oleh)?;
        let baris: Vec<kas::BarisKas> = beda
            .iter()
            .map(|h| kas::BarisKas {
                kasir: h.kasir.clone(),
                kategori: KATEGORI.to_owned(),
                deskripsi: format!("HITUNG KAS {} {}", h.id, h.keterangan).trim().to_owned(),
                arah: if h.selisih > Rupiah::NOL { Arah::Masuk } else { Arah::Keluar },
                jumlah: Rupiah::new(h.selisih.nilai().abs()),
            })
            .collect();
        kas::catat(&mut dok, &baris)?;
        let isi: Vec<_> = beda
            .iter()
            .map(|h| serde_json::json!({ "kasir": h.kasir, "selisih": h.selisih, "disetujui": h.disetujui }))
            .collect();
        Some(dok.tutup("SELISIH KAS", &serde_json::json!(isi))?.to_string())
    };
    let toko = tx.toko().clone();
    for h in hitungan {
        tx.exec(
            "INSERT INTO hitung_kas_dibukukan (toko, id, no_dok) VALUES ($1, $2, $3)",
            args![&toko, h.id, no.as_deref().unwrap_or("")],
        )?;
    }
    Ok(no)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn p(nilai: i64, lembar: i64) -> Pecahan {
        Pecahan { nilai, lembar }
    }

    #[test]
    fn pecahan_dijumlahkan_dan_yang_salah_disebut_tempatnya() {
        assert_eq!(jumlahkan(&[]).unwrap(), Rupiah::NOL);
        assert_eq!(jumlahkan(&[p(100_000, 12), p(500, 3), p(2_000, 0)]).unwrap().nilai(), 1_201_500);
        assert_eq!(jumlahkan(&[p(100_000, 289), p(RECEH, 92_030)]).unwrap().nilai(), 28_992_030);
        for (isi, kolom) in [
            (vec![p(100_000, 1), p(3_000, 1)], "pecahan[1].nilai"),
            (vec![p(500, 1), p(500, 1)], "pecahan[1].nilai"),
            (vec![p(RECEH, 1), p(RECEH, 1)], "pecahan[1].nilai"),
            (vec![p(RECEH, LEMBAR_MAKS + 1)], "pecahan[0].lembar"),
            (vec![p(500, -1)], "pecahan[0].lembar"),
            (vec![p(500, i64::MAX)], "pecahan[0].lembar"),
        ] {
            let t = jumlahkan(&isi).unwrap_err();
            assert!(t.kolom.contains_key(kolom), "{:?}", t.kolom);
        }
    }
}
