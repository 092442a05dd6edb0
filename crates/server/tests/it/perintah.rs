//! The other commands as processes: help, openapi, the proof of balance, users.

use super::proses::{Data, SANDI, jalan, karat, tiap_mesin};
use db::{Kunci, args};
use serde_json::Value;
use testkit::Jenis;

/// Every command with the options its help must name.
const BANTUAN: &[(&[&str], &[&str])] = &[
    (
        &["serve"],
        &[
            "--data",
            "--listen",
            "--demo",
            "--database-url",
            "--redis-url",
            "--tls-cert",
            "--tls-key",
            "--config",
            "KARAT_DATA",
            "KARAT_LISTEN",
            "KARAT_DEMO",
            "KARAT_DATABASE_URL",
            "KARAT_REDIS_URL",
            "KARAT_TLS_CERT",
            "KARAT_TLS_KEY",
            "KARAT_CONFIG",
        ],
    ),
    (
        &["user", "add"],
        &["--nama", "--level", "--toko", "--pusat", "--data", "--database-url", "KARAT_PASSWORD"],
    ),
    (&["user"], &["add"]),
    (&["periksa"], &["--json", "--data", "--database-url", "--config"]),
    (&["backup"], &["FILE", "--force", "--untuk", "--polos", "--data", "--database-url", "--config"]),
    (&["backup-key"], &["FILE"]),
    (&["kunci-data"], &["putar", "relakan"]),
    (&["kunci-data", "putar"], &["--kunci-data", "KARAT_KUNCI_DATA", "--data"]),
    (&["kunci-data", "relakan"], &["--force", "--kunci-data", "--data"]),
    (
        &["restore"],
        &["FILE", "--force", "--tanpa-kunci-data", "--kunci-data", "--data", "--database-url", "--config"],
    ),
    (&["openapi"], &["--help"]),
    (&["tabel-web"], &["TABEL", "rute", "setelan"]),
    (&["agent", "add"], &["--toko", "--nama", "--jenis", "--data"]),
    (&["agent", "list"], &["--data"]),
    (&["agent", "revoke"], &["--toko", "--nama", "--data"]),
    (
        &["print-agent"],
        &["--url", "--key", "--device", "--tcp", "--simpan", "--ca", "--once", "KARAT_AGENT_KEY"],
    ),
    (&["fingerprint-agent"], &["--simulate", "--url", "--key", "--user", "--fail", "--once"]),
];

#[test]
fn bantuan_setiap_perintah_menyebut_pilihannya() {
    let utama = jalan(karat().arg("--help")).harus(0).keluar;
    let daftar: Vec<&str> = utama
        .lines()
        .skip_while(|b| !b.starts_with("Commands:"))
        .skip(1)
        .take_while(|b| !b.is_empty())
        .filter_map(|b| b.strip_prefix("  ").filter(|b| !b.starts_with(' '))?.split(' ').next())
        .collect();
    assert!(daftar.len() > 5, "{utama}");
    for perintah in daftar.iter().filter(|p| **p != "help") {
        assert!(BANTUAN.iter().any(|(kata, _)| kata[0] == *perintah), "{perintah} belum diuji di sini");
    }
    for (kata, pilihan) in BANTUAN {
        let b = jalan(karat().args(*kata).arg("--help")).harus(0).keluar;
        for p in *pilihan {
            assert!(b.contains(p), "karat {} --help tanpa {p}:\n{b}", kata.join(" "));
        }
    }
}

#[test]
fn pilihan_yang_salah_ditolak_dengan_kode_2() {
    for kata in [&["servis"][..], &["serve", "--listen", "bukan alamat"], &["backup"], &["restore"]] {
        jalan(karat().args(kata)).harus(2);
    }
}

#[test]
fn openapi_adalah_json_dengan_setiap_rute() {
    let o: Value = serde_json::from_str(&jalan(karat().arg("openapi")).harus(0).keluar).unwrap();
    let tabel = server::rute::jalur();
    for (metode, path, syarat) in tabel.tabel() {
        let op = &o["paths"][path][metode.to_lowercase()];
        assert_eq!(op["x-syarat"], syarat.uraian(), "{metode} {path}");
    }
    let banyak: usize = o["paths"].as_object().unwrap().values().map(|p| p.as_object().unwrap().len()).sum();
    assert_eq!(banyak, tabel.tabel().len());
}

#[test]
fn periksa_tanpa_data_tidak_bisa_berjalan() {
    let data = Data::baru(Jenis::Lite);
    let s = data.jalan(&["periksa"]).harus(2);
    assert!(s.galat.contains("tidak ada basis data") && s.galat.contains("karat serve"), "{}", s.galat);
    assert_eq!(data.folder.read_dir().unwrap().count(), 0, "periksa tidak boleh membuat apa pun");
}

#[test]
fn periksa_selagi_server_berjalan_dan_menunjuk_baris_yang_diubah() {
    tiap_mesin(async |data| {
        let server = data.demo();
        let kasir = server.masuk("kasir1-jkt1", SANDI).await;
        let mut no = Vec::new();
        for i in 1..=3 {
            let (_, r) = kasir.uang_kas(&format!("periksa-{i}"), "MASUK", 50_000).await.unwrap();
            no.push(r["data"]["no_faktur"].as_str().unwrap().to_owned());
        }
        let s = data.jalan(&["periksa"]).harus(0);
        assert!(s.keluar.contains("Semua buku seimbang: 3 baris buku"), "{}", s.keluar);

        let db = data.buka();
        let (pg, n) = (db.adalah_pg(), no[1].clone());
        db.write(Kunci::rantai(), move |tx| {
            let lepas = "ALTER TABLE buku_kas DISABLE TRIGGER buku_kas_tolak";
            tx.exec(if pg { lepas } else { "DROP TRIGGER buku_kas_tolak_update" }, args![])?;
            tx.exec("UPDATE buku_kas SET deskripsi = 'lain' WHERE no_dok = $1", args![n.as_str()])?;
            tx.exec("UPDATE saldo_kas SET saldo = saldo + 7 WHERE kasir = 'kasir1-jkt1'", args![])
        })
        .await
        .unwrap();
        let s = data.jalan(&["periksa"]).harus(1);
        let temuan: Vec<&str> = s.keluar.lines().filter(|b| b.starts_with("SALAH")).collect();
        assert_eq!(temuan.len(), 2, "{}", s.keluar);
        assert!(temuan[0].contains("I4") && temuan[0].contains("toko JKT1  kasir1-jkt1"), "{}", temuan[0]);
        assert!(temuan[0].contains("buku 150000, saldo 150007"), "{}", temuan[0]);
        assert!(
            temuan[1].contains(&format!("I17 baris buku sesuai audit  toko JKT1  {}", no[1])),
            "{}",
            temuan[1]
        );

        let j: Value = serde_json::from_str(&data.jalan(&["periksa", "--json"]).harus(1).keluar).unwrap();
        assert_eq!(j["temuan"][0]["objek"], "kasir1-jkt1");
        assert_eq!(j["temuan"][1]["objek"], no[1]);
    });
}

#[test]
fn user_add_selagi_server_berjalan_langsung_bisa_masuk() {
    tiap_mesin(async |data| {
        let server = data.demo();
        server.masuk("kasir1-jkt1", SANDI).await;
        let dasar = ["user", "add", "ani", "--level", "KASIR", "--toko", "JKT1", "--nama", "Ani"];
        let s = jalan(data.karat(&dasar).env("KARAT_PASSWORD", "rahasia-ani")).harus(0);
        assert!(!s.keluar.contains("rahasia-ani") && !s.keluar.contains("sekali pakai"), "{}", s.keluar);
        let ani = server.masuk("ani", "rahasia-ani").await;
        let (status, r) = ani.uang_kas("ani-00001", "MASUK", 5_000).await.unwrap();
        assert_eq!(status, 200, "{r}");

        let s = data.jalan(&["user", "add", "beni", "--level", "SPV", "--toko", "BDG1"]).harus(0);
        let rahasia = s.keluar.split("Password sekali pakai: ").nth(1).unwrap().trim();
        let (status, r) = server.tamu().login("beni", rahasia).await;
        assert_eq!((status.as_u16(), &r["data"]["ganti_password"]), (200, &Value::Bool(true)));

        let s = jalan(data.karat(&dasar).env("KARAT_PASSWORD", "rahasia-ani")).harus(2);
        assert!(s.galat.contains("sudah terdaftar"), "{}", s.galat);
        let s = data.jalan(&["user", "add", "cici", "--level", "SPV", "--toko", "XXX"]).harus(2);
        assert!(s.galat.contains("Toko XXX tidak terdaftar"), "{}", s.galat);
        data.jalan(&["periksa"]).harus(0);
    });
}

#[test]
fn folder_dan_berkas_data_ditutup_untuk_orang_lain() {
    use std::os::unix::fs::PermissionsExt as _;
    let data = Data::baru(Jenis::Lite);
    let mode = |p: &std::path::Path| std::fs::metadata(p).unwrap().permissions().mode() & 0o777;
    let lama = data.folder.join("lama.txt");
    std::fs::write(&lama, b"x").unwrap();
    for (p, m) in [(data.folder.as_path(), 0o755), (lama.as_path(), 0o644)] {
        std::fs::set_permissions(p, std::fs::Permissions::from_mode(m)).unwrap();
    }
    data.demo().henti();
    assert_eq!((mode(&data.folder), mode(&lama)), (0o700, 0o600));
    for b in data.folder.read_dir().unwrap().flatten() {
        assert_eq!(mode(&b.path()) & 0o077, 0, "{}", b.path().display());
    }
}
