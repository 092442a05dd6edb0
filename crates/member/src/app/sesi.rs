//! Sessions of members' phones: opaque tokens of which only hashes are kept, ended by their owner, by a cashier, by a change of
//! the card, or by three months of silence. The first one of a card is its activation.

use super::{Anggota, AppTolak};
use db::{Conn, Tx, args};
use pesan::push;
use platform::{Hasil, acak};
use serde::Serialize;
use std::time::Duration;
use values::Waktu;

/// Phones of one member; the one that was silent longest makes room.
const PALING_BANYAK: i64 = 5;
const DIAM: Duration = Duration::from_secs(90 * 86_400);
/// The last use is written down this seldom.
const TULIS_MILI: i64 = 3_600_000;
const NAMA_MAKS: usize = 60;

/// A fresh session.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AppSesi)]
pub struct Masuk {
    pub token: String,
    pub kode_member: String,
    pub nama_customer: String,
    /// the card was never active before
    pub pertama: bool,
}

db::bacaan! {
    /// A phone that is logged in.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = AppPerangkat)]
    pub struct Perangkat {
        pub id: String = "s.id",
        pub perangkat: String = "s.perangkat",
        pub dibuat: String = "s.dibuat",
        pub terakhir: String = "s.terakhir";
        /// the one that asks
        pub ini: bool,
    }
}

/// A card that can have sessions, and how it is called.
fn kartu(c: &mut Conn, kode: &str) -> Hasil<Option<(String, String)>> {
    Ok(c.one(
        "SELECT kode_member, nama_customer FROM pelanggan WHERE kode_pelanggan = $1 AND kode_member <> '' AND gabung_ke = '' \
         AND keluar = ''",
        args![kode],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?)
}

/// Opens a session for who proved that the card is theirs.
pub(super) fn buka(
    tx: &mut Tx<'_>,
    kode: &str,
    cara: &str,
    perangkat: &str,
    setuju: Option<bool>,
) -> Hasil<Masuk> {
    let (kode_member, nama_customer) = kartu(tx, kode)?.ok_or_else(tanpa_sesi)?;
    let (kini, toko, token) = (tx.sekarang(), tx.toko().clone(), acak::token());
    let nama: String = perangkat.trim().chars().filter(|h| !h.is_control()).take(NAMA_MAKS).collect();
    let nomor: i64 = tx.nilai(
        "SELECT COALESCE(MAX(nomor), 0) + 1 FROM app_aktivasi WHERE kode_pelanggan = $1",
        args![kode],
    )?;
    tx.exec(
        "INSERT INTO app_aktivasi (kode_pelanggan, nomor, waktu, toko, cara) VALUES ($1, $2, $3, $4, $5)",
        args![kode, nomor, kini, &toko, cara],
    )?;
    // The oldest makes room.
    let hidup = tx.rows(
        "SELECT sidik, id FROM app_sesi WHERE kode_pelanggan = $1 AND berakhir IS NULL ORDER BY terakhir DESC, sidik",
        args![kode],
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )?;
    for (s, id) in hidup.iter().skip(usize::try_from(PALING_BANYAK - 1).unwrap_or(0)) {
        push::lepas(tx, id)?;
        tx.exec(
            "UPDATE app_sesi SET berakhir = $2, sebab = 'PERANGKAT LAIN' WHERE sidik = $1",
            args![s.as_str(), kini],
        )?;
    }
    tx.exec(
        "INSERT INTO app_sesi (sidik, id, kode_pelanggan, perangkat, dibuat, terakhir, berakhir, sebab) \
         VALUES ($1, $2, $3, $4, $5, $5, NULL, '')",
        args![acak::sidik(&token), acak::teks(16), kode, nama, kini],
    )?;
    if let Some(setuju) = setuju {
        ubah_setuju(tx, kode, setuju)?;
    }
    let pertama = nomor == 1;
    ledger::audit::catat_hari_ini(tx, "app", if pertama { "AKTIVASI APP" } else { "MASUK APP" }, kode, "{}")?;
    Ok(Masuk { token, kode_member, nama_customer, pertama })
}

fn tanpa_sesi() -> platform::Tolak {
    AppTolak::Sesi.tolak("Silakan masuk lagi")
}

/// The member behind the hash of a token; with whether its use should be written down.
pub fn kenali(c: &mut Conn, sidik: &str, kini: Waktu) -> Hasil<(Anggota, bool)> {
    let ada = c.one(
        "SELECT s.id, s.terakhir, p.kode_pelanggan, p.kode_member, p.nama_customer FROM app_sesi s \
         JOIN pelanggan p ON p.kode_pelanggan = s.kode_pelanggan WHERE s.sidik = $1 AND s.berakhir IS NULL \
         AND p.kode_member <> '' AND p.gabung_ke = '' AND p.keluar = ''",
        args![sidik],
        |r| {
            Ok((
                r.get::<String>(0)?,
                r.get::<Waktu>(1)?,
                r.get::<String>(2)?,
                r.get::<String>(3)?,
                r.get::<String>(4)?,
            ))
        },
    )?;
    let (sesi, terakhir, kode_pelanggan, kode_member, nama_customer) = ada.ok_or_else(tanpa_sesi)?;
    let lama = kini.selisih_milidetik(terakhir);
    if lama > i64::try_from(DIAM.as_millis()).unwrap_or(i64::MAX) {
        return Err(tanpa_sesi());
    }
    let toko = super::toko(c, &kode_pelanggan)?.ok_or_else(tanpa_sesi)?;
    Ok((Anggota { kode_pelanggan, kode_member, nama_customer, toko, sesi }, lama >= TULIS_MILI))
}

/// It was used just now.
pub fn dipakai(tx: &mut Tx<'_>, a: &Anggota) -> Hasil<()> {
    let kini = tx.sekarang();
    tx.exec(
        "UPDATE app_sesi SET terakhir = $2 WHERE id = $1 AND berakhir IS NULL",
        args![a.sesi.as_str(), kini],
    )?;
    Ok(())
}

/// All phones of a card are logged out; answers how many.
pub(crate) fn akhiri_semua(tx: &mut Tx<'_>, kode: &str, sebab: &str) -> Hasil<u64> {
    let kini = tx.sekarang();
    tx.exec("DELETE FROM app_kode WHERE kode_pelanggan = $1", args![kode])?;
    push::lepas_semua(tx, kode)?;
    Ok(tx.exec(
        "UPDATE app_sesi SET berakhir = $2, sebab = $3 WHERE kode_pelanggan = $1 AND berakhir IS NULL",
        args![kode, kini, sebab],
    )?)
}

/// Phones of a member that are logged in.
pub fn perangkat(c: &mut Conn, a: &Anggota) -> Hasil<Vec<Perangkat>> {
    let semua = c.baris::<Perangkat>(
        "FROM app_sesi s WHERE s.kode_pelanggan = $1 AND s.berakhir IS NULL ORDER BY s.terakhir DESC, s.id",
        args![a.kode_pelanggan.as_str()],
    )?;
    Ok(semua.into_iter().map(|p| Perangkat { ini: p.id == a.sesi, ..p }).collect())
}

/// One phone of the member is logged out: their own when nothing is named, the others with `LAIN`.
pub fn keluar(tx: &mut Tx<'_>, a: &Anggota, id: &str) -> Hasil<u64> {
    let kini = tx.sekarang();
    let (syarat, id) = match id.trim() {
        "" => ("id = $3", a.sesi.as_str()),
        "LAIN" => ("id <> $3", a.sesi.as_str()),
        id => ("id = $3", id),
    };
    let semua = tx.rows(
        &format!(
            "UPDATE app_sesi SET berakhir = $2, sebab = 'KELUAR' WHERE kode_pelanggan = $1 AND berakhir IS NULL AND {syarat} \
             RETURNING id"
        ),
        args![a.kode_pelanggan.as_str(), kini, id],
        |r| r.get::<String>(0),
    )?;
    for s in &semua {
        push::lepas(tx, s)?;
    }
    let n = u64::try_from(semua.len()).unwrap_or(u64::MAX);
    if n == 0 && syarat == "id = $3" {
        return Err(AppTolak::TidakAda.tolak("Perangkat ini tidak ada"));
    }
    Ok(n)
}

/// Consent to messages, said by the member.
pub fn ubah_setuju(tx: &mut Tx<'_>, kode: &str, setuju: bool) -> Hasil<()> {
    let lama: bool = tx
        .one("SELECT setuju FROM pelanggan WHERE kode_pelanggan = $1", args![kode], |r| r.flag(0))?
        .unwrap_or_default();
    if lama == setuju {
        return Ok(());
    }
    let (kini, toko) = (tx.sekarang(), tx.toko().clone());
    let tanggal = kini.tanggal();
    let nomor: i64 = tx.nilai(
        "SELECT COALESCE(MAX(nomor), 0) + 1 FROM member_setuju WHERE kode_pelanggan = $1",
        args![kode],
    )?;
    tx.exec(
        "INSERT INTO member_setuju (kode_pelanggan, nomor, setuju, tanggal, toko, waktu, oleh) VALUES ($1, $2, $3, $4, $5, $6, 'app')",
        args![kode, nomor, setuju, tanggal, &toko, kini],
    )?;
    tx.exec(
        "UPDATE pelanggan SET setuju = $2, tgl_setuju = $3, versi = versi + 1 WHERE kode_pelanggan = $1",
        args![kode, setuju, if setuju { tanggal.to_string() } else { String::new() }],
    )?;
    if !setuju {
        pesan::tarik_promo(tx, kode)?;
    }
    ledger::audit::catat_hari_ini(tx, "app", "PERSETUJUAN PESAN", kode, &format!("{{\"setuju\":{setuju}}}"))?;
    Ok(())
}
