//! What a person may see of figures that are not everybody's: what a piece cost and who brought it, and what a drawer
//! has to hold. One place decides; the edge takes the fields out of every answer, reports leave their columns out.

use crate::{Level, Pelaku};

/// Fields and columns that tell what goods cost, what they bring and whom they came from.
pub const MODAL: &[&str] = &[
    "di_bawah_modal",
    "harga_modal",
    "harga_modal_gram",
    "hpp_manual",
    "kadar_modal",
    "laba",
    "margin",
    "margin_persen",
    "modal_akhir",
    "modal_awal",
    "modal_keluar",
    "modal_masuk",
    "nama_supplier",
    "nilai_pokok",
    "ongkos_modal",
    "profit",
    "supplier_barang",
    "total_pokok",
];

/// Menus whose work is buying goods in or judging what they bring: they show what goods cost.
const MENU_MODAL: &[&str] = &[
    "/tambah-data-barang",
    "/tambah-barang-banyak",
    "/penerimaan-barang",
    "/update-profit-barang",
    "/kirim-barang-retur",
    "/tambah-dan-ambil-stock-aksesoris",
    "/data-barang-manual",
    "/master-supplier",
    "/laporan-penjualan-margin",
    "/laporan-managerial-analisys",
    "/laporan-terima-barang-supplier",
];

/// Fields that tell what a drawer or an account holds, and the calls in whose answers they do.
const SALDO: &[&str] = &["saldo", "saldo_kas"];
const PANGGILAN_SALDO: &[&str] =
    &["/api/v1/uang-kas", "/api/v1/uang-bank", "/api/v1/cash", "/api/v1/non-cash", "/api/v1/kirim-uang"];

/// Menus that show what the drawers hold.
const MENU_SALDO: &[&str] = &["/dashboardPusat", "/dashboard-kas-harian", "/uang-bank"];

fn atasan(level: &Level) -> bool {
    matches!(level, Level::Su | Level::Own | Level::Mu | Level::Spv | Level::Fin)
}

fn punya(p: &Pelaku, menu: &[&str]) -> bool {
    menu.iter().any(|m| p.akses.contains(*m))
}

/// May this person see what goods cost, what they bring and whom they came from?
pub fn modal(p: &Pelaku) -> bool {
    atasan(&p.level) || punya(p, MENU_MODAL)
}

/// May this person see what a drawer has to hold? Who counts it blind may not.
pub fn saldo(p: &Pelaku) -> bool {
    atasan(&p.level) || punya(p, MENU_SALDO)
}

/// The fields that this person does not get to see in the answer of a call.
pub fn tersembunyi(p: &Pelaku, panggilan: &str) -> Vec<&'static str> {
    let mut nama = Vec::new();
    if !modal(p) {
        nama.extend(MODAL);
    }
    if !saldo(p) && PANGGILAN_SALDO.iter().any(|a| panggilan.starts_with(a)) {
        nama.extend(SALDO);
    }
    nama
}

/// A JSON text without the members of these names, at any depth; nothing where none of them is in it. Figures are
/// copied digit by digit, never read.
pub fn tanpa(json: &[u8], nama: &[&str]) -> Option<Vec<u8>> {
    if !json.split(|b| *b == b'"').any(|kata| nama.iter().any(|n| n.as_bytes() == kata)) {
        return None;
    }
    let mut s = Salin { dari: json, ke: Vec::with_capacity(json.len()), nama };
    s.nilai(0)?;
    Some(s.ke)
}

struct Salin<'a> {
    dari: &'a [u8],
    ke: Vec<u8>,
    nama: &'a [&'a str],
}

impl Salin<'_> {
    fn di(&self, i: usize) -> Option<u8> {
        self.dari.get(i).copied()
    }

    fn lewati_spasi(&self, mut i: usize) -> usize {
        while self.di(i).is_some_and(|b| b.is_ascii_whitespace()) {
            i += 1;
        }
        i
    }

    /// Where the text that begins here ends.
    fn akhir_teks(&self, mulai: usize) -> Option<usize> {
        let mut i = mulai + 1;
        loop {
            match self.di(i)? {
                b'"' => return Some(i + 1),
                b'\\' => i += 2,
                _ => i += 1,
            }
        }
    }

    fn akhir_polos(&self, mut i: usize) -> usize {
        while self.di(i).is_some_and(|b| !b.is_ascii_whitespace() && !b",]}".contains(&b)) {
            i += 1;
        }
        i
    }

    fn salin(&mut self, dari: usize, sampai: usize) -> Option<usize> {
        self.ke.extend_from_slice(self.dari.get(dari..sampai)?);
        Some(sampai)
    }

    /// Copies the value that begins here; gives the place behind it.
    fn nilai(&mut self, i: usize) -> Option<usize> {
        let i = self.lewati_spasi(i);
        match self.di(i)? {
            b'{' => self.wadah(i, b'}', true),
            b'[' => self.wadah(i, b']', false),
            b'"' => {
                let akhir = self.akhir_teks(i)?;
                self.salin(i, akhir)
            }
            _ => {
                let akhir = self.akhir_polos(i);
                self.salin(i, akhir)
            }
        }
    }

    fn wadah(&mut self, i: usize, tutup: u8, objek: bool) -> Option<usize> {
        self.ke.push(self.di(i)?);
        let mut i = self.lewati_spasi(i + 1);
        let mut pertama = true;
        while self.di(i)? != tutup {
            let panjang = self.ke.len();
            if !pertama {
                self.ke.push(b',');
            }
            let mut buang = false;
            if objek {
                let akhir = self.akhir_teks(i)?;
                let kunci = self.dari.get(i + 1..akhir.checked_sub(1)?)?;
                buang = self.nama.iter().any(|n| n.as_bytes() == kunci);
                self.salin(i, akhir)?;
                i = self.lewati_spasi(akhir);
                if self.di(i)? != b':' {
                    return None;
                }
                self.ke.push(b':');
                i += 1;
            }
            i = self.nilai(i)?;
            if buang {
                self.ke.truncate(panjang);
            } else {
                pertama = false;
            }
            i = self.lewati_spasi(i);
            if self.di(i)? == b',' {
                i = self.lewati_spasi(i + 1);
            }
        }
        self.ke.push(tutup);
        Some(i + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use std::sync::Arc;
    use values::{KodeToko, UserId};

    fn orang(level: &str, akses: &[&str]) -> Pelaku {
        let toko = KodeToko::parse("JKT1").unwrap();
        Pelaku {
            user_id: UserId::parse("dewi").unwrap(),
            user_name: "DEWI".into(),
            level: Level::parse(level),
            toko: toko.clone(),
            toko_asal: toko,
            pusat: false,
            akses: Arc::new(akses.iter().map(|a| (*a).to_owned()).collect::<HashSet<_>>()),
            sesi: Arc::from(""),
            terkunci: false,
            ganti_sandi: false,
        }
    }

    #[test]
    fn kolom_rahasia_hilang_dan_angka_tetap_sampai_digitnya() {
        let isi = br#"{"data":[{"a":1,"total_pokok":{"x":[1,2]},"berat":4.110},{"profit":-3},{"b":"\"profit\":1","profit":0,"c":null}],"count":2}"#;
        let hasil = tanpa(isi, &["total_pokok", "profit"]).unwrap();
        assert_eq!(
            String::from_utf8(hasil).unwrap(),
            r#"{"data":[{"a":1,"berat":4.110},{},{"b":"\"profit\":1","c":null}],"count":2}"#
        );
        assert_eq!(tanpa(br#"{"data":[1,2]}"#, MODAL), None);
        let spasi = tanpa(b"{ \"profit\" : 1 , \"x\" : [ 1 , { } ] }", MODAL).unwrap();
        assert_eq!(String::from_utf8(spasi).unwrap(), r#"{"x":[1,{}]}"#);
    }

    #[test]
    fn kasir_melihat_modal_hanya_dengan_menu_yang_memerlukannya() {
        assert!(!modal(&orang("KASIR", &["/data-barang", "/transaksi-penjualan"])));
        assert!(modal(&orang("KASIR", &["/update-profit-barang"])));
        assert!(!modal(&orang("GUDANG", &["/data-barang"])));
        for level in ["SU", "OWN", "MU", "SPV", "FIN"] {
            assert!(modal(&orang(level, &[])), "{level}");
        }
    }

    #[test]
    fn saldo_laci_disembunyikan_dari_yang_menghitungnya_saja() {
        let kasir = orang("KASIR", &["/uang-kas"]);
        assert!(tersembunyi(&kasir, "/api/v1/uang-kas/saldo").contains(&"saldo"));
        assert!(!tersembunyi(&kasir, "/api/v1/titipan").contains(&"saldo"));
        assert!(!tersembunyi(&orang("FIN", &[]), "/api/v1/uang-kas/saldo").contains(&"saldo"));
    }
}
