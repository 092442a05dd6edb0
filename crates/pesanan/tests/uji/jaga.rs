//! What asks somebody else, and what is refused, so that honest steps do not add up to a piece, its charge or its price: stock pieces,
//! samples, money back, works sent back, fixed prices, who fetches.

use crate::alat::{
    KASIR, OWN, SPV, ambil, ambil_tunai, bank_melihat, batalkan, cincin, dibayar, dikenal, harga, hitung,
    hitung_ambil, hitung_batal, langkah_selesai, lewat_tukang, mg, pesan, pesan_transfer, pesanan, rekening,
    rp, saldo, selesai_sendiri, tahap, teks, tunai, ulang, validasi,
};
use db::args;
use dunia::{di_kedua, ditolak};
use pesanan::{batal, contoh, kerja, simpan};
use serde_json::{Value, json};

fn alasan(t: &platform::Tolak) -> Vec<String> {
    let r = t.rincian.as_ref().unwrap();
    r["permohonan"]["alasan"].as_array().unwrap().iter().map(|a| teks(&a["kode"])).collect()
}

#[test]
fn barang_stok_yang_bukan_pesanannya_perlu_otorisasi() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000, 2_300, 3_700, 9_000]).await;
        let mut b = cincin(3.0, "FLOAT");
        b["ongkos"] = json!(450_000);
        let (no, _) = pesan(&d, &k, &[b]).await;
        // Lighter, heavier, much heavier: lies aside only when somebody else says so, also for a supervisor.
        for satu in &kode[1..] {
            for p in [&k, &spv] {
                let t = ditolak(selesai_sendiri(&d, p, &no, satu).await, "NIAGA-08");
                assert_eq!(alasan(&t), ["BARANG_LAIN"]);
            }
        }
        // A yes for one piece is none for another.
        let t = ditolak(selesai_sendiri(&d, &k, &no, &kode[1]).await, "NIAGA-08");
        let izin = d.izin(&k, SPV, &t).await.unwrap();
        let m = json!({ "detail": [{ "baris": 1, "kode_barcode": kode[3] }], "otorisasi": izin });
        let n = no.clone();
        assert!(d.minta(&k, &m, move |tx, p, m| kerja::selesai(tx, p, &n, m)).await.is_err());
        // Another type.
        let lain = d
            .baris("SELECT MIN(kode_dept) FROM jenis WHERE toko = 'JKT1' AND kode_dept <> 'CIN750' AND dihapus = 0 AND kode_group = '750'", args![])
            .await
            .remove(0);
        let mut b = cincin(3.0, "FLOAT");
        b["kode_dept"] = json!(lain);
        let (jenis, _) = pesan(&d, &k, &[b]).await;
        ditolak(selesai_sendiri(&d, &k, &jenis, &kode[0]).await, "NIAGA-08");
        // A lower purity than stands on its group's pieces, of the same weight and type.
        let cetak = "UPDATE barang SET kadar_cetak = kadar_cetak + $2 WHERE kode_barcode = $1";
        d.ubah(cetak, args![kode[0].as_str(), -500_i64]).await;
        let t = ditolak(selesai_sendiri(&d, &k, &no, &kode[0]).await, "NIAGA-08");
        assert_eq!(alasan(&t), ["BARANG_LAIN"]);
        assert!(t.pesan.contains("70.00% 3.000 g, dipesan CIN750 75.00%"), "{t}");
        d.ubah(cetak, args![kode[0].as_str(), 500_i64]).await;
        selesai_sendiri(&d, &k, &no, &kode[0]).await.unwrap();
        let n = no.clone();
        let m = json!({ "baris": [1], "alasan": "salah" });
        d.minta_izin((&k, SPV), &m, move |tx, p, m| kerja::ulang(tx, p, &n, m)).await.unwrap();
        // Bound with an approval, the charge follows the weight.
        langkah_selesai(&d, &spv, &no, &[(1, &kode[3])]).await.unwrap();
        let h = hitung_ambil(&d, &k, &no, &json!({})).await.unwrap();
        assert_eq!(rp(&h["penjelasan"][0]["ongkos"]), 1_350_000);
        let siapa = "SELECT disetujui FROM pesanan_peristiwa WHERE tahap = 'SELESAI' AND kode_barcode = $1";
        assert_eq!(d.baris(siapa, args![kode[3].as_str()]).await, [OWN]);
        d.bersih().await;
    });
}

#[test]
fn uang_kartu_tidak_kembali_tunai_tanpa_pemilik() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        d.setel("JKT1", "VALIDASI_NON_CASH_MODULE", "on").await;
        let (no, dp) = pesan_transfer(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        bank_melihat(&d, &no).await;
        // Cash in the drawer, from another.
        pesan(&d, &k, &[cincin(9.0, "FLOAT")]).await;
        let n = no.clone();
        let kembali = move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &batal::PesananBatal| {
            batal::batal(tx, p, &n, m)
        };
        let kas = json!({ "alasan": "tidak jadi", "pembayaran": tunai(dp) });
        let t = ditolak(d.minta(&k, &kas, kembali.clone()).await, "BATAL-03");
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
        assert!(d.izin(&k, SPV, &t).await.is_err());
        // The way it came: a supervisor.
        let bank = json!({ "alasan": "tidak jadi", "pembayaran": [{ "jenis": "TRANSFER", "jumlah_rp": dp,
            "no_rekening": rekening(&d).await, "no_rekening_tujuan": "123", "atas_nama": "SITI" }] });
        let t = ditolak(d.minta(&k, &bank, kembali.clone()).await, "BATAL-03");
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], false);
        d.minta_izin((&k, SPV), &bank, kembali).await.unwrap();
        // Cash that came goes to a typed account only by the owner.
        let (tunai_masuk, dp) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        let bank = json!({ "alasan": "tidak jadi", "pembayaran": [{ "jenis": "TRANSFER", "jumlah_rp": dp,
            "no_rekening": rekening(&d).await, "no_rekening_tujuan": "999", "atas_nama": "MALING" }] });
        let t = ditolak(
            d.minta(&k, &bank, move |tx, p, m| batal::batal(tx, p, &tunai_masuk, m)).await,
            "BATAL-03",
        );
        assert_eq!(t.rincian.as_ref().unwrap()["permohonan"]["pemilik"], true);
        d.bersih().await;
    });
}

#[test]
fn contoh_toko_terbatas_dan_menahan_pesanannya() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000, 3_000, 30_000, 3_000]).await;
        d.setel("JKT1", "BATAS_CONTOH_RP", "100000000").await;
        let (no, _) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        let m = |kode: &str, gram: f64| json!({ "no_pesanan": no, "milik": "TOKO", "kode_barcode": kode, "berat": gram });
        // A bracelet is no model of a ring.
        let t = ditolak(d.minta(&k, &m(&kode[2], 30.0), contoh::keluar).await, "NIAGA-08");
        assert_eq!(alasan(&t), ["CONTOH"]);
        let j = d.minta(&k, &m(&kode[0], 3.0), contoh::keluar).await.unwrap();
        let bc = teks(&j["no_contoh"]);
        let satu = d.angka("SELECT nilai_rp FROM pesanan_contoh", args![]).await;
        // All that is out counts together, for whatever order.
        d.setel("JKT1", "BATAS_CONTOH_RP", &(satu + satu / 2).to_string()).await;
        let t = ditolak(d.minta(&k, &m(&kode[1], 3.0), contoh::keluar).await, "NIAGA-08");
        assert_eq!(alasan(&t), ["CONTOH"]);
        // While it is out the order is neither fetched nor cancelled.
        langkah_selesai(&d, &spv, &no, &[(1, &kode[3])]).await.unwrap();
        ditolak(hitung_ambil(&d, &k, &no, &json!({})).await, "PESANAN-11");
        ditolak(ambil(&d, &k, &no, &json!({})).await, "PESANAN-11");
        ditolak(batalkan(&d, &k, SPV, &no, 1).await, "PESANAN-11");
        // A copy weighs the same: a second person tests it, and reads the purity.
        let n = bc.clone();
        let pulang = move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &contoh::ContohKembali| {
            contoh::kembali(tx, p, &n, m)
        };
        ditolak(d.minta(&k, &json!({ "berat": 3.0 }), pulang.clone()).await, "PESANAN-11");
        let uji = |kadar: f64| json!({ "berat": 3.0, "kadar_uji": kadar });
        let t = ditolak(d.minta(&spv, &uji(75.0), pulang.clone()).await, "NIAGA-08");
        assert_eq!(alasan(&t), ["KADAR_UJI"]);
        assert!(d.izin(&spv, SPV, &t).await.is_err());
        let izin = d.izin(&spv, OWN, &t).await.unwrap();
        let mut palsu = uji(37.5);
        palsu["otorisasi"] = json!(izin);
        assert!(d.minta(&spv, &palsu, pulang.clone()).await.is_err());
        d.minta_izin((&k, SPV), &uji(75.0), pulang).await.unwrap();
        ambil_tunai(&d, &k, &no).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn contoh_customer_pulang_ke_orangnya() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let (no, _) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        let asing = |tukang: &str| {
            json!({ "no_pesanan": no, "milik": "CUSTOMER", "nama_barang": "cincin nenek", "kode_group": "750",
            "kode_dept": "CIN750", "berat": 2.0, "kode_tukang": tukang })
        };
        let bc = teks(&d.minta(&k, &asing(""), contoh::keluar).await.unwrap()["no_contoh"]);
        let n = bc.clone();
        let pulang = move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &contoh::ContohKembali| {
            contoh::kembali(tx, p, &n, m)
        };
        for m in [
            json!({ "berat": 2.0 }),
            json!({ "berat": 2.0, "pengambil": "budi", "pengenal": "KTP", "pengenal_akhir": "1234" }),
        ] {
            let t = ditolak(d.minta(&k, &m, pulang.clone()).await, "NIAGA-08");
            assert_eq!(alasan(&t), ["KUASA"]);
        }
        d.minta(&k, &dikenal(&json!({ "berat": 2.0 })), pulang).await.unwrap();
        // One that was with a craftsman is tested before it goes home.
        let bc = teks(&d.minta(&k, &asing("T01"), contoh::keluar).await.unwrap()["no_contoh"]);
        let pulang = move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &contoh::ContohKembali| {
            contoh::kembali(tx, p, &bc, m)
        };
        ditolak(d.minta(&k, &dikenal(&json!({ "berat": 2.0 })), pulang.clone()).await, "PESANAN-11");
        let t = ditolak(
            d.minta(&k, &dikenal(&json!({ "berat": 2.0, "kadar_uji": 75.0 })), pulang).await,
            "NIAGA-08",
        );
        assert_eq!(alasan(&t), ["KADAR_UJI"]);
        d.bersih().await;
    });
}

#[test]
fn dikerjakan_ulang_hanya_dengan_orang_lain_dan_ongkosnya_tetap_dipotong() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let mut b = cincin(3.0, "FLOAT");
        b["ongkos"] = json!(450_000);
        let (no, dp) = pesan(&d, &k, &[b]).await;
        let kode = lewat_tukang(&d, &no, 3.0).await;
        let n = no.clone();
        let m = json!({ "baris": [1], "alasan": "tidak cocok" });
        for p in [&k, &d.orang(SPV).await] {
            let n = n.clone();
            let t = ditolak(d.minta(p, &m, move |tx, p, m| kerja::ulang(tx, p, &n, m)).await, "NIAGA-08");
            assert_eq!(alasan(&t), ["KERJA_ULANG"]);
        }
        ulang(&d, &k, &no, &[1]).await.unwrap();
        assert!(d.letak(&kode).await.unwrap().starts_with("LABEL/"));
        // The line waits again as if nothing was made; the work is paid all the same.
        assert_eq!(tahap(&d, &no).await, "VALID");
        let h = hitung_batal(&d, &k, &no).await.unwrap();
        assert_eq!(rp(&h["kerja"][0]["potong_rp"]), 450_000);
        batalkan(&d, &k, SPV, &no, dp - 450_000).await.unwrap();
        d.bersih().await;
    });
}

#[test]
fn kadar_di_bawah_kategorinya_tidak_mengunci_lebih_dari_uangnya() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000]).await;
        let resmi = d
            .angka("SELECT kadar FROM group_barang WHERE toko = 'JKT1' AND kode_group = '750'", args![])
            .await;
        let mut b = cincin(3.0, "LOCK");
        b["kadar"] = json!(10.0);
        let m = pesanan(&[b]);
        let dp = rp(&hitung(&d, &k, &m).await.unwrap()["total_harga"]) / 2;
        let m = dibayar(&m, dp);
        let t = ditolak(d.minta(&k, &m, simpan::simpan).await, "NIAGA-08");
        assert!(alasan(&t).contains(&"HARGA_GRAM".to_owned()), "{t}");
        let no = teks(&d.minta_izin((&k, SPV), &m, simpan::simpan).await.unwrap()["no_pesanan"]);
        validasi(&d, &spv, &no).await.unwrap();
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        harga(&d, 120).await;
        let h = hitung_ambil(&d, &k, &no, &json!({})).await.unwrap();
        let p = &h["penjelasan"][0];
        // A gram of the piece costs as many times more as it is purer: the money fixes that many fewer of them.
        let sejati = rp(&p["harga_gram_estimasi"]) * resmi / 1_000;
        let dikunci = mg(&p["gram_kunci"]);
        assert!(dikunci > 0 && dikunci * sejati <= dp * 1_000, "{p}: {dikunci} mg x {sejati}, dibayar {dp}");
        // A piece that was made so and is not wanted sells as its group again.
        let mut b = cincin(3.0, "FLOAT");
        b["kadar"] = json!(40.0);
        let m = pesanan(&[b]);
        let dp = rp(&hitung(&d, &k, &m).await.unwrap()["total_harga"]) / 2;
        let no = d.minta_izin((&k, SPV), &dibayar(&m, dp), simpan::simpan).await.unwrap();
        let no = teks(&no["no_pesanan"]);
        validasi(&d, &spv, &no).await.unwrap();
        let kode = lewat_tukang(&d, &no, 3.0).await;
        let kadar = "SELECT kadar FROM barang WHERE kode_barcode = $1";
        assert_eq!(d.angka(kadar, args![kode.as_str()]).await, 4_000);
        ulang(&d, &k, &no, &[1]).await.unwrap();
        assert_eq!(d.angka(kadar, args![kode.as_str()]).await, resmi);
        d.bersih().await;
    });
}

#[test]
fn lock_lewat_bank_dihitung_hari_uangnya_terlihat() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        d.setel("JKT1", "VALIDASI_NON_CASH_MODULE", "on").await;
        let kode = d.barang("A06", &[3_000, 3_000, 3_000]).await;
        let (segera, _) = pesan_transfer(&d, &k, &[cincin(3.0, "LOCK")]).await;
        let (lama, _) = pesan_transfer(&d, &k, &[cincin(3.0, "LOCK")]).await;
        let (tunai_masuk, _) = pesan(&d, &k, &[cincin(3.0, "LOCK")]).await;
        bank_melihat(&d, &segera).await;
        for (no, kode) in [&segera, &lama, &tunai_masuk].iter().zip(&kode) {
            langkah_selesai(&d, &spv, no, &[(1, kode)]).await.unwrap();
        }
        d.hari("2026-11-17", &["JKT1"]).await;
        d.terbitkan_harga("JKT1").await;
        harga(&d, 120).await;
        let gram = |h: &Value| rp(&h["penjelasan"][0]["harga_gram"]);
        let kini =
            rp(&hitung_ambil(&d, &k, &lama, &json!({})).await.unwrap()["penjelasan"][0]["harga_gram_kini"]);
        // Not there yet: nothing is gained by it, whoever approves the money.
        assert_eq!(gram(&hitung_ambil(&d, &k, &lama, &json!({})).await.unwrap()), kini);
        // Sent once gold had risen: the price of the day it was seen.
        bank_melihat(&d, &lama).await;
        assert_eq!(gram(&hitung_ambil(&d, &k, &lama, &json!({})).await.unwrap()), kini);
        let janji = gram(&hitung_ambil(&d, &k, &tunai_masuk, &json!({})).await.unwrap());
        assert!(janji < kini);
        assert_eq!(gram(&hitung_ambil(&d, &k, &segera, &json!({})).await.unwrap()), janji);
        // Fallen, the promise holds the customer as it does with cash.
        harga(&d, 50).await;
        let potong = |h: &Value| rp(&h["potong_rp"]);
        let (a, b) =
            (hitung_batal(&d, &k, &lama).await.unwrap(), hitung_batal(&d, &k, &segera).await.unwrap());
        assert!(potong(&a) > 0 && potong(&b) > 0, "{a} {b}");
        d.bersih().await;
    });
}

#[test]
fn gram_kunci_yang_tidak_diambil_turun_dengan_harganya() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[500]).await;
        let (no, dp) = pesan(&d, &k, &[cincin(3.0, "LOCK")]).await;
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        harga(&d, 60).await;
        ambil_tunai(&d, &k, &no).await.unwrap();
        let sisa = saldo(&d, &no).await;
        assert!(sisa > 0 && sisa < dp);
        // What the screen shows before is what the server pays.
        let h = hitung_batal(&d, &k, &no).await.unwrap();
        let (potong, dibayar) = (rp(&h["potong_rp"]), rp(&h["dibayar_rp"]));
        assert!(potong > 0 && potong + dibayar == sisa, "{h}");
        let n = no.clone();
        let kembali = move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &batal::PesananBatal| {
            batal::kembali(tx, p, &n, m)
        };
        let m = |rp: i64| json!({ "alasan": "lebih", "pembayaran": tunai(rp) });
        ditolak(d.minta_izin((&k, SPV), &m(sisa), kembali.clone()).await, "BAYAR-02");
        d.minta_izin((&k, SPV), &m(dibayar), kembali).await.unwrap();
        ditolak(hitung_batal(&d, &k, &no).await, "PESANAN-03");
        d.bersih().await;
    });
}

#[test]
fn pengambil_dikenal_atau_disetujui() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        let kode = d.barang("A06", &[3_000]).await;
        let (no, _) = pesan(&d, &k, &[cincin(3.0, "FLOAT")]).await;
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        let bayar = tunai(rp(&hitung_ambil(&d, &k, &no, &json!({})).await.unwrap()["bayar_rp"]));
        let m = |nama: &str, apa: &str, akhir: &str| json!({ "pembayaran": bayar, "pengambil": nama, "pengenal": apa, "pengenal_akhir": akhir });
        for (nama, apa, akhir) in
            [("", "", ""), ("", "HP", "9999"), ("budi", "KTP", "1234"), ("budi", "", "")]
        {
            let t = ditolak(ambil(&d, &k, &no, &m(nama, apa, akhir)).await, "NIAGA-08");
            assert_eq!(alasan(&t), ["KUASA"], "{nama} {apa} {akhir}");
        }
        for (apa, akhir) in [("SURAT", "1234"), ("HP", "1"), ("KTP", "")] {
            ditolak(ambil(&d, &k, &no, &m("", apa, akhir)).await, "PELANGGAN-01");
        }
        // A yes for one attorney is none for another.
        let t = ditolak(ambil(&d, &k, &no, &m("budi", "KTP", "1234")).await, "NIAGA-08");
        let izin = d.izin(&k, SPV, &t).await.unwrap();
        let mut lain = m("joni", "KTP", "1234");
        lain["otorisasi"] = json!(izin);
        assert!(ambil(&d, &k, &no, &lain).await.is_err());
        ambil(&d, &k, &no, &m("siti aminah", "HP", "0001")).await.unwrap();
        let tulis = "SELECT keterangan, pengenal FROM pesanan_peristiwa WHERE tahap = 'AMBIL'";
        assert_eq!(d.baris(tulis, args![]).await, ["SITI AMINAH|HP 0001"]);
        d.bersih().await;
    });
}

#[test]
fn upah_di_atas_ongkosnya_perlu_otorisasi() {
    di_kedua(|d| async move {
        let k = d.orang(KASIR).await;
        let mut b = cincin(3.0, "FLOAT");
        b["ongkos"] = json!(450_000);
        let (no, _) = pesan(&d, &k, &[b]).await;
        let proses = {
            let no = no.clone();
            move |tx: &mut db::Tx<'_>, p: &platform::Pelaku, m: &kerja::PesananProses| {
                kerja::proses(tx, p, &no, m)
            }
        };
        let m = |upah: i64| json!({ "kode_tukang": "T01", "upah": upah });
        let t = ditolak(d.minta(&k, &m(450_001), proses.clone()).await, "NIAGA-08");
        assert_eq!(alasan(&t), ["ONGKOS"]);
        ditolak(d.minta(&k, &m(-1), proses.clone()).await, "TUKANG-01");
        d.minta(&k, &m(450_000), proses).await.unwrap();
        assert_eq!(d.angka("SELECT upah FROM kerja_tukang", args![]).await, 450_000);
        d.bersih().await;
    });
}

#[test]
fn poin_dan_tingkat_pengambilan_menunggu_uang_mukanya() {
    di_kedua(|d| async move {
        let (k, spv) = (d.orang(KASIR).await, d.orang(SPV).await);
        d.setel("JKT1", "VALIDASI_NON_CASH_MODULE", "on").await;
        let kode = d.barang("A06", &[8_000]).await;
        let siapa = "P-UJI".to_owned();
        d.anggota(&siapa, "MBR00001").await;
        let mut m = pesanan(&[cincin(8.0, "FLOAT")]);
        m["customer"] = json!({ "kode_pelanggan": siapa });
        let dp = rp(&hitung(&d, &k, &m).await.unwrap()["total_harga"]) / 2;
        let mut m = dibayar(&m, dp);
        m["pembayaran"] =
            json!([{ "jenis": "TRANSFER", "jumlah_rp": dp, "no_rekening": rekening(&d).await }]);
        let no = teks(&d.minta(&k, &m, simpan::simpan).await.unwrap()["no_pesanan"]);
        validasi(&d, &spv, &no).await.unwrap();
        langkah_selesai(&d, &spv, &no, &[(1, &kode[0])]).await.unwrap();
        ambil_tunai(&d, &k, &no).await.unwrap();
        let (hari, kini) = (values::Tanggal::parse("2026-11-15").unwrap(), d.db().jam().sekarang());
        let poin = async || {
            let s = siapa.clone();
            d.db().read(move |c| member::poin::lihat(c, &s, hari, kini)).await.unwrap()
        };
        let belanja = async || {
            let s = siapa.clone();
            d.db().read(move |c| member::aturan::tingkat(c, &s, hari)).await.unwrap().belanja.nilai()
        };
        let s = poin().await;
        assert!(s.point > 0 && s.tertahan == s.point && s.bisa_dipakai == 0, "{s:?}");
        let sebagian = belanja().await;
        bank_melihat(&d, &no).await;
        let s = poin().await;
        assert!(s.tertahan == 0 && s.bisa_dipakai == s.point, "{s:?}");
        assert!(belanja().await > sebagian);
        d.bersih().await;
    });
}
