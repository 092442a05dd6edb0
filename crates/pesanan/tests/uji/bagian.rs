//! More money paid down later, and lines that are fetched one after the other.

use crate::alat::{
    KASIR, OWN, SPV, ambil, batal_ambil, batalkan, cincin, harga, hitung_ambil, hitung_batal,
    langkah_selesai, mg, pesan, rekening, rp, saldo, tahap, teks, tunai,
};
use db::args;
use dunia::{Dunia, di_kedua, ditolak};
use pesanan::{lihat, tambah_dp};
use platform::{Hasil, Pelaku};
use serde_json::{Value, json};

async fn tambah(d: &Dunia, p: &Pelaku, no: &str, jumlah: i64, bayar: Value) -> Hasil<Value> {
    let no = no.to_owned();
    let m = json!({ "jumlah_bayar": jumlah, "pembayaran": bayar });
    d.minta(p, &m, move |tx, p, m| tambah_dp::simpan(tx, p, &no, m)).await
}

#[test]
fn uang_muka_tambahan_mengunci_gram_pada_harga_hari_itu() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000]).await;
        let (no, dp) = pesan(&d, &k, &[cincin(3.0, "LOCK")]).await;
        let total = d.angka("SELECT total_harga FROM pesanan", args![]).await;
        harga(&d, 120).await;
        let laci = d.laci(KASIR).await;
        ditolak(tambah(&d, &k, &no, total - dp + 1, tunai(total - dp + 1)).await, "PESANAN-01");
        ditolak(tambah(&d, &k, &no, 0, json!([])).await, "PESANAN-01");
        ditolak(tambah(&d, &k, &no, 10_000, tunai(9_999)).await, "BAYAR-02");
        let lagi = dp / 2;
        let j = tambah(&d, &k, &no, lagi, tunai(lagi)).await.unwrap();
        assert!(teks(&j["no_dok"]).starts_with("UMJKT1-"), "{j}");
        assert_eq!((saldo(&d, &no).await, d.laci(KASIR).await - laci), (dp + lagi, lagi));
        let kas = d.baris("SELECT kategori FROM buku_kas WHERE jenis_dok = 'UM'", args![]).await;
        assert_eq!(kas, ["PESANAN"]);
        d.bersih().await;
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        // The first grams at the first price, the later ones at the later: gold that rises again touches neither.
        harga(&d, 125).await;
        let h = hitung_ambil(&d, &k, &no, &json!({})).await.unwrap();
        let p = &h["penjelasan"][0];
        let (dulu, kini) = (rp(&p["harga_gram_estimasi"]), rp(&p["harga_gram_kini"]));
        let (satu, dua) = (dp * 1_000 / dulu, lagi * 1_000 / (dulu * 120 / 100));
        assert_eq!(mg(&p["gram_kunci"]), satu + dua);
        let harap = (dulu * satu + dulu * 120 / 100 * dua + kini * (3_000 - satu - dua)) / 3_000;
        assert!((rp(&p["harga_gram"]) - harap).abs() <= 2, "{p}: {harap}");
        assert_eq!(rp(&h["dp_rp"]), dp + lagi);
        ambil(&d, &k, &no, &json!({ "pembayaran": tunai(rp(&h["bayar_rp"])) })).await.unwrap();
        ditolak(tambah(&d, &k, &no, 10_000, tunai(10_000)).await, "PESANAN-03");
        let n = no.clone();
        let r = d.db().read(move |c| lihat::rinci(c, &dunia::toko("JKT1"), &n)).await.unwrap();
        assert_eq!((r.dp.len(), r.pembayaran.len()), (1, 2));
        d.bersih().await;
    });
}

#[test]
fn uang_muka_tambahan_kembali_dengan_yang_pertama() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        d.setel("JKT1", "VALIDASI_NON_CASH_MODULE", "on").await;
        let (no, dp) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        let bayar = json!([{ "jenis": "TRANSFER", "jumlah_rp": 100_000, "no_rekening": rekening(&d).await }]);
        tambah(&d, &k, &no, 100_000, bayar).await.unwrap();
        let h = hitung_batal(&d, &k, &no).await.unwrap();
        assert_eq!((rp(&h["dibayar_rp"]), rp(&h["belum_masuk_rp"])), (dp + 100_000, 100_000));
        // Money that the bank has not shown, back in cash: the owner.
        let n = no.clone();
        let m = json!({ "alasan": "tidak jadi", "pembayaran": tunai(dp + 100_000) });
        let t =
            ditolak(d.minta(&k, &m, move |tx, p, m| pesanan::batal::batal(tx, p, &n, m)).await, "BATAL-03");
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
        d.bersih().await;
    });
}

#[test]
fn diambil_sebagian_sebagian() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000, 3_000]).await;
        let (no, dp) =
            pesan(&d, &k, &[cincin(3.0, "FLOAT"), cincin(3.0, "FLOAT"), cincin(3.0, "FLOAT")]).await;
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0]), (2, &kode[1])]).await.unwrap();
        // Not all are ready: only by name, and only those that are.
        ditolak(hitung_ambil(&d, &k, &no, &json!({})).await, "PESANAN-03");
        ditolak(hitung_ambil(&d, &k, &no, &json!({ "baris": [3] })).await, "PESANAN-03");
        ditolak(hitung_ambil(&d, &k, &no, &json!({ "baris": [1, 1] })).await, "PESANAN-01");
        let satu =
            |h: &Value, baris: i64| json!({ "baris": [baris], "pembayaran": tunai(rp(&h["bayar_rp"])) });
        let h = hitung_ambil(&d, &k, &no, &json!({ "baris": [1] })).await.unwrap();
        // Its share of what was paid down; the rest stays for the others.
        assert_eq!((rp(&h["dp_rp"]), h["penjelasan"].as_array().unwrap().len()), (dp / 3, 1));
        ambil(&d, &k, &no, &satu(&h, 1)).await.unwrap();
        assert_eq!((tahap(&d, &no).await, saldo(&d, &no).await), ("PROSES".to_owned(), dp - dp / 3));
        ditolak(hitung_ambil(&d, &k, &no, &json!({ "baris": [1] })).await, "PESANAN-03");
        d.bersih().await;
        let h = hitung_ambil(&d, &k, &no, &json!({ "baris": [2] })).await.unwrap();
        ambil(&d, &k, &no, &satu(&h, 2)).await.unwrap();
        // The last pick-up goes back, the first stays.
        batal_ambil(&d, &k, SPV, &no).await.unwrap();
        let baris = d.baris("SELECT tahap FROM pesanan_baris_kini ORDER BY baris", args![]).await;
        assert_eq!(baris, ["AMBIL", "SELESAI", "PESAN"]);
        assert_eq!(saldo(&d, &no).await, dp - dp / 3);
        d.bersih().await;
        // The rest is not wanted: what was fetched stays fetched, its money too.
        let h = hitung_batal(&d, &k, &no).await.unwrap();
        batalkan(&d, &k, OWN, &no, rp(&h["dibayar_rp"])).await.unwrap();
        let baris = d.baris("SELECT tahap FROM pesanan_baris_kini ORDER BY baris", args![]).await;
        assert_eq!(baris, ["AMBIL", "BATAL", "BATAL"]);
        assert_eq!((tahap(&d, &no).await, saldo(&d, &no).await), ("AMBIL".to_owned(), 0));
        assert_eq!(d.letak(&kode[1]).await.unwrap(), "TOKO/A06");
        d.bersih().await;
    });
}

#[test]
fn ppn_uang_muka_dicatat_waktu_diterima_dan_dikurangkan_waktu_diambil() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let pajak = |d: std::sync::Arc<Dunia>| async move {
            d.angka("SELECT CAST(COALESCE(SUM(pajak), 0) AS BIGINT) FROM buku_pajak WHERE substr(no_faktur, 1, 2) = 'FP'", args![]).await
        };
        pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        assert_eq!(pajak(d.clone()).await, 0, "mati");
        d.setel("JKT1", "PPN_UANG_MUKA", "on").await;
        let kode = d.barang("A06", &[3_000]).await;
        let (no, dp) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        let satu = pajak(d.clone()).await;
        assert!(satu > 0 && satu < dp / 20, "{satu} dari {dp}");
        tambah(&d, &k, &no, dp / 2, tunai(dp / 2)).await.unwrap();
        let dua = pajak(d.clone()).await;
        assert!(dua > satu);
        d.bersih().await;
        // Fetched: the sale has the tax of the whole price, that of the down payment is set off; taken back both stand again.
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        let h = hitung_ambil(&d, &k, &no, &json!({})).await.unwrap();
        ambil(&d, &k, &no, &json!({ "pembayaran": tunai(rp(&h["bayar_rp"])) })).await.unwrap();
        assert_eq!(pajak(d.clone()).await, 0);
        d.bersih().await;
        batal_ambil(&d, &k, SPV, &no).await.unwrap();
        assert_eq!(pajak(d.clone()).await, dua);
        // Given back: so is its tax.
        let h = hitung_batal(&d, &k, &no).await.unwrap();
        batalkan(&d, &k, SPV, &no, rp(&h["dibayar_rp"])).await.unwrap();
        assert_eq!(pajak(d.clone()).await, 0);
        d.bersih().await;
    });
}
