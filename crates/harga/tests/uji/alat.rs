//! What these tests share: the prices of the day as the screen reads and publishes them, and the master behind them.

use db::args;
use dunia::{Dunia, isi, tampil, toko};
use harga::Terbit;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};
use values::Tanggal;

pub(crate) async fn hari_ini(d: &Dunia, p: &Pelaku) -> Value {
    let p = p.clone();
    d.lihat(move |c| harga::hari_ini(c, &p)).await.unwrap()
}

/// Publishes with this mark of what the person saw.
pub(crate) async fn terbitkan_atas(d: &Dunia, p: &Pelaku, penanda: &Value, badan: &Value) -> Hasil<Value> {
    let mut badan = badan.clone();
    badan["penanda"] = penanda.clone();
    let (m, p, siaran) = (isi::<Terbit>(&badan), p.clone(), d.siaran.clone());
    let kunci = harga::kunci(&p, &m)?;
    let t = d.db().write(kunci, move |tx| harga::terbitkan(tx, &p, &m, &siaran)).await?;
    Ok(tampil(&t))
}

/// Publishes on what stands now.
pub(crate) async fn terbitkan(d: &Dunia, p: &Pelaku, badan: &Value) -> Hasil<Value> {
    let penanda = hari_ini(d, p).await["penanda"].clone();
    terbitkan_atas(d, p, &penanda, badan).await
}

/// Prices of pure gold.
pub(crate) fn dasar(jual: i64, beli: i64) -> Value {
    json!({ "kode_group": "", "harga_jual": jual, "harga_beli": beli, "harga_rosok": 2_150_000, "kurs_usd": 16450.5 })
}

/// The guard of trade.
pub(crate) async fn jaga(d: &Dunia, kode: &str, tanggal: &str) -> Hasil<()> {
    let (k, t) = (toko(kode), Tanggal::parse(tanggal).unwrap());
    d.db().write(toko(kode), move |tx| harga::wajib_terkonfirmasi(tx, &k, t)).await
}

/// The row of a price in the master.
async fn id(d: &Dunia, p: &Pelaku, tanggal: &str, group: &str) -> String {
    let sql = "SELECT id FROM harga_emas WHERE toko = $1 AND tanggal = $2 AND kode_group = $3";
    d.baris(sql, args![&p.toko, tanggal, group]).await.remove(0)
}

/// Changes a price in its master, behind the screen of the day.
pub(crate) async fn ubah(d: &Dunia, p: &Pelaku, (tanggal, group): (&str, &str), baru: &Value) {
    let (id, m) = (id(d, p, tanggal, group).await, master::cari("master-parameter-harga-emas").unwrap());
    let mentah: master::Mentah = serde_json::from_str(&baru.to_string()).unwrap();
    d.kerja_rantai(p, move |tx, p| master::ubah(tx, m, p, &id, &mentah).map(|_| ())).await.unwrap();
}

pub(crate) async fn hapus(d: &Dunia, p: &Pelaku, (tanggal, group): (&str, &str)) {
    let (id, m) = (id(d, p, tanggal, group).await, master::cari("master-parameter-harga-emas").unwrap());
    d.kerja_rantai(p, move |tx, p| master::hapus(tx, m, p, &id).map(|_| ())).await.unwrap();
}

/// The row of a list that has this group.
pub(crate) fn group<'a>(baris: &'a Value, kode: &str) -> &'a Value {
    baris.as_array().unwrap().iter().find(|b| b["kode_group"] == kode).unwrap()
}
