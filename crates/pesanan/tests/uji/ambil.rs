//! Picking up: a sale that uses the down payment and tells why it is not the estimate; LOCK and FLOAT; taking it back.

use crate::alat::{
    KASIR, OWN, SPV, ambil, ambil_tunai, batal_ambil, cincin, dibayar, harga, hitung, hitung_ambil,
    langkah_selesai, mg, pesan, pesanan, rp, saldo, tahap, teks, tunai, validasi,
};
use db::args;
use dunia::{di_kedua, ditolak};
use pesanan::{batal, simpan};
use serde_json::{Value, json};

fn beda(h: &Value, kolom: &str) -> i64 {
    rp(&h["penjelasan"][0][kolom])
}

#[test]
fn diambil_dengan_uang_muka_dan_dibatalkan_persis() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_200]).await;
        let (no, dp) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        ditolak(hitung_ambil(&d, &k, &no, &json!({})).await, "PESANAN-03");
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        assert_eq!(
            (tahap(&d, &no).await, d.letak(&kode[0]).await.unwrap()),
            ("SELESAI".to_owned(), "TITIP/TT1".to_owned())
        );
        let laci = d.laci(KASIR).await;
        let h = hitung_ambil(&d, &k, &no, &json!({})).await.unwrap();
        assert_eq!((rp(&h["dp_rp"]), rp(&h["sisa_dp"])), (dp, 0));
        let p = &h["penjelasan"][0];
        assert_eq!(p["berat"].to_string(), "3.2");
        let bagian: i64 = ["karena_berat", "karena_harga", "karena_ongkos", "karena_lain"]
            .iter()
            .map(|b| beda(&h, b))
            .sum();
        assert_eq!(bagian, beda(&h, "selisih"));
        assert!(
            beda(&h, "karena_berat") > 0 && beda(&h, "karena_harga") == 0 && beda(&h, "karena_ongkos") == 0,
            "{p}"
        );
        let j = ambil_tunai(&d, &k, &no).await.unwrap();
        let ng = teks(&j["no_faktur_group"]);
        assert_eq!(
            (tahap(&d, &no).await, saldo(&d, &no).await, d.letak(&kode[0]).await),
            ("AMBIL".to_owned(), 0, None)
        );
        assert_eq!(d.laci(KASIR).await - laci, rp(&h["bayar_rp"]));
        let bayar = d
            .baris(
                "SELECT jenis, rujukan FROM bayar WHERE no_faktur_group = $1 ORDER BY jenis",
                args![ng.as_str()],
            )
            .await;
        assert_eq!(bayar, ["CASH|".to_owned(), format!("DP|{no}")]);
        assert_eq!(
            d.baris("SELECT no_pesanan FROM jual WHERE no_faktur_group = $1", args![ng.as_str()]).await,
            std::slice::from_ref(&no)
        );
        ditolak(ambil_tunai(&d, &k, &no).await, "PESANAN-03");
        // Taken back: piece, money and stage stand as before; and it can be fetched again.
        batal_ambil(&d, &k, SPV, &no).await.unwrap();
        assert_eq!(
            (tahap(&d, &no).await, saldo(&d, &no).await, d.letak(&kode[0]).await.unwrap()),
            ("SELESAI".to_owned(), dp, "TITIP/TT1".to_owned())
        );
        assert_eq!(d.laci(KASIR).await, laci);
        d.bersih().await;
        ambil_tunai(&d, &k, &no).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn pengambilan_dibatalkan_hanya_dengan_barangnya_di_timbangan() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000, 2_000]).await;
        let (no, _) = pesan(&d, &k, &[cincin(3.0, "FLOAT"), cincin(2.0, "FLOAT")]).await;
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0]), (2, &kode[1])]).await.unwrap();
        // The first was weighed when it was fetched: that is what it went out with, not its tag.
        let detail = json!([{ "baris": 1, "berat_timbang": 3.01 }]);
        let h = hitung_ambil(&d, &k, &no, &json!({ "detail": detail })).await.unwrap();
        ambil(&d, &k, &no, &json!({ "detail": detail, "pembayaran": tunai(rp(&h["bayar_rp"])) }))
            .await
            .unwrap();
        let coba = |timbang: Value| {
            let (d, k, n) = (d.clone(), k.clone(), no.clone());
            let m = json!({ "alasan": "salah orang", "detail_barang": timbang });
            async move { d.minta(&k, &m, move |tx, p, m| pesanan::ambil::batal_ambil(tx, p, &n, m)).await }
        };
        let satu = |ke: usize, berat: f64| json!({ "kode_barcode": kode[ke], "berat": berat });
        for (timbang, kolom, kata) in [
            (json!([]), "detail_barang", "belum ditimbang"),
            (json!([satu(0, 3.01)]), "detail_barang", kode[1].as_str()),
            (json!([satu(1, 2.0), satu(0, 0.0)]), "detail_barang[1].berat", "Berat"),
            (
                json!([satu(0, 2.985), satu(1, 2.0)]),
                "detail_barang[0].berat",
                "keluar 3.010 g, sekarang 2.985 g",
            ),
            (json!([satu(0, 3.01), satu(1, 2.021)]), "detail_barang[1].berat", "beli kembali dengan notanya"),
        ] {
            let t = ditolak(coba(timbang.clone()).await, "BATAL-10");
            assert!(t.kolom.get(kolom).is_some_and(|p| p.contains(kata)), "{timbang}: {t:?}");
        }
        assert_eq!((tahap(&d, &no).await, d.letak(&kode[0]).await), ("AMBIL".to_owned(), None));
        // Whoever says yes reads what the scale says; with another weight it is another approval.
        let m = json!([satu(0, 2.99), satu(1, 2.02)]);
        let t = ditolak(coba(m.clone()).await, "BATAL-03");
        assert!(format!("{:?}", t.rincian).contains("keluar 3.010 g, kini 2.990 g"), "{t:?}");
        let izin = d.izin(&k, SPV, &t).await.unwrap();
        let dengan = |timbang: Value| {
            let (d, k, n) = (d.clone(), k.clone(), no.clone());
            let m = json!({ "alasan": "salah orang", "detail_barang": timbang, "otorisasi": izin });
            async move { d.minta(&k, &m, move |tx, p, m| pesanan::ambil::batal_ambil(tx, p, &n, m)).await }
        };
        assert!(dengan(json!([satu(0, 3.01), satu(1, 2.02)])).await.is_err());
        dengan(m).await.unwrap();
        assert_eq!(
            (tahap(&d, &no).await, d.letak(&kode[0]).await.as_deref()),
            ("SELESAI".to_owned(), Some("TITIP/TT1"))
        );
        let audit = "SELECT isi FROM audit WHERE aksi = 'BATAL PENJUALAN' ORDER BY seq DESC";
        assert!(d.baris(audit, args![]).await[0].contains("2.99"), "berat tercatat");
        d.bersih().await;
    });
}

#[test]
fn lock_menahan_gram_yang_dibayar_dan_float_ikut_hari_pengambilan() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000, 3_000]).await;
        let (lock, _) = pesan(&d, &k, &[cincin(3.0, "LOCK")]).await;
        let (float, _) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        for (no, kode) in [(&lock, &kode[0]), (&float, &kode[1])] {
            langkah_selesai(&d, &spv, no, &[(1, kode)]).await.unwrap();
        }
        harga(&d, 120).await;
        let (a, b) = (
            hitung_ambil(&d, &k, &lock, &json!({})).await.unwrap(),
            hitung_ambil(&d, &k, &float, &json!({})).await.unwrap(),
        );
        let (dulu, kini) = (beda(&a, "harga_gram_estimasi"), beda(&a, "harga_gram_kini"));
        assert_eq!((kini, beda(&b, "harga_gram")), (dulu * 120 / 100, kini));
        let mg = mg(&a["penjelasan"][0]["gram_kunci"]);
        let campur = (dulu * mg + kini * (3_000 - mg) + 1_500) / 3_000;
        assert_eq!(beda(&a, "harga_gram"), campur);
        assert!(beda(&a, "harga_total") < beda(&b, "harga_total"));
        // Its time is over fourteen days after the promised one.
        for (hari, habis) in [("2026-12-06", false), ("2026-12-07", true)] {
            d.hari(hari, &["JKT1"]).await;
            d.terbitkan_harga("JKT1").await;
            let a = hitung_ambil(&d, &k, &lock, &json!({})).await.unwrap();
            assert_eq!(a["penjelasan"][0]["kunci_habis"], json!(habis), "{hari}");
            assert_eq!(beda(&a, "harga_gram") == beda(&a, "harga_gram_kini"), habis);
        }
        d.bersih().await;
    });
}

#[test]
fn uang_muka_yang_lebih_tinggal_dan_dikembalikan() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[1_500]).await;
        let m = pesanan(&[cincin(3.0, "FLOAT")]);
        let total = rp(&hitung(&d, &k, &m).await.unwrap()["total_harga"]);
        let no = teks(&d.minta(&k, &dibayar(&m, total), simpan::simpan).await.unwrap()["no_pesanan"]);
        validasi(&d, &spv, &no).await.unwrap();
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        let h = hitung_ambil(&d, &k, &no, &json!({})).await.unwrap();
        let (jual, sisa) = (rp(&h["dp_rp"]), rp(&h["sisa_dp"]));
        assert_eq!((rp(&h["bayar_rp"]), jual + sisa), (0, total));
        assert!(sisa > 0);
        ambil_tunai(&d, &k, &no).await.unwrap();
        assert_eq!((saldo(&d, &no).await, tahap(&d, &no).await), (sisa, "AMBIL".to_owned()));
        let kembali = |n: i64| json!({ "alasan": "lebih", "pembayaran": tunai(n) });
        let kerja = {
            let no = no.clone();
            move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &batal::PesananBatal| {
                batal::kembali(tx, p, &no, m)
            }
        };
        ditolak(d.minta(&k, &kembali(sisa), kerja.clone()).await, "BATAL-03");
        ditolak(d.minta_izin((&k, SPV), &kembali(sisa + 1), kerja.clone()).await, "BAYAR-02");
        d.minta_izin((&k, SPV), &kembali(sisa), kerja.clone()).await.unwrap();
        assert_eq!(saldo(&d, &no).await, 0);
        ditolak(d.minta_izin((&k, SPV), &kembali(sisa), kerja).await, "PESANAN-09");
        d.bersih().await;
        // The pick-up goes back with what it used, not with what was given out.
        batal_ambil(&d, &k, OWN, &no).await.unwrap();
        assert_eq!(saldo(&d, &no).await, jual);
        d.bersih().await;
    });
}

#[test]
fn transfer_yang_belum_terlihat_bank_dan_kuasa_perlu_persetujuan() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        d.setel("JKT1", "VALIDASI_NON_CASH_MODULE", "on").await;
        let kode = d.barang("A06", &[3_000]).await;
        let m = pesanan(&[cincin(3.0, "LOCK")]);
        let total = rp(&hitung(&d, &k, &m).await.unwrap()["total_harga"]);
        let rekening = d
            .baris("SELECT MIN(no_rekening) FROM rekening WHERE toko = 'JKT1' AND aktif = 1", args![])
            .await
            .remove(0);
        let mut m = dibayar(&m, total / 2);
        m["pembayaran"] = json!([{ "jenis": "TRANSFER", "jumlah_rp": total / 2, "no_rekening": rekening }]);
        let no = teks(&d.minta(&k, &m, simpan::simpan).await.unwrap()["no_pesanan"]);
        validasi(&d, &spv, &no).await.unwrap();
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        let h = hitung_ambil(&d, &k, &no, &json!({})).await.unwrap();
        assert_eq!(rp(&h["belum_masuk_rp"]), total / 2);
        let alasan: Vec<String> =
            h["transaksi"]["alasan"].as_array().unwrap().iter().map(|a| teks(&a["kode"])).collect();
        assert_eq!(alasan, ["UANG_BELUM_MASUK"]);
        let bayar = tunai(rp(&h["bayar_rp"]));
        let t = ditolak(ambil(&d, &k, &no, &json!({ "pembayaran": bayar })).await, "NIAGA-08");
        let izin = d.izin(&k, SPV, &t).await.unwrap();
        // Somebody else fetches it: another approval.
        let lain = json!({ "pembayaran": bayar, "pengambil": "budi", "otorisasi": izin });
        assert!(ambil(&d, &k, &no, &lain).await.is_err());
        ambil(&d, &k, &no, &json!({ "pembayaran": bayar, "otorisasi": izin })).await.unwrap();
        d.bersih().await;
    });
}
