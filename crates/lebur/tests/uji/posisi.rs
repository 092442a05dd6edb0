//! The owner's position: the fine grams of the books by place, their worth at today's price, what changed since yesterday.

use crate::alat::{OWN, curah, di, di_pelebur, harga_100, lantakan};
use db::args;
use dunia::{Dunia, di_kedua, ditolak, tampil};
use lebur::posisi::posisi;
use serde_json::Value;

async fn lihat(d: &Dunia, siapa: &str, rantai: bool) -> Value {
    let p = d.orang(siapa).await;
    tampil(&d.kerja(&p, move |tx, p| posisi(tx, p, rantai)).await.unwrap())
}

fn mg(v: &Value) -> i64 {
    let teks = v.to_string();
    let (g, sisa) = teks.split_once('.').unwrap_or((&teks, ""));
    let sisa = format!("{sisa:0<3}");
    g.parse::<i64>().unwrap() * 1_000 + sisa.parse::<i64>().unwrap()
}

fn tempat(v: &Value, kode: &str) -> i64 {
    mg(&v["tempat"].as_array().unwrap().iter().find(|t| t["tempat"] == kode).unwrap()["murni"])
}

#[test]
fn posisi_sama_dengan_buku_sampai_miligram() {
    di_kedua(|d| async move {
        curah(&d, 8_000, 6_000_000).await;
        lantakan(&d).await;
        di_pelebur(&d, &[4_000]).await;
        let v = lihat(&d, OWN, false).await;
        assert_eq!((tempat(&v, "CIOK"), tempat(&v, "LEBUR"), tempat(&v, "HANCUR")), (15_000, 3_000, 6_000));
        let buku = "SELECT CAST(SUM(x.murni) AS BIGINT) FROM (SELECT murni FROM saldo_barang WHERE toko = 'JKT1' AND milik = 'TOKO' \
             UNION ALL SELECT murni FROM saldo_curah WHERE toko = 'JKT1' AND jenis_stok = 'MANUAL' AND substr(gudang, 1, 1) <> '@') x";
        let di_toko = d.angka(buku, args![]).await;
        assert_eq!(mg(&v["murni"]), di_toko + di(&d, "@LEBUR").await + di(&d, "@CIOK").await);
        let pasar = v["harga_pasar"].as_i64().unwrap();
        assert!((pasar - mg(&v["murni"]) * harga_100(&d).await / 1_000).abs() < 20, "{v}");
        assert_eq!(
            v["satu_persen"].as_i64().unwrap(),
            (pasar - v["janji"]["harga_pasar"].as_i64().unwrap()) / 100
        );
        assert_eq!(v["selisih_modal"].as_i64().unwrap(), pasar - v["nilai"].as_i64().unwrap());
        d.bersih().await;
    });
}

#[test]
fn rantai_hanya_untuk_pusat() {
    di_kedua(|d| async move {
        di_pelebur(&d, &[4_000]).await;
        let own = d.orang(OWN).await;
        ditolak(d.kerja(&own, |tx, p| posisi(tx, p, true)).await, "LEBUR-19");
        let v = lihat(&d, "pusat", true).await;
        assert_eq!(tempat(&v, "LEBUR"), 3_000);
        let toko: i64 = v["toko"].as_array().unwrap().iter().map(|t| mg(&t["murni"])).sum();
        assert_eq!(mg(&v["murni"]), toko);
        assert!(v["toko"].as_array().unwrap().len() >= 4);
    });
}
