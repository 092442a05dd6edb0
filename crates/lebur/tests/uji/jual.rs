//! Refined gold sold: once, to a refiner, not below the least price but by the owner, with PPh 22 of a business.

use crate::alat::{KASIR, OWN, SPV, di, harga_100, jual, lantakan, penjualan};
use db::args;
use dunia::{di_kedua, ditolak};
use lebur::jual as ciok;
use serde_json::json;

#[test]
fn ciok_dijual_tunai_dengan_pph_badan_usaha() {
    di_kedua(|d| async move {
        let no = lantakan(&d).await;
        let harga = harga_100(&d).await * 15;
        let pph = harga * 25 / 10_000;
        let laci = d.laci(KASIR).await;
        let m = penjualan("L01", &no, 15_000, harga, harga + pph);
        let j = jual(&d, SPV, &m).await.unwrap();
        assert_eq!(
            (j["harga"].as_i64(), j["pph"].as_i64(), j["total"].as_i64()),
            (Some(harga), Some(pph), Some(harga + pph))
        );
        assert_eq!(d.laci(KASIR).await, laci + harga + pph);
        assert_eq!(di(&d, "@CIOK").await, 0);
        assert_eq!(
            d.baris("SELECT jenis_pajak, tarif, dpp, pajak FROM buku_pajak", args![]).await,
            [format!("PPH22|25|{harga}|{pph}")]
        );
        assert_eq!(
            d.baris("SELECT kategori FROM buku_kas WHERE jenis_dok = 'JC'", args![]).await,
            ["JUAL CIOK"]
        );
        // Once.
        ditolak(jual(&d, OWN, &m).await, "LEBUR-11");
        d.bersih().await;
    });
}

#[test]
fn di_bawah_batas_harga_hanya_pemilik() {
    di_kedua(|d| async move {
        let (kasir, no) = (d.orang(KASIR).await, lantakan(&d).await);
        let penuh = harga_100(&d).await * 15;
        let lantai = penuh * 98 / 100;
        let minta = |harga: i64| penjualan("L02", &no, 15_000, harga, harga);
        let t = d.minta(&kasir, &minta(lantai), ciok::jual).await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], false);
        let t = d.minta(&kasir, &minta(lantai - 1), ciok::jual).await.unwrap_err();
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
        let j = jual(&d, OWN, &minta(lantai - 1)).await.unwrap();
        // Not a business: no PPh 22.
        assert_eq!(j["pph"], 0);
        assert_eq!(d.angka("SELECT COUNT(*) FROM buku_pajak", args![]).await, 0);
        d.bersih().await;
    });
}

#[test]
fn pembeli_ciok_dan_uangnya_harus_benar() {
    di_kedua(|d| async move {
        let no = lantakan(&d).await;
        let harga = harga_100(&d).await * 15;
        ditolak(jual(&d, SPV, &penjualan("ZZ", &no, 15_000, harga, harga)).await, "LEBUR-02");
        ditolak(
            jual(&d, SPV, &penjualan("L02", &json!("LHJKT1-261115-9999"), 15_000, harga, harga)).await,
            "LEBUR-10",
        );
        ditolak(jual(&d, SPV, &penjualan("L02", &no, 0, harga, harga)).await, "LEBUR-01");
        ditolak(jual(&d, SPV, &penjualan("L02", &no, 15_000, 0, 0)).await, "LEBUR-01");
        let t = jual(&d, SPV, &penjualan("L02", &no, 15_000, harga, harga - 1)).await.unwrap_err();
        assert!(t.kolom.contains_key("pembayaran"), "{t}");
        let mut dua = penjualan("L02", &no, 15_000, harga, harga * 2);
        dua["detail"] = json!([dua["detail"][0], dua["detail"][0]]);
        ditolak(jual(&d, SPV, &dua).await, "LEBUR-01");
        assert_eq!(di(&d, "@CIOK").await, 15_000);
        d.bersih().await;
    });
}
