//! The layouts a store starts with, and prints with until it saves its own: one for every type. Places are in
//! tenths of a millimetre, so that the tables below read like a ruler.

mod kartu;
mod label;
mod nota;
mod slip;

use crate::{Bentuk, Kepala, Label, Letak, Tipe, Ukur};

/// x, y, width, height in tenths of a millimetre.
type Kotak = (i32, i32, i32, i32);

const TEBAL: &str = "tahoma_bold";
const BIASA: &str = "tahoma_reguler";

/// The program's own layout of a type.
pub(crate) fn letak(t: &Tipe, is_mobile: bool) -> Letak {
    let (font, s) = match (t.bentuk, is_mobile) {
        (Bentuk::Nota, false) => ("times_new_roman", nota::lembar(t)),
        (Bentuk::Nota, true) => ("times_new_roman", nota::ponsel(t)),
        (Bentuk::Slip, _) => (BIASA, slip::slip(t)),
        (Bentuk::LabelBatang, _) => (BIASA, label::batang()),
        (Bentuk::LabelQr, _) => (BIASA, label::qr()),
        (Bentuk::Kartu, _) => ("times_new_roman", kartu::kartu()),
    };
    let kepala = Kepala {
        tipe: t.nama.to_owned(),
        is_mobile,
        font: font.to_owned(),
        lebar: sepersepuluh(s.kertas.0),
        tinggi: sepersepuluh(s.kertas.1),
        versi: 0,
    };
    let mut nota = s.semua;
    nota.iter_mut().for_each(|l| l.rapikan(&kepala));
    Letak { letak: kepala, nota }
}

fn sepersepuluh(n: i32) -> Ukur {
    Ukur::seratus(n.saturating_mul(10))
}

/// A layout while it is being put together.
struct Susun {
    kertas: (i32, i32),
    semua: Vec<Label>,
}

/// The label just placed, to be styled.
struct Gaya<'a>(&'a mut Label);

impl Susun {
    fn baru(lebar: i32, tinggi: i32) -> Self {
        Self { kertas: (lebar, tinggi), semua: Vec::new() }
    }

    fn taruh(&mut self, name: &str, jenis: &str, isi: &str, (x, y, w, h): Kotak) -> Gaya<'_> {
        self.semua.push(Label {
            name: name.to_owned(),
            isi: isi.to_owned(),
            jenis: jenis.to_owned(),
            width: sepersepuluh(w),
            height: sepersepuluh(h),
            position_x: sepersepuluh(x),
            position_y: sepersepuluh(y),
            rotate: 0,
            font_family: String::new(),
            font_size: Ukur::bulat(8),
            status: true,
            tipe: String::new(),
            is_mobile: false,
            side: String::new(),
            rata: String::new(),
            is_deletable: false,
        });
        let akhir = self.semua.len() - 1;
        Gaya(&mut self.semua[akhir])
    }

    fn teks(&mut self, name: &str, isi: &str, kotak: Kotak) -> Gaya<'_> {
        self.taruh(name, "text", isi, kotak)
    }

    /// A thin rule, 0.3 mm.
    fn garis(&mut self, name: &str, x: i32, y: i32, panjang: i32) {
        self.taruh(name, "line", "", (x, y, panjang, 3));
    }
}

impl Gaya<'_> {
    fn tebal(self) -> Self {
        self.0.font_family = TEBAL.to_owned();
        self
    }

    fn biasa(self) -> Self {
        self.0.font_family = BIASA.to_owned();
        self
    }

    fn besar(self, titik: i16) -> Self {
        self.0.font_size = Ukur::bulat(titik);
        self
    }

    fn tengah(self) -> Self {
        self.0.rata = "tengah".to_owned();
        self
    }

    fn kanan(self) -> Self {
        self.0.rata = "kanan".to_owned();
        self
    }

    fn sembunyi(self) -> Self {
        self.0.status = false;
        self
    }

    fn belakang(self) -> Self {
        self.0.side = "BELAKANG".to_owned();
        self
    }

    fn putar(self) -> Self {
        self.0.rotate = 90;
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Keluarga;

    #[test]
    fn setiap_susunan_awal_lulus_pemeriksaan() {
        for t in Keluarga::SEMUA.iter().flat_map(|k| k.tipe()) {
            for mobile in [false, true] {
                if mobile && !t.punya_mobile() {
                    continue;
                }
                let l = letak(t, mobile);
                if let Err(e) = l.untuk_cetak(t) {
                    panic!("{} {mobile}: {:?}", t.nama, e.kolom);
                }
                assert!(l.nota.iter().all(|n| !n.is_deletable && n.tipe == t.nama), "{}", t.nama);
            }
        }
    }
}
