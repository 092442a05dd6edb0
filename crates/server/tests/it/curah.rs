//! Counted stock over the API: accessories and manual goods come and go in documents; what is not there cannot be
//! taken, and every wrong row is named.

use crate::alat::{Alat, Balasan, Klien, di_kedua_master};
use serde_json::{Value, json};

async fn acc(k: &Klien, kunci: &str, jenis: &str, alasan: &str, baris: Value) -> Balasan {
    let isi = json!({"jenis": jenis, "kode_toko": "z01", "alasan": alasan, "keterangan": "uji", "detail_barang": baris});
    k.post_dok("stock-aksesoris", kunci, &isi).await
}

fn dompet(qty: i64, modal: i64) -> Value {
    json!([{"kode_group": "acc", "kode_dept": "dompet", "qty": qty, "harga_modal": modal}])
}

async fn stok_dompet(k: &Klien) -> (i64, i64) {
    let j = k.get("stock-aksesoris?kode_toko=z01").await.ok();
    let d = j["data"].as_array().unwrap().iter().find(|b| b["kode_dept"] == "DOMPET").unwrap().clone();
    (d["qty"].as_i64().unwrap(), d["harga_modal"].as_i64().unwrap())
}

async fn dok(a: &Alat) -> i64 {
    a.angka("SELECT COUNT(*) FROM dok_curah", &[]).await
}

#[test]
fn aksesoris_ditambah_diambil_dan_tercatat_sekali() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        assert_eq!(stok_dompet(&k).await, (0, 0));
        let j = acc(&k, "kunci-acc-1", "tambah", "pembelian", dompet(10, 2_500)).await.ok();
        assert!(j["data"]["no_dok"].as_str().unwrap().starts_with("TAJKT1-"), "{j}");
        assert_eq!(j["data"]["baris"][0]["sisa_qty"], 10);
        // The same submit again: the same answer, nothing new.
        assert_eq!(acc(&k, "kunci-acc-1", "tambah", "pembelian", dompet(10, 2_500)).await.ok(), j);
        acc(&k, "kunci-acc-2", "TAMBAH", "PEMBELIAN", dompet(5, 4_000)).await.ok();
        assert_eq!(stok_dompet(&k).await, (15, 45_000));
        let j = acc(&k, "kunci-acc-3", "AMBIL", "DIPAKAI", dompet(4, 0)).await.ok();
        assert!(j["data"]["no_dok"].as_str().unwrap().starts_with("AAJKT1-"), "{j}");
        // It leaves at the average cost.
        assert_eq!(
            (j["data"]["nilai"].as_i64(), j["data"]["baris"][0]["sisa_qty"].as_i64()),
            (Some(12_000), Some(11))
        );
        assert_eq!(stok_dompet(&k).await, (11, 33_000));
        let semua = k.get("stock-aksesoris/dokumen").await.ok();
        assert_eq!(semua["data"].as_array().unwrap().len(), 3);
        let ambil = k.get("stock-aksesoris/dokumen?jenis=ambil").await.ok();
        assert_eq!(ambil["data"][0]["alasan"], "DIPAKAI");
        assert_eq!(ambil["data"][0]["baris"][0]["gudang_ke"], "@PAKAI");
        assert_eq!(dok(&a).await, 3);
        assert_eq!(a.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'AMBIL AKSESORIS'", &[]).await, 1);
        // Another store has its own.
        assert_eq!(stok_dompet(&a.masuk("own-bdg1").await).await, (0, 0));
    });
}

#[test]
fn aksesoris_yang_tidak_ada_tidak_bisa_diambil_dan_setiap_baris_disebut() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        acc(&k, "kunci-acc-1", "TAMBAH", "STOK AWAL", dompet(3, 1_000)).await.ok();
        let j = acc(&k, "kunci-acc-2", "AMBIL", "DIPAKAI", dompet(4, 0)).await.ditolak(422, "CURAH-03");
        assert_eq!(j["fields"]["detail_barang[0].qty"], "Stok DOMPET hanya 3 buah, diambil 4");
        let baris = json!([
            {"kode_group": "750", "kode_dept": "CIN750", "qty": 1},
            {"kode_group": "ACC", "kode_dept": "TIDAKADA", "qty": 1},
            {"kode_group": "ACC", "kode_dept": "DOMPET", "qty": 0},
            {"kode_group": "ACC", "kode_dept": "DOMPET", "qty": 1},
            {"kode_group": "", "kode_dept": "DOMPET", "qty": 1},
        ]);
        let j = acc(&k, "kunci-acc-3", "AMBIL", "DIPAKAI", baris).await.ditolak(422, "CURAH-03");
        for (kolom, pesan) in [
            ("detail_barang[0].kode_group", "Group 750 bukan aksesoris"),
            ("detail_barang[1].kode_dept", "Kode Jenis Harus Dipilih"),
            ("detail_barang[2].qty", "Jumlah di antara 1 dan 1,000,000"),
            ("detail_barang[3].kode_dept", "Kode Jenis Tidak Boleh Sama"),
            ("detail_barang[4].kode_group", "Kategori Harus Dipilih"),
        ] {
            assert_eq!(j["fields"][kolom], pesan, "{j}");
        }
        assert!(j["message"].as_str().unwrap().starts_with("Baris 1: "), "{j}");
        // The head: reason of the wrong side, tray of nowhere, loss without a word.
        let kepala = json!({"jenis": "AMBIL", "kode_toko": "X99", "alasan": "PEMBELIAN", "keterangan": "",
            "detail_barang": dompet(1, 0)});
        let j = k.post_dok("stock-aksesoris", "kunci-acc-4", &kepala).await.ditolak(422, "CURAH-03");
        assert_eq!(j["fields"]["alasan"], "Alasan Harus Dipilih");
        assert_eq!(j["fields"]["kode_toko"], "Baki X99 tidak ada atau tidak aktif");
        let hilang = json!({"jenis": "AMBIL", "kode_toko": "Z01", "alasan": "HILANG", "keterangan": " ",
            "detail_barang": dompet(1, 0)});
        let j = k.post_dok("stock-aksesoris", "kunci-acc-5", &hilang).await.ditolak(422, "CURAH-03");
        assert_eq!(j["fields"]["keterangan"], "Keterangan harus diisi untuk alasan ini");
        acc(&k, "kunci-acc-6", "BUANG", "DIPAKAI", dompet(1, 0)).await.ditolak(422, "CURAH-03");
        acc(&k, "kunci-acc-7", "AMBIL", "DIPAKAI", json!([])).await.ditolak(422, "CURAH-04");
        let banyak = vec![dompet(1, 0)[0].clone(); 501];
        acc(&k, "kunci-acc-8", "AMBIL", "DIPAKAI", json!(banyak)).await.ditolak(422, "CURAH-04");
        acc(&k, "kunci-acc-9", "TAMBAH", "PEMBELIAN", dompet(1, -1)).await.ditolak(422, "CURAH-03");
        assert_eq!((dok(&a).await, stok_dompet(&k).await), (1, (3, 3_000)));
    });
}

#[test]
fn dua_orang_tidak_bisa_mengambil_yang_terakhir_bersama() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        acc(&k, "kunci-acc-1", "TAMBAH", "STOK AWAL", dompet(5, 1_000)).await.ok();
        let lain = a.masuk("spv-jkt1").await;
        let (x, y) = tokio::join!(
            acc(&k, "kunci-acc-2", "AMBIL", "DIPAKAI", dompet(4, 0)),
            acc(&lain, "kunci-acc-3", "AMBIL", "DIPAKAI", dompet(4, 0))
        );
        let berhasil = [&x, &y].iter().filter(|b| b.status == 200).count();
        assert_eq!((berhasil, stok_dompet(&k).await.0), (1, 1));
    });
}

#[test]
fn slip_aksesoris_menjadi_pdf_dan_hanya_untuk_tokonya() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let j = acc(&k, "kunci-acc-1", "TAMBAH", "STOK AWAL", dompet(5, 1_000)).await.ok();
        let no = j["data"]["no_dok"].as_str().unwrap();
        let b = k.get(&format!("stock-aksesoris/dokumen/{no}/slip")).await;
        assert_eq!(b.status, 200);
        assert!(b.badan.starts_with(b"%PDF"), "{:?}", b.kepala);
        k.get(&format!("barang-manual/dokumen/{no}/slip")).await.ditolak(404, "CURAH-06");
        a.masuk("own-bdg1")
            .await
            .get(&format!("stock-aksesoris/dokumen/{no}/slip"))
            .await
            .ditolak(404, "CURAH-06");
        a.masuk("kasir1-jkt1").await.get("stock-aksesoris").await.ditolak(403, "AKSES-01");
    });
}

fn cincin(baki: &str, qty: i64, berat: f64, modal: i64) -> Value {
    json!({"kode_group": "750", "kode_dept": "cin750", "kode_toko": baki, "qty": qty, "berat": berat, "harga_modal": modal})
}

async fn manual(k: &Klien, jalur: &str, kunci: &str, tujuan: &str, baris: Value) -> Balasan {
    let isi = json!({"tujuan": tujuan, "keterangan": "uji", "detail_barang": baris});
    k.post_dok(jalur, kunci, &isi).await
}

/// Tray, pieces, milligrams and cost of every row.
async fn isi(k: &Klien, saring: &str) -> Vec<(String, i64, i64, i64)> {
    let j = k.get(&format!("barang-manual{saring}")).await.ok();
    let baca = |b: &Value| {
        (
            b["kode_toko"].as_str().unwrap().to_owned(),
            b["qty"].as_i64().unwrap(),
            crate::alat::mg(&b["berat"]),
            b["harga_modal"].as_i64().unwrap(),
        )
    };
    j["data"].as_array().unwrap().iter().map(baca).collect()
}

fn baris(baki: &str, qty: i64, mg: i64, modal: i64) -> (String, i64, i64, i64) {
    (baki.to_owned(), qty, mg, modal)
}

#[test]
fn barang_manual_ditambah_dipindah_dan_dihancurkan() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let tambah = json!([cincin("a04", 10, 30.5, 30_500_000), cincin("A05", 2, 6.0, 6_000_000)]);
        let j = manual(&k, "barang-manual", "kunci-man-1", "", tambah.clone()).await.ok();
        assert_eq!(manual(&k, "barang-manual", "kunci-man-1", "", tambah).await.ok(), j);
        assert!(j["data"]["no_dok"].as_str().unwrap().starts_with("TBJKT1-"), "{j}");
        assert_eq!(
            isi(&k, "").await,
            [baris("A04", 10, 30_500, 30_500_000), baris("A05", 2, 6_000, 6_000_000)]
        );
        let murni = k.get("barang-manual?kode_toko=a04").await.ok()["data"][0]["berat_murni"].as_f64();
        assert_eq!(murni, Some(22.875));
        manual(&k, "barang-manual/pindah", "kunci-man-2", "a05", json!([cincin("A04", 4, 12.2, 0)]))
            .await
            .ok();
        let kini = [baris("A04", 6, 18_300, 18_300_000), baris("A05", 6, 18_200, 18_200_000)];
        assert_eq!(isi(&k, "").await, kini);
        assert_eq!(
            isi(&k, "?kode_group=750&kode_dept=cin750&kode_gudang=toko&kode_toko=a05").await,
            kini[1..]
        );
        assert!(isi(&k, "?kode_group=916").await.is_empty());
        // All of the tray goes with all of its weight and cost.
        manual(&k, "barang-manual/hancur", "kunci-man-3", "HC1", json!([cincin("A04", 6, 18.3, 0)]))
            .await
            .ok();
        assert_eq!(
            isi(&k, "").await,
            [baris("HC1", 6, 18_300, 18_300_000), baris("A05", 6, 18_200, 18_200_000)]
        );
        let dok = k.get("barang-manual/dokumen").await.ok();
        let jenis: Vec<&str> =
            dok["data"].as_array().unwrap().iter().map(|d| d["jenis"].as_str().unwrap()).collect();
        assert_eq!(jenis.len(), 3);
        for perlu in ["TAMBAH", "PINDAH", "HANCUR"] {
            assert!(jenis.contains(&perlu), "{jenis:?}");
        }
    });
}

#[test]
fn barang_manual_yang_salah_ditolak_dengan_barisnya() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        manual(&k, "barang-manual", "kunci-man-1", "", json!([cincin("A04", 10, 30.0, 30_000_000)]))
            .await
            .ok();
        let awal = isi(&k, "").await;
        for (ke, (jalur, tujuan, b, kolom, pesan)) in [
            ("barang-manual", "", cincin("A04", 0, 1.0, 0), "detail_barang[0].qty", "Jumlah di antara"),
            ("barang-manual", "", cincin("A04", -5, 1.0, 0), "detail_barang[0].qty", "Jumlah di antara"),
            ("barang-manual", "", cincin("A04", 1, 0.0, 0), "detail_barang[0].berat", "Berat harus lebih"),
            (
                "barang-manual",
                "",
                cincin("A04", 1, 100_001.0, 0),
                "detail_barang[0].berat",
                "Berat harus lebih",
            ),
            ("barang-manual", "", cincin("A04", 1, 1.0, -1), "detail_barang[0].harga_modal", "Harga modal"),
            (
                "barang-manual",
                "",
                cincin("", 1, 1.0, 0),
                "detail_barang[0].kode_toko",
                "Kode Toko Harus Dipilih",
            ),
            (
                "barang-manual",
                "",
                cincin("HC1", 1, 1.0, 0),
                "detail_barang[0].kode_toko",
                "tidak untuk barang manual",
            ),
            (
                "barang-manual",
                "",
                cincin("HT1", 1, 1.0, 0),
                "detail_barang[0].kode_toko",
                "tidak untuk barang manual",
            ),
            (
                "barang-manual/pindah",
                "A05",
                cincin("A04", 11, 1.0, 0),
                "detail_barang[0].qty",
                "hanya 10 buah",
            ),
            (
                "barang-manual/pindah",
                "A05",
                cincin("A04", 1, 30.001, 0),
                "detail_barang[0].berat",
                "hanya 30.000 gram",
            ),
            (
                "barang-manual/pindah",
                "A05",
                cincin("A04", 10, 29.0, 0),
                "detail_barang[0].berat",
                "Semua 10 buah",
            ),
            (
                "barang-manual/pindah",
                "A05",
                cincin("A04", 9, 30.0, 0),
                "detail_barang[0].berat",
                "tersisa 1 buah",
            ),
            (
                "barang-manual/pindah",
                "A04",
                cincin("A04", 1, 1.0, 0),
                "detail_barang[0].kode_toko",
                "tidak boleh sama",
            ),
            ("barang-manual/pindah", "", cincin("A04", 1, 1.0, 0), "tujuan", "Kode Toko Harus Dipilih"),
            ("barang-manual/pindah", "HC1", cincin("A04", 1, 1.0, 0), "tujuan", "tidak untuk barang manual"),
            ("barang-manual/pindah", "A05", cincin("A06", 1, 1.0, 0), "detail_barang[0].qty", "hanya 0 buah"),
            ("barang-manual/hancur", "A05", cincin("A04", 1, 1.0, 0), "tujuan", "bukan tujuan barang hancur"),
            (
                "barang-manual/hancur",
                "HC1",
                cincin("HC1", 1, 1.0, 0),
                "detail_barang[0].kode_toko",
                "dihancurkan",
            ),
        ]
        .into_iter()
        .enumerate()
        {
            let j = manual(&k, jalur, &format!("kunci-salah-{ke}"), tujuan, json!([b]))
                .await
                .ditolak(422, "CURAH-03");
            let ada = j["fields"][kolom].as_str().unwrap_or_default();
            assert!(ada.contains(pesan), "{ke}: {kolom} {pesan}: {j}");
        }
        let acc =
            json!([{"kode_group": "ACC", "kode_dept": "DOMPET", "kode_toko": "A04", "qty": 1, "berat": 1}]);
        manual(&k, "barang-manual", "kunci-man-2", "", acc).await.ditolak(422, "CURAH-03");
        let mut lain = cincin("A04", 1, 1.0, 0);
        lain["kode_gudang"] = json!("STOCK");
        manual(&k, "barang-manual", "kunci-man-3", "", json!([lain])).await.ditolak(422, "CURAH-03");
        let tanpa = json!({"tujuan": "HC1", "keterangan": "", "detail_barang": [cincin("A04", 1, 1.0, 0)]});
        let j = k.post_dok("barang-manual/hancur", "kunci-man-4", &tanpa).await.ditolak(422, "CURAH-03");
        assert!(j["fields"]["keterangan"].is_string(), "{j}");
        // Too fine a weight is not rounded behind the person's back.
        let halus = json!({"tujuan": "A05", "detail_barang": [cincin("A04", 1, 1.0001, 0)]});
        assert_eq!(k.post_dok("barang-manual/pindah", "kunci-man-5", &halus).await.status, 400);
        assert_eq!(isi(&k, "").await, awal);
        manual(&a.masuk("kasir1-jkt1").await, "barang-manual", "kunci-man-6", "", json!([]))
            .await
            .ditolak(403, "AKSES-01");
    });
}
