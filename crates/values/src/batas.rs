//! The largest amounts the shop knows. What a person, a file or another program sends is held against them before it is
//! believed, and so is every price that is computed, so that no sum of any number of documents can overflow.

use crate::{Berat, Rupiah};

/// No amount of money anywhere exceeds it, in either direction.
pub const JUMLAH_MAKS: Rupiah = Rupiah::new(1_000_000_000_000);
/// No weight exceeds a thousand kilograms.
pub const BERAT_MAKS: Berat = Berat::mg(1_000_000_000);
/// What no single piece weighs.
pub const BERAT_BARANG_MAKS: Berat = Berat::mg(10_000_000);

pub(crate) const KATA_JUMLAH: &str = "paling banyak Rp.1,000,000,000,000";
pub(crate) const KATA_BERAT: &str = "paling berat 1,000 kg";
pub(crate) const KATA_USD: &str = "paling banyak USD 10,000,000,000";
/// Ten thousand million dollars, in cents.
pub(crate) const USD_MAKS: i64 = 1_000_000_000_000;

/// The limit that a message of a value speaks of, in words of ours; nothing of what was sent.
pub fn kata_batas(pesan: &str) -> Option<&'static str> {
    [KATA_JUMLAH, KATA_BERAT, KATA_USD].into_iter().find(|k| pesan.contains(k))
}

/// Why this cannot be the weight of one piece.
pub fn berat_barang(berat: Berat) -> Result<(), &'static str> {
    if berat <= Berat::NOL {
        return Err("Berat harus lebih dari nol");
    }
    if berat > BERAT_BARANG_MAKS {
        return Err("Berat paling banyak 10 kg");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{CaratBatu, HargaGram, Kadar, Kurs, Meluap, UsdSen};

    #[test]
    fn jumlah_di_atas_batas_ditolak_di_tepi() {
        let (pas, lebih) = ("1000000000000", "1000000000001");
        for (teks, sah) in [(pas, true), (lebih, false), ("9000000000000000000", false)] {
            for tanda in ["", "-"] {
                let teks = format!("{tanda}{teks}");
                assert_eq!(serde_json::from_str::<Rupiah>(&teks).is_ok(), sah, "{teks}");
                assert_eq!(serde_json::from_str::<HargaGram>(&teks).is_ok(), sah, "{teks}");
                assert_eq!(teks.parse::<Rupiah>().is_ok(), sah, "{teks}");
                assert_eq!(teks.parse::<HargaGram>().is_ok(), sah, "{teks}");
            }
        }
        let pesan = serde_json::from_str::<Rupiah>(lebih).unwrap_err().to_string();
        assert_eq!(kata_batas(&pesan), Some(KATA_JUMLAH), "{pesan}");
        assert!(!pesan.contains(lebih), "yang dikirim tidak diulang: {pesan}");
        assert_eq!(kata_batas(&lebih.parse::<HargaGram>().unwrap_err().to_string()), Some(KATA_JUMLAH));
    }

    #[test]
    fn berat_di_atas_seribu_kilogram_ditolak_di_tepi() {
        for (teks, sah) in [("1000000.000", true), ("1000000.001", false), ("-1000000.001", false)] {
            assert_eq!(serde_json::from_str::<Berat>(teks).is_ok(), sah, "{teks}");
            assert_eq!(teks.parse::<Berat>().is_ok(), sah, "{teks}");
        }
        let pesan = serde_json::from_str::<Berat>("1000000.001").unwrap_err().to_string();
        assert_eq!(kata_batas(&pesan), Some(KATA_BERAT), "{pesan}");
        assert_eq!(kata_batas("berat berapa pun"), None);
    }

    #[test]
    fn berat_satu_barang_menyebut_batas_yang_dilanggar() {
        assert_eq!(berat_barang(Berat::mg(1)), Ok(()));
        assert_eq!(berat_barang(BERAT_BARANG_MAKS), Ok(()));
        assert_eq!(berat_barang(Berat::NOL), Err("Berat harus lebih dari nol"));
        assert_eq!(berat_barang(Berat::mg(10_000_001)), Err("Berat paling banyak 10 kg"));
    }

    #[test]
    fn harga_yang_dihitung_juga_tidak_melewati_batas() {
        let gram = HargaGram::new(1_000_000);
        assert_eq!(gram.kali(BERAT_MAKS), Ok(JUMLAH_MAKS));
        assert_eq!(HargaGram::new(1_000_001).kali(BERAT_MAKS), Err(Meluap));
        assert_eq!(HargaGram::new(-1_000_001).kali(BERAT_MAKS), Err(Meluap));
        assert_eq!(HargaGram::new(1_000_001).kali_kadar(BERAT_MAKS, Kadar::PENUH), Err(Meluap));
        let kurs = Kurs::perseratus(100).unwrap();
        assert_eq!(UsdSen::sen(100_000_000_000_000).ke_rupiah(kurs), Ok(JUMLAH_MAKS));
        assert_eq!(UsdSen::sen(100_000_000_000_100).ke_rupiah(kurs), Err(Meluap));
        let juta = CaratBatu::perseribu(1_000_000_000);
        assert_eq!(juta.harga(UsdSen::sen(100_000_100), kurs), Err(Meluap));
        assert!(serde_json::from_str::<UsdSen>("10000000000.01").is_err());
    }
}
