//! Page breaks: which strips of a table go on which page. Pure, so that the rules can be tested without paper.

use std::ops::Range;

/// A row, or a part of a row too tall for one page.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Potong {
    pub baris: usize,
    /// Lines of the row that are drawn here.
    pub dari: usize,
    pub sampai: usize,
    pub tinggi: f32,
    /// Must stand on the same page as the next: a group with its first row, a last row with its sum.
    pub tempel: bool,
}

/// Fills pages from the top. `pertama` is the room on the first page, `lanjut` on every other. A chain of strips
/// that belong together moves as one, unless it is taller than a whole page.
pub(super) fn pecah(semua: &[Potong], pertama: f32, lanjut: f32) -> Vec<Range<usize>> {
    let mut halaman = Vec::new();
    let (mut awal, mut sisa) = (0, pertama);
    let mut i = 0;
    while i < semua.len() {
        let panjang = semua.get(i..).unwrap_or_default().iter().take_while(|p| p.tempel).count() + 1;
        let ujung = (i + panjang).min(semua.len());
        let rantai = semua.get(i..ujung).unwrap_or_default();
        let tinggi: f32 = rantai.iter().map(|p| p.tinggi).sum();
        if tinggi <= sisa {
            sisa -= tinggi;
            i = ujung;
            continue;
        }
        if i > awal && tinggi <= lanjut {
            halaman.push(awal..i);
            (awal, sisa) = (i, lanjut);
            continue;
        }
        // Too tall to be kept together: strip by strip.
        for p in rantai {
            if p.tinggi > sisa && i > awal {
                halaman.push(awal..i);
                (awal, sisa) = (i, lanjut);
            }
            sisa -= p.tinggi;
            i += 1;
        }
    }
    halaman.push(awal..semua.len());
    halaman
}

#[cfg(test)]
mod tests {
    use super::*;

    fn p(tinggi: f32, tempel: bool) -> Potong {
        Potong { baris: 0, dari: 0, sampai: 1, tinggi, tempel }
    }

    #[test]
    fn halaman_diisi_penuh_dan_berurutan() {
        let semua = vec![p(10.0, false); 25];
        assert_eq!(pecah(&semua, 50.0, 80.0), [0..5, 5..13, 13..21, 21..25]);
        assert!(pecah(&[], 50.0, 80.0).iter().eq([&(0..0)]));
    }

    #[test]
    fn judul_grup_tidak_ditinggal_di_kaki_halaman() {
        let mut semua = vec![p(10.0, false); 10];
        semua[4].tempel = true;
        assert_eq!(pecah(&semua, 50.0, 80.0), [0..4, 4..10]);
        // Group, first row and the row with its sub-total move together.
        semua[3].tempel = true;
        assert_eq!(pecah(&semua, 50.0, 80.0), [0..3, 3..10]);
    }

    #[test]
    fn rantai_yang_lebih_tinggi_dari_kertas_tetap_tercetak() {
        let semua = vec![p(30.0, true); 7];
        let halaman = pecah(&semua, 50.0, 80.0);
        assert_eq!(halaman.iter().map(ExactSizeIterator::len).sum::<usize>(), 7);
        assert!(halaman.iter().all(|h| !h.is_empty() && h.len() <= 2), "{halaman:?}");
    }

    #[test]
    fn sembarang_susunan_tidak_pernah_melebihi_halaman() {
        let mut acak = 12_345_u32;
        let mut angka = |n: u32| {
            acak = acak.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (acak >> 8) % n
        };
        for _ in 0..500 {
            let semua: Vec<Potong> = (0..angka(60))
                .map(|_| p(f32::from(u16::try_from(5 + angka(40)).unwrap()), angka(4) == 0))
                .collect();
            let halaman = pecah(&semua, 50.0, 80.0);
            let mut lanjut = 0;
            for (n, h) in halaman.iter().enumerate() {
                assert_eq!(h.start, lanjut);
                lanjut = h.end;
                let tinggi: f32 = semua[h.clone()].iter().map(|p| p.tinggi).sum();
                assert!(tinggi <= if n == 0 { 50.0 } else { 80.0 });
            }
            assert_eq!(lanjut, semua.len());
        }
    }
}
