//! Handing over before it is paid: the owner's yes, a sale into receivables, the rest paid off.

use crate::alat::{
    KASIR, SPV, akad, batal_bayar, batal_serah, dikenal, ditimbang, lunasi, piutang, rinci, rp, serah,
    serah_saja, setor, teks, titipan,
};
use dunia::{di_kedua, ditolak};
use serde_json::{Value, json};

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
fn penyerahan_dibatalkan_hanya_dengan_barangnya_di_timbangan() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let kode = d.barang("A06", &[3_000, 2_500]).await;
        let (no, _) = akad(&d, &k, &kode).await;
        assert_eq!(ditimbang(&d, &no).await, json!([]));
        serah(&d, &k, &no).await.unwrap();
        let satu = |ke: usize, berat: f64| json!({ "kode_barcode": kode[ke], "berat": berat });
        assert_eq!(ditimbang(&d, &no).await, json!([satu(0, 3.0), satu(1, 2.5)]));
        let coba = |timbang: Value, izin: &str| {
            let (d, k, n) = (d.clone(), k.clone(), no.clone());
            let m = json!({ "alasan": "salah orang", "detail_barang": timbang, "otorisasi": izin });
            async move { d.minta(&k, &m, move |tx, p, m| cicilan::batal_serah(tx, p, &n, m)).await }
        };
        for (timbang, kolom, kata) in [
            (json!([]), "detail_barang", "belum ditimbang"),
            (json!([satu(1, 2.5)]), "detail_barang", kode[0].as_str()),
            (json!([satu(0, 3.0), satu(1, 0.0)]), "detail_barang[1].berat", "Berat"),
            (
                json!([satu(0, 2.979), satu(1, 2.5)]),
                "detail_barang[0].berat",
                "keluar 3.000 g, sekarang 2.979 g",
            ),
            (json!([satu(0, 3.0), satu(1, 2.521)]), "detail_barang[1].berat", "batalkan cicilannya"),
        ] {
            let t = ditolak(coba(timbang.clone(), "").await, "BATAL-10");
            assert!(t.kolom.get(kolom).is_some_and(|p| p.contains(kata)), "{timbang}: {t:?}");
        }
        assert_eq!(
            (rinci(&d, &no).await["diserahkan"].as_bool(), d.letak(&kode[0]).await),
            (Some(true), None)
        );
        // Whoever says yes reads what the scale says; another weight is another approval.
        let m = json!([satu(0, 2.99), satu(1, 2.5)]);
        let t = ditolak(coba(m.clone(), "").await, "BATAL-03");
        assert!(format!("{:?}", t.rincian).contains("keluar 3.000 g, kini 2.990 g"), "{t:?}");
        let izin = d.izin(&k, SPV, &t).await.unwrap();
        assert!(coba(json!([satu(0, 3.0), satu(1, 2.5)]), &izin).await.is_err());
        coba(m, &izin).await.unwrap();
        let audit = "SELECT isi FROM audit WHERE aksi = 'BATAL PENJUALAN' ORDER BY seq DESC";
        assert!(d.baris(audit, &[]).await[0].contains("2.99"), "berat tercatat");
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
