//! Pieces: brought in all or none and once, found by barcode, told from the books; what is wrong is said on its row.

use crate::alat::{Alat, Klien, di_kedua_master};
use serde_json::{Value, json};

fn cincin(berat: &str) -> Value {
    json!({
        "kode_group": "750", "kode_dept": "CIN750", "kode_toko": "A04", "kode_gudang": "TOKO",
        "nama_barang": "cincin polos", "berat_asli": berat.parse::<f64>().unwrap(), "kadar": 80, "kadar_cetak": 75,
        "kadar_modal": 77, "id_foto": berat,
    })
}

async fn simpan(k: &Klien, kunci: &str, baris: &[Value]) -> crate::alat::Balasan {
    k.post_dok("barang/create/bulk", kunci, &json!({"detail_barang": baris})).await
}

async fn isi_baki(k: &Klien) -> (i64, f64) {
    let j = k.get("barang/count-baki?kode_toko=A04").await.ok();
    (j["data"]["qty"].as_i64().unwrap(), j["data"]["berat"].as_f64().unwrap())
}

async fn banyak_barang(a: &Alat) -> i64 {
    a.angka("SELECT COUNT(*) FROM barang", &[]).await
}

#[test]
fn barang_banyak_disimpan_sekali_dan_ditemukan() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let awal = isi_baki(&k).await;
        let baris = [cincin("2.345"), cincin("3.5"), cincin("1.021")];
        let j = simpan(&k, "kunci-001", &baris).await.ok();
        let data = j["data"].as_array().unwrap();
        assert_eq!(data.len(), 3);
        let kode: Vec<&str> = data.iter().map(|d| d["kode_barcode"].as_str().unwrap()).collect();
        assert!(kode.iter().all(|c| c.len() == 8) && kode.windows(2).all(|w| w[0] < w[1]), "{kode:?}");
        assert_eq!(data[0]["id_foto"], "2.345");
        // The same submit again: the same answer, nothing new.
        assert_eq!(simpan(&k, "kunci-001", &baris).await.ok(), j);
        let kini = isi_baki(&k).await;
        assert_eq!((kini.0 - awal.0, (kini.1 - awal.1) * 1000.0), (3, 6866.0));
        let siap = k.get(&format!("barang/ready/kode-barcode/{}", kode[0])).await.ok();
        assert_eq!(
            (
                siap["data"]["nama_barang"].as_str(),
                siap["data"]["berat"].as_f64(),
                siap["data"]["status"].as_str()
            ),
            (Some("CINCIN POLOS"), Some(2.35), Some("READY"))
        );
        let cerita = k.get(&format!("barang/riwayat/{}", kode[0])).await.ok();
        assert_eq!(
            (cerita["data"][0]["dari"].as_str(), cerita["data"][0]["ke"].as_str()),
            (Some("Supplier"), Some("TOKO A04"))
        );
        // Another store sees that it is not its own.
        a.masuk("own-bdg1")
            .await
            .get(&format!("barang/ready/kode-barcode/{}", kode[0]))
            .await
            .ditolak(422, "BARANG-03");
        k.get("barang/ready/kode-barcode/99999999").await.ditolak(404, "BARANG-02");
    });
}

#[test]
fn satu_baris_yang_salah_menolak_semua_dan_disebut() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let awal = banyak_barang(&a).await;
        let mut salah = cincin("2.5");
        salah["berat_asli"] = json!(0);
        salah["kode_dept"] = json!("KAL916");
        let j = simpan(&k, "kunci-002", &[cincin("2.5"), salah]).await.ditolak(422, "BARANG-06");
        assert!(j["fields"]["detail_barang[1].berat_asli"].is_string(), "{j}");
        assert!(j["fields"]["detail_barang[1].kode_dept"].is_string(), "{j}");
        simpan(&k, "kunci-003", &[]).await.ditolak(422, "BARANG-07");
        assert_eq!(banyak_barang(&a).await, awal);
        let mut lain = cincin("2.5");
        lain["kode_toko"] = json!("S01");
        simpan(&k, "kunci-004", &[lain]).await.ditolak(422, "BARANG-06");
        simpan(&a.masuk("kasir1-jkt1").await, "kunci-005", &[cincin("2.5")]).await.ditolak(403, "AKSES-01");
    });
}

#[test]
fn profit_diubah_menurut_rentang_dan_tercatat() {
    di_kedua_master(|a| async move {
        let k = a.masuk("own-jkt1").await;
        let j = simpan(&k, "kunci-006", &[cincin("2.5"), cincin("3.5")]).await.ok();
        let kode = |i: usize| j["data"][i]["kode_barcode"].as_str().unwrap().to_owned();
        let rentang = format!("barang/get/ready-edit-profit?kode_awal={}&kode_akhir={}", kode(0), kode(1));
        assert_eq!(k.get(&rentang).await.ok()["data"].as_array().unwrap().len(), 2);
        let isi = json!({"data": [{"kode_barcode": kode(0), "profit": 250_000}]});
        k.post("barang/update/edit-profit", &isi).await.ok();
        assert_eq!(k.get(&rentang).await.ok()["data"][0]["profit"], 250_000);
        let nol = json!({"data": [{"kode_barcode": kode(0), "profit": 0}]});
        k.post("barang/update/edit-profit", &nol).await.ditolak(422, "BARANG-10");
        assert_eq!(a.angka("SELECT COUNT(*) FROM audit WHERE aksi = 'UBAH PROFIT'", &[]).await, 1);
    });
}

/// The harness proves the books when the test ends.
#[test]
fn barang_demo_berumur_dua_bulan() {
    di_kedua_master(|a| async move {
        let siaran = platform::Siaran::baru().0;
        server::perintah::demo_barang::isi(a.db(), 60, 400, 0, &siaran).await.unwrap();
        let toko = a.angka("SELECT COUNT(DISTINCT toko) FROM barang", &[]).await;
        assert_eq!((toko, banyak_barang(&a).await), (4, 400));
        let hari =
            a.angka("SELECT COUNT(DISTINCT tgl_system) FROM dok_barang WHERE toko = 'JKT1'", &[]).await;
        assert!(hari > 30, "dokumen di {hari} hari saja");
        assert!(a.angka("SELECT COUNT(*) FROM dok_barang WHERE jenis = 'HANCUR'", &[]).await > 0);
    });
}

/// Days of trade as `serve --demo` tells them, each closed; today is open and nothing happened on it.
#[test]
fn dagang_demo_ditutup_setiap_hari() {
    di_kedua_master(|a| async move {
        let siaran = platform::Siaran::baru().0;
        server::perintah::demo_barang::isi(a.db(), 15, 100, 1, &siaran).await.unwrap();
        for (apa, paling_sedikit, sql) in [
            ("hari yang ditutup", 60, "SELECT COUNT(*) FROM tutup_toko"),
            ("ringkasan", 60, "SELECT COUNT(*) FROM ringkasan_hari"),
            ("penjualan", 60, "SELECT COUNT(*) FROM faktur WHERE jenis = 'JUAL'"),
            ("penjualan tua", 20, "SELECT COUNT(*) FROM faktur WHERE tipe_nota = 'PENJUALAN TUA'"),
            ("penjualan berlian", 1, "SELECT COUNT(*) FROM faktur WHERE tipe_nota = 'PENJUALAN BERLIAN'"),
            ("pembelian", 10, "SELECT COUNT(*) FROM faktur WHERE jenis = 'BELI'"),
            ("tukar", 1, "SELECT COUNT(*) FROM faktur WHERE jenis = 'TUKAR'"),
            ("macam surat", 2, "SELECT COUNT(DISTINCT surat) FROM beli"),
            ("macam bayar", 5, "SELECT COUNT(DISTINCT jenis) FROM bayar"),
            ("titipan", 12, "SELECT COUNT(*) FROM titipan"),
            ("batal", 2, "SELECT COUNT(*) FROM faktur_batal"),
            ("valid", 80, "SELECT COUNT(*) FROM faktur_valid"),
            ("uang diterima pusat", 1, "SELECT COUNT(*) FROM kirim_uang_terima"),
            ("saldo dipindah", 4, "SELECT COUNT(*) FROM pindah_saldo"),
            ("laci diserahkan", 1, "SELECT COUNT(*) FROM serah_kas"),
            ("selisih dibukukan", 1, "SELECT COUNT(*) FROM hitung_kas_dibukukan WHERE no_dok <> ''"),
        ] {
            let n = a.angka(sql, &[]).await;
            assert!(n >= paling_sedikit, "{apa}: {n}");
        }
        let kini = "SELECT COUNT(*) FROM faktur f JOIN toko t ON t.kode_toko = f.toko AND t.tgl_system = f.tgl_system";
        assert_eq!(a.angka(kini, &[]).await, 0);
        let hari_ini = "SELECT COUNT(DISTINCT tgl_system) FROM toko";
        assert_eq!(a.angka(hari_ini, &[]).await, 1);
        let belum = "SELECT CAST(COALESCE(SUM(belum_valid), 0) AS BIGINT) FROM saldo_bank";
        assert_eq!(a.angka(belum, &[]).await, 0);
    });
}
