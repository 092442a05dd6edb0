//! Closing a day in one transaction: looked at once more, differences posted, coupons ended, everything kept, the date
//! moved, prices carried forward, sessions ended. A process that dies in it leaves the day open.

use crate::domain::BUKU;
use crate::{TutupTolak, halangan, potret};
use db::{Conn, Tx, args};
use kas::hitung_kas;
use ledger::Dok;
use platform::domain::{Domain, Hal, Hari};
use platform::{Hasil, Pelaku, Tolak, sesi};
use serde::Serialize;
use std::collections::BTreeMap;
use values::{JenisDok, Tanggal};

/// The answer while another closing of the store runs, as the specification has it.
pub const SEDANG: &str = "Error! Sedang dalam proses tutup toko!";

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
pub struct Tertutup {
    pub no_tutup: String,
    #[schema(value_type = String)]
    pub tanggal: Tanggal,
    #[schema(value_type = String)]
    pub tgl_system: Tanggal,
    pub peringatan: Vec<Hal>,
    /// coupons whose time was over
    pub kupon: usize,
    pub no_selisih: Option<String>,
}

fn ditolak(halangan: &[Hal]) -> Tolak {
    let pesan = format!("Toko belum bisa ditutup, {} hal harus diselesaikan", halangan.len());
    TutupTolak::Halangan.tolak(pesan).rincian(serde_json::json!({ "halangan": halangan }))
}

/// Closes the business day of the transaction's store, which must own the chain's key too (sessions end). `maju` is told
/// how far it is, in percent. `tanggal` is the day the screen showed, when it showed one.
pub fn tutup(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    tanggal: Option<Tanggal>,
    domain: &[&Domain],
    maju: &dyn Fn(u8, &str),
) -> Hasil<Tertutup> {
    maju(5, "Mengunci toko");
    masih_sesi(tx, p)?;
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let h = Hari::baca(tx, &toko, kini)?;
    if tanggal.is_some_and(|t| t != h.tgl) {
        return Err(TutupTolak::Sedang.tolak(SEDANG));
    }
    maju(10, "Memeriksa yang belum selesai");
    let halangan = halangan::cari(tx, &h, domain)?;
    if !halangan.is_empty() {
        return Err(ditolak(&halangan));
    }
    let peringatan = halangan::peringatan(tx, &h, domain)?;
    maju(25, "Membukukan selisih kas");
    let hitungan: Vec<_> =
        hitung_kas::terakhir(tx, &toko, h.tgl)?.into_iter().filter(|n| n.berlaku).collect();
    let no_selisih = hitung_kas::bukukan(tx, &p.user_id, &hitungan)?;
    maju(35, "Mengakhiri kupon");
    let berikut = h.berikut()?;
    let (no, berakhir) = dokumen(tx, p, &h, no_selisih.as_deref(), domain)?;
    maju(45, "Menyimpan saldo akhir");
    catat(tx, p, &h, &no, berikut, &peringatan)?;
    potret::tulis(tx, &h, domain)?;
    for d in domain {
        (d.ditutup)(tx, p, &h, domain)?;
    }
    maju(65, "Membuktikan saldo");
    buktikan(tx, &h, domain)?;
    maju(80, "Memindahkan tanggal");
    tx.exec(
        "UPDATE toko SET tgl_tutup = $2, tgl_system = $3, versi = versi + 1 WHERE kode_toko = $1",
        args![&toko, h.tgl, berikut],
    )?;
    maju(85, "Membawa harga emas ke hari berikutnya");
    harga::bawa_maju(tx, p)?;
    maju(95, "Mengakhiri sesi");
    sesi::akhiri_toko(tx, &toko)?;
    Ok(Tertutup {
        no_tutup: no,
        tanggal: h.tgl,
        tgl_system: berikut,
        peringatan,
        kupon: berakhir,
        no_selisih,
    })
}

/// Who closed a store, and the day it has since.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Penutupan {
    pub oleh: String,
    #[serde(rename = "tgl_system")]
    pub tgl: Tanggal,
}

/// The closing that ended a session: one that lived when its store was closed and not after.
pub fn penutupan(c: &mut Conn, sidik: &str) -> db::Result<Option<Penutupan>> {
    c.one(
        "SELECT COALESCE(o.user_name, t.oleh), t.tgl_berikut FROM sesi s JOIN pengguna p ON p.user_id = s.user_id AND p.pusat = 0 \
         JOIN tutup_toko t ON t.toko = s.kode_toko AND t.waktu >= s.dibuat AND t.waktu <= s.berakhir \
         LEFT JOIN pengguna o ON o.user_id = t.oleh WHERE s.sidik_token = $1 ORDER BY t.waktu DESC LIMIT 1",
        args![sidik],
        |r| Ok(Penutupan { oleh: r.get(0)?, tgl: r.get(1)? }),
    )
}

/// Whoever waited for another's closing has no session any more.
fn masih_sesi(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<()> {
    // Work that no person's session stands behind (demo data) has an empty one.
    if p.sesi.is_empty() {
        return Ok(());
    }
    let hidup: i64 = tx.nilai(
        "SELECT COUNT(*) FROM sesi WHERE sidik_token = $1 AND berakhir IS NULL",
        args![p.sesi.as_ref()],
    )?;
    if hidup == 0 { Err(Tolak::token_mati()) } else { Ok(()) }
}

/// The closing's own document, into which domains post what ends with the day; its number, and how much ended.
fn dokumen(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    h: &Hari,
    no_selisih: Option<&str>,
    domain: &[&Domain],
) -> Hasil<(String, usize)> {
    let mut dok = Dok::buka(tx, JenisDok::TutupToko, &p.user_id)?;
    let mut berakhir: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut banyak = 0;
    for d in domain {
        for (apa, satu) in (d.berakhir)(&mut dok)? {
            berakhir.entry(apa).or_default().push(satu);
            banyak += 1;
        }
    }
    let no = dok.no().to_string();
    let mut isi =
        serde_json::json!({ "tanggal": h.tgl, "tgl_berikut": h.berikut()?, "no_selisih": no_selisih });
    for (apa, semua) in berakhir {
        isi[apa] = semua.into();
    }
    dok.tutup("TUTUP TOKO", &isi)?;
    Ok((no, banyak))
}

/// What was just kept follows from the books, or nothing is closed.
fn buktikan(tx: &mut Tx<'_>, h: &Hari, domain: &[&Domain]) -> Hasil<()> {
    let temuan = potret::hari(tx, &h.toko, h.tgl, domain)?.temuan;
    let Some(t) = temuan.first() else { return Ok(()) };
    let pesan = format!("Buku tidak seimbang: {} {}", t.aturan, t.objek);
    let contoh = halangan::contoh(&temuan);
    let kode = TutupTolak::TidakSeimbang.kode();
    Err(ditolak(&[Hal { kode, pesan, rute: "/tutup-toko", contoh, oleh: Vec::new() }]))
}

/// The row of the closing, with the last row of every book.
fn catat(tx: &mut Tx<'_>, p: &Pelaku, h: &Hari, no: &str, berikut: Tanggal, peringatan: &[Hal]) -> Hasil<()> {
    let peringatan = serde_json::to_string(peringatan).map_err(|e| db::Error::Lain(e.to_string()))?;
    let mut akhir = Vec::new();
    for (buku, _) in BUKU {
        let sql = format!("SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM {buku} WHERE toko = $1");
        akhir.push(db::Val::from(tx.nilai::<i64>(&sql, args![&h.toko])?));
    }
    let mut v = args![&h.toko, h.tgl, berikut, no, h.kini, &p.user_id, peringatan].to_vec();
    v.extend(akhir);
    // One column a book, in the order of `BUKU`.
    let kolom: Vec<&str> = BUKU.iter().map(|(_, kolom)| *kolom).collect();
    let tempat: Vec<String> = (1..=v.len()).map(|n| format!("${n}")).collect();
    let sql = format!(
        "INSERT INTO tutup_toko (toko, tanggal, tgl_berikut, no_tutup, waktu, oleh, peringatan, {}) VALUES ({}) \
         ON CONFLICT DO NOTHING",
        kolom.join(", "),
        tempat.join(", ")
    );
    let n = tx.exec(&sql, &v)?;
    if n != 1 {
        return Err(TutupTolak::Sedang.tolak(SEDANG));
    }
    Ok(())
}
