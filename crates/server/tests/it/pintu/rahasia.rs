//! Cost, supplier, balances and identity numbers: who gets to see them.

use crate::alat::{Alat, Klien, di_kedua_master};
use crate::gerak_barang::barang;
use crate::kas_uang::kas;
use crate::niaga::{jual, siap, simpan};
use db::args;
use serde_json::{Value, json};

const MODAL: [&str; 8] = [
    "total_pokok",
    "profit",
    "kadar_modal",
    "supplier_barang",
    "nama_supplier",
    "harga_modal_gram",
    "ongkos_modal",
    "hpp_manual",
];

fn ada(v: &Value, nama: &str) -> bool {
    match v {
        Value::Object(o) => o.contains_key(nama) || o.values().any(|x| ada(x, nama)),
        Value::Array(a) => a.iter().any(|x| ada(x, nama)),
        _ => false,
    }
}

/// The fields of cost that an answer tells.
async fn bocor(k: &Klien, path: &str) -> Vec<&'static str> {
    let j = k.get(path).await.ok();
    MODAL.into_iter().filter(|n| ada(&j, n)).collect()
}

#[test]
fn kasir_tidak_membaca_modal_laba_dan_supplier() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let kode = barang(&own, "A06", "TOKO", &[4.11]).await;
        let kasir = a.masuk("kasir1-jkt1").await;
        for jalur in [
            "barang?limit=50".to_owned(),
            format!("barang/kartu/{}", kode[0]),
            format!("barang/rinci/{}", kode[0]),
            format!("barang/ready/kode-barcode/{}", kode[0]),
        ] {
            assert_eq!(bocor(&kasir, &jalur).await, Vec::<&str>::new(), "{jalur}");
            assert!(bocor(&own, &jalur).await.contains(&"total_pokok"), "{jalur}");
        }
        // Nor is it found out by asking for one supplier after another.
        let (semua, satu) = ("barang?limit=1", "barang?limit=1&supplier_barang=TIDAKADA");
        assert_eq!(kasir.get(semua).await.ok()["count"], kasir.get(satu).await.ok()["count"]);
        assert_eq!(own.get(satu).await.ok()["count"], json!(0));
        // What is left is left as it was written, to the digit.
        let teks = kasir.get(&format!("barang/kartu/{}", kode[0])).await.teks();
        assert!(teks.contains("\"berat_asli\":4.11"), "{teks}");
        // Reports, their definition and their files: the columns are not there.
        beri(&a, "kasir1-jkt1", "/laporan-barang-detail").await;
        let kasir = a.masuk("kasir1-jkt1").await;
        let kolom = |d: &Value| -> Vec<String> {
            let semua = d.as_array().unwrap().iter().find(|l| l["slug"] == "laporan-barang-detail").unwrap();
            semua["kolom"].as_array().unwrap().iter().map(|k| k["kunci"].to_string()).collect()
        };
        let (tanpa, utuh) = (
            kolom(&kasir.get("laporan/definisi").await.data()),
            kolom(&own.get("laporan/definisi").await.data()),
        );
        assert!(
            utuh.contains(&"\"total_pokok\"".to_owned()) && !tanpa.contains(&"\"total_pokok\"".to_owned())
        );
        let minta = json!({ "saringan": {} });
        let (d, o) = (
            kasir.post("laporan/laporan-barang-detail", &minta).await.data(),
            own.post("laporan/laporan-barang-detail", &minta).await.data(),
        );
        assert!(d.to_string().len() < o.to_string().len(), "{d}");
        let berkas = json!({ "saringan": {}, "format": "csv" });
        let csv = kasir.post("laporan/laporan-barang-detail/berkas", &berkas).await.teks();
        assert!(!csv.contains("Harga Pokok") && !csv.contains("Profit"), "{csv}");
        let csv = own.post("laporan/laporan-barang-detail/berkas", &berkas).await.teks();
        assert!(csv.contains("Harga Pokok"), "{csv}");
    });
}

/// One more menu for somebody.
async fn beri(a: &Alat, user: &'static str, menu: &'static str) {
    a.tulis(db::Kunci::rantai(), move |tx| {
        tx.exec(
            "INSERT INTO akses (user_id, menu) VALUES ($1, $2) ON CONFLICT DO NOTHING",
            args![user, menu],
        )?;
        tx.exec("UPDATE pengguna SET versi = versi + 1 WHERE user_id = $1", args![user])
    })
    .await;
}

#[test]
fn saldo_laci_tidak_dikatakan_kepada_yang_menghitungnya() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[5.0]).await;
        simpan(&k, "saldo-0001", jual(&kode)).await.ok();
        assert_eq!(k.get("uang-kas/saldo").await.data(), json!({ "kasir": "kasir1-jkt1" }));
        assert!(!ada(&k.get("cash/kasir-tujuan").await.ok(), "saldo"));
        let saldo = "SELECT saldo FROM saldo_kas WHERE kasir = 'kasir1-jkt1'";
        let saldo = a.angka(saldo, args![]).await;
        assert!(saldo > 0);
        let tolak = kas(&k, "saldo-0002", "KELUAR", "KONSUMSI", 900_000_000).await;
        tolak.ditolak(422, "KAS-01");
        let teks = tolak.teks().replace(',', "");
        assert!(!teks.contains(&saldo.to_string()), "{teks}");
        for menu in ["dashboard-kas-harian", "dashboardPusat"] {
            let sql = "SELECT COUNT(*) FROM akses WHERE user_id = 'kasir1-jkt1' AND menu = $1";
            assert_eq!(a.angka(sql, args![format!("/{menu}")]).await, 0, "{menu}");
        }
        assert!(a.masuk("spv-jkt1").await.get("uang-kas/saldo").await.data()["saldo"].is_i64());
    });
}

#[test]
fn kasir_tidak_mulai_dengan_menu_atasan() {
    let akses = platform::pengguna::akses_bawaan(&platform::Level::Kasir);
    for menu in [
        "/setting-member",
        "/hancur-pembelian",
        "/export-data-member",
        "/dashboardPusat",
        "/dashboard-kas-harian",
    ] {
        assert!(!akses.iter().any(|a| a == menu), "{menu}");
    }
    assert!(akses.iter().any(|a| a == "/dashboard") && akses.iter().any(|a| a == "/transaksi-pembelian"));
}

#[test]
fn nik_hanya_ditemukan_utuh_dan_setiap_kali_tercatat() {
    di_kedua_master(|a| async move {
        let k = a.masuk("kasir1-jkt1").await;
        let orang =
            json!({ "nama_customer": "siti aminah", "nik": "3171010101900001", "no_hp": "081234567890" });
        k.post_dok("pelanggan", "nik-pintu-1", &orang).await.ok();
        for sebagian in ["317101", "3171010101", "317101010190000", "900001", "01900001"] {
            assert_eq!(k.get(&format!("pelanggan?cari={sebagian}")).await.data(), json!([]), "{sebagian}");
        }
        let cari = "SELECT COUNT(*) FROM audit WHERE aksi = 'CARI NIK'";
        assert_eq!(a.angka(cari, args![]).await, 0);
        let d = k.get("pelanggan?cari=3171010101900001").await.data();
        assert_eq!(d[0]["nik_samar"], json!("3171**********01"));
        assert_eq!(k.get("pelanggan?cari=3171010101900002").await.data(), json!([]));
        assert_eq!(a.angka(cari, args![]).await, 2);
        assert_eq!(k.get("pelanggan?cari=08123456").await.data().as_array().unwrap().len(), 1);
        // Whoever tries numbers one after another is stopped.
        a.tulis(db::Kunci::rantai(), |tx| tx.exec("UPDATE lihat_nik SET banyak = 200", args![])).await;
        k.get("pelanggan?cari=3171010101900003").await.ditolak(429, "PELANGGAN-04");
        let kode = d[0]["kode_pelanggan"].as_str().unwrap();
        k.post(&format!("pelanggan/{kode}/nik"), &json!({})).await.ditolak(429, "PELANGGAN-04");
    });
}

#[test]
fn nik_tidak_ditebak_dengan_mencatat_pelanggan() {
    di_kedua_master(|a| async move {
        let (k, lain) = (a.masuk("kasir2-jkt1").await, a.masuk("kasir1-jkt1").await);
        let orang =
            |n: u32| json!({ "nama_customer": format!("coba {n}"), "nik": format!("31710202029{n:05}") });
        lain.post_dok("pelanggan", "tebak-benar", &orang(999)).await.ok();
        // Counted by person in the process, whatever engine: the second one begins where the first one ended.
        let mut n = 0;
        while k.post_dok("pelanggan", &format!("tebak-{n:05}"), &orang(n)).await.status != 429 {
            n += 1;
            assert!(n <= 200, "ditebak {n} kali");
        }
        // Not even the right one is told any more.
        k.post_dok("pelanggan", "tebak-akhir", &orang(999)).await.ditolak(429, "PELANGGAN-04");
    });
}

#[test]
fn penjualan_yang_diparkir_tidak_membawa_nik() {
    di_kedua_master(|a| async move {
        let (k, kode) = siap(&a, &[5.0]).await;
        let mut isi = jual(&kode);
        isi["customer"] = json!({ "nama_customer": "siti aminah", "alamat_customer": "jl. merdeka 1", "nik": "3171010101900001" });
        let p = k.post_dok("penjualan/parkir", "parkir-nik", &json!({ "isi": isi })).await.data();
        let lain = a.masuk("spv-jkt1").await.get("penjualan/parkir").await;
        for teks in [p.to_string(), lain.teks()] {
            assert!(!teks.contains("3171010101900001"), "{teks}");
        }
        assert_eq!(
            a.baris("SELECT isi FROM parkir WHERE isi LIKE '%3171010101900001%'", args![]).await.len(),
            0
        );
        let kode = p["isi"]["customer"]["kode_pelanggan"].as_str().unwrap().to_owned();
        let nik = k.post(&format!("pelanggan/{kode}/nik"), &json!({})).await.data();
        assert_eq!(nik["nik"], json!("3171010101900001"));
    });
}

#[test]
fn cabang_tidak_mengubah_master_milik_semua_toko() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let provinsi = json!({ "kode_provinsi": "XX", "nama_provinsi": "PROVINSI X" });
        own.post("provinces", &provinsi).await.ditolak(403, "MASTER-13");
        let ada = own.get("provinces?limit=1").await.data();
        let id = ada[0]["_id"].as_str().unwrap();
        own.put(&format!("provinces/{id}"), &provinsi).await.ditolak(403, "MASTER-13");
        own.kirim(own.minta("DELETE", &format!("provinces/{id}"))).await.ditolak(403, "MASTER-13");
        a.masuk("pusat").await.post("provinces", &provinsi).await.ok();
    });
}

#[test]
fn cetakan_rekan_tidak_bisa_dibatalkan() {
    di_kedua_master(|a| async move {
        let own = a.masuk("own-jkt1").await;
        let p = json!({ "nama": "KASIR", "jenis": "ESCPOS", "cara": "AGEN", "alamat": "agen-1" });
        a.kerja(crate::alat::toko("JKT1"), |tx| {
            platform::agen::tambah(
                tx,
                "agen-1",
                platform::agen::Jenis::Print,
                &platform::agen::Kunci::baru(),
                "uji",
            )
        })
        .await
        .unwrap();
        own.post("printer", &p).await.ok();
        let id =
            own.kirim(own.minta("POST", "printer/KASIR/tes")).await.data()["id"].as_str().unwrap().to_owned();
        let kasir = a.masuk("kasir1-jkt1").await;
        let jalur = format!("printer/antrean/{id}/batal");
        kasir.kirim(kasir.minta("POST", &jalur)).await.ditolak(403, "CETAK-08");
        a.masuk("spv-jkt1").await.kirim(a.masuk("spv-jkt1").await.minta("POST", &jalur)).await.ok();
    });
}
