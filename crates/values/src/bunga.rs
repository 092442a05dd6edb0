//! Interest and penalty of a pawn loan. Redeeming, extending and the loan reports use it; rates, blocks
//! and grace are data of the shop.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::hitung;
use crate::{Meluap, Pembulatan, Persen, Rupiah, Tanggal};

const HARI_SEBULAN: i64 = 30;

/// How days are counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AturanBunga {
    /// At least so many days are charged.
    pub min_hari: i64,
    /// Days are charged in blocks of so many, rounded up: 1, 15 or 30.
    pub blok_hari: i64,
    /// Redeemed within so many days costs nothing; 0 means there is no grace, not even on the first day.
    pub grace_hari: i64,
    pub pembulatan: Pembulatan,
}

impl Default for AturanBunga {
    fn default() -> Self {
        Self { min_hari: 1, blok_hari: 1, grace_hari: 0, pembulatan: Pembulatan::default() }
    }
}

/// A row of para-bunga-hutang: both bounds belong to the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BarisBunga {
    pub min_rp: Rupiah,
    pub max_rp: Rupiah,
    /// Per 30 days.
    pub bunga: Persen,
}

/// The first row whose bounds hold the principal.
pub fn pilih_bunga(baris: &[BarisBunga], pokok: Rupiah) -> Option<Persen> {
    baris.iter().find(|b| (b.min_rp..=b.max_rp).contains(&pokok)).map(|b| b.bunga)
}

/// Penalty for every started 30 days past the due date.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TarifDenda {
    /// Of the principal.
    Persen(Persen),
    Rupiah(Rupiah),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum BungaSalah {
    #[error("Tanggal lunas {lunas} sebelum tanggal hutang {hutang}.")]
    TanggalMundur { hutang: Tanggal, lunas: Tanggal },
    #[error("Pokok, bunga dan denda hutang tidak boleh kurang dari nol.")]
    Negatif,
    #[error("Blok hari bunga harus lebih dari nol; minimum hari dan grace tidak boleh kurang dari nol.")]
    Aturan,
    #[error(transparent)]
    Meluap(#[from] Meluap),
}

/// What redeeming costs, explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RincianBunga {
    pub pokok: Rupiah,
    /// Days between the two dates.
    pub hari: i64,
    /// Days charged, after minimum, block and grace.
    pub lama: i64,
    /// For the screen only; the interest is not a multiple of it.
    pub bunga_per_hari: Rupiah,
    pub bunga_pinjam: Rupiah,
    pub denda: Rupiah,
    pub total_bayar: Rupiah,
    /// The interest has outgrown the principal.
    pub hutang_rugi: bool,
}

impl AturanBunga {
    /// Days charged for days elapsed.
    pub fn lama(&self, hari: i64) -> Result<i64, BungaSalah> {
        if self.blok_hari <= 0 || self.min_hari < 0 || self.grace_hari < 0 {
            return Err(BungaSalah::Aturan);
        }
        if self.grace_hari > 0 && hari <= self.grace_hari {
            return Ok(0);
        }
        let blok = hitung::bagi_naik(i128::from(hari.max(self.min_hari)), i128::from(self.blok_hari))?;
        Ok(blok.checked_mul(self.blok_hari).ok_or(Meluap)?)
    }

    /// `pokok x bunga x lama / (100 x 30)`, rounded once, at the end.
    pub fn bunga_pinjam(&self, pokok: Rupiah, bunga: Persen, lama: i64) -> Result<Rupiah, BungaSalah> {
        if pokok.di_bawah_nol() || bunga.di_bawah_nol() || lama < 0 {
            return Err(BungaSalah::Negatif);
        }
        let atas = hitung::kali([pokok.nilai(), bunga.sebagai_perseratus(), lama])?;
        let bawah = i128::from(Persen::SERATUS_PERSEN) * i128::from(HARI_SEBULAN);
        Ok(self.pembulatan.bulatkan_pecahan(atas, bawah)?)
    }

    /// Everything a redemption shows; `denda` is what `denda` below gave, or nothing.
    pub fn hitung(
        &self,
        pokok: Rupiah,
        bunga: Persen,
        tgl_hutang: Tanggal,
        tgl_lunas: Tanggal,
        denda: Rupiah,
    ) -> Result<RincianBunga, BungaSalah> {
        if tgl_lunas.sebelum(tgl_hutang) {
            return Err(BungaSalah::TanggalMundur { hutang: tgl_hutang, lunas: tgl_lunas });
        }
        if denda.di_bawah_nol() {
            return Err(BungaSalah::Negatif);
        }
        let hari = tgl_lunas.selisih_hari(tgl_hutang);
        let lama = self.lama(hari)?;
        let bunga_pinjam = self.bunga_pinjam(pokok, bunga, lama)?;
        Ok(RincianBunga {
            pokok,
            hari,
            lama,
            bunga_per_hari: bunga_per_hari(pokok, bunga)?,
            bunga_pinjam,
            denda,
            total_bayar: Rupiah::jumlah([pokok, bunga_pinjam, denda])?,
            hutang_rugi: bunga_pinjam > pokok,
        })
    }
}

/// For display: half up to the rupiah.
pub fn bunga_per_hari(pokok: Rupiah, bunga: Persen) -> Result<Rupiah, Meluap> {
    let atas = hitung::kali([pokok.nilai(), bunga.sebagai_perseratus()])?;
    let bawah = i128::from(Persen::SERATUS_PERSEN) * i128::from(HARI_SEBULAN);
    hitung::bagi_bulat(atas, bawah).map(Rupiah::new)
}

/// The penalty of a loan paid so many days late; none on or before the due date.
pub fn denda(pokok: Rupiah, hari_telat: i64, tarif: TarifDenda) -> Result<Rupiah, BungaSalah> {
    let periode = hitung::bagi_naik(i128::from(hari_telat.max(0)), i128::from(HARI_SEBULAN))?;
    match tarif {
        TarifDenda::Rupiah(rupiah) if !rupiah.di_bawah_nol() => Ok(rupiah.kali(periode)?),
        TarifDenda::Persen(persen) if !persen.di_bawah_nol() && !pokok.di_bawah_nol() => {
            let atas = hitung::kali([pokok.nilai(), persen.sebagai_perseratus(), periode])?;
            Ok(Rupiah::new(hitung::bagi_bulat(atas, i128::from(Persen::SERATUS_PERSEN))?))
        }
        _ => Err(BungaSalah::Negatif),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    const POKOK: Rupiah = Rupiah::new(5_000_000);
    const BUNGA: Persen = Persen::perseratus(250);

    fn setelah(hari: i64, aturan: &AturanBunga) -> RincianBunga {
        let awal = Tanggal::new(2026, 1, 5).unwrap();
        aturan.hitung(POKOK, BUNGA, awal, awal.tambah_hari(hari).unwrap(), Rupiah::NOL).unwrap()
    }

    #[test]
    fn contoh_lima_juta_dua_setengah_persen() {
        for (hari, bunga) in [(17, 71_000), (30, 125_000), (120, 500_000), (0, 4_500), (1, 4_500)] {
            let rincian = setelah(hari, &AturanBunga::default());
            assert_eq!(rincian.bunga_pinjam, Rupiah::new(bunga), "{hari} hari");
            assert_eq!(rincian.total_bayar, Rupiah::new(5_000_000 + bunga));
            assert_eq!(rincian.bunga_per_hari, Rupiah::new(4_167));
            assert!(!rincian.hutang_rugi);
        }
        assert!(setelah(1_201, &AturanBunga::default()).hutang_rugi);
    }

    #[test]
    fn hari_dihitung_dengan_minimum_blok_dan_grace() {
        let aturan = |min_hari, blok_hari, grace_hari| AturanBunga {
            min_hari,
            blok_hari,
            grace_hari,
            ..Default::default()
        };
        for (aturan, hari, lama) in [
            (aturan(1, 1, 0), 0, 1),
            (aturan(15, 1, 0), 3, 15),
            (aturan(1, 15, 0), 16, 30),
            (aturan(1, 15, 0), 15, 15),
            (aturan(1, 30, 0), 1, 30),
            (aturan(7, 5, 0), 2, 10),
            (aturan(1, 1, 3), 3, 0),
            (aturan(1, 1, 3), 4, 4),
        ] {
            assert_eq!(aturan.lama(hari), Ok(lama), "{aturan:?} {hari}");
        }
        assert_eq!(aturan(1, 0, 0).lama(1), Err(BungaSalah::Aturan));
        assert_eq!(aturan(-1, 1, 0).lama(1), Err(BungaSalah::Aturan));
    }

    #[test]
    fn bunga_dipilih_menurut_pokok() {
        let baris = |min, max, bunga| BarisBunga {
            min_rp: Rupiah::new(min),
            max_rp: Rupiah::new(max),
            bunga: Persen::perseratus(bunga),
        };
        let semua = [baris(0, 999_999, 300), baris(1_000_000, 10_000_000, 250)];
        assert_eq!(pilih_bunga(&semua, Rupiah::new(999_999)), Some(Persen::perseratus(300)));
        assert_eq!(pilih_bunga(&semua, POKOK), Some(BUNGA));
        assert_eq!(pilih_bunga(&semua, Rupiah::new(10_000_001)), None);
    }

    #[test]
    fn denda_per_tiga_puluh_hari_yang_dimulai() {
        for (telat, hasil) in [(-3, 0), (0, 0), (1, 50_000), (30, 50_000), (31, 100_000)] {
            assert_eq!(
                denda(POKOK, telat, TarifDenda::Persen(Persen::perseratus(100))),
                Ok(Rupiah::new(hasil))
            );
            assert_eq!(denda(POKOK, telat, TarifDenda::Rupiah(Rupiah::new(50_000))), Ok(Rupiah::new(hasil)));
        }
        assert_eq!(denda(POKOK, 1, TarifDenda::Rupiah(Rupiah::new(-1))), Err(BungaSalah::Negatif));
    }

    #[test]
    fn tanggal_mundur_dan_nilai_negatif_ditolak() {
        let aturan = AturanBunga::default();
        let (awal, kemarin) = (Tanggal::new(2026, 1, 5).unwrap(), Tanggal::new(2026, 1, 4).unwrap());
        assert!(matches!(
            aturan.hitung(POKOK, BUNGA, awal, kemarin, Rupiah::NOL),
            Err(BungaSalah::TanggalMundur { .. })
        ));
        assert_eq!(aturan.bunga_pinjam(Rupiah::new(-1), BUNGA, 1), Err(BungaSalah::Negatif));
        assert_eq!(aturan.hitung(POKOK, BUNGA, awal, awal, Rupiah::new(-1)), Err(BungaSalah::Negatif));
    }

    proptest! {
        #[test]
        fn bunga_tidak_pernah_turun_dan_dibulatkan_sekali(
            pokok in 0_i64..1_000_000_000,
            bunga in 0_i64..1_000,
            a in 0_i64..1_000,
            b in 0_i64..1_000,
        ) {
            let aturan = AturanBunga::default();
            let hitung = |hari| {
                let lama = aturan.lama(hari).unwrap();
                aturan.bunga_pinjam(Rupiah::new(pokok), Persen::perseratus(bunga), lama).unwrap().nilai()
            };
            prop_assert!(hitung(a.min(b)) <= hitung(a.max(b)));
            // Within one multiple above the exact interest, so it was rounded up only once.
            let persis = i128::from(pokok) * i128::from(bunga) * i128::from(a.max(1));
            let lebih = i128::from(hitung(a)) * 300_000 - persis;
            prop_assert!((0..500 * 300_000).contains(&lebih));
        }
    }
}
