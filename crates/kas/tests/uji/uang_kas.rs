//! Money in and out of a drawer by hand: categories of the shop's own list, approvals, and a drawer that never goes below
//! zero.

use crate::alat::{KELUAR, MASUK, faktur, kas};
use dunia::{di_kedua, ditolak, kode};
use kas::daftar::{self, TanyaUang};
use kas::uang_kas;
use serde_json::{Value, json};

#[test]
fn laci_tidak_pernah_di_bawah_nol() {
    di_kedua(|d| async move {
        let own = d.orang("own-jkt1").await;
        kas(&d, &own, MASUK, 100_000).await.unwrap();
        assert_eq!(d.laci("own-jkt1").await, 100_000);
        assert_eq!(kode(kas(&d, &own, KELUAR, 100_001).await), "KAS-01");
        assert_eq!(d.laci("own-jkt1").await, 100_000);
        kas(&d, &own, KELUAR, 100_000).await.unwrap();
        assert_eq!(d.laci("own-jkt1").await, 0);
    });
}

#[test]
fn kategori_harus_dari_master_dengan_arah_dan_tempatnya() {
    di_kedua(|d| async move {
        let own = d.pemilik("JKT1").await;
        let toko = own.toko.clone();
        let semua = d.lihat(move |c| kas::kategori_pilihan(c, &toko)).await.unwrap();
        let gaji = semua.as_array().unwrap().iter().find(|b| b["kode_transaksi"] == "GAJI").unwrap();
        assert_eq!((&gaji["jenis"], &gaji["butuh_otorisasi"]), (&json!("KELUAR"), &json!(true)));
        for apa in [
            ("MASUK", "TIDAK_ADA"),
            ("KELUAR", "LAIN_MASUK"),
            ("KELUAR", "SEWA"),
            ("MASUK", "SALDO AWAL"),
            ("MASUK", " "),
        ] {
            let t = ditolak(kas(&d, &own, apa, 1_000).await, "KAS-02");
            assert!(t.kolom.contains_key("kategori"), "{apa:?}: {t:?}");
        }
        for jumlah in [0, -5] {
            let t = ditolak(kas(&d, &own, MASUK, jumlah).await, "KAS-02");
            assert!(t.kolom.contains_key("jumlah_rp"), "{t:?}");
        }
        kas(&d, &own, ("MASUK", "lain_masuk"), 500_000).await.unwrap();
        assert_eq!(d.laci("own-jkt1").await, 500_000);
        let t = TanyaUang { limit: 10, ..TanyaUang::default() };
        let h = d.kerja(&own, move |tx, p| daftar::kas(tx, p, &t)).await.unwrap();
        assert_eq!((h.count, h.data[0].kategori.as_str(), h.data[0].bisa_batal), (1, "LAIN_MASUK", true));
    });
}

#[test]
fn kategori_yang_butuh_otorisasi_minta_orang_lain_untuk_jumlah_itu() {
    di_kedua(|d| async move {
        let kasir = d.orang("kasir1-jkt1").await;
        let modal = ("MASUK", "MODAL");
        let t = ditolak(kas(&d, &kasir, modal, 1_000_000).await, "KAS-12");
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["kategori"], "KEUANGAN", "{t:?}");
        // A supervisor and an owner ask too: another person says yes.
        for siapa in ["spv-jkt1", "own-jkt1"] {
            let p = d.orang(siapa).await;
            let t = ditolak(kas(&d, &p, modal, 1_000_000).await, "KAS-12");
            assert_eq!(kode(d.izin(&p, siapa, &t).await), "OTO-03");
        }
        // An approval of another amount does not do, and is not used up.
        let t = ditolak(kas(&d, &kasir, modal, 900_000).await, "KAS-12");
        let id = d.izin(&kasir, "spv-jkt1", &t).await.unwrap();
        let dengan = async |jumlah: i64| {
            let isi = json!({ "jenis": "MASUK", "kategori": "MODAL", "deskripsi": "uji", "jumlah_rp": jumlah,
                "otorisasi": id });
            d.minta(&kasir, &isi, uang_kas::catat).await
        };
        assert_eq!(kode(dengan(1_000_000).await), "OTO-09");
        let j: Value = dengan(900_000).await.unwrap();
        assert_eq!(kode(dengan(900_000).await), "OTO-06");
        assert_eq!(d.laci("kasir1-jkt1").await, 900_000);
        let sql = "SELECT dipakai_dok FROM otorisasi WHERE status = 'TERPAKAI' AND nominal = 900000";
        assert_eq!(d.baris(sql, &[]).await, [faktur(&j)]);
    });
}

/// What a screen reads is the person's own where they are a cashier.
#[test]
fn kasir_hanya_melihat_lacinya() {
    di_kedua(|d| async move {
        let (satu, dua) = (d.orang("kasir1-jkt1").await, d.orang("kasir2-jkt1").await);
        let no = faktur(&kas(&d, &satu, MASUK, 1_000).await.unwrap());
        kas(&d, &dua, MASUK, 2_000).await.unwrap();
        let lihat = async |siapa: &str, milik: &str| {
            let t = TanyaUang { input_by: milik.to_owned(), ..TanyaUang::default() };
            let h = d.kerja(&d.orang(siapa).await, move |tx, p| daftar::kas(tx, p, &t)).await.unwrap();
            h.data.iter().map(|b| b.jumlah_in.nilai()).collect::<Vec<_>>()
        };
        assert_eq!(lihat("kasir2-jkt1", "kasir1-jkt1").await, [2_000]);
        assert_eq!(lihat("spv-jkt1", "").await.len(), 2);
        assert!(lihat("own-bdg1", "").await.is_empty());
        for (p, ada) in [(&satu, true), (&dua, false), (&d.orang("own-bdg1").await, false)] {
            let (p, no) = (p.clone(), no.clone());
            let h = d.lihat(move |c| daftar::bukti(c, &p, &no).map(|b| b.no_dok)).await;
            assert_eq!(h.is_ok(), ada);
            assert!(ada || kode(h) == "UANG-02");
        }
    });
}
