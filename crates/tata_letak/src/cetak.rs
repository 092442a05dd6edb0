//! From a layout to paper: what a domain asks when it prints, and the preview of the designer with sample data.
//! How many copies, how many on a page and whether the word COPY stands on them follow the store's modules.

use crate::simpan::{Simpan, baca, gabung};
use crate::{Bentuk, Keluarga, LetakTolak, Tipe};
use db::{Conn, args};
use platform::modul::Setelan;
use platform::printer::Jenis;
use platform::toko::urus::rinci;
use platform::{DasarTolak, Hasil, Pelaku, Tolak};
use print::Galat;
use print::slip::{LEBAR_KOLOM, Slip};
use print::tata_letak::{Data, Isi, Setumpuk, Susunan, TataLetak, gambar, gambar_banyak};
use serde::Deserialize;
use values::KodeToko;

/// A layout ready to be filled.
#[derive(Debug, Clone)]
pub struct Siap {
    pub tipe: &'static Tipe,
    pub letak: TataLetak,
    pub susunan: Susunan,
}

/// A preview: the layout as it stands on the screen, saved or not.
#[derive(Debug, Clone, Deserialize, utoipa::ToSchema)]
#[schema(as = LetakPratinjau)]
pub struct Pratinjau {
    pub letak: Simpan,
    /// as a reprint
    #[serde(default)]
    pub cetak_ulang: bool,
    /// copies, 1 to 3; as the store's modules say when left out
    pub rangkap: Option<i64>,
    /// the language of the file; PDF when left out
    pub jenis: Option<Jenis>,
}

fn susunan(t: &Tipe, set: &Setelan, cetak_ulang: bool, rangkap: Option<i64>) -> Susunan {
    let dua = t.duplikat.is_some_and(|k| set.nyala(k));
    let diminta = rangkap.unwrap_or(if dua { 2 } else { 1 }).clamp(1, 3);
    let rangkap = u8::try_from(diminta).unwrap_or(1);
    // Copies of a slip stand under each other on one page; a service may ask for full pages.
    let penuh = t.nama == "SLIP SERVICE" && set.nyala("FULL_PAGE_PRINT_SERVICE_MODULE");
    let per_lembar = if t.bentuk == Bentuk::Slip && !penuh { rangkap } else { 1 };
    Susunan { per_lembar, rangkap, cetak_ulang: cetak_ulang && set.nyala("COPY_LABEL_REPRINT_MODULE") }
}

/// The store's layout of a type, with the copies its modules ask for.
pub fn siap(
    c: &mut Conn,
    toko: &KodeToko,
    k: Keluarga,
    nama: &str,
    is_mobile: bool,
    cetak_ulang: bool,
) -> Hasil<Siap> {
    siap_rangkap(c, toko, (k, nama, is_mobile), cetak_ulang, None)
}

/// The same with as many copies as somebody asks for, one to three.
pub fn siap_rangkap(
    c: &mut Conn,
    toko: &KodeToko,
    (k, nama, is_mobile): (Keluarga, &str, bool),
    cetak_ulang: bool,
    rangkap: Option<i64>,
) -> Hasil<Siap> {
    let set = Setelan::baca(c, toko)?;
    let t = k.cari(nama, is_mobile, &set)?;
    let letak = baca(c, toko, k, t, is_mobile)?.untuk_cetak(t)?;
    Ok(Siap { tipe: t, letak, susunan: susunan(t, &set, cetak_ulang, rangkap) })
}

/// The same for a layout that is still being edited, with the samples to fill it.
pub fn pratinjau(c: &mut Conn, p: &Pelaku, k: Keluarga, b: &Pratinjau) -> Hasil<(Siap, Isi)> {
    let set = Setelan::baca(c, &p.toko)?;
    let t = k.cari(&b.letak.tipe, b.letak.is_mobile, &set)?;
    let lama = baca(c, &p.toko, k, t, b.letak.is_mobile)?;
    let letak = gabung(&lama, &b.letak)?.untuk_cetak(t)?;
    let isi = contoh(c, &p.toko, t)?;
    Ok((Siap { tipe: t, letak, susunan: susunan(t, &set, b.cetak_ulang, b.rangkap) }, isi))
}

fn tolak(e: Galat) -> Tolak {
    match e {
        Galat::TataLetak(_) | Galat::Barcode(_) | Galat::Qr | Galat::Kertas => {
            LetakTolak::Isian.tolak(e.to_string())
        }
        e => DasarTolak::Dalam.tolak("Terjadi kesalahan di server, silahkan coba lagi").sebab(e),
    }
}

impl Siap {
    pub fn pdf(&self, semua: &[&dyn Data]) -> Hasil<Vec<u8>> {
        gambar(&self.letak, semua, self.susunan).map_err(tolak)
    }

    /// Several papers in one file, each by its own layout.
    pub fn pdf_banyak(judul: &str, semua: &[(&Self, Vec<&dyn Data>)]) -> Hasil<Vec<u8>> {
        let tumpukan: Vec<Setumpuk<'_>> = semua
            .iter()
            .map(|(s, isi)| Setumpuk { letak: &s.letak, semua: isi, susunan: s.susunan })
            .collect();
        gambar_banyak(judul, &tumpukan).map_err(tolak)
    }

    /// As lines of text in columns of twenty characters.
    pub fn teks(&self, data: &dyn Data) -> Vec<String> {
        let lebar = Slip::kolom_kertas(self.letak.lebar) * LEBAR_KOLOM;
        Slip::dari_letak(&self.letak, data, lebar, self.susunan.cetak_ulang).teks(lebar)
    }
}

/// The usual terms, shown where a store has written none yet.
const KETERANGAN: [&str; 3] = [
    "Barang dapat dijual kembali dalam waktu 3 bulan dengan membawa nota ini.",
    "Harga beli kembali mengikuti harga emas hari itu, dikurangi ongkos dan potongan.",
    "Barang yang patah, penyok atau tanpa nota dipotong sesuai kondisinya.",
];

const LOGO: &[u8] = include_bytes!("../contoh/logo.png");
const FOTO: &[u8] = include_bytes!("../contoh/foto.png");

/// Sample data of a type that needs no store: one made-up document with the usual terms.
pub fn contoh_polos(t: &Tipe) -> Isi {
    let mut isi = Isi::default();
    for b in t.bidang() {
        isi.teks.insert(b.nama.to_owned(), b.contoh.to_owned());
    }
    if !t.keterangan.is_empty() {
        isi_keterangan(&mut isi, &KETERANGAN.map(str::to_owned));
    }
    for nama in t.gambar() {
        let bytes = if *nama == "logo" { LOGO } else { FOTO };
        isi.gambar.insert((*nama).to_owned(), bytes.to_vec());
    }
    isi
}

/// The same with the store's own name, address and notes.
pub fn contoh(c: &mut Conn, toko: &KodeToko, t: &Tipe) -> Hasil<Isi> {
    let mut isi = contoh_polos(t);
    let r = rinci(c, toko)?;
    for (nama, nilai) in [
        ("nama_toko", r.nama_toko),
        ("alamat_toko", r.alamat_toko),
        ("no_telp", r.no_telp),
        ("no_whatsapp", r.no_whatsapp),
        ("teks_logo", r.teks_logo),
        ("npwp", r.npwp),
    ] {
        if !nilai.is_empty() {
            isi.teks.insert(nama.to_owned(), nilai);
        }
    }
    if !t.keterangan.is_empty() {
        let catatan = keterangan(c, toko, t)?;
        if !catatan.is_empty() {
            isi_keterangan(&mut isi, &catatan);
        }
    }
    Ok(isi)
}

/// The invoice notes of a store for a type, in their order.
pub fn keterangan(c: &mut Conn, toko: &KodeToko, t: &Tipe) -> db::Result<Vec<String>> {
    c.rows(
        "SELECT keterangan FROM keterangan_nota WHERE toko = $1 AND jenis_nota = $2 AND dihapus = 0 ORDER BY urutan",
        args![toko, t.keterangan],
        |r| r.get(0),
    )
}

/// Notes as fields: all together, and the first five alone.
pub fn isi_keterangan(isi: &mut Isi, catatan: &[String]) {
    isi.teks.insert("keterangan_nota".to_owned(), catatan.join("\n"));
    for n in 1..=5_usize {
        let satu = catatan.get(n - 1).cloned().unwrap_or_default();
        isi.teks.insert(format!("keterangan_{n}"), satu);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(isi: &[(&str, &str)]) -> Setelan {
        Setelan::dari(isi.iter().copied())
    }

    #[test]
    fn rangkap_dan_lembar_mengikuti_modul() {
        let t = |n: &str| Keluarga::Slip.tipe().iter().find(|t| t.nama == n).unwrap();
        let biasa = set(&[]);
        let s = susunan(t("SLIP SERVICE"), &biasa, true, None);
        assert_eq!((s.per_lembar, s.rangkap, s.cetak_ulang), (1, 1, true));
        let s = susunan(t("SLIP SERVICE"), &biasa, false, Some(9));
        assert_eq!((s.per_lembar, s.rangkap, s.cetak_ulang), (3, 3, false));
        let dua = set(&[("DUPLIKAT_SERVICE_MODULE", "on"), ("COPY_LABEL_REPRINT_MODULE", "off")]);
        let s = susunan(t("SLIP SERVICE"), &dua, true, None);
        assert_eq!((s.per_lembar, s.rangkap, s.cetak_ulang), (2, 2, false));
        let penuh = set(&[("DUPLIKAT_SERVICE_MODULE", "on"), ("FULL_PAGE_PRINT_SERVICE_MODULE", "on")]);
        assert_eq!(susunan(t("SLIP SERVICE"), &penuh, false, None).per_lembar, 1);
        assert_eq!(susunan(t("SLIP PEMBELIAN"), &dua, false, None).rangkap, 1);
    }
}
