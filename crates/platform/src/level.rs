//! Levels of people. The known ones have rules of their own; a shop may name others, which follow their
//! menus alone.

use std::fmt;

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Level {
    Su,
    Mu,
    Own,
    Dev,
    Spv,
    Kasir,
    Fin,
    Lain(String),
}

impl db::FromCol for Level {
    fn from_col(c: db::Col<'_>) -> Result<Self, String> {
        String::from_col(c).map(|s| Self::parse(&s))
    }
}

impl From<Level> for db::Val {
    fn from(l: Level) -> Self {
        db::Val::Text(l.as_str().to_owned())
    }
}

impl Level {
    pub fn parse(s: &str) -> Self {
        match s.trim().to_uppercase().as_str() {
            "SU" => Level::Su,
            "MU" => Level::Mu,
            "OWN" => Level::Own,
            "DEV" => Level::Dev,
            "SPV" => Level::Spv,
            "KASIR" => Level::Kasir,
            "FIN" => Level::Fin,
            lain => Level::Lain(lain.to_owned()),
        }
    }

    pub fn as_str(&self) -> &str {
        match self {
            Level::Su => "SU",
            Level::Mu => "MU",
            Level::Own => "OWN",
            Level::Dev => "DEV",
            Level::Spv => "SPV",
            Level::Kasir => "KASIR",
            Level::Fin => "FIN",
            Level::Lain(l) => l,
        }
    }

    /// SU and OWN see every menu; that opens no rule that goes by level.
    pub fn semua_menu(&self) -> bool {
        matches!(self, Level::Su | Level::Own)
    }

    /// How high a level stands when people are managed. OWN and MU stand side by side: the owner of the shop and
    /// the keeper of the system, neither of whom makes the other.
    const fn derajat(&self) -> u8 {
        match self {
            Level::Su => 4,
            Level::Own | Level::Mu => 3,
            Level::Dev | Level::Spv => 2,
            Level::Kasir | Level::Fin | Level::Lain(_) => 1,
        }
    }

    /// May this level make, change or stop people of that one? Always those below; their own kind only SU, OWN
    /// and MU. Nobody ever makes anybody who stands above them.
    pub fn mengurus(&self, lain: &Level) -> bool {
        lain.derajat() < self.derajat()
            || (self == lain && matches!(self, Level::Su | Level::Own | Level::Mu))
    }

    /// May give an approval.
    pub fn penyetuju(&self) -> bool {
        matches!(self, Level::Spv | Level::Own)
    }

    /// May change what prices and approvals hang on without asking anybody.
    pub fn memegang_aturan(&self) -> bool {
        matches!(self, Level::Su | Level::Mu | Level::Own)
    }

    /// What the level opens beyond menus, told to the screen (`scp` of the user object).
    pub fn cakupan(&self) -> &'static [&'static str] {
        match self {
            Level::Su => &["menu:semua", "setting:system", "export:csv", "tanggal:mundur", "log:debug"],
            Level::Mu => &["setting:system", "export:csv", "tanggal:mundur"],
            Level::Own => {
                &["menu:semua", "setting:system", "otorisasi:beri", "batal:lampau", "tanggal:mundur"]
            }
            Level::Dev => &["setting:system"],
            Level::Spv => &["otorisasi:beri", "batal:hari-ini", "tanggal:mundur"],
            Level::Kasir => &["kas:laci"],
            Level::Fin => &["kas:validasi"],
            Level::Lain(_) => &[],
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tidak_ada_yang_mengurus_level_di_atasnya() {
        let urus = |a: &str| -> String {
            let semua = ["SU", "MU", "OWN", "DEV", "SPV", "FIN", "KASIR", "GUDANG"];
            let boleh = semua.into_iter().filter(|b| Level::parse(a).mengurus(&Level::parse(b)));
            boleh.collect::<Vec<_>>().join(" ")
        };
        assert_eq!(urus("SU"), "SU MU OWN DEV SPV FIN KASIR GUDANG");
        assert_eq!(urus("OWN"), "OWN DEV SPV FIN KASIR GUDANG");
        assert_eq!(urus("MU"), "MU DEV SPV FIN KASIR GUDANG");
        assert_eq!(urus("SPV"), "FIN KASIR GUDANG");
        assert_eq!(urus("DEV"), "FIN KASIR GUDANG");
        for bawah in ["FIN", "KASIR", "GUDANG"] {
            assert_eq!(urus(bawah), "", "{bawah}");
        }
    }
}
