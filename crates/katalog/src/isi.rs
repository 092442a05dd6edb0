//! What a form sent, read by its definition: texts trimmed, codes in their form, lists without doubles, hashtags without '#'.
//! Everything that is wrong is told at once, on its field.

use crate::KatalogTolak;
use crate::definisi::{AsalKode, Entitas, Jenis, Kolom};
use platform::salah::Salah;
use platform::{Hasil, Tolak};
use serde_json::{Map, Value};
use values::Tanggal;

/// A request as it came.
pub type Mentah = Map<String, Value>;

/// Characters of a code.
const KODE_MAKS: usize = 32;
/// A phone number is at least this long, as the specification has it.
const HP_MIN: usize = 11;

/// An entry as it was read from a request, not yet held against others.
#[derive(Debug, Clone, PartialEq)]
pub struct Isian {
    /// empty: one is drawn
    pub kode: String,
    pub isi: Map<String, Value>,
    /// names of pictures in their order
    pub gambar: Vec<String>,
    pub tgl_dari: Option<Tanggal>,
    pub tgl_sampai: Option<Tanggal>,
    /// the version it was read at; none: whatever stands
    pub versi: Option<i64>,
    pub aktifkan: bool,
}

/// A field's refusal.
type Bagian<T> = Result<T, String>;

const SALAH_JENIS: &str = "Isian kurang atau salah jenisnya";

pub fn baca(e: &Entitas, m: &Mentah) -> Hasil<Isian> {
    let mut s = Salah::default();
    let mut catat = |kolom: &str, hasil: Bagian<Value>| match hasil {
        Ok(v) => v,
        Err(pesan) => {
            s.kepala(kolom, pesan);
            Value::Null
        }
    };
    let kode = catat(e.kunci, kode(e, m.get(e.kunci)).map(Value::from));
    let isi: Map<String, Value> =
        e.kolom.iter().map(|k| (k.nama.to_owned(), catat(k.nama, satu(k, m.get(k.nama))))).collect();
    let gambar = match e.gambar {
        None => Value::Array(Vec::new()),
        Some(g) => {
            catat("gambar_path", terbaca(m.get("gambar_path")));
            catat("gambar_name", gambar(g.maks, g.wajib, m.get("gambar_name")))
        }
    };
    let tanggal = |v: Option<&Value>| -> Bagian<Option<Tanggal>> {
        let isi = polos(v)?;
        let ada = Some(isi.trim()).filter(|t| !t.is_empty());
        ada.map(Tanggal::parse).transpose().map_err(|e| e.to_string())
    };
    let mut terbit = |nama: &str| match tanggal(m.get(nama)) {
        Ok(t) => t,
        Err(pesan) => {
            s.kepala(nama, pesan);
            None
        }
    };
    let (dari, sampai) = if e.terbit { (terbit("tgl_dari"), terbit("tgl_sampai")) } else { (None, None) };
    if let (Some(d), Some(t)) = (dari, sampai)
        && t < d
    {
        s.kepala("tgl_sampai", "Tanggal sampai tidak boleh sebelum tanggal dari");
    }
    let versi = match m.get("versi") {
        None | Some(Value::Null) => None,
        Some(v) => {
            let angka = v.as_i64();
            if angka.is_none() {
                s.kepala("versi", "versi salah jenisnya");
            }
            angka
        }
    };
    let aktifkan = match m.get("aktifkan") {
        None | Some(Value::Null) => false,
        Some(Value::Bool(b)) => *b,
        Some(_) => {
            s.kepala("aktifkan", "aktifkan salah jenisnya");
            false
        }
    };
    s.tolak(KatalogTolak::Isian)?;
    Ok(Isian {
        kode: kode.as_str().unwrap_or_default().to_owned(),
        isi,
        gambar: nama_gambar(&gambar),
        tgl_dari: dari,
        tgl_sampai: sampai,
        versi,
        aktifkan,
    })
}

/// Where its pictures lie, as a row says it: it may be sent back, and is not listened to.
fn terbaca(v: Option<&Value>) -> Bagian<Value> {
    match v {
        Some(Value::Array(isi)) if isi.iter().all(Value::is_string) => Ok(Value::Null),
        v => polos(v).map(|_| Value::Null),
    }
}

fn nama_gambar(v: &Value) -> Vec<String> {
    v.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// The text of a value; a number counts as what it says.
fn polos(v: Option<&Value>) -> Bagian<String> {
    match v {
        None | Some(Value::Null) => Ok(String::new()),
        Some(Value::String(s)) => Ok(s.clone()),
        Some(Value::Number(n)) if n.is_i64() || n.is_u64() => Ok(n.to_string()),
        Some(_) => Err(SALAH_JENIS.to_owned()),
    }
}

/// A code: spaces become underscores, letters are large. One of the stock stays as the stock has it.
pub fn rapikan_kode(e: &Entitas, isi: &str) -> Bagian<String> {
    let barang = matches!(e.asal, AsalKode::Barang(_));
    let isi = isi.trim();
    let kode = if barang { isi.to_owned() } else { isi.to_uppercase().replace(char::is_whitespace, "_") };
    if kode.chars().count() > KODE_MAKS {
        return Err(format!("Kode paling banyak {KODE_MAKS} karakter"));
    }
    let sah = |c: char| {
        if barang { !c.is_control() } else { c.is_ascii_alphanumeric() || matches!(c, '_' | '-' | '.') }
    };
    if !kode.chars().all(sah) {
        return Err("Kode hanya huruf, angka, titik, garis dan garis bawah".to_owned());
    }
    Ok(kode)
}

fn kode(e: &Entitas, v: Option<&Value>) -> Bagian<String> {
    let kode = rapikan_kode(e, &polos(v)?)?;
    match e.asal {
        AsalKode::Diketik(pesan) | AsalKode::Barang(pesan) if kode.is_empty() => Err(pesan.to_owned()),
        _ => Ok(kode),
    }
}

/// One field in the form it is kept in.
fn satu(k: &Kolom, v: Option<&Value>) -> Bagian<Value> {
    match k.jenis {
        Jenis::Daftar(_) => {
            let isi = butir(v, |t| t.trim().to_owned())?;
            if isi.is_empty() && !k.wajib.is_empty() {
                return Err(k.wajib.to_owned());
            }
            if isi.len() > k.maks || isi.iter().any(|t| t.chars().count() > KODE_MAKS) {
                return Err(format!("Paling banyak {} pilihan", k.maks));
            }
            Ok(isi.into())
        }
        Jenis::Tag => {
            let isi = butir(v, |t| t.replace('#', "").trim().to_owned())?;
            if isi.len() > k.maks || isi.iter().any(|t| t.chars().count() > 30) {
                return Err(format!("Paling banyak {} hashtag, masing-masing 30 karakter", k.maks));
            }
            Ok(isi.into())
        }
        Jenis::Teks | Jenis::Angka | Jenis::Warna | Jenis::Telepon => {
            let isi = polos(v)?.trim().to_owned();
            if isi.is_empty() {
                if !k.wajib.is_empty() {
                    return Err(k.wajib.to_owned());
                }
                return if k.jenis == Jenis::Angka { Ok(0.into()) } else { Ok(k.bawaan.into()) };
            }
            tertulis(k, isi)
        }
    }
}

/// A field somebody wrote something into.
fn tertulis(k: &Kolom, isi: String) -> Bagian<Value> {
    match k.jenis {
        Jenis::Angka => {
            let n = isi.parse::<i64>().ok().filter(|n| (0..1_000_000_000).contains(n));
            n.map(Value::from).ok_or_else(|| format!("{} harus bilangan bulat dari nol", k.label))
        }
        Jenis::Warna => {
            let sah = isi
                .strip_prefix('#')
                .is_some_and(|h| h.len() == 6 && h.chars().all(|c| c.is_ascii_hexdigit()));
            if sah { Ok(isi.to_uppercase().into()) } else { Err(k.wajib.to_owned()) }
        }
        Jenis::Telepon => {
            let angka: String = isi.chars().filter(|c| !matches!(c, ' ' | '-' | '.' | '(' | ')')).collect();
            let digit = angka.strip_prefix('+').unwrap_or(&angka);
            let sah = digit.chars().all(|c| c.is_ascii_digit()) && (HP_MIN..=k.maks).contains(&digit.len());
            if sah { Ok(digit.into()) } else { Err("Mohn Masukan Nomor Handphone Yang Valid".to_owned()) }
        }
        _ => {
            if isi.chars().count() > k.maks {
                return Err(format!("{} paling banyak {} karakter", k.label, k.maks));
            }
            if isi.chars().any(|c| c.is_control() && c != '\n' && c != '\t' && c != '\r') {
                return Err(format!("{} memuat karakter yang tidak bisa ditampilkan", k.label));
            }
            Ok(isi.into())
        }
    }
}

/// Entries of a list, or of a text between commas; each once, none empty.
fn butir(v: Option<&Value>, rapikan: impl Fn(&str) -> String) -> Bagian<Vec<String>> {
    let mentah: Vec<String> = match v {
        None | Some(Value::Null) => Vec::new(),
        Some(Value::String(s)) => s.split(',').map(str::to_owned).collect(),
        Some(Value::Array(a)) => a
            .iter()
            .map(|x| x.as_str().map(str::to_owned).ok_or(SALAH_JENIS.to_owned()))
            .collect::<Bagian<_>>()?,
        Some(_) => return Err(SALAH_JENIS.to_owned()),
    };
    let mut jadi: Vec<String> = Vec::with_capacity(mentah.len());
    for t in mentah.iter().map(|t| rapikan(t)).filter(|t| !t.is_empty()) {
        if t.chars().any(char::is_control) {
            return Err(SALAH_JENIS.to_owned());
        }
        if !jadi.contains(&t) {
            jadi.push(t);
        }
    }
    Ok(jadi)
}

fn gambar(maks: usize, wajib: &str, v: Option<&Value>) -> Bagian<Value> {
    let isi = butir(v, |t| t.trim().to_owned())?;
    if isi.is_empty() && !wajib.is_empty() {
        return Err(wajib.to_owned());
    }
    if isi.len() > maks {
        return Err(format!("Paling banyak {maks} gambar"));
    }
    Ok(isi.into())
}

/// The refusal of one field of an entry.
pub(crate) fn pada(kolom: &str, pesan: impl Into<String>) -> Tolak {
    KatalogTolak::Isian.pada(kolom, pesan)
}
