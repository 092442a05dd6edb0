//! Wash stock without barcodes: from a named source, approved, and taken back.

use crate::alat::{KASIR, OWN, SPV, batalkan, teks};
use db::args;
use dunia::{di_kedua, ditolak};
use sepuhan::stock_manual::tambah;
use serde_json::{Value, json};

fn minta(baris: &[(&str, i64, f64)]) -> Value {
    let detail: Vec<Value> = baris
        .iter()
        .map(|(j, qty, berat)| json!({ "kode_group": "750", "kode_dept": j, "qty": qty, "berat": berat, "harga_modal": 1_000_000 }))
        .collect();
    json!({ "sumber": "PEMBELIAN", "keterangan": "nota lama 12", "detail_barang": detail })
}

#[test]
fn stock_cuci_masuk_dengan_sumber_dan_izin() {
    di_kedua(|d| async move {
        let (kasir, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let m = minta(&[("CIN750", 3, 12.5)]);
        ditolak(d.minta(&kasir, &m, tambah).await, "SEPUH-04");
        let j = d.minta_izin((&kasir, SPV), &m, tambah).await.unwrap();
        let no = teks(&j["no_tambah_stock"]);
        assert!(no.starts_with("TS"), "{no}");
        let b = &j["datasortirbeli"][0];
        assert_eq!(
            (&b["kode_dept"], &b["qty"], &b["no_tambah_stock"]),
            (&json!("CIN750"), &json!(3), &json!(no))
        );
        let sql = "SELECT CAST(COALESCE(SUM(murni), 0) AS BIGINT) FROM saldo_curah WHERE gudang = 'CUCI' AND toko = 'JKT1'";
        assert_eq!(d.angka(sql, args![]).await, 9_375);
        d.bersih().await;
        // Out of the books with it is out of the shop: another says yes too.
        assert!(batalkan(&d, &spv, &no).await.unwrap_err().rincian.is_some());
        batalkan(&d, &d.orang(OWN).await, &no).await.unwrap();
        assert_eq!(d.angka(sql, args![]).await, 0);
        d.bersih().await;
    });
}

#[test]
fn isian_yang_salah_ditolak() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let mut m = minta(&[("CIN750", 3, 12.5)]);
        m["sumber"] = json!("DARI MANA SAJA");
        ditolak(d.minta(&own, &m, tambah).await, "SEPUH-01");
        m["sumber"] = json!("LEBIH");
        m["keterangan"] = json!(" ");
        ditolak(d.minta(&own, &m, tambah).await, "SEPUH-01");
        for (baris, kolom) in [
            (minta(&[("CIN750", 0, 12.5)]), "detail_barang[0].qty"),
            (minta(&[("CIN750", 1, 0.0)]), "detail_barang[0].berat"),
            (minta(&[("XXX", 1, 1.0)]), "detail_barang[0].kode_dept"),
            (minta(&[("CIN750", 1, 1.0), ("CIN750", 1, 2.0)]), "detail_barang[1].kode_dept"),
        ] {
            let t = ditolak(d.minta(&own, &baris, tambah).await, "SEPUH-01");
            assert!(t.kolom.contains_key(kolom), "{t:?}");
        }
        ditolak(d.minta(&own, &minta(&[]), tambah).await, "SEPUH-01");
        let mut m = minta(&[("CIN750", 1, 1.0)]);
        m["kode_toko"] = json!("A06");
        ditolak(d.minta(&own, &m, tambah).await, "SEPUH-01");
        let sql = "SELECT COUNT(*) FROM stock_cuci";
        assert_eq!(d.angka(sql, args![]).await, 0);
        d.bersih().await;
    });
}
