//! JSON kept in a table, told in words: what changed from what into what, or what was written. For screens and paper;
//! who asks for objects gets the JSON itself.

use crate::Laporan;
use crate::kolom::Jenis;
use db::Col;
use serde_json::{Map, Value};

/// Of no use to who reads: the version of a row, and the master that the act names already.
const LEWATI: [&str; 2] = ["versi", "master"];

/// A code in words.
pub(crate) fn dengan_kata(kode: &str) -> String {
    kode.replace('_', " ")
}

pub(crate) fn uraikan(json: &str) -> String {
    match serde_json::from_str::<Value>(json) {
        Ok(v @ (Value::Object(_) | Value::Array(_))) => nilai(&v),
        _ => json.to_owned(),
    }
}

/// A row with its JSON cells in words; as it is where it has none.
pub(crate) fn dengan_uraian<T>(l: &Laporan, sel: &[Col<'_>], pakai: impl FnOnce(&[Col<'_>]) -> T) -> T {
    if l.kolom.iter().all(|k| !matches!(k.jenis, Jenis::Mentah | Jenis::Kata)) {
        return pakai(sel);
    }
    let kata: Vec<Option<String>> = l
        .kolom
        .iter()
        .zip(sel)
        .map(|(k, c)| match c {
            Col::Text(t) if k.jenis == Jenis::Mentah => Some(uraikan(t)),
            Col::Text(t) if k.jenis == Jenis::Kata => Some(dengan_kata(t)),
            _ => None,
        })
        .collect();
    let sel: Vec<Col<'_>> = sel.iter().zip(&kata).map(|(c, k)| k.as_deref().map_or(*c, Col::Text)).collect();
    pakai(&sel)
}

fn nilai(v: &Value) -> String {
    match v {
        Value::Null => "-".to_owned(),
        Value::Bool(b) => if *b { "ya" } else { "tidak" }.to_owned(),
        Value::String(s) if s.is_empty() => "-".to_owned(),
        Value::String(s) => s.clone(),
        Value::Number(n) => n.to_string(),
        Value::Array(isi) if isi.is_empty() => "-".to_owned(),
        Value::Array(isi) => isi.iter().map(nilai).collect::<Vec<_>>().join(", "),
        Value::Object(o) => objek(o),
    }
}

fn objek(o: &Map<String, Value>) -> String {
    // A document's audit row carries the fingerprints of its book rows beside its own words.
    if let (Some(_), Some(isi)) = (o.get("buku"), o.get("isi")) {
        return nilai(isi);
    }
    match (o.get("lama"), o.get("baru")) {
        (Some(Value::Null), Some(baru)) => nilai(baru),
        (Some(lama), Some(Value::Null)) => format!("dihapus: {}", nilai(lama)),
        (Some(Value::Object(lama)), Some(Value::Object(baru))) => {
            let kunci = baru.keys().chain(lama.keys().filter(|k| !baru.contains_key(*k)));
            let ambil = |o: &Map<String, Value>, k: &str| o.get(k).cloned().unwrap_or(Value::Null);
            let beda = kunci
                .filter(|k| !LEWATI.contains(&k.as_str()) && lama.get(*k) != baru.get(*k))
                .map(|k| format!("{}: {} → {}", nama(k), nilai(&ambil(lama, k)), nilai(&ambil(baru, k))));
            beda.collect::<Vec<_>>().join("; ")
        }
        (Some(lama), Some(baru)) => format!("{} → {}", nilai(lama), nilai(baru)),
        _ => {
            let isi = o.iter().filter(|(k, _)| !LEWATI.contains(&k.as_str()));
            isi.map(|(k, v)| format!("{}: {}", nama(k), nilai(v))).collect::<Vec<_>>().join("; ")
        }
    }
}

fn nama(kunci: &str) -> String {
    kunci.replace('_', " ")
}

#[cfg(test)]
mod tests {
    use super::uraikan;

    #[test]
    fn isi_audit_diceritakan() {
        for (json, kata) in [
            (r#"{"lama":"off","baru":"on"}"#, "off → on"),
            (
                r#"{"lama":null,"baru":{"kode_warna":"KN","nama_warna":"KUNING"},"versi":1}"#,
                "kode warna: KN; nama warna: KUNING",
            ),
            (
                r#"{"lama":{"harga":1000,"aktif":true,"nama":"A"},"baru":{"harga":2000,"aktif":false,"nama":"A"},"versi":2}"#,
                "aktif: ya → tidak; harga: 1000 → 2000",
            ),
            (r#"{"lama":{"kode":"X"},"baru":null}"#, "dihapus: kode: X"),
            (
                r#"{"buku":{"kas":[1,2,"ab"]},"isi":{"kategori":"MODAL","jumlah_rp":5000}}"#,
                "jumlah rp: 5000; kategori: MODAL",
            ),
            (r#"{"toko":["JKT1","BDG1"],"catatan":""}"#, "catatan: -; toko: JKT1, BDG1"),
            ("15ff20e3", "15ff20e3"),
            ("bukan json", "bukan json"),
        ] {
            assert_eq!(uraikan(json), kata, "{json}");
        }
    }
}
