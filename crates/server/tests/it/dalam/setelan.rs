//! Settings of the program: the command line above the file.

use server::setelan::{Berkas, Data, Gambar, Layanan, Tempat};
use std::path::PathBuf;

#[test]
fn baris_perintah_menang_atas_berkas() {
    let b: Berkas = toml::from_str("data = 'berkas'\nlisten = '127.0.0.1:9000'\ndemo = true").unwrap();
    let d = Data { data: Some("cli".into()), database_url: None, config: None, kunci_data: None };
    assert_eq!(d.tempat(&b).folder, PathBuf::from("cli"));
    let d = Data { data: None, database_url: None, config: None, kunci_data: None };
    assert_eq!(
        d.tempat(&b),
        Tempat { folder: "berkas".into(), mesin: db::Mesin::Lite("berkas/karat.db".into()) }
    );
    let l = Layanan {
        listen: None,
        demo: false,
        demo_barang: None,
        demo_nota: None,
        redis_url: None,
        tls_cert: None,
        tls_key: None,
        trusted_proxies: Vec::new(),
        allow_outbound: Vec::new(),
        portals: Vec::new(),
        metrics_token: None,
        backup_untuk: Vec::new(),
        demo_terbuka: false,
        jam_contoh: None,
        gambar: Gambar::default(),
    };
    assert_eq!(l.lengkapi(&b).listen.unwrap().port(), 9000);
    assert!(l.lengkapi(&b).demo);
    assert_eq!(l.lengkapi(&Berkas::default()).listen.unwrap().port(), 8080);
}

#[test]
fn berkas_dengan_kunci_asing_ditolak() {
    assert!(toml::from_str::<Berkas>("datta = 'x'").is_err());
}
