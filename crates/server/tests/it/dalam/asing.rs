//! What a body has too much of is found and named.

use serde::Deserialize;
use server::tepi::asing::{PANJANG, baca, tolak};

#[derive(Deserialize)]
struct Nota {
    #[serde(default, rename = "isi")]
    _isi: Vec<Baris>,
    #[serde(default, rename = "lain")]
    _lain: Option<Baris>,
}

#[derive(Deserialize)]
struct Baris {
    #[serde(default)]
    berat: Option<values::Berat>,
}

fn asing(json: &str) -> Vec<String> {
    let mut d = serde_json::Deserializer::from_str(json);
    baca::<Nota, _>(&mut d).unwrap().1
}

#[test]
fn yang_tidak_dibaca_disebut_tempatnya() {
    assert!(asing(r#"{"isi":[{"berat":1.250}],"lain":{"berat":2}}"#).is_empty());
    assert_eq!(asing(r#"{"isi":[{},{"bera":1}],"x":{"y":1}}"#), ["isi[1].bera", "x"]);
    assert_eq!(asing(r#"{"lain":{"b":1}}"#), ["lain.b"]);
}

#[test]
fn angka_tetap_terbaca_digit_demi_digit() {
    let mut d = serde_json::Deserializer::from_str(r#"{"berat":2.300}"#);
    let (b, asing) = baca::<Baris, _>(&mut d).unwrap();
    assert_eq!(b.berat.map(|b| b.to_string()), Some("2.300".to_owned()));
    assert!(asing.is_empty());
}

#[test]
fn yang_dikirim_spesifikasi_saja_yang_boleh_lebih() {
    let akun = "PUT /api/v1/para-akun-transaksi/{trx}/{type}";
    assert!(tolak(akun, vec!["detail_akun[12]._id".into()]).is_ok());
    assert!(tolak(akun, vec!["_id".into()]).is_err());
    assert!(tolak("POST /api/v1/users", vec!["detail_akun[12]._id".into()]).is_err());
}

#[test]
fn nama_yang_asing_dipotong_dan_tanpa_karakter_kendali() {
    let t = tolak("POST x", vec![format!("a\u{7}{}", "b".repeat(200))]).unwrap_err().0;
    let nama = t.kolom.keys().next().unwrap();
    assert_eq!((nama.len(), t.kode), (PANJANG, "ISI-06"));
    assert!(nama.starts_with("ab"));
}
