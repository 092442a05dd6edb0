//! What the tests do: books with accounts, money in and out, a day that is closed.

use db::args;
use dunia::Dunia;
use kas::uang_kas;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use std::time::Duration;
use values::Tanggal;

pub const HARI: &str = "2026-11-15";
pub const BESOK: &str = "2026-11-16";

pub fn tgl(teks: &str) -> Tanggal {
    Tanggal::parse(teks).unwrap()
}

/// The starting chart, and the module on.
pub async fn berakun(d: &Dunia) -> Pelaku {
    berakun_di(d, "JKT1").await
}

pub async fn berakun_di(d: &Dunia, kode: &str) -> Pelaku {
    let own = d.pemilik(kode).await;
    d.setel(kode, "NAGAFIN_ACCOUNTING_MODULE", "on").await;
    d.kerja(&own, akun::isi_awal).await.unwrap();
    own
}

/// Money into a drawer, or out of it.
pub async fn kas(d: &Dunia, p: &Pelaku, jenis: &str, jumlah: i64) -> String {
    let kategori = if jenis == "MASUK" { "LAIN_MASUK" } else { "KONSUMSI" };
    let m = json!({ "jenis": jenis, "kategori": kategori, "deskripsi": "uji", "jumlah_rp": jumlah });
    let j = d.minta_izin((p, "spv-jkt1"), &m, uang_kas::catat).await.unwrap();
    j["no_faktur"].as_str().unwrap().to_owned()
}

/// Closes the day and opens the next.
pub async fn tutup(d: &Dunia) {
    tutup_di(d, "JKT1").await;
    d.uji.jam.maju(Duration::from_secs(24 * 3600));
}

/// The same of a store, on the same calendar day.
pub async fn tutup_di(d: &Dunia, kode: &str) {
    let own = d.pemilik(kode).await;
    d.kerja_rantai(&own, |tx, p| tutup::tutup(tx, p, None, rangkai::DOMAIN, &|_, _| {})).await.unwrap();
    d.terbitkan_harga(kode).await;
}

pub async fn buat(d: &Dunia, p: &Pelaku, hari: &str) -> Hasil<jurnal::HariJadi> {
    let hari = tgl(hari);
    d.kerja(p, move |tx, p| jurnal::kejar::berurutan(tx, p, hari, rangkai::DOMAIN)).await
}

/// `account|debit|credit|line` of a document.
pub async fn baris(d: &Dunia, no: &str) -> Vec<String> {
    d.baris(
        "SELECT nomor_akun, debit, kredit, kode FROM jurnal_baris WHERE no_dok = $1 ORDER BY tanggal, urut",
        args![no],
    )
    .await
}

/// Everything of a day, as one text.
pub async fn semua(d: &Dunia, hari: &str) -> Vec<String> {
    d.baris(
        "SELECT urut, no_dok, trx, tipe, kode, kelas, nomor_akun, debit, kredit, sebab FROM jurnal_baris WHERE tanggal = $1 ORDER BY urut",
        args![hari],
    )
    .await
}

/// Books that differ from their journal.
pub async fn beda(d: &Dunia) -> Vec<jurnal::cocok::Cocok> {
    let toko = dunia::toko("JKT1");
    let semua = d.db().read(move |c| jurnal::cocok::daftar(c, &toko)).await.unwrap();
    assert!(!semua.is_empty());
    semua.into_iter().filter(|b| b.selisih != 0).collect()
}

/// The accounts of a journal's lines, changed from a day on.
pub async fn petakan(
    d: &Dunia,
    p: &Pelaku,
    (trx, tipe): (&'static str, &'static str),
    (kode, sisi, nomor): (&str, &str, &str),
    mulai: Option<&str>,
) -> Hasil<Value> {
    let m = json!({ "detail_akun": [{ "kode_akun": kode, "jenis_akun": sisi, "nomor_akun": nomor }], "mulai": mulai });
    d.minta(p, &m, move |tx, p, m| akun::ubah(tx, p, trx, tipe, m)).await
}
