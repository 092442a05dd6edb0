//! Closing a day in one transaction: looked at once more, differences posted, coupons ended, everything kept, the date
//! moved, prices carried forward, sessions ended. A process that dies in it leaves the day open.

use crate::halangan::{self, Hal, Hari};
use crate::potret;
use db::{Tx, args};
use kas::hitung_kas;
use ledger::{Dok, kupon};
use platform::{Hasil, Pelaku, Tolak, sesi};
use serde::Serialize;
use values::{JenisDok, Rupiah, Tanggal};

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
    Tolak::aturan("TUTUP-01", pesan).rincian(serde_json::json!({ "halangan": halangan }))
}

/// Closes the business day of the transaction's store, which must own the chain's key too (sessions end). `maju` is told
/// how far it is, in percent. `tanggal` is the day the screen showed, when it showed one.
pub fn tutup(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    tanggal: Option<Tanggal>,
    maju: &dyn Fn(u8, &str),
) -> Hasil<Tertutup> {
    maju(5, "Mengunci toko");
    masih_sesi(tx, p)?;
    let (toko, kini) = (tx.toko().clone(), tx.sekarang());
    let (h, _) = Hari::baca(tx, &toko, kini)?;
    if tanggal.is_some_and(|t| t != h.tgl) {
        return Err(Tolak::sudah("TUTUP-02", SEDANG));
    }
    maju(10, "Memeriksa yang belum selesai");
    let laci = halangan::semua_laci(tx, &h)?;
    let halangan = halangan::cari(tx, &h, &laci)?;
    if !halangan.is_empty() {
        return Err(ditolak(&halangan));
    }
    let peringatan = halangan::peringatan(tx, &h, &laci)?;
    maju(25, "Membukukan selisih kas");
    let hitungan: Vec<_> =
        hitung_kas::terakhir(tx, &toko, h.tgl)?.into_iter().filter(|n| n.berlaku).collect();
    let no_selisih = hitung_kas::bukukan(tx, &p.user_id, &hitungan)?;
    maju(35, "Mengakhiri kupon");
    let mut dok = Dok::buka(tx, JenisDok::TutupToko, &p.user_id)?;
    let habis = kupon_habis(&mut dok)?;
    let no = dok.no().clone();
    let berikut = h.berikut()?;
    let banyak = habis.len();
    let isi = serde_json::json!({ "tanggal": h.tgl, "tgl_berikut": berikut, "kupon": habis, "no_selisih": no_selisih });
    dok.tutup("TUTUP TOKO", &isi)?;
    maju(45, "Menyimpan saldo akhir");
    catat(tx, p, &h, &no.to_string(), berikut, &peringatan)?;
    potret::tulis(tx, &h, &hitungan)?;
    maju(65, "Membuktikan saldo");
    let bukti = ledger::periksa::hari(tx, &toko, h.tgl)?;
    if let Some(t) = bukti.temuan.first() {
        let contoh =
            bukti.temuan.iter().take(20).map(|t| format!("{}: {} {}", t.aturan, t.objek, t.pesan)).collect();
        let pesan = format!("Buku tidak seimbang: {} {}", t.aturan, t.objek);
        return Err(ditolak(&[Hal { kode: "TUTUP-22", pesan, rute: "/tutup-toko", contoh }]));
    }
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
        no_tutup: no.to_string(),
        tanggal: h.tgl,
        tgl_system: berikut,
        peringatan,
        kupon: banyak,
        no_selisih,
    })
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

/// Coupons whose last day is this one, or was before.
fn kupon_habis(dok: &mut Dok<'_, '_>) -> Hasil<Vec<String>> {
    let tgl = dok.tgl_system();
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let habis: Vec<String> = tx.rows(
        "SELECT s.no_kupon FROM saldo_kupon s JOIN kupon_terbit k ON k.toko = s.toko AND k.no_kupon = s.no_kupon \
         WHERE s.toko = $1 AND s.qty = 1 AND k.tgl_akhir <= $2 ORDER BY s.no_kupon",
        args![&toko, tgl],
        |r| r.get(0),
    )?;
    let baris: Vec<kupon::Baris> = habis
        .iter()
        .map(|no| kupon::Baris { no_kupon: no.clone(), terbit: false, nilai: Rupiah::NOL })
        .collect();
    kupon::catat(dok, &baris)?;
    Ok(habis)
}

/// The row of the closing, with the last row of every book.
fn catat(tx: &mut Tx<'_>, p: &Pelaku, h: &Hari, no: &str, berikut: Tanggal, peringatan: &[Hal]) -> Hasil<()> {
    let peringatan = serde_json::to_string(peringatan).map_err(|e| db::Error::Lain(e.to_string()))?;
    let mut akhir = Vec::new();
    for buku in
        ["buku_stok", "buku_curah", "buku_kas", "buku_bank", "buku_titipan", "buku_kupon", "buku_pajak"]
    {
        let sql = format!("SELECT CAST(COALESCE(MAX(id), 0) AS BIGINT) FROM {buku} WHERE toko = $1");
        akhir.push(db::Val::from(tx.nilai::<i64>(&sql, args![&h.toko])?));
    }
    let mut v = args![&h.toko, h.tgl, berikut, no, h.kini, &p.user_id, peringatan].to_vec();
    v.extend(akhir);
    let n = tx.exec(
        "INSERT INTO tutup_toko (toko, tanggal, tgl_berikut, no_tutup, waktu, oleh, peringatan, id_stok, id_curah, id_kas, \
         id_bank, id_titipan, id_kupon, id_pajak) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) \
         ON CONFLICT DO NOTHING",
        &v,
    )?;
    if n != 1 {
        return Err(Tolak::sudah("TUTUP-02", SEDANG));
    }
    Ok(())
}
