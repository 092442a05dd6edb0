//! What a write transaction owns: one store, several stores, the rows of the whole chain, or both.
//! The order is fixed (chain first, then stores by code), so two documents can never wait for each other.

use std::collections::BTreeSet;
use values::KodeToko;

/// The store code under which rows of the whole chain keep their audit and numbers.
pub const RANTAI: &str = "-";

/// [`RANTAI`] as a code.
pub fn rantai() -> KodeToko {
    KodeToko::parse(RANTAI).unwrap_or_else(|_| unreachable!("'-' adalah kode yang sah"))
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kunci {
    utama: KodeToko,
    rantai: bool,
    tokos: BTreeSet<KodeToko>,
}

impl Kunci {
    pub fn toko(toko: KodeToko) -> Self {
        Self { tokos: BTreeSet::from([toko.clone()]), rantai: false, utama: toko }
    }

    /// Rows that belong to the whole chain: users, stores, members.
    pub fn rantai() -> Self {
        Self { utama: rantai(), rantai: true, tokos: BTreeSet::new() }
    }

    pub fn dengan_rantai(mut self) -> Self {
        self.rantai = true;
        self
    }

    pub fn dan(mut self, toko: KodeToko) -> Self {
        self.tokos.insert(toko);
        self
    }

    pub fn utama(&self) -> &KodeToko {
        &self.utama
    }

    pub fn punya(&self, toko: &KodeToko) -> bool {
        self.tokos.contains(toko) || (self.rantai && toko.as_str() == RANTAI)
    }

    pub fn menyentuh_rantai(&self) -> bool {
        self.rantai
    }

    /// The codes in locking order.
    pub(crate) fn berurut(&self) -> impl Iterator<Item = &str> {
        self.rantai.then_some(RANTAI).into_iter().chain(self.tokos.iter().map(KodeToko::as_str))
    }

    pub(crate) fn bertemu(&self, lain: &Kunci) -> bool {
        (self.rantai && lain.rantai) || self.tokos.iter().any(|t| lain.tokos.contains(t))
    }
}

impl From<KodeToko> for Kunci {
    fn from(t: KodeToko) -> Self {
        Self::toko(t)
    }
}
impl From<&KodeToko> for Kunci {
    fn from(t: &KodeToko) -> Self {
        Self::toko(t.clone())
    }
}

/// The advisory lock number of a code: FNV-1a, stable over versions and machines.
pub(crate) fn nomor_kunci(kode: &str) -> i64 {
    let mut h: u64 = 0xcbf2_9ce4_8422_2325;
    for b in kode.bytes() {
        h = (h ^ u64::from(b)).wrapping_mul(0x0000_0100_0000_01b3);
    }
    i64::from_ne_bytes(h.to_ne_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn t(k: &str) -> KodeToko {
        KodeToko::parse(k).unwrap()
    }

    #[test]
    fn urutan_kunci_rantai_dulu_lalu_kode_toko() {
        let k = Kunci::toko(t("SBY1")).dan(t("BDG1")).dengan_rantai();
        assert_eq!(k.berurut().collect::<Vec<_>>(), ["-", "BDG1", "SBY1"]);
        assert_eq!(k.utama().as_str(), "SBY1");
        assert!(k.bertemu(&Kunci::toko(t("BDG1"))));
        assert!(k.bertemu(&Kunci::rantai()));
        assert!(!k.bertemu(&Kunci::toko(t("JKT1"))));
        assert!(k.punya(&t("BDG1")) && !k.punya(&t("JKT1")));
    }
}
