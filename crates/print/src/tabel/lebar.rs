//! Column widths from what the columns hold. Pure: measures come in, a font size and widths go out.

/// What one column asks for, in em (so that it holds at every size).
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct MintaLebar {
    /// Widest cell on one line.
    pub alami: f32,
    /// Narrowest width that breaks no word (and no number).
    pub minimum: f32,
    /// May its cells wrap?
    pub lipat: bool,
}

impl MintaLebar {
    /// A wrapping column is comfortable with a few words a line.
    fn nyaman(&self) -> f32 {
        if self.lipat { self.alami.min(self.minimum.max(11.0)) } else { self.alami.max(self.minimum) }
    }

    fn paling_sempit(&self) -> f32 {
        // A single endless word must not push the other columns off the page.
        if self.lipat { self.minimum.min(12.0) } else { self.alami.max(self.minimum) }
    }

    fn paling_lebar(&self) -> f32 {
        self.alami.max(self.minimum)
    }
}

pub(super) const UKURAN: [f32; 7] = [8.0, 7.5, 7.0, 6.5, 6.0, 5.5, 5.0];
/// Smaller than this only when nothing else fits.
const UKURAN_NYAMAN: f32 = 6.0;

/// The font size that a table asks for. `sela` is the padding of a column, both sides together.
pub(super) fn ukuran(minta: &[MintaLebar], ruang: f32, sela: f32) -> f32 {
    let jumlah =
        |ukuran: f32, f: &dyn Fn(&MintaLebar) -> f32| minta.iter().map(|m| f(m) * ukuran + sela).sum::<f32>();
    let nyaman = UKURAN.into_iter().filter(|u| *u >= UKURAN_NYAMAN);
    nyaman
        .clone()
        .find(|u| jumlah(*u, &MintaLebar::nyaman) <= ruang)
        .or_else(|| UKURAN.into_iter().find(|u| jumlah(*u, &MintaLebar::paling_sempit) <= ruang))
        .unwrap_or(5.0)
}

/// The width of every column at a font size; they add up to `ruang`.
pub(super) fn bagi(minta: &[MintaLebar], ukuran: f32, ruang: f32, sela: f32) -> Vec<f32> {
    let sempit: Vec<f32> = minta.iter().map(|m| m.paling_sempit() * ukuran + sela).collect();
    let lebar: Vec<f32> = minta.iter().map(|m| m.paling_lebar() * ukuran + sela).collect();
    let total_sempit: f32 = sempit.iter().sum();
    let total_lebar: f32 = lebar.iter().sum();
    let mut hasil = if total_sempit >= ruang {
        sempit
    } else if total_lebar <= ruang {
        lebar
    } else {
        isi_sampai(&sempit, &lebar, ruang)
    };
    // To the full width of the page, and never beyond it.
    let total: f32 = hasil.iter().sum();
    if total > 0.0 {
        for w in &mut hasil {
            *w *= ruang / total;
        }
    }
    hasil
}

/// The water level: columns grow from their narrowest together until the page is full, none past its widest.
fn isi_sampai(sempit: &[f32], lebar: &[f32], ruang: f32) -> Vec<f32> {
    let pada = |batas: f32| -> Vec<f32> {
        sempit.iter().zip(lebar).map(|(s, l)| batas.clamp(*s, l.max(*s))).collect()
    };
    let (mut rendah, mut tinggi) = (0.0, ruang);
    for _ in 0..40 {
        let tengah = (rendah + tinggi) / 2.0;
        if pada(tengah).iter().sum::<f32>() <= ruang { rendah = tengah } else { tinggi = tengah }
    }
    pada(rendah)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sesuai(minta: &[MintaLebar], ruang: f32) -> (f32, Vec<f32>) {
        let u = ukuran(minta, ruang, 6.0);
        (u, bagi(minta, u, ruang, 6.0))
    }
    fn angka(alami: f32) -> MintaLebar {
        MintaLebar { alami, minimum: 3.0, lipat: false }
    }
    fn teks(alami: f32, minimum: f32) -> MintaLebar {
        MintaLebar { alami, minimum, lipat: true }
    }

    #[test]
    fn lebar_selalu_memenuhi_kertas() {
        for minta in [
            vec![angka(5.0)],
            vec![angka(5.0), teks(400.0, 6.0), teks(8.0, 4.0)],
            vec![angka(9.0); 40],
            vec![teks(1_000.0, 900.0); 3],
            vec![MintaLebar::default(); 2],
        ] {
            let (_, w) = sesuai(&minta, 780.0);
            assert!((w.iter().sum::<f32>() - 780.0).abs() < 0.5, "{w:?}");
            assert!(w.iter().all(|w| *w > 0.0));
        }
    }

    #[test]
    fn angka_tidak_dipersempit_selama_teks_masih_bisa_melipat() {
        let minta = [angka(10.0), teks(200.0, 6.0), angka(8.0), teks(5.0, 5.0)];
        let (u, w) = sesuai(&minta, 400.0);
        for (m, w) in minta.iter().zip(&w) {
            if !m.lipat {
                assert!(*w + 0.01 >= m.alami * u + 6.0, "{w} untuk {m:?}");
            }
        }
        // The short text keeps its one line; the long one takes what is left.
        assert!(w[3] + 0.01 >= 5.0 * u + 6.0);
        assert!(w[1] > w[0]);
    }

    #[test]
    fn huruf_mengecil_hanya_bila_perlu() {
        assert_eq!(sesuai(&[angka(8.0); 6], 780.0).0, 8.0);
        assert_eq!(sesuai(&[angka(8.0); 12], 780.0).0, 7.0);
        assert_eq!(sesuai(&[angka(12.0); 30], 780.0).0, 5.0);
    }
}
