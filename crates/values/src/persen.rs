//! Percentages in hundredths of a percent: discounts, interest, tax rates and tolerances. Any crate may
//! use it; it carries no range of its own, the rule that reads it decides what makes sense.

use crate::desimal::{aritmetika, bentuk_desimal};

/// A percentage; as text and on the wire exactly two decimals (`2.50`).
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Persen(i64);

aritmetika!(Persen);
bentuk_desimal!(Persen, "Persen", 2, "2.50", |nilai| Ok(Persen(nilai)));

impl Persen {
    /// 100 % in hundredths: the divisor of every percentage.
    pub const SERATUS_PERSEN: i64 = 10_000;

    /// From hundredths of a percent: `Persen::perseratus(250)` is 2.50 %.
    pub const fn perseratus(nilai: i64) -> Self {
        Self(nilai)
    }

    /// In hundredths of a percent.
    pub const fn sebagai_perseratus(self) -> i64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn persen_ditulis_dua_desimal() {
        assert_eq!(Persen::perseratus(250).to_string(), "2.50");
        assert_eq!(serde_json::to_string(&Persen::perseratus(-5)).unwrap(), "-0.05");
        assert_eq!(serde_json::from_str::<Persen>("1.1").unwrap(), Persen::perseratus(110));
        assert!("1.655".parse::<Persen>().is_err());
        assert!(serde_json::from_str::<Persen>("1e1").is_err());
    }
}
