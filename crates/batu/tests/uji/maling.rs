//! Stones robbed by reading: two tills at once, an approval for a little used for a lot, a receipt taken back after its stone moved on.

use crate::alat::{
    KASIR, OWN, SPV, batalkan, ct, datang, di, jual, keluar, paket, pasang, satuan, sebagian, semua, supplier,
};
use batu::keluar as guna;
use dunia::{di_kedua, ditolak};
use serde_json::json;

#[test]
fn satu_batu_dari_dua_kasir_terpasang_sekali() {
    di_kedua(|d| async move {
        let (own, spv) = (d.orang(OWN).await, d.orang(SPV).await);
        for ke in 0..4 {
            let kode = datang(&d, &own, &[satuan(&format!("9{ke}"), 400, 2_000)]).await;
            let barang = d.barang("A06", &[5_000, 5_000]).await;
            let isi = [semua(&kode[0])];
            let (x, y) = tokio::join!(
                pasang(&d, &own, &barang[0], 5_080, &isi),
                pasang(&d, &spv, &barang[1], 5_080, &isi)
            );
            assert_eq!([x.is_ok(), y.is_ok()].iter().filter(|ok| **ok).count(), 1, "{x:?} {y:?}");
            assert_eq!(di(&d, &kode[0], "BRANKAS").await.1, 0);
        }
        d.bersih().await;
    });
}

#[test]
fn paket_diambil_dua_orang_sekaligus_tidak_pernah_kurang_dari_nol() {
    di_kedua(|d| async move {
        let (own, kasir) = (d.orang(OWN).await, d.orang(KASIR).await);
        let kode = datang(&d, &own, &[paket(10, 1_000, 500)]).await;
        let barang = d.barang("A06", &[5_000]).await.remove(0);
        let isi = [sebagian(&kode[0], 6, 600, 400)];
        let (x, y) = tokio::join!(pasang(&d, &own, &barang, 5_120, &isi), jual(&d, &kasir, &isi));
        assert_eq!([x.is_ok(), y.is_ok()].iter().filter(|ok| **ok).count(), 1, "{x:?} {y:?}");
        assert_eq!(di(&d, &kode[0], "BRANKAS").await.1, 400);
        d.bersih().await;
    });
}

#[test]
fn persetujuan_untuk_satu_batu_tidak_berlaku_untuk_yang_lain() {
    di_kedua(|d| async move {
        let own = d.orang(OWN).await;
        let kode =
            datang(&d, &own, &[satuan("1", 400, 2_000), satuan("2", 400, 2_000), paket(10, 1_000, 500)])
                .await;
        let s = supplier(&d).await;
        let minta = |isi: serde_json::Value| json!({ "jenis": "RETUR", "kode_lawan": s, "detail": [isi] });
        let m = minta(semua(&kode[0]));
        let t = ditolak(d.minta(&own, &m, guna::keluar).await, "BATU-03");
        let izin = d.izin(&own, SPV, &t).await.unwrap();
        for lain in [semua(&kode[1]), semua(&kode[2]), json!({ "kode_batu": kode[0], "carat": ct(350) })] {
            let mut m = minta(lain);
            m["otorisasi"] = json!(izin);
            assert!(d.minta(&own, &m, guna::keluar).await.is_err());
        }
        let mut m = minta(semua(&kode[0]));
        m["otorisasi"] = json!(izin);
        d.minta(&own, &m, guna::keluar).await.unwrap();
        assert!(d.minta(&own, &m, guna::keluar).await.is_err());
        d.bersih().await;
    });
}

#[test]
fn penerimaan_tidak_dibatalkan_sesudah_batunya_berpindah_dan_tidak_oleh_penulisnya() {
    di_kedua(|d| async move {
        let (own, spv, kasir) = (d.orang(OWN).await, d.orang(SPV).await, d.orang(KASIR).await);
        let j =
            crate::alat::terima(&d, &own, &[satuan("1", 400, 2_000), paket(10, 1_000, 500)]).await.unwrap();
        let kode = crate::alat::teks(&j["kode_batu"][1]);
        let laku = jual(&d, &kasir, &[sebagian(&kode, 4, 400, 600)]).await.unwrap();
        ditolak(batalkan(&d, &spv, &j["no_dok"]).await, "BATU-10");
        assert!(batalkan(&d, &own, &j["no_dok"]).await.is_err());
        batalkan(&d, &spv, &laku["no_jual"]).await.unwrap();
        assert!(batalkan(&d, &own, &j["no_dok"]).await.is_err(), "yang menulis tidak menyetujui sendiri");
        batalkan(&d, &spv, &j["no_dok"]).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn barang_yang_keluar_lewat_dokumen_lain_membatalkan_pembatalan_pasang() {
    di_kedua(|d| async move {
        let (own, spv, kasir) = (d.orang(OWN).await, d.orang(SPV).await, d.orang(KASIR).await);
        let kode = datang(&d, &own, &[satuan("1", 400, 2_000)]).await;
        let barang = d.barang("A06", &[5_000]).await.remove(0);
        let j = pasang(&d, &own, &barang, 5_080, &[semua(&kode[0])]).await.unwrap();
        crate::ikut::jual_barang(&d, &kasir, &barang).await;
        ditolak(batalkan(&d, &spv, &j["no_dok"]).await, "BATU-10");
        // It is out with the piece: nobody gives it to a craftsman either.
        ditolak(keluar(&d, &own, "KE TUKANG", "T01", &[semua(&kode[0])]).await, "BATU-01");
        d.bersih().await;
    });
}
