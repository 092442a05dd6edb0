//! A fixed price binds both sides: what its grams are worth less on the day the money is asked back is not given back. Here:
//! how much that is.

use super::lihat::{Rinci, Titipan, rinci};
use super::{TENGGANG_KUNCI, gram_untuk, kartu};
use crate::acuan::Acuan;
use crate::tolak::NiagaTolak;
use db::{Conn, args};
use konter::meluap;
use ledger::Dok;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use values::{Arah, Berat, HargaGram, Kadar, Pembulatan, Rupiah, Tanggal};

/// What a deposit gives back today.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TitipanTurun)]
pub struct Turun {
    /// still fixed
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// of a gram: today, or on the last day the fixed one held
    pub harga_kini: i64,
    /// kept by the shop
    #[schema(value_type = i64)]
    pub potong_rp: Rupiah,
    /// paid back
    #[schema(value_type = i64)]
    pub dibayar_rp: Rupiah,
}

/// The grams whose price a deposit fixes: as many as its money pays for, of a piece at most what it weighs.
pub fn gram_terkunci(t: &Titipan) -> Hasil<Berat> {
    Ok(gram_untuk(t.jumlah_rp, HargaGram::new(t.harga_gram))?.min(t.berat))
}

/// A deposit with its story, and what it would give back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TitipanRinciKini)]
pub struct RinciKini {
    #[serde(flatten)]
    pub rinci: Rinci,
    /// none while the prices of the day do not stand
    pub kembali: Option<Turun>,
}

/// One deposit for the counter.
pub fn rinci_kini(c: &mut Conn, p: &Pelaku, teks: &str) -> Hasil<RinciKini> {
    let rinci = rinci(c, &p.toko, teks)?;
    let kembali = match Acuan::baca(c, p).and_then(|mut a| turun(c, &mut a, &rinci.kepala)) {
        Ok(t) => Some(t),
        Err(t) if t.sebab.is_none() => None,
        Err(t) => return Err(t),
    };
    Ok(RinciKini { rinci, kembali })
}

/// A price that was fixed: for what, and until when.
pub(super) struct Kunci<'a> {
    pub(super) tetap: HargaGram,
    /// the piece it was fixed for, or only its group
    pub(super) barcode: &'a str,
    pub(super) group: &'a str,
    pub(super) akhir: Tanggal,
}

/// Nothing is kept of a floating one, nor while the price stands or rose.
pub(super) fn turun(c: &mut Conn, a: &mut Acuan, t: &Titipan) -> Hasil<Turun> {
    if t.cara_harga != "LOCK" || t.harga_gram <= 0 || t.saldo <= Rupiah::NOL {
        return Ok(Turun { dibayar_rp: t.saldo, ..Turun::default() });
    }
    let akhir = Tanggal::parse(&t.tgl_akhir).map_err(|e| db::Error::Lain(e.to_string()))?;
    let tetap = HargaGram::new(t.harga_gram);
    let k = Kunci { tetap, barcode: &t.kode_barcode, group: &t.kode_group, akhir };
    nilai(c, a, &k, t.saldo, gram_untuk(t.saldo, tetap)?.min(t.berat))
}

db::tabel! {
    /// Money of a fixed price that a sale used, as it stood then: what the books are held against.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Terkunci in "titipan_terkunci" {
        pub(super) toko: String,
        pub(super) no_faktur_group: String,
        pub(super) urut: i64,
        pub(super) no_titip: String,
        pub(super) jumlah_rp: Rupiah,
        /// the price of a gram: fixed, and that day's
        pub(super) tetap: i64,
        pub(super) kini: i64,
        /// fixed and not taken
        pub(super) berat: Berat,
        pub(super) turun_rp: Rupiah,
    }
}

/// Writes down how a sale used the fixed prices of its deposits.
pub(crate) fn catat_terkunci(dok: &mut Dok<'_, '_>, semua: &[Terkunci]) -> Hasil<()> {
    let (no, toko) = (dok.no().to_string(), dok.tx().toko().to_string());
    let baris = semua.iter().zip(1_i64..).map(|(t, urut)| Terkunci {
        toko: toko.clone(),
        no_faktur_group: no.clone(),
        urut,
        ..t.clone()
    });
    dok.tx().sisip(baris)?;
    Ok(())
}

/// What money is worth of which these grams are fixed and not taken: the same when it is given back and when it pays for
/// something else.
pub(super) fn nilai(c: &mut Conn, a: &mut Acuan, k: &Kunci<'_>, uang: Rupiah, berat: Berat) -> Hasil<Turun> {
    let (tetap, kini) = (k.tetap, harga_kini(c, a, k)?);
    let penuh = Turun { dibayar_rp: uang, ..Turun::default() };
    let penuh = Turun { berat, harga_kini: kini.nilai(), ..penuh };
    if kini >= tetap {
        return Ok(penuh);
    }
    let jatuh = HargaGram::new(tetap.nilai() - kini.nilai()).kali(berat).map_err(meluap)?;
    if jatuh <= Rupiah::NOL {
        return Ok(penuh);
    }
    let kelipatan = a.set.nilai("PEMBULATAN").parse().unwrap_or(500);
    let bawah = Pembulatan::new(kelipatan, Arah::Turun).unwrap_or_default();
    let dibayar_rp = bawah.bulatkan(uang.kurang(jatuh).map_err(meluap)?).map_err(meluap)?.max(Rupiah::NOL);
    Ok(Turun { potong_rp: uang.kurang(dibayar_rp).map_err(meluap)?, dibayar_rp, ..penuh })
}

/// The price of a gram that the fixed one is held against: when it has ended, that of the last day it held.
fn harga_kini(c: &mut Conn, a: &mut Acuan, t: &Kunci<'_>) -> Hasil<HargaGram> {
    let kadar = match kartu(c, t.barcode)? {
        Some(k) => k.kadar,
        None => c
            .one(
                "SELECT kadar FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0",
                args![&a.toko, t.group],
                |r| r.get(0),
            )?
            .unwrap_or(Kadar::NOL),
    };
    let g = a.group(c, t.group)?.clone();
    let akhir = t.akhir.tambah_hari(TENGGANG_KUNCI).map_err(|e| db::Error::Lain(e.to_string()))?;
    let kini = a.gram_jual_pada(c, &g, kadar, akhir)?;
    if kini.nilai() <= 0 {
        let pesan = format!("Harga emas group {} hari ini belum ada", t.group);
        return Err(NiagaTolak::TitipUrus.tolak(pesan));
    }
    Ok(kini)
}
