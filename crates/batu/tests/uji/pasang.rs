//! Stones are set into pieces and taken out of them.

use crate::alat::{OWN, SPV, batalkan, datang, di, kartu, lepas, paket, pasang, satuan, sebagian, semua};
use dunia::{di_kedua, ditolak};
use serde_json::json;

#[test]
fn batu_terpasang_menambah_berat_atribut_dan_modal_tetapi_tidak_emasnya() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let kode = datang(&d, &own, &[satuan("1", 400, 2_000), paket(40, 2_400, 600)]).await;
        let barang = d.barang("A06", &[5_000]).await.remove(0);
        let sebelum = kartu(&d, &barang).await;
        let murni = "SELECT murni FROM saldo_barang WHERE kode_barcode = $1";
        let emas = d.angka(murni, db::args![barang.as_str()]).await;
        let nilai = di(&d, &kode[0], "BRANKAS").await.2 + di(&d, &kode[1], "BRANKAS").await.2 / 4;
        // 0.4 ct and 0.6 ct are 80 and 120 mg.
        let j = pasang(&d, &own, &barang, 5_200, &[semua(&kode[0]), sebagian(&kode[1], 10, 600, 1_800)])
            .await
            .unwrap();
        let pokok: i64 = sebelum.split('|').nth(2).map_or(0, |s| s.trim().parse().unwrap_or(0));
        let kini = kartu(&d, &barang).await;
        assert!(kini.starts_with("5200"), "{sebelum} -> {kini}");
        assert!(kini.contains(&(pokok + nilai).to_string()), "{sebelum} -> {kini}, {nilai}");
        assert_eq!(d.angka(murni, db::args![barang.as_str()]).await, emas);
        assert_eq!(di(&d, &kode[1], &format!("BARANG:{barang}")).await.1, 600);
        assert_eq!(di(&d, &kode[1], "BRANKAS").await.0, 30);
        d.bersih().await;
        let spv = d.orang(SPV).await;
        batalkan(&d, &spv, &j["no_dok"]).await.unwrap();
        assert_eq!(kartu(&d, &barang).await, sebelum);
        assert_eq!(di(&d, &kode[1], "BRANKAS").await.1, 2_400);
        d.bersih().await;
    });
}

#[test]
fn batu_terpasang_tidak_dipasang_lagi_dan_paket_tidak_diambil_lebih_dari_isinya() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let kode = datang(&d, &own, &[satuan("1", 400, 2_000), paket(10, 1_000, 500)]).await;
        let barang = d.barang("A06", &[5_000, 6_000]).await;
        pasang(&d, &own, &barang[0], 5_080, &[semua(&kode[0])]).await.unwrap();
        let t = ditolak(pasang(&d, &own, &barang[1], 6_080, &[semua(&kode[0])]).await, "BATU-01");
        assert!(t.pesan.contains(&format!("BARANG:{}", barang[0])), "{t}");
        for isi in [
            sebagian(&kode[1], 11, 900, 100),
            sebagian(&kode[1], 9, 1_000, 1),
            sebagian(&kode[1], 9, 0, 1_000),
            json!({ "kode_batu": kode[1], "butir": 9, "carat": 0.9 }),
            json!({ "kode_batu": kode[1], "butir": -1 }),
        ] {
            ditolak(pasang(&d, &own, &barang[1], 6_200, &[isi]).await, "BATU-01");
        }
        ditolak(pasang(&d, &own, &barang[1], 6_200, &[semua(&kode[1]), semua(&kode[1])]).await, "BATU-01");
        ditolak(pasang(&d, &own, "99999999", 6_200, &[semua(&kode[1])]).await, "BATU-06");
        d.bersih().await;
    });
}

#[test]
fn timbangan_yang_beda_dilihat_orang_lain_dan_dibukukan() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let kode = datang(&d, &own, &[paket(10, 1_000, 500), satuan("1", 400, 2_000)]).await;
        let barang = d.barang("A06", &[5_000]).await.remove(0);
        // 11 thousandths short of the book.
        let isi = sebagian(&kode[0], 5, 489, 500);
        ditolak(pasang(&d, &own, &barang, 5_098, std::slice::from_ref(&isi)).await, "BATU-03");
        let m = json!({ "kode_barcode": barang, "berat_timbang": 5.098, "detail": [isi] });
        let lain = SPV;
        d.minta_izin((&own, lain), &m, batu::pasang::pasang).await.unwrap();
        assert_eq!(di(&d, &kode[0], "BRANKAS").await.1, 500);
        assert_eq!(di(&d, &kode[0], "@SUSUT").await.1, 11);
        // Ten are what scales differ by: nobody is asked, the book stays.
        let isi = sebagian(&kode[0], 2, 200, 290);
        pasang(&d, &own, &barang, 5_138, &[isi]).await.unwrap();
        assert_eq!(di(&d, &kode[0], "BRANKAS").await.1, 300);
        // The piece itself is lighter than it should be.
        ditolak(pasang(&d, &own, &barang, 5_190, &[semua(&kode[1])]).await, "BATU-03");
        let m = json!({ "kode_barcode": barang, "berat_timbang": 5.19, "detail": [semua(&kode[1])] });
        d.minta_izin((&own, lain), &m, batu::pasang::pasang).await.unwrap();
        assert!(kartu(&d, &barang).await.starts_with("5190"));
        d.bersih().await;
    });
}

#[test]
fn batu_dilepas_kembali_ke_brankas_dan_setiap_carat_terhitung() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let kode = datang(&d, &own, &[satuan("1", 400, 2_000), paket(10, 1_000, 500)]).await;
        let barang = d.barang("A06", &[5_000]).await.remove(0);
        let sebelum = kartu(&d, &barang).await;
        pasang(&d, &own, &barang, 5_180, &[semua(&kode[0]), sebagian(&kode[1], 5, 500, 500)]).await.unwrap();
        let sisa = |d: std::sync::Arc<dunia::Dunia>, b: String| async move {
            d.angka(
                "SELECT CAST(COALESCE(SUM(carat), 0) AS BIGINT) FROM saldo_batu WHERE tempat = $1",
                db::args![format!("BARANG:{b}")],
            )
            .await
        };
        assert_eq!(sisa(d.clone(), barang.clone()).await, 900);
        ditolak(lepas(&d, &own, &barang, 5_000, &[(3, 400)]).await, "BATU-01");
        // Another stone than the card says: somebody else looks.
        ditolak(lepas(&d, &own, &barang, 5_100, &[(1, 389)]).await, "BATU-03");
        let satu = lepas(&d, &own, &barang, 5_100, &[(1, 395)]).await.unwrap();
        assert_eq!(di(&d, &kode[0], "BRANKAS").await.1, 400);
        lepas(&d, &own, &barang, 5_000, &[(2, 500)]).await.unwrap();
        assert_eq!(kartu(&d, &barang).await, sebelum);
        assert_eq!(sisa(d.clone(), barang.clone()).await, 0);
        assert_eq!(di(&d, &kode[1], "BRANKAS").await.0, 10);
        d.bersih().await;
        // The first taking out is not the last thing that happened to the piece.
        let spv = d.orang(SPV).await;
        ditolak(batalkan(&d, &spv, &satu["no_dok"]).await, "BATU-10");
        d.bersih().await;
    });
}

#[test]
fn lepas_yang_dibatalkan_mengembalikan_kartu_kata_demi_kata() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let kode = datang(&d, &own, &[satuan("1", 400, 2_000)]).await;
        let barang = d.barang("A06", &[5_000]).await.remove(0);
        pasang(&d, &own, &barang, 5_080, &[semua(&kode[0])]).await.unwrap();
        let baris = "SELECT baris, sertifikat, carat, usd_carat, harga, kode_batu FROM barang_batu WHERE kode_barcode = $1";
        let sebelum = (kartu(&d, &barang).await, d.baris(baris, db::args![barang.as_str()]).await);
        let j = lepas(&d, &own, &barang, 5_000, &[(1, 400)]).await.unwrap();
        let spv = d.orang(SPV).await;
        batalkan(&d, &spv, &j["no_dok"]).await.unwrap();
        assert_eq!((kartu(&d, &barang).await, d.baris(baris, db::args![barang.as_str()]).await), sebelum);
        d.bersih().await;
    });
}
