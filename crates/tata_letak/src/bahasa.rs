//! A filled layout in the language of a printer. Receipts carry notas and slips on a roll, label printers carry price
//! labels, a PDF carries everything; what a printer cannot carry is refused and says which ones can.

use crate::{Bentuk, LetakTolak, Siap, Tipe};
use platform::Hasil;
use platform::printer::Jenis;
use print::mesin;
use print::slip::Slip;
use print::tata_letak::Data;

/// The widest roll of a receipt printer, in millimetres.
pub const LEBAR_STRUK: u8 = 112;

fn sebutan(jenis: Jenis) -> &'static str {
    match jenis {
        Jenis::Escpos => "struk (ESC/POS)",
        Jenis::Zpl => "label ZPL",
        Jenis::Tspl => "label TSPL",
        Jenis::Pdf => "PDF",
    }
}

impl Tipe {
    /// The languages that carry it, paper permitting.
    pub const fn printer(&self) -> &'static [Jenis] {
        match self.bentuk {
            Bentuk::Nota | Bentuk::Slip => &[Jenis::Escpos, Jenis::Pdf],
            Bentuk::LabelBatang | Bentuk::LabelQr => &[Jenis::Zpl, Jenis::Tspl, Jenis::Pdf],
            Bentuk::Kartu => &[Jenis::Pdf],
        }
    }
}

impl Siap {
    fn boleh(&self, jenis: Jenis) -> Hasil<()> {
        let pilihan = self.tipe.printer();
        let pesan = if !pilihan.contains(&jenis) {
            let lain: Vec<&str> = pilihan.iter().map(|j| sebutan(*j)).collect();
            let (apa, lain) = (self.tipe.judul, lain.join(" atau "));
            format!("Printer {} tidak bisa mencetak {apa}; pilih printer {lain}", sebutan(jenis))
        } else if jenis == Jenis::Escpos && self.letak.lebar > f32::from(LEBAR_STRUK) {
            format!(
                "Kertas {} mm terlalu lebar untuk printer struk (paling lebar {LEBAR_STRUK} mm); pilih printer PDF",
                self.letak.lebar
            )
        } else {
            return Ok(());
        };
        Err(LetakTolak::Printer.pada("printer", pesan))
    }

    /// The bytes for a printer; `karakter` is the line of a receipt printer. Copies follow each other, each cut off.
    pub fn untuk(&self, jenis: Jenis, karakter: usize, data: &dyn Data) -> Hasil<Vec<u8>> {
        self.boleh(jenis)?;
        let rangkap = usize::from(self.susunan.rangkap.max(1));
        Ok(match jenis {
            Jenis::Pdf => self.pdf(&[data])?,
            Jenis::Escpos => {
                let slip = Slip::dari_letak(&self.letak, data, karakter, self.susunan.cetak_ulang);
                mesin::escpos(&slip, karakter).repeat(rangkap)
            }
            Jenis::Zpl => mesin::zpl(&self.letak, data).repeat(rangkap).into_bytes(),
            Jenis::Tspl => mesin::tspl(&self.letak, data).repeat(rangkap).into_bytes(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Keluarga, bawaan, contoh_polos};
    use print::tata_letak::Susunan;

    const SEMUA: [Jenis; 4] = [Jenis::Escpos, Jenis::Zpl, Jenis::Tspl, Jenis::Pdf];

    fn siap(t: &'static Tipe, is_mobile: bool, rangkap: u8) -> Siap {
        let letak = bawaan(t, is_mobile).untuk_cetak(t).unwrap();
        Siap { tipe: t, letak, susunan: Susunan { rangkap, ..Susunan::default() } }
    }

    #[test]
    fn setiap_tipe_dicetak_atau_ditolak_dengan_jelas_di_setiap_bahasa() {
        for t in Keluarga::SEMUA.into_iter().flat_map(Keluarga::tipe) {
            for is_mobile in [false, true].into_iter().filter(|m| !m || t.punya_mobile()) {
                for jenis in SEMUA {
                    let lebar = t.bentuk == Bentuk::Nota && !is_mobile;
                    let bisa = t.printer().contains(&jenis) && !(lebar && jenis == Jenis::Escpos);
                    match siap(t, is_mobile, 1).untuk(jenis, 48, &contoh_polos(t)) {
                        Ok(b) => {
                            assert!(bisa, "{} {jenis:?}", t.nama);
                            let awal: &[u8] = match jenis {
                                Jenis::Escpos => b"\x1b@",
                                Jenis::Zpl => b"^XA",
                                Jenis::Tspl => b"SIZE ",
                                Jenis::Pdf => b"%PDF-",
                            };
                            assert!(b.starts_with(awal), "{} {jenis:?}", t.nama);
                        }
                        Err(e) => {
                            assert!(!bisa, "{} {jenis:?}: {e:?}", t.nama);
                            assert_eq!(e.kode, "LETAK-06");
                            assert!(e.pesan.contains("PDF") && e.kolom.contains_key("printer"), "{e:?}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn rangkap_struk_masing_masing_dipotong_dan_barang_tetap_sebaris_dengan_beratnya() {
        let t = Keluarga::Slip.tipe().iter().find(|t| t.nama == "SLIP PENJUALAN").unwrap();
        let b = siap(t, false, 2).untuk(Jenis::Escpos, 48, &contoh_polos(t)).unwrap();
        assert_eq!(b.windows(4).filter(|w| *w == b"\x1dVB\x00").count(), 2);
        let teks = String::from_utf8_lossy(&b);
        assert!(teks.contains("3.250               3,351,500"), "{teks}");
        // 58 mm paper has room for one column.
        let b = siap(t, false, 1).untuk(Jenis::Escpos, 32, &contoh_polos(t)).unwrap();
        let teks = String::from_utf8_lossy(&b);
        assert!(teks.contains("\n3.250\n3,351,500\n"), "{teks}");
    }
}
