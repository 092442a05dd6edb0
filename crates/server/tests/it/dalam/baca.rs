//! Bodies and addresses as they are read.

use axum::http::HeaderMap;
use platform::Status;
use server::setelan::Jaringan;
use server::tepi::baca::{asal, baku, urai};

#[test]
fn alamat_dari_proxy_hanya_bila_proxynya_dikenal() {
    let proxy: Vec<Jaringan> = ["10.0.0.0/8", "::1"].iter().map(|j| j.parse().unwrap()).collect();
    let kepala = |isi: &str| {
        let mut k = HeaderMap::new();
        k.insert("x-forwarded-for", isi.parse().unwrap());
        k
    };
    let asal = |lawan: &str, isi: &str| asal(lawan.parse().unwrap(), &proxy, &kepala(isi)).to_string();
    assert_eq!(asal("10.1.1.1", "203.0.113.9"), "203.0.113.9");
    assert_eq!(asal("10.1.1.1", "1.2.3.4, 203.0.113.9, 10.2.2.2"), "203.0.113.9");
    assert_eq!(asal("203.0.113.5", "1.2.3.4"), "203.0.113.5", "bukan proxy kita");
    assert_eq!(asal("10.1.1.1", "omong kosong"), "10.1.1.1");
    assert_eq!(asal("::ffff:10.1.1.1", "2001:db8::7"), "2001:db8::7");
    assert!("10.0.0.0/33".parse::<Jaringan>().is_err() && "x".parse::<Jaringan>().is_err());
}

#[derive(Debug, serde::Deserialize)]
struct Nota {
    #[allow(dead_code)]
    no: String,
    #[allow(dead_code)]
    isi: Vec<Baris>,
}

#[derive(Debug, serde::Deserialize)]
struct Baris {
    #[allow(dead_code)]
    berat: values::Berat,
}

#[test]
fn isian_yang_salah_disebut_tempatnya() {
    for (json, kolom) in [
        (r#"{"isi":[]}"#, "no"),
        (r#"{"no":1,"isi":[]}"#, "no"),
        (r#"{"no":"a","isi":{}}"#, "isi"),
        (r#"{"no":"a","isi":[{"berat":1.5},{}]}"#, "isi[1].berat"),
        (r#"{"no":"a","isi":[{"berat":"x"}]}"#, "isi[0].berat"),
    ] {
        let t = urai::<Nota>("", json.as_bytes()).unwrap_err().0;
        assert_eq!(t.kolom.keys().next().map(String::as_str), Some(kolom), "{json}");
        assert_eq!((t.status, t.kode), (Status::Cacat, "ISI-01"));
    }
    for json in ["", "{", "nul", r#"{"no":"a","isi":[]} x"#] {
        assert!(urai::<Nota>("", json.as_bytes()).unwrap_err().0.kolom.is_empty(), "{json}");
    }
}

#[test]
fn jumlah_yang_melewati_batas_disebut_isian_dan_batasnya() {
    let t = urai::<Nota>("", br#"{"no":"a","isi":[{"berat":1.5},{"berat":1000000.001}]}"#).unwrap_err().0;
    assert_eq!((t.status, t.kode), (Status::Aturan, "ISI-07"));
    let pesan = "Isian isi[1].berat terlalu besar, paling berat 1,000 kg";
    assert_eq!(t.pesan, pesan);
    assert_eq!(t.kolom.get("isi[1].berat").map(String::as_str), Some(pesan));
}

#[test]
fn isian_yang_tidak_dikenal_ditolak_dengan_namanya() {
    let t = urai::<Nota>("", br#"{"no":"a","isi":[{"berat":1.5},{"berat":1,"bera":2}]}"#).unwrap_err().0;
    assert_eq!((t.status, t.kode), (Status::Cacat, "ISI-06"));
    assert_eq!(t.kolom.keys().collect::<Vec<_>>(), ["isi[1].bera"]);
    assert!(t.pesan.contains("'isi[1].bera'"), "{}", t.pesan);
}

#[derive(Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Menempel {
    #[allow(dead_code)]
    no: String,
    #[serde(flatten)]
    #[allow(dead_code)]
    dalam: Dalam,
}

#[derive(Debug, serde::Deserialize)]
struct Dalam {
    #[allow(dead_code)]
    nama: String,
}

#[test]
fn isian_asing_di_samping_bagian_yang_menempel_juga_disebut() {
    assert!(urai::<Menempel>("", br#"{"no":"a","nama":"b"}"#).is_ok());
    let t = urai::<Menempel>("", br#"{"no":"a","nama":"b","lain":1}"#).unwrap_err().0;
    assert_eq!(t.kode, "ISI-06");
    assert_eq!(t.kolom.keys().collect::<Vec<_>>(), ["lain"]);
}

#[test]
fn nilai_yang_salah_jenisnya_tidak_masuk_catatan() {
    let t = urai::<Nota>("", br#"{"no":12345678,"isi":[]}"#).unwrap_err().0;
    assert!(!t.sebab.unwrap().contains("12345678"));
}

#[test]
fn nol_ditolak_tetapi_teks_yang_mirip_tidak() {
    assert_eq!(urai::<String>("", br#""a\u0000b""#).unwrap_err().0.kode, "ISI-05");
    assert_eq!(urai::<String>("", br#""a\\\u0000b""#).unwrap_err().0.kode, "ISI-05");
    assert_eq!(urai::<String>("", br#""a\\u0000b""#).unwrap_or_default(), "a\\u0000b");
}

#[test]
fn spasi_dan_urutan_isian_bukan_isi_yang_lain() {
    let asal = baku(br#"{"jenis":"KELUAR","jumlah_rp":50000,"baris":[{"a":1,"b":2}]}"#);
    for sama in [
        br#"{"jenis":"KELUAR","jumlah_rp":50000,"baris":[{"a":1,"b":2}]} "#.as_slice(),
        br#"{ "baris": [ {"b":2, "a":1} ], "jumlah_rp": 50000, "jenis": "KELUAR" }"#,
    ] {
        assert_eq!(baku(sama), asal);
    }
    for lain in [
        br#"{"jenis":"KELUAR","jumlah_rp":50001,"baris":[{"a":1,"b":2}]}"#.as_slice(),
        br#"{"jenis":"KELUAR","jumlah_rp":50000,"baris":[{"a":2,"b":1}]}"#,
    ] {
        assert_ne!(baku(lain), asal);
    }
}
