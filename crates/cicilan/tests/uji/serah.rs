//! Handing over before it is paid: the owner's yes, a sale into receivables, the rest paid off.

use crate::alat::{
    KASIR, SPV, akad, batal_bayar, batal_serah, dikenal, lunasi, piutang, rinci, rp, serah, serah_saja,
    setor, teks, titipan,
};
use dunia::{di_kedua, ditolak};
use serde_json::json;

#[test]
fn diserahkan_sebelum_lunas_menjadi_piutang() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, h) = akad(&d, &k, &kode).await;
        setor(&d, &k, &no, rp(&h["jadwal"][0]["jumlah_rp"])).await.unwrap();
        let t = ditolak(serah_saja(&d, &k, &no, &json!({})).await, "NIAGA-08");
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
        // A supervisor's yes is none.
        assert!(d.izin(&k, SPV, &t).await.is_err());
        let j = serah(&d, &k, &no).await.unwrap();
        let sisa = rp(&h["pokok_rp"]) - rp(&h["jadwal"][0]["pokok_rp"]);
        assert_eq!((j["tahap"].as_str(), rp(&j["piutang_rp"])), (Some("AKTIF"), sisa));
        assert_eq!((titipan(&d, &no).await, piutang(&d, &no).await), (0, sisa));
        assert_eq!(d.letak(&kode[0]).await, None);
        let r = rinci(&d, &no).await;
        assert_eq!((r["diserahkan"].as_bool(), rp(&r["piutang_rp"])), (Some(true), sisa));
        ditolak(serah(&d, &k, &no).await, "CICIL-03");
        d.bersih().await;
        // Payments lower what is owed; the last one ends it.
        let b = teks(&setor(&d, &k, &no, rp(&h["jadwal"][1]["jumlah_rp"])).await.unwrap()["no_bayar"]);
        assert_eq!(piutang(&d, &no).await, sisa - rp(&h["jadwal"][1]["pokok_rp"]));
        // Taken back only with what was paid since.
        ditolak(batal_serah(&d, &k, &no).await, "CICIL-09");
        batal_bayar(&d, &k, &no, &b).await.unwrap();
        assert_eq!(piutang(&d, &no).await, sisa);
        let akhir = lunasi(&d, &k, &no).await.unwrap();
        assert_eq!((akhir["tahap"].as_str(), piutang(&d, &no).await), (Some("LUNAS"), 0));
        assert_eq!(d.angka("SELECT COUNT(*) FROM nota_ditahan", &[]).await, 0);
        // Back to owing.
        batal_bayar(&d, &k, &no, &teks(&akhir["no_bayar"])).await.unwrap();
        assert_eq!((rinci(&d, &no).await["tahap"].as_str(), piutang(&d, &no).await), (Some("AKTIF"), sisa));
        assert_eq!(d.angka("SELECT COUNT(*) FROM nota_ditahan", &[]).await, 1);
        d.bersih().await;
    });
}

#[test]
fn penyerahan_dibatalkan_mengembalikan_semuanya() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000, 2_500]).await;
        let (no, h) = akad(&d, &k, &kode).await;
        serah(&d, &k, &no).await.unwrap();
        batal_serah(&d, &k, &no).await.unwrap();
        assert_eq!((titipan(&d, &no).await, piutang(&d, &no).await), (rp(&h["dp_rp"]), 0));
        for k in &kode {
            assert!(d.letak(k).await.unwrap().starts_with("TITIP/"));
            assert_eq!(crate::alat::status(&d, k).await, "CICIL");
        }
        ditolak(batal_serah(&d, &k, &no).await, "CICIL-03");
        serah(&d, &k, &no).await.unwrap();
        lunasi(&d, &k, &no).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn orang_lain_yang_mengambil_perlu_persetujuan() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, _) = akad(&d, &k, &kode).await;
        let h = crate::alat::hitung_bayar(&d, &k, &no, &json!({ "lunas": true })).await.unwrap();
        let n = rp(&h["jumlah_rp"]);
        let m = json!({ "lunas": true, "pembayaran": crate::alat::tunai(n), "pengambil": "JOKO", "pengenal": "KTP",
            "pengenal_akhir": "1234" });
        ditolak(crate::alat::bayar(&d, &k, &no, &m).await, "NIAGA-08");
        let (nomor, m) = (no.clone(), dikenal(&m));
        let j = d.minta_izin((&k, SPV), &m, move |tx, p, m| cicilan::bayar(tx, p, &nomor, m)).await.unwrap();
        assert_eq!(j["tahap"], "LUNAS");
        d.bersih().await;
    });
}
