//! The outbox as people see it: what was sent, what waits, what was given up and why; sending again and calling off. Numbers
//! are shown in part.

use crate::PesanTolak;
use crate::kirim::{ANTREAN, BANGUN};
use db::{Conn, Tx, args};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::KodeToko;

const HALAMAN: i64 = 50;
const STATUS: [&str; 6] = ["MENUNGGU", "DIKIRIM", "TERKIRIM", "RAGU", "MATI", "BATAL"];

/// Which messages of the store.
#[derive(Debug, Clone, Default, Deserialize, utoipa::IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub struct TanyaPesan {
    /// ALL, MENUNGGU, DIKIRIM, TERKIRIM, RAGU, MATI, BATAL
    pub status: String,
    /// a part of the event, the document or the customer's code
    pub cari: String,
    /// rows to pass over
    pub lewati: i64,
}

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = PesanKeluar)]
    pub struct Pesan {
        pub id: String = "pesan.id",
        pub kode_toko: String = "pesan.toko",
        pub peristiwa: String = "pesan.peristiwa",
        /// DINAS or PROMO
        pub jenis: String = "pesan.jenis",
        pub kode_pelanggan: String = "pesan.kode_pelanggan",
        /// in part
        pub no_hp: String = "pesan.no_hp",
        pub isi: String = "pesan.isi",
        pub no_dok: String = "pesan.no_dok",
        pub status: String = "pesan.status",
        pub percobaan: i64 = "pesan.percobaan",
        pub dibuat: String = "pesan.dibuat",
        /// not before
        pub kirim_mulai: String = "pesan.kirim_mulai",
        pub selesai: Option<String> = "pesan.selesai",
        /// why it was given up, or what the last try said
        pub sebab: String = "pesan.sebab",
    }
}

/// The first five and the last three digits.
fn samar(no: &str) -> String {
    let n = no.len();
    no.char_indices().map(|(i, h)| if i < 5 || i + 3 >= n { h } else { '*' }).collect()
}

/// The store's messages, newest first, and how many there are in all.
pub fn daftar(c: &mut Conn, toko: &KodeToko, t: &TanyaPesan) -> Hasil<(Vec<Pesan>, i64)> {
    let status = t.status.trim().to_uppercase();
    let semua = status.is_empty() || status == "ALL";
    if (!semua && !STATUS.contains(&status.as_str())) || t.lewati < 0 {
        return Err(PesanTolak::Saringan.pada("status", "Status pesan tidak dikenal"));
    }
    let status = if semua { "" } else { status.as_str() };
    let cari = db::pola_cari(t.cari.trim());
    let syarat = "FROM pesan WHERE pesan.toko = $1 AND ($2 = '' OR pesan.status = $2) AND (LOWER(pesan.peristiwa) \
         LIKE $3 ESCAPE '\\' OR LOWER(pesan.no_dok) LIKE $3 ESCAPE '\\' OR LOWER(pesan.kode_pelanggan) LIKE $3 ESCAPE '\\')";
    let n: i64 = c.nilai(&format!("SELECT COUNT(*) {syarat}"), args![toko, status, cari.as_str()])?;
    let mut baris: Vec<Pesan> = c.baris(
        &format!("{syarat} ORDER BY pesan.dibuat DESC, pesan.id LIMIT {HALAMAN} OFFSET $4"),
        args![toko, status, cari, t.lewati],
    )?;
    for b in &mut baris {
        b.no_hp = samar(&b.no_hp);
    }
    Ok((baris, n))
}

/// Messages that wait, and those that somebody should look at: for a dashboard.
pub fn keadaan(c: &mut Conn, toko: &KodeToko) -> Hasil<(i64, i64)> {
    Ok(c.one(
        "SELECT CAST(COALESCE(SUM(CASE WHEN status IN ('MENUNGGU', 'DIKIRIM') THEN 1 ELSE 0 END), 0) AS BIGINT), \
         CAST(COALESCE(SUM(CASE WHEN status IN ('RAGU', 'MATI') THEN 1 ELSE 0 END), 0) AS BIGINT) \
         FROM pesan WHERE toko = $1 AND status IN ('MENUNGGU', 'DIKIRIM', 'RAGU', 'MATI')",
        args![toko],
        |r| Ok((r.get(0)?, r.get(1)?)),
    )?
    .unwrap_or_default())
}

fn satu(c: &mut Conn, toko: &KodeToko, id: &str) -> Hasil<Pesan> {
    c.baris_satu("FROM pesan WHERE pesan.toko = $1 AND pesan.id = $2", args![toko, id])?
        .ok_or_else(|| PesanTolak::TidakAda.tolak("Pesan ini tidak ada"))
}

fn tolak_keadaan(m: &Pesan) -> platform::Tolak {
    PesanTolak::Keadaan.tolak(format!("Pesan ini {}", m.status.to_lowercase()))
}

fn catat(tx: &mut Tx<'_>, p: &Pelaku, aksi: &str, id: &str) -> Hasil<Pesan> {
    let toko = tx.toko().clone();
    ledger::audit::catat_hari_ini(tx, p.user_id.as_str(), aksi, id, "{}")?;
    let m = satu(tx, &toko, id)?;
    Ok(Pesan { no_hp: samar(&m.no_hp), ..m })
}

/// Puts a message in line again that was given up, or whose fate nobody knows; on the word of a person.
pub fn ulang(tx: &mut Tx<'_>, p: &Pelaku, id: &str) -> Hasil<Pesan> {
    let toko = tx.toko().clone();
    let m = satu(tx, &toko, id)?;
    if !["RAGU", "MATI"].contains(&m.status.as_str()) || m.no_hp.is_empty() || m.isi.is_empty() {
        return Err(tolak_keadaan(&m));
    }
    ANTREAN.ulang(tx, id)?;
    tx.setelah_commit(|| BANGUN.notify_one());
    catat(tx, p, "KIRIM ULANG PESAN", id)
}

/// Calls a message off that is not on its way.
pub fn batal(tx: &mut Tx<'_>, p: &Pelaku, id: &str) -> Hasil<Pesan> {
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let m = satu(tx, &toko, id)?;
    if !["MENUNGGU", "RAGU", "MATI"].contains(&m.status.as_str()) {
        return Err(tolak_keadaan(&m));
    }
    tx.exec(
        "UPDATE pesan SET status = 'BATAL', selesai = $3, sebab = $4, tantangan = '' WHERE toko = $1 AND id = $2",
        args![&toko, id, kini, format!("Dibatalkan {}", p.user_id)],
    )?;
    catat(tx, p, "BATAL PESAN", id)
}
