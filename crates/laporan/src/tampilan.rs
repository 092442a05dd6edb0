//! Views of a report that a person keeps: filters, columns, order and picture under a name, as the report's address has them.
//! A view belongs to one person and one report, and holds only what that report, as the person sees it, knows.

use crate::minta::{Isian, LaporanDiminta};
use crate::saringan::{HARI_INI, JenisSaring, Saring, Ujung};
use crate::{Laporan, LaporanTolak};
use db::{Conn, Json, Tx, args};
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use values::{UserId, Waktu};

/// Views of one report that a person may keep.
pub const PALING_BANYAK_TAMPILAN: usize = 20;
/// Letters of a name.
const PANJANG_NAMA: usize = 60;

/// What stands for days of a period that moves with the store's day.
const PERIODE: &str = "periode";
const NAMA_PERIODE: [&str; 5] = ["HARI_INI", "KEMARIN", "TUJUH_HARI", "BULAN_INI", "BULAN_LALU"];

/// The address of a report, by the names of its parts.
pub type IsiTampilan = BTreeMap<String, String>;

db::tabel! {
    /// A kept view.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = TampilanLaporan)]
    pub struct Tampilan in "tampilan_laporan" {
        pub nomor: i64,
        pub nama: String,
        /// the report's address: filters by their key, `toko`, `kolom`, `urutan`, `grafik`, `banding`; a period that moves
        /// with the store's day is `periode`, a date that does is HARI_INI
        #[schema(value_type = std::collections::HashMap<String, String>)]
        pub isi: Json<IsiTampilan>,
        /// what the report begins with
        pub bawaan: bool,
    }
}

db::tabel! {
    /// Whose it is.
    struct Milik in "tampilan_laporan" {
        user_id: UserId,
        laporan: String,
        diubah: Waktu,
    }
}

#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
pub struct MintaTampilan {
    pub nama: String,
    #[schema(value_type = std::collections::HashMap<String, String>)]
    pub isi: IsiTampilan,
    #[serde(default)]
    pub bawaan: bool,
}

/// What changes of a view; what is left out stays.
#[derive(Debug, Clone, Default, Deserialize, utoipa::ToSchema)]
pub struct UbahTampilan {
    pub nama: Option<String>,
    #[schema(value_type = Option<std::collections::HashMap<String, String>>)]
    pub isi: Option<IsiTampilan>,
    pub bawaan: Option<bool>,
}

/// The views this person keeps of a report, in the order they were made.
pub fn daftar(c: &mut Conn, p: &Pelaku, l: &Laporan) -> Hasil<Vec<Tampilan>> {
    let dari = "FROM tampilan_laporan WHERE user_id = $1 AND laporan = $2 ORDER BY nomor";
    Ok(c.baris(dari, args![&p.user_id, l.slug()])?)
}

/// Keeps a view. The write stands under the key of the person's own store, whichever portal they are at.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, l: &'static Laporan, m: &MintaTampilan) -> Hasil<Vec<Tampilan>> {
    let ada = daftar(tx, p, l)?;
    if ada.len() >= PALING_BANYAK_TAMPILAN {
        return Err(LaporanTolak::TampilanPenuh.tolak(format!(
            "Paling banyak {PALING_BANYAK_TAMPILAN} tampilan untuk satu laporan, hapus dulu yang tidak dipakai"
        )));
    }
    let nama = nama(&m.nama, ada.iter())?;
    periksa(tx, p, l, &m.isi)?;
    let nomor = ada.last().map_or(1, |t| t.nomor + 1);
    let milik = Milik { user_id: p.user_id.clone(), laporan: l.slug().to_owned(), diubah: tx.sekarang() };
    tx.sisip([(milik, Tampilan { nomor, nama, isi: Json(m.isi.clone()), bawaan: false })])?;
    if m.bawaan {
        jadikan_bawaan(tx, p, l, Some(nomor))?;
    }
    daftar(tx, p, l)
}

pub fn ubah(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    l: &'static Laporan,
    nomor: i64,
    m: &UbahTampilan,
) -> Hasil<Vec<Tampilan>> {
    let ada = daftar(tx, p, l)?;
    let Some(lama) = ada.iter().find(|t| t.nomor == nomor) else { return Err(tidak_ada()) };
    let nama = match &m.nama {
        Some(n) => nama(n, ada.iter().filter(|t| t.nomor != nomor))?,
        None => lama.nama.clone(),
    };
    if let Some(isi) = &m.isi {
        periksa(tx, p, l, isi)?;
    }
    let isi = serde_json::to_string(m.isi.as_ref().unwrap_or(&lama.isi))
        .map_err(|e| db::Error::Lain(e.to_string()))?;
    let kini = tx.sekarang();
    tx.exec(
        "UPDATE tampilan_laporan SET nama = $4, isi = $5, diubah = $6 \
         WHERE user_id = $1 AND laporan = $2 AND nomor = $3",
        args![&p.user_id, l.slug(), nomor, nama, isi, kini],
    )?;
    match m.bawaan {
        Some(true) => jadikan_bawaan(tx, p, l, Some(nomor))?,
        Some(false) if lama.bawaan => jadikan_bawaan(tx, p, l, None)?,
        _ => {}
    }
    daftar(tx, p, l)
}

pub fn hapus(tx: &mut Tx<'_>, p: &Pelaku, l: &'static Laporan, nomor: i64) -> Hasil<Vec<Tampilan>> {
    let n = tx.exec(
        "DELETE FROM tampilan_laporan WHERE user_id = $1 AND laporan = $2 AND nomor = $3",
        args![&p.user_id, l.slug(), nomor],
    )?;
    if n == 0 {
        return Err(tidak_ada());
    }
    daftar(tx, p, l)
}

pub fn tidak_ada() -> Tolak {
    LaporanTolak::TampilanTidakAda.tolak("Tampilan ini tidak ada, mungkin sudah dihapus")
}

/// One of them at most.
fn jadikan_bawaan(tx: &mut Tx<'_>, p: &Pelaku, l: &Laporan, nomor: Option<i64>) -> Hasil<()> {
    tx.exec(
        "UPDATE tampilan_laporan SET bawaan = CASE WHEN nomor = $3 THEN 1 ELSE 0 END \
         WHERE user_id = $1 AND laporan = $2",
        args![&p.user_id, l.slug(), nomor.unwrap_or(0)],
    )?;
    Ok(())
}

fn nama<'a>(teks: &str, mut lain: impl Iterator<Item = &'a Tampilan>) -> Hasil<String> {
    let nama = teks.split_whitespace().collect::<Vec<_>>().join(" ");
    if nama.is_empty() {
        return Err(LaporanTolak::TampilanNama.pada("nama", "Nama Tampilan Tidak Boleh Kosong"));
    }
    if nama.chars().count() > PANJANG_NAMA || nama.chars().any(char::is_control) {
        let pesan = format!("Nama tampilan paling banyak {PANJANG_NAMA} huruf");
        return Err(LaporanTolak::TampilanNama.pada("nama", pesan));
    }
    let kecil = nama.to_lowercase();
    if lain.any(|t| t.nama.to_lowercase() == kecil) {
        return Err(LaporanTolak::TampilanKembar.pada("nama", format!("Tampilan {nama} sudah ada")));
    }
    Ok(nama)
}

/// The two ends of the report's period.
fn ujung(l: &Laporan) -> Option<[&'static str; 2]> {
    let cari = |u: Ujung| {
        let sama = |s: &&Saring| matches!(s.jenis, JenisSaring::Tanggal(x) if x == u);
        l.saringan.iter().find(sama).map(|s| s.kunci)
    };
    Some([cari(Ujung::Awal)?, cari(Ujung::Akhir)?])
}

/// A view is what the report could be asked for: its filters are read as a request's are, its columns are those this person
/// gets to see.
fn periksa(tx: &mut Tx<'_>, p: &Pelaku, l: &'static Laporan, isi: &IsiTampilan) -> Hasil<()> {
    let salah = |kunci: &str, pesan: String| Err(LaporanTolak::TampilanIsi.pada(kunci, pesan));
    let hari = platform::toko::cari(tx, &p.toko)?.tgl_system.to_string();
    let tampak = crate::untuk(l, p).0;
    let kolom = |k: &str| tampak.kolom.iter().any(|x| x.kunci == k);
    let tetap = |kunci: &str, nilai: &str| -> Value {
        let tanggal =
            l.saringan.iter().any(|s| s.kunci == kunci && matches!(s.jenis, JenisSaring::Tanggal(_)));
        Value::String(if tanggal && nilai == HARI_INI { hari.clone() } else { nilai.to_owned() })
    };
    let mut isian = Isian::new();
    let mut toko: Vec<String> = Vec::new();
    for (kunci, nilai) in isi {
        match kunci.as_str() {
            "kolom" => {
                let mut sudah = BTreeSet::new();
                if let Some(k) = nilai.split(',').find(|k| !kolom(k) || !sudah.insert(*k)) {
                    let k: String = k.chars().filter(char::is_ascii_graphic).take(40).collect();
                    return salah(kunci, format!("Kolom {k} tidak ada di laporan ini"));
                }
            }
            "urutan" if !kolom(nilai.strip_prefix('-').unwrap_or(nilai)) => {
                return salah(kunci, "Urutan harus kolom laporan ini".to_owned());
            }
            "grafik" | "banding" if nilai != "1" => {
                return salah(kunci, "Hanya 1 atau tidak ada".to_owned());
            }
            "urutan" | "grafik" | "banding" => {}
            "toko" => toko = nilai.split(',').map(str::to_owned).collect(),
            PERIODE => {
                let Some(dua) = ujung(l).filter(|_| NAMA_PERIODE.contains(&nilai.as_str())) else {
                    return salah(kunci, "Periode tidak dikenal di laporan ini".to_owned());
                };
                isian.extend(dua.map(|k| (k.to_owned(), Value::String(hari.clone()))));
            }
            _ => {
                isian.insert(kunci.clone(), tetap(kunci, nilai));
            }
        }
    }
    // What a view leaves out is as the form begins.
    for s in l.saringan.iter().filter(|s| s.wajib.is_some()) {
        isian.entry(s.kunci.to_owned()).or_insert_with(|| match s.jenis {
            JenisSaring::Tanggal(_) => Value::String(hari.clone()),
            _ if s.awal.is_empty() => Value::String("ALL".to_owned()),
            _ => Value::String(s.awal.to_owned()),
        });
    }
    let kini = tx.sekarang();
    LaporanDiminta::baca(tx, p, l, &isian, &toko, kini).map(|_| ())
}
