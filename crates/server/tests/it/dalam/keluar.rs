//! Where the server itself may go: never to this machine, its link, or our own database.

use server::keluar::Keluar;

#[test]
fn mesin_sendiri_sambungannya_dan_basis_datanya_tidak_terjangkau() {
    let milik =
        Keluar::milik_kita(["postgres://karat:x@192.168.1.5/karat?sslmode=require", "redis://10.0.0.9/"]);
    let k = Keluar::new(Vec::new(), milik);
    let boleh = |a: &str| k.boleh(a.parse().unwrap());
    for a in [
        "127.0.0.1:9100",
        "127.9.9.9:80",
        "0.0.0.0:9100",
        "0.1.2.3:1",
        "169.254.169.254:80",
        "[::1]:9100",
        "[fe80::1]:9100",
        "[::ffff:127.0.0.1]:9100",
        // Carried inside another: translated, tunnelled, with zeros before it.
        "[64:ff9b::127.0.0.1]:80",
        "[64:ff9b::169.254.169.254]:80",
        "[2002:7f00:1::]:80",
        "[2002:a9fe:a9fe::1]:80",
        "[::127.0.0.1]:80",
        "[64:ff9b::192.168.1.5]:5432",
        "224.0.0.1:9100",
        "192.168.1.5:5432",
        "10.0.0.9:6379",
    ] {
        assert!(!boleh(a), "{a}");
    }
    for a in ["192.168.1.50:9100", "192.168.1.5:9100", "10.0.0.9:9100", "203.0.113.7:443", "[2001:db8::1]:80"]
    {
        assert!(boleh(a), "{a}");
    }
    assert!(k.cari("localhost:9100").is_err());
    let uji = Keluar::new(vec!["127.0.0.0/8".parse().unwrap()], vec!["127.0.0.1:5432".parse().unwrap()]);
    assert!(uji.boleh("127.0.0.1:9100".parse().unwrap()));
    assert!(!uji.boleh("127.0.0.1:5432".parse().unwrap()), "basis data juga bila diizinkan");
    let umum = Keluar::default().umum();
    for a in [
        "10.0.0.1:80",
        "[64:ff9b::10.0.0.1]:80",
        "[2002:c0a8:0101::]:80",
        "[64:ff9b:1::1]:80",
        "[fd00::1]:80",
    ] {
        assert!(!umum.boleh(a.parse().unwrap()), "{a}");
    }
    for a in ["203.0.113.7:443", "[64:ff9b::203.0.113.7]:443", "[2002:cb00:7107::1]:443"] {
        assert!(umum.boleh(a.parse().unwrap()), "{a}");
    }
}
