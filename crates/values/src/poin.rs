//! Points a member earns. The caller gives the money actually paid, without exchange, points and coupons;
//! earning and cancelling are ledger rows elsewhere.

use thiserror::Error;

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

/// `floor(paid / multiple) x points`; nothing is earned when money went the other way.
pub fn poin(dibayar: Rupiah, berat: Berat, aturan: AturanPoin) -> Result<i64, PoinSalah> {
    let (jumlah, kelipatan, poin) = match aturan {
        AturanPoin::PerRupiah { kelipatan, poin } => (dibayar.nilai(), kelipatan.nilai(), poin),
        AturanPoin::PerGram { kelipatan, poin } => (berat.sebagai_mg(), kelipatan.sebagai_mg(), poin),
    };
    if kelipatan <= 0 {
        return Err(PoinSalah::Kelipatan);
    }
    if poin < 0 {
        return Err(PoinSalah::Nilai);
    }
    Ok((jumlah.max(0) / kelipatan).checked_mul(poin).ok_or(Meluap)?)
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
    fn aturan_poin_yang_salah_ditolak() {
        assert_eq!(poin(Rupiah::new(1), Berat::NOL, per_rupiah(0, 1)), Err(PoinSalah::Kelipatan));
        assert_eq!(poin(Rupiah::new(1), Berat::NOL, per_rupiah(1, -1)), Err(PoinSalah::Nilai));
        assert_eq!(poin(Rupiah::new(2), Berat::NOL, per_rupiah(1, i64::MAX)), Err(Meluap.into()));
    }

    proptest! {
        #[test]
        fn poin_monoton(a in 0_i64..1_000_000_000, b in 0_i64..1_000_000_000, k in 1_i64..1_000_000, p in 0_i64..100) {
            let hitung = |n| poin(Rupiah::new(n), Berat::NOL, per_rupiah(k, p)).unwrap();
            prop_assert!(hitung(a.min(b)) <= hitung(a.max(b)));
        }
    }
}
