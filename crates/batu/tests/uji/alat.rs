//! What these tests share: stones that come, a ring they are set into, a sale and a buy-back of it, what the book has.

use batu::{batal, jual, keluar, lepas, pasang, terima};
use db::args;
use dunia::Dunia;
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

pub(crate) const SPV: &str = "spv-jkt1";
pub(crate) const OWN: &str = "own-jkt1";
pub(crate) const KASIR: &str = "kasir1-jkt1";

pub(crate) fn teks(v: &Value) -> String {
    v.as_str().unwrap_or_else(|| panic!("bukan teks: {v}")).to_owned()
}

/// Thousandths as the wire has them.
pub(crate) fn ct(n: i64) -> Value {
    serde_json::from_str(&format!("{}.{:03}", n / 1_000, n % 1_000)).unwrap()
}

pub(crate) async fn supplier(d: &Dunia) -> String {
    d.baris(
        "SELECT MIN(kode_supplier) FROM supplier_berlian WHERE toko = $1 AND dihapus = 0 AND aktif = 1",
        args![db::RANTAI],
    )
    .await
    .remove(0)
}

/// A single stone of this certificate, F VVS1 round.
pub(crate) fn satuan(sertifikat: &str, carat: i64, usd: i64) -> Value {
    json!({ "jenis": "SATUAN", "jenis_batu": "BRL", "shape": "RD", "color": "F", "clarity": "VVS1", "laboratorium": "GIA",
        "no_sertifikat": sertifikat, "tempat_sertifikat": "LEMARI 1", "butir": 1, "carat": ct(carat), "usd_carat": usd })
}

pub(crate) fn paket(butir: i64, carat: i64, usd: i64) -> Value {
    json!({ "jenis": "PAKET", "jenis_batu": "BRL", "shape": "RD", "color": "F", "clarity": "VVS1", "butir": butir, "carat": ct(carat),
        "usd_carat": usd })
}

pub(crate) async fn terima(d: &Dunia, p: &Pelaku, detail: &[Value]) -> Hasil<Value> {
    let m = json!({ "kode_supplier": supplier(d).await, "detail": detail });
    d.minta(p, &m, terima::terima).await
}

/// The codes of stones that came.
pub(crate) async fn datang(d: &Dunia, p: &Pelaku, detail: &[Value]) -> Vec<String> {
    terima(d, p, detail).await.unwrap()["kode_batu"].as_array().unwrap().iter().map(teks).collect()
}

/// All of a stone.
pub(crate) fn semua(kode: &str) -> Value {
    json!({ "kode_batu": kode })
}

/// Some of a parcel, weighed both ways.
pub(crate) fn sebagian(kode: &str, butir: i64, pergi: i64, tinggal: i64) -> Value {
    json!({ "kode_batu": kode, "butir": butir, "carat": ct(pergi), "carat_sisa": ct(tinggal) })
}

pub(crate) async fn pasang(d: &Dunia, p: &Pelaku, barang: &str, mg: i64, detail: &[Value]) -> Hasil<Value> {
    let m = json!({ "kode_barcode": barang, "berat_timbang": ct(mg), "detail": detail });
    d.minta(p, &m, pasang::pasang).await
}

pub(crate) async fn lepas(
    d: &Dunia,
    p: &Pelaku,
    barang: &str,
    mg: i64,
    detail: &[(i64, i64)],
) -> Hasil<Value> {
    let detail: Vec<Value> = detail.iter().map(|(n, c)| json!({ "baris": n, "carat": ct(*c) })).collect();
    let m = json!({ "kode_barcode": barang, "berat_timbang": ct(mg), "detail": detail });
    d.minta(p, &m, lepas::lepas).await
}

/// The same for who needs another's yes.
pub(crate) async fn keluar(
    d: &Dunia,
    p: &Pelaku,
    jenis: &str,
    lawan: &str,
    detail: &[Value],
) -> Hasil<Value> {
    let lain = if p.user_id.as_str() == OWN { SPV } else { OWN };
    let m = json!({ "jenis": jenis, "kode_lawan": lawan, "detail": detail });
    d.minta_izin((p, lain), &m, keluar::keluar).await
}

/// A sale of loose stones, priced and paid in cash.
pub(crate) async fn jual(d: &Dunia, p: &Pelaku, detail: &[Value]) -> Hasil<Value> {
    let mut m = json!({ "customer": { "nama_customer": "IBU BATU" }, "kode_sales": "S01", "detail": detail });
    let h = d.minta(p, &m, |tx, p, m: &jual::JualMinta| jual::hitung(tx, p, m)).await?;
    m["pembayaran"] = json!([{ "jenis": "CASH", "jumlah_rp": h["total"] }]);
    m["neto"] = h["total"].clone();
    d.minta_izin((p, if p.user_id.as_str() == OWN { SPV } else { OWN }), &m, jual::jual).await
}

/// By the owner alone; a supervisor asks the owner where it is not for one alone.
pub(crate) async fn batalkan(d: &Dunia, p: &Pelaku, no: &Value) -> Hasil<Value> {
    let m = json!({ "no_dok": no, "alasan": "salah" });
    if p.user_id.as_str() == SPV {
        return d.minta_izin((p, OWN), &m, batal::batal).await;
    }
    d.minta(p, &m, batal::batal).await
}

/// Count, carat and cost of a stone at a place of the store.
pub(crate) async fn di(d: &Dunia, kode: &str, tempat: &str) -> (i64, i64, i64) {
    let kolom = |k: &str| {
        format!(
            "SELECT CAST(COALESCE(SUM({k}), 0) AS BIGINT) FROM saldo_batu WHERE kode_batu = $1 AND tempat = $2 AND toko = 'JKT1'"
        )
    };
    let isi = args![kode, tempat];
    (
        d.angka(&kolom("butir"), isi).await,
        d.angka(&kolom("carat"), isi).await,
        d.angka(&kolom("nilai"), isi).await,
    )
}

/// The card: weight, attributes, cost, stones.
pub(crate) async fn kartu(d: &Dunia, barang: &str) -> String {
    d.baris(
        "SELECT berat_asli, berat_atribut, total_pokok, (SELECT COUNT(*) FROM barang_batu b WHERE b.kode_barcode = barang.kode_barcode \
         AND b.lepas = '') FROM barang WHERE kode_barcode = $1",
        args![barang],
    )
    .await
    .remove(0)
}

/// A diamond ring that was entered with its stones.
pub(crate) async fn cincin_berlian(d: &Dunia, sertifikat: &str, carat: i64) -> String {
    use barang::tambah::{self, Baru, Batu, harga_hari};
    use values::{Berat, CaratBatu, Kadar, Persen, UsdSen};
    let own = d.orang(OWN).await;
    let b = Baru {
        kode_group: "BERLIAN".to_owned(),
        kode_dept: "CINBRL".to_owned(),
        kode_gudang: "TOKO".to_owned(),
        kode_toko: "K01".to_owned(),
        nama_barang: "CINCIN SOLITER".to_owned(),
        berat_asli: Berat::mg(4_000),
        berat_atribut: Berat::mg(carat / 5),
        kadar: Kadar::perseratus(8_000).ok(),
        kadar_cetak: Kadar::perseratus(7_500).ok(),
        kadar_modal: Kadar::perseratus(7_700).ok(),
        buyback: Persen::perseratus(7_000),
        trade_in: Persen::perseratus(8_500),
        data_berlian: vec![Batu {
            jenis_batu: "BRL".to_owned(),
            shape: "RD".to_owned(),
            color: "F".to_owned(),
            clarity: "VVS1".to_owned(),
            sertifikat: sertifikat.to_owned(),
            butir: 1,
            carat: CaratBatu::perseribu(carat),
            usd_carat: UsdSen::sen(260_000),
            ..Batu::default()
        }],
        ..Baru::default()
    };
    d.kerja(&own, move |tx, p| {
        let harga = harga_hari(tx, p)?;
        tambah::satu(tx, p, &harga, &b)
    })
    .await
    .unwrap()
    .kode_barcode
}

/// The stone in a piece.
pub(crate) async fn batunya(d: &Dunia, barang: &str) -> String {
    d.baris("SELECT kode_batu FROM barang_batu WHERE kode_barcode = $1 ORDER BY baris LIMIT 1", args![barang])
        .await
        .remove(0)
}
