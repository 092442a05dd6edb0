//! The schedule of an instalment sale. It is made once, when the contract is; payments and arrears are
//! ledger rows elsewhere.

use thiserror::Error;

use crate::hitung;
use crate::{Arah, Meluap, Pembulatan, Persen, Rupiah};

/// What a schedule is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MintaCicilan {
    pub harga: Rupiah,
    pub dp: Rupiah,
    /// Flat, per month.
    pub bunga: Persen,
    /// Number of months.
    pub tenor: u16,
    /// Each instalment but the last is a multiple of this; 1000 by default.
    pub kelipatan: i64,
}

impl MintaCicilan {
    pub const KELIPATAN: i64 = 1_000;
}

/// `angsuran` sums exactly to `total`, and `total` is `pokok + bunga`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Jadwal {
    pub pokok: Rupiah,
    pub bunga: Rupiah,
    pub total: Rupiah,
    pub angsuran: Vec<Rupiah>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum CicilanSalah {
    #[error("Tenor cicilan paling sedikit 1 bulan.")]
    Tenor,
    #[error("Uang muka harus di antara nol dan harga, dan harga lebih besar dari uang muka.")]
    UangMuka,
    #[error("Bunga cicilan tidak boleh kurang dari nol.")]
    Bunga,
    #[error("Kelipatan cicilan harus lebih dari nol.")]
    Kelipatan,
    #[error("Sisa {total} terlalu kecil untuk dicicil {tenor} kali; pilih tenor yang lebih pendek.")]
    TerlaluKecil { total: Rupiah, tenor: u16 },
    #[error(transparent)]
    Meluap(#[from] Meluap),
}

/// `(harga - dp) x (1 + bunga x n) / n`, up to the multiple; the last instalment takes the remainder.
pub fn jadwal(minta: &MintaCicilan) -> Result<Jadwal, CicilanSalah> {
    if minta.tenor == 0 {
        return Err(CicilanSalah::Tenor);
    }
    if minta.dp.di_bawah_nol() || minta.harga <= minta.dp {
        return Err(CicilanSalah::UangMuka);
    }
    if minta.bunga.di_bawah_nol() {
        return Err(CicilanSalah::Bunga);
    }
    let naik = Pembulatan::new(minta.kelipatan, Arah::Naik).map_err(|_| CicilanSalah::Kelipatan)?;
    let tenor = i64::from(minta.tenor);
    let pokok = minta.harga.kurang(minta.dp)?;
    let atas = hitung::kali([pokok.nilai(), minta.bunga.sebagai_perseratus(), tenor])?;
    let bunga = Rupiah::new(hitung::bagi_bulat(atas, i128::from(Persen::SERATUS_PERSEN))?);
    let total = pokok.tambah(bunga)?;
    let biasa = naik.bulatkan_pecahan(i128::from(total.nilai()), i128::from(tenor))?;
    let terakhir = total.kurang(biasa.kali(tenor - 1)?)?;
    // Rounding up the earlier ones may leave nothing for the last: such a tenor is longer than the debt.
    if !terakhir.positif() {
        return Err(CicilanSalah::TerlaluKecil { total, tenor: minta.tenor });
    }
    let mut angsuran = vec![biasa; usize::from(minta.tenor - 1)];
    angsuran.push(terakhir);
    Ok(Jadwal { pokok, bunga, total, angsuran })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn minta(harga: i64, dp: i64, bunga: i64, tenor: u16) -> MintaCicilan {
        let kelipatan = MintaCicilan::KELIPATAN;
        MintaCicilan {
            harga: Rupiah::new(harga),
            dp: Rupiah::new(dp),
            bunga: Persen::perseratus(bunga),
            tenor,
            kelipatan,
        }
    }

    #[test]
    fn angsuran_terakhir_mengambil_sisa() {
        for (harga, dp, bunga, tenor, biasa, terakhir) in [
            (10_000_000, 3_000_000, 200, 6, 1_307_000, 1_305_000),
            (12_000_000, 0, 0, 12, 1_000_000, 1_000_000),
            (1_000_500, 0, 0, 1, 1_000_500, 1_000_500),
            (5_500, 0, 0, 6, 1_000, 500),
        ] {
            let jadwal = jadwal(&minta(harga, dp, bunga, tenor)).unwrap();
            assert_eq!(jadwal.angsuran.len(), usize::from(tenor));
            assert_eq!(jadwal.angsuran.first().copied(), Some(Rupiah::new(biasa)), "{harga}");
            assert_eq!(jadwal.angsuran.last().copied(), Some(Rupiah::new(terakhir)), "{harga}");
        }
    }

    #[test]
    fn cicilan_yang_tidak_masuk_akal_ditolak() {
        assert_eq!(jadwal(&minta(1_000, 0, 0, 0)), Err(CicilanSalah::Tenor));
        assert_eq!(jadwal(&minta(1_000, 1_000, 0, 2)), Err(CicilanSalah::UangMuka));
        assert_eq!(jadwal(&minta(1_000, -1, 0, 2)), Err(CicilanSalah::UangMuka));
        assert_eq!(jadwal(&minta(1_000, 0, -1, 2)), Err(CicilanSalah::Bunga));
        assert_eq!(
            jadwal(&MintaCicilan { kelipatan: 0, ..minta(1_000, 0, 0, 2) }),
            Err(CicilanSalah::Kelipatan)
        );
        assert!(matches!(jadwal(&minta(5_000, 0, 0, 7)), Err(CicilanSalah::TerlaluKecil { .. })));
    }

    proptest! {
        #[test]
        fn jumlah_angsuran_selalu_sama_dengan_total(
            harga in 1_000_000_i64..1_000_000_000,
            dp_persen in 0_i64..90,
            bunga in 0_i64..1_000,
            tenor in 1_u16..=60,
        ) {
            match jadwal(&minta(harga, harga / 100 * dp_persen, bunga, tenor)) {
                Ok(jadwal) => {
                    prop_assert_eq!(Rupiah::jumlah(jadwal.angsuran.iter().copied()), Ok(jadwal.total));
                    prop_assert_eq!(jadwal.pokok.tambah(jadwal.bunga), Ok(jadwal.total));
                    let (terakhir, lain) = jadwal.angsuran.split_last().unwrap();
                    prop_assert!(lain.iter().all(|satu| satu.nilai() % 1_000 == 0 && satu >= terakhir));
                    prop_assert!(terakhir.positif());
                }
                Err(CicilanSalah::TerlaluKecil { .. }) => {}
                Err(lain) => prop_assert!(false, "{lain}"),
            }
        }
    }
}
