//! The API as its own OpenAPI document tells it: every call with its demand and its body, so that a test over
//! "every call" covers the ones that come later.

use crate::alat::{Alat, Balasan, Klien};
use serde_json::{Map, Value, json};
use server::tepi::Syarat;
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex};

/// A call of the API.
#[derive(Debug, Clone)]
pub struct Panggilan {
    pub metode: String,
    pub path: String,
    pub syarat: Syarat,
    /// the JSON body, references resolved
    pub badan: Option<Value>,
    /// made from a master's definition: its rules read the body, not serde
    pub master: bool,
    /// made from an entity of the catalogue, likewise
    pub katalog: bool,
    /// made from a report's definition: its filters are the body or the query
    pub laporan: bool,
    /// has query parameters
    pub berparameter: bool,
}

/// Every call, in the order of the router.
pub fn semua() -> Vec<Panggilan> {
    let jalur = server::rute::jalur();
    let tabel = jalur.tabel().to_vec();
    let dok = serde_json::to_value(jalur.openapi()).unwrap();
    tabel
        .into_iter()
        .map(|(metode, path, syarat)| {
            let op = &dok["paths"][&path][metode.to_lowercase()];
            assert!(op.is_object(), "{metode} {path} tidak ada di OpenAPI");
            let skema = &op["requestBody"]["content"]["application/json"]["schema"];
            let badan = skema.is_object().then(|| uraikan(&dok, skema, 0));
            let definisi = op["x-definisi"] == true;
            let master = op["tags"][0] == "master" && definisi;
            let katalog = op["tags"][0] == "katalog" && definisi && !path.ends_with("/urutan");
            let laporan = op["tags"][0] == "laporan" && definisi;
            let berparameter =
                op["parameters"].as_array().is_some_and(|a| a.iter().any(|p| p["in"] == "query"));
            Panggilan { metode, path, syarat, badan, master, katalog, laporan, berparameter }
        })
        .collect()
}

/// The calls that take a JSON body.
pub fn berbadan() -> Vec<(Panggilan, Value)> {
    let ada: Vec<_> = semua().into_iter().filter_map(|p| p.badan.clone().map(|b| (p, b))).collect();
    assert!(ada.len() >= 5, "OpenAPI tidak lagi memuat badan");
    ada
}

/// The same without the edits of masters and of the catalogue: what is edited there must exist first, and adding reads the same rules.
pub fn berbadan_baru() -> impl Iterator<Item = (Panggilan, Value)> {
    berbadan().into_iter().filter(|(p, _)| !((p.master || p.katalog) && p.metode == "PUT"))
}

/// Follows `$ref`, and takes the real one of "this or null".
fn uraikan(dok: &Value, skema: &Value, dalam: usize) -> Value {
    if dalam > 12 {
        return json!({});
    }
    if let Some(r) = skema["$ref"].as_str() {
        let isi = dok.pointer(r.trim_start_matches('#')).unwrap_or_else(|| panic!("{r} tidak ada"));
        return uraikan(dok, isi, dalam + 1);
    }
    if let Some(bagian) = skema["allOf"].as_array() {
        return gabungan(bagian.iter().map(|s| uraikan(dok, s, dalam + 1)));
    }
    for gabung in ["oneOf", "anyOf"] {
        if let Some(s) = skema[gabung].as_array().and_then(|a| a.iter().find(|s| s["type"] != "null")) {
            return uraikan(dok, s, dalam + 1);
        }
    }
    let mut hasil = skema.clone();
    if let Some(p) = hasil.get_mut("properties").and_then(Value::as_object_mut) {
        for s in p.values_mut() {
            *s = uraikan(dok, &s.clone(), dalam + 1);
        }
    }
    if hasil["items"].is_object() {
        hasil["items"] = uraikan(dok, &skema["items"], dalam + 1);
    }
    hasil
}

/// Several objects on one level (`#[serde(flatten)]`). serde then reads the body in two steps and can tell
/// which field is missing, but no longer which one is of the wrong kind.
fn gabungan(bagian: impl Iterator<Item = Value>) -> Value {
    let (mut sifat, mut wajib) = (Map::new(), Vec::new());
    for b in bagian {
        sifat.extend(b["properties"].as_object().cloned().unwrap_or_default());
        wajib.extend(b["required"].as_array().cloned().unwrap_or_default());
    }
    json!({ "type": "object", "properties": sifat, "required": wajib, "x-gabungan": true })
}

fn jenis(skema: &Value) -> &str {
    match &skema["type"] {
        Value::String(s) => s,
        Value::Array(a) => a.iter().filter_map(Value::as_str).find(|s| *s != "null").unwrap_or("string"),
        _ if skema["properties"].is_object() => "object",
        _ => "string",
    }
}

/// A body of the right shape; its values need not please any rule.
pub fn contoh(skema: &Value) -> Value {
    if let Some(pertama) = skema["enum"].as_array().and_then(|e| e.first()) {
        return pertama.clone();
    }
    // What has a form of its own, as a barcode has, says in its schema how it looks.
    if jenis(skema) == "string" && skema["example"].is_string() {
        return skema["example"].clone();
    }
    match jenis(skema) {
        "object" => Value::Object(
            sifat(skema).map(|(nama, s)| (nama.clone(), contoh(s))).collect::<Map<String, Value>>(),
        ),
        "array" => json!([contoh(&skema["items"])]),
        "integer" | "number" if skema["maximum"].as_f64().is_some_and(|m| m < 1000.0) => {
            skema["maximum"].clone()
        }
        "integer" | "number" => json!(1000),
        "boolean" => json!(false),
        _ => json!("CONTOH"),
    }
}

/// The JSON pointers of every field in a body's example, with the field's schema.
pub fn isian(skema: &Value) -> Vec<(String, Value)> {
    match jenis(skema) {
        "object" => sifat(skema)
            .flat_map(|(nama, s)| {
                let dalam = isian(s).into_iter().map(move |(p, s)| (format!("/{nama}{p}"), s));
                std::iter::once((format!("/{nama}"), s.clone())).chain(dalam)
            })
            .collect(),
        "array" => isian(&skema["items"]).into_iter().map(|(p, s)| (format!("/0{p}"), s)).collect(),
        _ => Vec::new(),
    }
}

fn sifat(skema: &Value) -> impl Iterator<Item = (&String, &Value)> {
    skema["properties"].as_object().into_iter().flatten()
}

/// Must the field at this pointer be there?
pub fn wajib(skema: &Value, pointer: &str) -> bool {
    let mut kini = skema.clone();
    let bagian: Vec<&str> = pointer.split('/').skip(1).collect();
    for (i, b) in bagian.iter().enumerate() {
        if jenis(&kini) == "array" {
            kini = kini["items"].clone();
            continue;
        }
        if i + 1 == bagian.len() {
            return kini["required"].as_array().is_some_and(|r| r.iter().any(|n| n == b));
        }
        kini = kini["properties"][b].clone();
    }
    false
}

/// `/isi/0/jumlah_rp` as a refusal names it: `isi[0].jumlah_rp`.
pub fn nama(pointer: &str) -> String {
    let mut n = String::new();
    for b in pointer.split('/').skip(1) {
        if b.parse::<usize>().is_ok() {
            n.push_str(&format!("[{b}]"));
        } else {
            if !n.is_empty() {
                n.push('.');
            }
            n.push_str(b);
        }
    }
    n
}

/// A value of another kind than the field's.
pub fn salah_jenis(skema: &Value) -> Value {
    if jenis(skema) == "object" { json!(7) } else { json!({ "bukan": "ini" }) }
}

pub fn teks_bebas(skema: &Value) -> bool {
    jenis(skema) == "string" && skema["enum"].is_null()
}

/// Who asks, by the server's address and the name.
static KENAL: LazyLock<Mutex<HashMap<(String, String), Klien>>> = LazyLock::new(Mutex::default);

impl Panggilan {
    /// How a field that is missing or of the wrong kind is refused.
    pub fn cacat(&self) -> (u16, &'static str) {
        match (self.master, self.katalog) {
            (true, _) => (422, "MASTER-01"),
            (_, true) => (422, "KATALOG-01"),
            _ => (400, "ISI-01"),
        }
    }

    /// The path with something in the place of its parameters.
    pub fn isi_path(&self, isi: &str) -> String {
        let mut keluar = String::new();
        let mut sisa = self.path.as_str();
        while let Some((depan, belakang)) = sisa.split_once('{') {
            keluar.push_str(depan);
            keluar.push_str(isi);
            sisa = belakang.split_once('}').unwrap().1;
        }
        keluar + sisa
    }

    /// Asks as somebody of the demo whom this call lets in. One session serves many calls; one that a call has ended, locked
    /// or moved to another day is replaced, and the call asked once more.
    pub async fn tanya(&self, a: &Alat, isi: impl Fn(&Klien) -> reqwest::RequestBuilder) -> Balasan {
        let siapa = match self.syarat {
            Syarat::Publik => return a.tamu().kirim(isi(&a.tamu())).await,
            Syarat::Agen => "agen".to_owned(),
            Syarat::Anggota => "anggota".to_owned(),
            Syarat::KunciApi(_) => "kunci".to_owned(),
            Syarat::Level(l) => l.first().unwrap().to_lowercase(),
            _ => "su".to_owned(),
        };
        let kunci = (a.tamu().minta("GET", "").build().unwrap().url().to_string(), siapa);
        let dikenal = KENAL.lock().unwrap().get(&kunci).cloned();
        if let Some(k) = dikenal {
            let r = k.kirim(isi(&k)).await;
            if ![401, 423].contains(&r.status) {
                return r;
            }
        }
        let k = match kunci.1.as_str() {
            "agen" => a.agen("PST").await,
            "anggota" => a.anggota().await,
            "kunci" => a.kunci_api().await,
            user => a.sesi(user).await,
        };
        let r = k.kirim(isi(&k)).await;
        if [401, 423].contains(&r.status) {
            KENAL.lock().unwrap().remove(&kunci);
        } else {
            KENAL.lock().unwrap().insert(kunci, k);
        }
        r
    }
}

/// Every module on, so that no gate stands before what a walk wants to reach.
pub async fn buka_semua_modul(a: &Alat) {
    a.tulis(db::Kunci::rantai(), |tx| {
        tx.exec("DELETE FROM para_system WHERE kunci <> 'APP_TYPE'", &[])?;
        let nyala =
            platform::modul::KUNCI.iter().filter(|k| k.jenis == platform::modul::Jenis::Tanda).filter(|k| {
                !["SEPUHAN_TERPUSAT_MODULE", "SETTING_NOTA_OWNER_ONLY", "TOTP_WAJIB"].contains(&k.kunci)
            });
        for k in nyala {
            tx.exec(
                "INSERT INTO para_system (toko, kunci, nilai, versi) SELECT kode_toko, $1, 'on', 1 FROM toko",
                db::args![k.kunci],
            )?;
        }
        Ok(())
    })
    .await;
}
