//! A master as the screen gets it: one call brings all definitions, so the browser has no second copy.

use crate::{Jenis, Kolom, Lingkup, Master};
use serde::Serialize;

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
pub struct Definisi {
    pub slug: &'static str,
    /// the screen, whose menu right writes it
    pub rute: &'static str,
    pub sebut: &'static str,
    pub path: &'static str,
    pub daftar: &'static str,
    /// the columns that name a row
    pub kunci: &'static [&'static str],
    /// the column that says in words what the key stands for
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nama: Option<&'static str>,
    pub rantai: bool,
    pub bersejarah: bool,
    /// the two ends of a range, where the rows are ranges
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rentang: Option<[&'static str; 2]>,
    pub kolom: Vec<DefKolom>,
}

#[derive(Debug, Clone, Serialize, utoipa::ToSchema)]
pub struct DefKolom {
    pub nama: &'static str,
    pub label: &'static str,
    pub jenis: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pilihan: Option<&'static [&'static str]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rujuk: Option<&'static str>,
    /// the column that says whether a value is a percentage or rupiah
    #[serde(skip_serializing_if = "Option::is_none")]
    pub satuan: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wajib: Option<&'static str>,
    pub maks: usize,
    pub di_tabel: bool,
    pub bawaan: &'static str,
    pub bantuan: &'static str,
    /// shown, never typed
    pub sistem: bool,
}

fn kolom(k: &'static Kolom) -> DefKolom {
    let (mut pilihan, mut rujuk, mut satuan) = (None, None, None);
    let jenis = match k.jenis {
        Jenis::Kode => "kode",
        Jenis::Teks => "teks",
        Jenis::TeksKecil => "teks_kecil",
        Jenis::Telepon => "telepon",
        Jenis::Angka => "angka",
        Jenis::Rupiah => "rupiah",
        Jenis::Berat => "berat",
        Jenis::Carat => "carat",
        Jenis::Persen => "persen",
        Jenis::Kadar => "kadar",
        Jenis::Usd => "usd",
        Jenis::Kurs => "kurs",
        Jenis::Tanda => "tanda",
        Jenis::Tanggal => "tanggal",
        Jenis::Nilai(s) => {
            satuan = Some(s);
            "nilai"
        }
        Jenis::Pilihan(p) => {
            pilihan = Some(p);
            "pilihan"
        }
        Jenis::Rujuk(s) => {
            rujuk = Some(s);
            "rujuk"
        }
        Jenis::Pengguna => "pengguna",
    };
    DefKolom {
        nama: k.nama,
        label: k.label,
        jenis,
        pilihan,
        rujuk,
        satuan,
        wajib: k.wajib,
        maks: k.maks,
        di_tabel: k.di_tabel,
        bawaan: k.bawaan,
        bantuan: k.bantuan,
        sistem: k.sistem,
    }
}

pub fn definisi(m: &'static Master) -> Definisi {
    Definisi {
        slug: m.slug(),
        rute: m.rute,
        sebut: m.sebut,
        path: m.path,
        daftar: m.daftar.first().copied().unwrap_or(m.path),
        kunci: m.kunci,
        nama: m.nama().map(|k| k.nama),
        rantai: m.lingkup == Lingkup::Rantai,
        bersejarah: m.bersejarah,
        rentang: m.rentang.map(|r| [r.dari, r.sampai]),
        kolom: m.kolom.iter().map(kolom).collect(),
    }
}
