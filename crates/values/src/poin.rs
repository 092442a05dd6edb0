//! Points a member earns. The caller gives the money actually paid, without exchange, points and coupons;
//! earning and cancelling are ledger rows elsewhere.

use thiserror::Error;

use crate::hitung::bagi_turun;
use crate::{Berat, Meluap, Rupiah};

/// A row of parapoin.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AturanPoin {
    /// So many points for every full multiple of rupiah.
    PerRupiah { kelipatan: Rupiah, poin: i64 },
    /// So many points for every full multiple of weight.
    PerGram { kelipatan: Berat, poin: i64 },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum PoinSalah {
    #[error("Kelipatan poin harus lebih dari nol.")]
    Kelipatan,
    #[error("Nilai poin tidak boleh kurang dari nol.")]
    Nilai,
    #[error(transparent)]
    Meluap(#[from] Meluap),
}

/// The multiplier of somebody without a level, in hundredths.
pub const SEKALI: i64 = 100;

/// `floor(paid / multiple) x points`; nothing is earned when money went the other way.
pub fn poin(dibayar: Rupiah, berat: Berat, aturan: AturanPoin) -> Result<i64, PoinSalah> {
    poin_tingkat(dibayar, berat, aturan, SEKALI)
}

/// The same with the multiplier of a level (hundredths) before the one floor: `floor(paid x multiplier / multiple) x points`.
pub fn poin_tingkat(dibayar: Rupiah, berat: Berat, aturan: AturanPoin, kali: i64) -> Result<i64, PoinSalah> {
    let (jumlah, kelipatan, poin) = match aturan {
        AturanPoin::PerRupiah { kelipatan, poin } => (dibayar.nilai(), kelipatan.nilai(), poin),
        AturanPoin::PerGram { kelipatan, poin } => (berat.sebagai_mg(), kelipatan.sebagai_mg(), poin),
    };
    if kelipatan <= 0 {
        return Err(PoinSalah::Kelipatan);
    }
    if poin < 0 || kali < 0 {
        return Err(PoinSalah::Nilai);
    }
    let (atas, bawah) =
        (i128::from(jumlah.max(0)) * i128::from(kali), i128::from(kelipatan) * i128::from(SEKALI));
    Ok(bagi_turun(atas, bawah)?.checked_mul(poin).ok_or(Meluap)?)
}

/// Spreads a sum over weights to the last unit: each gets its floor, the rest goes one by one to the largest remainders, of equal
/// ones to the first. Nothing where all weights are nothing.
pub fn sebar(jumlah: i64, bobot: &[i64]) -> Result<Vec<i64>, Meluap> {
    let semua: i128 = bobot.iter().map(|b| i128::from((*b).max(0))).sum();
    if semua == 0 {
        return Ok(vec![0; bobot.len()]);
    }
    let mut hasil = Vec::with_capacity(bobot.len());
    let mut sisa = Vec::with_capacity(bobot.len());
    for (ke, b) in bobot.iter().enumerate() {
        let atas = i128::from(jumlah.max(0)) * i128::from((*b).max(0));
        hasil.push(bagi_turun(atas, semua)?);
        sisa.push((atas.rem_euclid(semua), ke));
    }
    let mut lebih = jumlah.max(0) - hasil.iter().sum::<i64>();
    sisa.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
    for (_, ke) in sisa {
        if lebih == 0 {
            break;
        }
        if let Some(h) = hasil.get_mut(ke) {
            *h += 1;
            lebih -= 1;
        }
    }
    Ok(hasil)
}

/// What of a weight was paid with money: in the share of the money in the price.
pub fn berat_dibayar(berat: Berat, uang: Rupiah, harga: Rupiah) -> Result<Berat, Meluap> {
    if harga.nilai() <= 0 {
        return Ok(Berat::NOL);
    }
    let uang = uang.nilai().clamp(0, harga.nilai());
    let atas = i128::from(berat.sebagai_mg().max(0)) * i128::from(uang);
    bagi_turun(atas, i128::from(harga.nilai())).map(Berat::mg)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn per_rupiah(kelipatan: i64, poin: i64) -> AturanPoin {
        AturanPoin::PerRupiah { kelipatan: Rupiah::new(kelipatan), poin }
    }

    #[test]
    fn poin_hanya_dari_kelipatan_penuh() {
        for (dibayar, hasil) in
            [(0, 0), (99_999, 0), (100_000, 2), (199_999, 2), (1_000_000, 20), (-500_000, 0)]
        {
            let hitung = poin(Rupiah::new(dibayar), Berat::NOL, per_rupiah(100_000, 2));
            assert_eq!(hitung, Ok(hasil), "{dibayar}");
        }
        let per_gram = AturanPoin::PerGram { kelipatan: Berat::mg(1_000), poin: 3 };
        assert_eq!(poin(Rupiah::NOL, Berat::mg(2_999), per_gram), Ok(6));
    }

    #[test]
    fn pengali_tingkat_sebelum_satu_kali_dibulatkan_turun() {
        let hitung = |n, kali| poin_tingkat(Rupiah::new(n), Berat::NOL, per_rupiah(100_000, 2), kali);
        assert_eq!(hitung(150_000, 100), Ok(2));
        assert_eq!(hitung(150_000, 150), Ok(4));
        assert_eq!(hitung(133_333, 150), Ok(2));
        assert_eq!(hitung(133_334, 150), Ok(4));
        assert_eq!(hitung(150_000, -1), Err(PoinSalah::Nilai));
    }

    #[test]
    fn sebaran_habis_sampai_satuan_terakhir() {
        assert_eq!(sebar(100, &[1, 1, 1]), Ok(vec![34, 33, 33]));
        assert_eq!(sebar(10, &[0, 3, 7]), Ok(vec![0, 3, 7]));
        assert_eq!(sebar(5, &[0, 0]), Ok(vec![0, 0]));
        assert_eq!(sebar(1, &[2, 3]), Ok(vec![0, 1]));
        let (b, r) = (Berat::mg, Rupiah::new);
        assert_eq!(berat_dibayar(b(3_000), r(1_000), r(3_000)), Ok(b(1_000)));
        assert_eq!(berat_dibayar(b(3_000), r(3_000), r(3_000)), Ok(b(3_000)));
        assert_eq!(berat_dibayar(b(3_000), r(9), r(0)), Ok(Berat::NOL));
    }

    #[test]
    fn aturan_poin_yang_salah_ditolak() {
        assert_eq!(poin(Rupiah::new(1), Berat::NOL, per_rupiah(0, 1)), Err(PoinSalah::Kelipatan));
        assert_eq!(poin(Rupiah::new(1), Berat::NOL, per_rupiah(1, -1)), Err(PoinSalah::Nilai));
        assert_eq!(poin(Rupiah::new(2), Berat::NOL, per_rupiah(1, i64::MAX)), Err(Meluap.into()));
    }

    proptest! {
        #[test]
        fn sebaran_tepat_dan_tidak_melewati_bobot(bobot in proptest::collection::vec(0_i64..1_000_000_000, 1..12), per_mil in 0_i64..=1000) {
            let semua: i64 = bobot.iter().sum();
            let jumlah = semua / 1000 * per_mil;
            let hasil = sebar(jumlah, &bobot).unwrap();
            prop_assert_eq!(hasil.iter().sum::<i64>(), if semua == 0 { 0 } else { jumlah });
            for (h, b) in hasil.iter().zip(&bobot) {
                prop_assert!(*h <= *b);
            }
        }

        #[test]
        fn poin_monoton(a in 0_i64..1_000_000_000, b in 0_i64..1_000_000_000, k in 1_i64..1_000_000, p in 0_i64..100) {
            let hitung = |n| poin(Rupiah::new(n), Berat::NOL, per_rupiah(k, p)).unwrap();
            prop_assert!(hitung(a.min(b)) <= hitung(a.max(b)));
        }
    }
}
