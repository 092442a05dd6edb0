//! What these tests share: money by hand in drawers and accounts, as a screen sends it, and what the books then say.

use db::args;
use dunia::Dunia;
use kas::{batal, uang_bank, uang_kas};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

pub(crate) async fn kas(d: &Dunia, p: &Pelaku, (jenis, kategori): (&str, &str), jumlah: i64) -> Hasil<Value> {
    let isi = json!({ "jenis": jenis, "kategori": kategori, "deskripsi": "uji", "jumlah_rp": jumlah });
    d.minta(p, &isi, uang_kas::catat).await
}

pub(crate) const MASUK: (&str, &str) = ("MASUK", "LAIN_MASUK");
pub(crate) const KELUAR: (&str, &str) = ("KELUAR", "KONSUMSI");

/// A document of an account: its kind, account and category.
pub(crate) async fn bank(
    d: &Dunia,
    p: &Pelaku,
    (jenis, no, kategori): (&str, &str, &str),
    jumlah: i64,
) -> Hasil<Value> {
    let isi = json!({ "jenis": jenis, "no_rekening": no, "kategori": kategori, "deskripsi": "", "jumlah_rp": jumlah });
    d.minta(p, &isi, uang_bank::catat).await
}

/// An account of the store, by its bank.
pub(crate) async fn rekening(d: &Dunia, kode: &str, bank: &str) -> String {
    let sql = "SELECT no_rekening FROM rekening WHERE toko = $1 AND kode_bank = $2";
    d.baris(sql, args![kode, bank]).await.remove(0)
}

/// What an account of JKT1 holds, and what of it nobody has seen on a statement.
pub(crate) async fn saldo_bank(d: &Dunia, no: &str) -> String {
    let sql = "SELECT saldo, belum_valid FROM saldo_bank WHERE toko = 'JKT1' AND no_rekening = $1";
    d.baris(sql, args![no]).await.pop().unwrap_or_default()
}

pub(crate) fn batalan(no: &str) -> Value {
    json!({ "no_dok": no, "alasan": "salah ketik" })
}

pub(crate) async fn batal(d: &Dunia, p: &Pelaku, no: &str) -> Hasil<Value> {
    d.minta(p, &batalan(no), batal::batal).await
}

/// With the approval of this person.
pub(crate) async fn batal_izin(d: &Dunia, p: &Pelaku, siapa: &str, no: &str) -> Hasil<Value> {
    d.minta_izin((p, siapa), &batalan(no), batal::batal).await
}

pub(crate) fn teks(v: &Value) -> String {
    v.as_str().unwrap_or_else(|| panic!("bukan teks: {v}")).to_owned()
}

pub(crate) fn faktur(j: &Value) -> String {
    teks(&j["no_faktur"])
}

/// Money on its way between the stores of the chain.
pub(crate) async fn jalan(d: &Dunia) -> i64 {
    d.angka("SELECT CAST(COALESCE(SUM(jumlah_in - jumlah_out), 0) AS BIGINT) FROM buku_transit", args![])
        .await
}

/// The costs of the store's day.
pub(crate) async fn biaya(d: &Dunia, p: &Pelaku) -> Value {
    let t = p.toko.clone();
    d.lihat(move |c| {
        let tgl = platform::toko::cari(c, &t)?.tgl_system;
        kas::dasbor::biaya(c, &t, tgl)
    })
    .await
    .unwrap()
}
