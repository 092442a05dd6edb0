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
    /// The multiple where that leaves nothing for the last one; where it leaves nothing either, 1.
    pub pembulatan: i64,
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
    let tenor = i64::from(minta.tenor);
    let pokok = minta.harga.kurang(minta.dp)?;
    let atas = hitung::kali([pokok.nilai(), minta.bunga.sebagai_perseratus(), tenor])?;
    let bunga = Rupiah::new(hitung::bagi_bulat(atas, i128::from(Persen::SERATUS_PERSEN))?);
    let total = pokok.tambah(bunga)?;
    // Rounding up the earlier ones may leave nothing for the last: then a smaller multiple.
    for kelipatan in [minta.kelipatan, minta.pembulatan.min(minta.kelipatan), 1] {
        let naik = Pembulatan::new(kelipatan, Arah::Naik).map_err(|_| CicilanSalah::Kelipatan)?;
        let biasa = naik.bulatkan_pecahan(i128::from(total.nilai()), i128::from(tenor))?;
        let terakhir = total.kurang(biasa.kali(tenor - 1)?)?;
        if terakhir.positif() {
            let mut angsuran = vec![biasa; usize::from(minta.tenor - 1)];
            angsuran.push(terakhir);
            return Ok(Jadwal { pokok, bunga, total, angsuran });
        }
    }
    Err(CicilanSalah::TerlaluKecil { total, tenor: minta.tenor })
}

impl Jadwal {
    /// Principal and interest of each instalment. The interest of every month is the same to the rupiah; what an instalment has no
    /// room for stands in those before it.
    pub fn bagian(&self) -> Result<Vec<(Rupiah, Rupiah)>, Meluap> {
        let n = i128::try_from(self.angsuran.len()).map_err(|_| Meluap)?.max(1);
        let total = i128::from(self.bunga.nilai());
        let sampai = |ke: i128| total * ke / n;
        let mut semua = Vec::with_capacity(self.angsuran.len());
        for (ke, jumlah) in (1_i128..).zip(&self.angsuran) {
            let bunga = i64::try_from(sampai(ke) - sampai(ke - 1)).map_err(|_| Meluap)?;
            semua.push((*jumlah, Rupiah::new(bunga)));
        }
        let mut lebih = Rupiah::NOL;
        for (jumlah, bunga) in semua.iter_mut().rev() {
            let ingin = bunga.tambah(lebih)?;
            *bunga = ingin.min(*jumlah);
            lebih = ingin.kurang(*bunga)?;
        }
        semua.into_iter().map(|(jumlah, bunga)| Ok((jumlah.kurang(bunga)?, bunga))).collect()
    }
}

/// The penalty of an instalment: so much a day, never more than the share of what is late, less what was paid of it before.
pub fn denda(
    harian: Rupiah,
    maks: Persen,
    hari: i64,
    terlambat: Rupiah,
    dibayar: Rupiah,
) -> Result<Rupiah, Meluap> {
    if hari <= 0 || !terlambat.positif() || !harian.positif() {
        return Ok(Rupiah::NOL);
    }
    let batas =
        hitung::kali([terlambat.nilai(), maks.sebagai_perseratus()])? / i128::from(Persen::SERATUS_PERSEN);
    let hitung = hitung::kali([harian.nilai(), hari])?.min(batas);
    let denda = Rupiah::new(i64::try_from(hitung).map_err(|_| Meluap)?);
    Ok(denda.kurang(dibayar)?.max(Rupiah::NOL))
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
            pembulatan: 500,
        }
    }

    #[test]
    fn angsuran_terakhir_mengambil_sisa() {
        for (harga, dp, bunga, tenor, biasa, terakhir) in [
            (10_000_000, 3_000_000, 200, 6, 1_307_000, 1_305_000),
            (12_000_000, 0, 0, 12, 1_000_000, 1_000_000),
            (1_000_500, 0, 0, 1, 1_000_500, 1_000_500),
            (5_500, 0, 0, 6, 1_000, 500),
            // by 1000 nothing is left for the last: by 500; and where that does not do, by 1
            (5_500, 0, 0, 11, 500, 500),
            (6_000, 0, 0, 7, 858, 852),
            (5_000, 0, 0, 7, 715, 710),
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
        assert!(matches!(jadwal(&minta(5, 0, 0, 4)), Err(CicilanSalah::TerlaluKecil { .. })));
    }

    #[test]
    fn bunga_setiap_bulan_sama_dan_muat_di_angsurannya() {
        let j = jadwal(&minta(10_000_000, 3_000_000, 200, 6)).unwrap();
        let b = j.bagian().unwrap();
        assert!(b.iter().all(|(_, bunga)| *bunga == Rupiah::new(140_000)));
        assert_eq!(b[0].0, Rupiah::new(1_167_000));
        assert_eq!(b[5].0, Rupiah::new(1_165_000));
        // The last is smaller than a month's interest.
        let j = Jadwal {
            pokok: Rupiah::new(200),
            bunga: Rupiah::new(300),
            total: Rupiah::new(500),
            angsuran: vec![Rupiah::new(240), Rupiah::new(240), Rupiah::new(20)],
        };
        let b: Vec<(i64, i64)> = j.bagian().unwrap().iter().map(|(p, b)| (p.nilai(), b.nilai())).collect();
        assert_eq!(b, [(140, 100), (60, 180), (0, 20)]);
    }

    #[test]
    fn denda_per_hari_paling_banyak_sebagian_dari_yang_terlambat() {
        let d = |hari, terlambat, dibayar| {
            let (harian, maks) = (Rupiah::new(5_000), Persen::perseratus(500));
            denda(harian, maks, hari, Rupiah::new(terlambat), Rupiah::new(dibayar)).unwrap().nilai()
        };
        assert_eq!(d(0, 1_000_000, 0), 0);
        assert_eq!(d(3, 1_000_000, 0), 15_000);
        assert_eq!(d(400, 1_000_000, 0), 50_000);
        assert_eq!(d(400, 1_000_000, 15_000), 35_000);
        assert_eq!(d(400, 200_000, 15_000), 0);
        assert_eq!(d(400, 0, 0), 0);
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
                    prop_assert!(lain.iter().all(|satu| satu >= terakhir));
                    prop_assert!(terakhir.positif());
                    let bagian = jadwal.bagian().unwrap();
                    for ((pokok, bunga), jumlah) in bagian.iter().zip(&jadwal.angsuran) {
                        prop_assert!(*pokok >= Rupiah::NOL && *bunga >= Rupiah::NOL);
                        prop_assert_eq!(pokok.tambah(*bunga), Ok(*jumlah));
                    }
                    prop_assert_eq!(Rupiah::jumlah(bagian.iter().map(|b| b.0)), Ok(jadwal.pokok));
                    prop_assert_eq!(Rupiah::jumlah(bagian.iter().map(|b| b.1)), Ok(jadwal.bunga));
                }
                Err(CicilanSalah::TerlaluKecil { .. }) => {}
                Err(lain) => prop_assert!(false, "{lain}"),
            }
        }
    }
}
