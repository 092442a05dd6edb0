//! Weight loss between the nota and the scale. Purchases ask it whether the difference is accepted or
//! waits for an approval, sales whether the piece still weighs what its tag says.

use thiserror::Error;

use crate::hitung;
use crate::{Berat, Meluap, Persen};

/// What may differ; data of the shop by jenis.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Toleransi {
    /// A loss up to this is always accepted.
    pub susut: Berat,
    /// A loss up to this part of the nota's weight is accepted too; the larger of the two counts.
    pub susut_persen: Persen,
    /// A gain up to this is accepted: more means swapped or repaired.
    pub lebih: Berat,
}

impl Toleransi {
    /// Purchases: max(0.02 g, 1 %) less, 0.02 g more.
    pub const BELI: Self =
        Self { susut: Berat::mg(20), susut_persen: Persen::perseratus(100), lebih: Berat::mg(20) };
    /// The re-weighing at a sale: 0.02 g either way, against berat_asli.
    pub const JUAL: Self = Self { susut: Berat::mg(20), susut_persen: Persen::NOL, lebih: Berat::mg(20) };

    fn batas_susut(&self, berat_nota: Berat) -> Result<Berat, Meluap> {
        let atas = hitung::kali([berat_nota.sebagai_mg(), self.susut_persen.sebagai_perseratus()])?;
        let bagian = hitung::bagi_potong(atas, i128::from(Persen::SERATUS_PERSEN))?;
        Ok(self.susut.max(Berat::mg(bagian)))
    }
}

/// Verdict on a difference; `selisih` is nota minus now, negative when the piece became heavier. The
/// weight that is paid is the weight now in either case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum HasilSusut {
    Diterima { selisih: Berat },
    Pending(AlasanSusut),
}

/// Why an approval is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum AlasanSusut {
    #[error("Susut {selisih} g melebihi toleransi {toleransi} g.")]
    Susut { selisih: Berat, toleransi: Berat },
    #[error("Berat bertambah {lebih} g, melebihi toleransi {toleransi} g.")]
    LebihBerat { lebih: Berat, toleransi: Berat },
}

/// Compares berat_asli of the nota (berat_nota where an old nota has no other) with the weight now.
pub fn periksa(berat_nota: Berat, berat_kini: Berat, toleransi: &Toleransi) -> Result<HasilSusut, Meluap> {
    let selisih = berat_nota.kurang(berat_kini)?;
    let batas = toleransi.batas_susut(berat_nota)?;
    if selisih > batas {
        return Ok(HasilSusut::Pending(AlasanSusut::Susut { selisih, toleransi: batas }));
    }
    let lebih = selisih.negatif()?;
    if lebih > toleransi.lebih {
        return Ok(HasilSusut::Pending(AlasanSusut::LebihBerat { lebih, toleransi: toleransi.lebih }));
    }
    Ok(HasilSusut::Diterima { selisih })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn diterima(nota: i64, kini: i64, toleransi: &Toleransi) -> bool {
        let hasil = periksa(Berat::mg(nota), Berat::mg(kini), toleransi).unwrap();
        matches!(hasil, HasilSusut::Diterima { .. })
    }

    #[test]
    fn toleransi_yang_terbesar_dari_dua_puluh_miligram_dan_satu_persen() {
        for (nota, kini, terima) in [
            (1_000, 1_000, true),
            (1_000, 980, true),
            (1_000, 979, false),
            (10_000, 9_900, true),
            (10_000, 9_899, false),
            (10_000, 10_020, true),
            (10_000, 10_021, false),
        ] {
            assert_eq!(diterima(nota, kini, &Toleransi::BELI), terima, "{nota} -> {kini}");
        }
    }

    #[test]
    fn penjualan_tidak_memakai_persen() {
        assert!(diterima(10_000, 9_980, &Toleransi::JUAL));
        assert!(!diterima(10_000, 9_979, &Toleransi::JUAL));
        assert!(!diterima(10_000, 10_021, &Toleransi::JUAL));
    }

    #[test]
    fn alasan_bisa_dibaca() {
        let hasil = periksa(Berat::mg(10_000), Berat::mg(9_800), &Toleransi::BELI).unwrap();
        let HasilSusut::Pending(alasan) = hasil else { panic!("{hasil:?}") };
        assert_eq!(alasan.to_string(), "Susut 0.200 g melebihi toleransi 0.100 g.");
        let hasil = periksa(Berat::mg(1_000), Berat::mg(1_500), &Toleransi::BELI).unwrap();
        let HasilSusut::Pending(alasan) = hasil else { panic!("{hasil:?}") };
        assert_eq!(alasan.to_string(), "Berat bertambah 0.500 g, melebihi toleransi 0.020 g.");
    }

    proptest! {
        #[test]
        fn makin_susut_tidak_pernah_makin_diterima(nota in 1_i64..1_000_000, a in 0_i64..50_000, b in 0_i64..50_000) {
            if diterima(nota, nota - a.max(b), &Toleransi::BELI) {
                prop_assert!(diterima(nota, nota - a.min(b), &Toleransi::BELI));
            }
        }
    }
}
