//! The buy-back price of a piece: which price it follows, what is deducted, and the ceiling of what may be
//! agreed. Purchases and exchanges call it; the breakdown is stored with the document.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::hitung;
use crate::{Berat, HargaGram, Kadar, Meluap, Pembulatan, Persen, Rupiah};

/// The letter the customer shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Surat {
    /// A nota of the chain, found; so many days old.
    Nota {
        umur_hari: i64,
    },
    /// Of the chain, but the nota is lost.
    NotaHilang,
    TokoLain,
    TanpaSurat,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum TipeKondisi {
    Bagus,
    Rusak,
    Lebur,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "SCREAMING_SNAKE_CASE")]
pub enum CaraNilai {
    IkutNota,
    IkutPasar,
    Lebur,
}

/// Days after the sale within which the nota counts, its last day included.
pub const MASA_BELI_HARI: i64 = 90;

/// Which price a piece follows. `masa_hari` is none where the shop always pays the price of the day.
pub fn cara_nilai(surat: Surat, kondisi: TipeKondisi, masa_hari: Option<i64>) -> CaraNilai {
    match (kondisi, surat) {
        (TipeKondisi::Rusak | TipeKondisi::Lebur, _) | (_, Surat::TokoLain | Surat::TanpaSurat) => {
            CaraNilai::Lebur
        }
        (TipeKondisi::Bagus, Surat::NotaHilang) => CaraNilai::IkutPasar,
        (TipeKondisi::Bagus, Surat::Nota { umur_hari }) => match masa_hari {
            Some(masa) if (0..=masa).contains(&umur_hari) => CaraNilai::IkutNota,
            _ => CaraNilai::IkutPasar,
        },
    }
}

/// The value before deductions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Nilai {
    /// Only the gold value of the nota; its making charge is lost.
    IkutNota { nilai_emas: Rupiah, berat_nota: Berat, umur_hari: i64 },
    /// Today's purchase price of the piece's own purity.
    IkutPasar { harga: HargaGram },
    /// The melt price of pure gold times the assayed purity.
    Lebur { harga_rosok_100: HargaGram, kadar_uji: Kadar },
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Potongan {
    RpGram(HargaGram),
    /// Of the value before deductions.
    Persen(Persen),
    RpPotong(Rupiah),
}

impl Potongan {
    pub fn hitung(&self, nilai: Rupiah, berat: Berat) -> Result<Rupiah, Meluap> {
        match *self {
            Self::RpGram(harga) => harga.kali(berat),
            Self::Persen(persen) => nilai.persen(persen),
            Self::RpPotong(rupiah) => Ok(rupiah),
        }
    }
}

/// A row of ruginota for the group of the piece: the loss on the nota price by age, both days included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RugiNota {
    pub hari_dari: i64,
    pub hari_sampai: i64,
    pub potongan: Potongan,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct MintaHargaBeli {
    /// The weight that is paid.
    pub berat: Berat,
    pub nilai: Nilai,
    /// Name and deduction of the kondisi (parabeli).
    pub kondisi: Option<(String, Potongan)>,
    /// Counts only where the price follows the nota.
    pub rugi_nota: Vec<RugiNota>,
    /// What the lines before it in its document come to, not rounded. A document is rounded once: a line costs what it adds
    /// to the rounded sum.
    pub sebelumnya: Rupiah,
    /// What is paid for its stones; deductions are of the metal.
    pub batu: Rupiah,
    pub pembulatan: Pembulatan,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RincianBeli {
    /// stones included
    pub nilai: Rupiah,
    pub potongan_kondisi: Rupiah,
    pub rugi_nota: Rupiah,
    pub sebelum_bulat: Rupiah,
    pub harga: Rupiah,
    pub harga_rata: Option<HargaGram>,
    baris: Vec<(String, Rupiah)>,
}

impl RincianBeli {
    /// The formula line by line; all lines but the last add up to the last, the price.
    pub fn rumus(&self) -> Vec<(String, Rupiah)> {
        self.baris.clone()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum HargaBeliSalah {
    #[error("Berat {0} g harus lebih dari nol.")]
    Berat(Berat),
    #[error("Berat nota {0} g harus lebih dari nol.")]
    BeratNota(Berat),
    #[error("Nilai dan potongan pembelian tidak boleh kurang dari nol.")]
    Negatif,
    #[error("Harga beli {0} tidak bernilai; barang tidak dapat dibeli.")]
    TidakBernilai(Rupiah),
    #[error(transparent)]
    Meluap(#[from] Meluap),
}

/// Each component is whole rupiah; the multiple (PEMBULATAN) is applied once a document, to value minus deductions of all
/// lines up to this one.
pub fn hitung(minta: &MintaHargaBeli) -> Result<RincianBeli, HargaBeliSalah> {
    let berat = minta.berat;
    if !berat.positif() {
        return Err(HargaBeliSalah::Berat(berat));
    }
    let (keterangan, nilai) = hitung_nilai(&minta.nilai, berat)?;
    let mut baris = vec![(keterangan, tidak_negatif(nilai)?)];
    let mut potongan_kondisi = Rupiah::NOL;
    if let Some((nama, potongan)) = &minta.kondisi {
        potongan_kondisi = tidak_negatif(potongan.hitung(nilai, berat)?)?;
        baris.push((format!("Kondisi {nama}"), potongan_kondisi.negatif()?));
    }
    let mut rugi_nota = Rupiah::NOL;
    if let Nilai::IkutNota { umur_hari, .. } = minta.nilai
        && let Some(rugi) = pilih_rugi(&minta.rugi_nota, umur_hari)
    {
        rugi_nota = tidak_negatif(rugi.potongan.hitung(nilai, berat)?)?;
        baris.push((format!("Rugi nota {umur_hari} hari"), rugi_nota.negatif()?));
    }
    if tidak_negatif(minta.batu)?.positif() {
        baris.push(("Batu".to_owned(), minta.batu));
    }
    let nilai = nilai.tambah(minta.batu)?;
    let sebelum_bulat = nilai.kurang(potongan_kondisi)?.kurang(rugi_nota)?;
    let bulat = |n: Rupiah| minta.pembulatan.bulatkan(n);
    let harga = bulat(minta.sebelumnya.tambah(sebelum_bulat)?)?.kurang(bulat(minta.sebelumnya)?)?;
    // Looked at before and after rounding: rounding up must not make a price out of nothing.
    if !sebelum_bulat.positif() || !harga.positif() {
        return Err(HargaBeliSalah::TidakBernilai(harga.min(sebelum_bulat)));
    }
    baris.push(("Pembulatan".to_owned(), harga.kurang(sebelum_bulat)?));
    baris.push(("Harga beli".to_owned(), harga));
    let harga_rata = HargaGram::rata(harga, berat)?;
    Ok(RincianBeli { nilai, potongan_kondisi, rugi_nota, sebelum_bulat, harga, harga_rata, baris })
}

fn hitung_nilai(nilai: &Nilai, berat: Berat) -> Result<(String, Rupiah), HargaBeliSalah> {
    match *nilai {
        Nilai::IkutNota { nilai_emas, berat_nota, .. } => {
            if !berat_nota.positif() {
                return Err(HargaBeliSalah::BeratNota(berat_nota));
            }
            let atas = hitung::kali([berat.sebagai_mg(), nilai_emas.nilai()])?;
            let hasil = Rupiah::new(hitung::bagi_bulat(atas, i128::from(berat_nota.sebagai_mg()))?);
            Ok((format!("Ikut nota {berat} g x {nilai_emas} / {berat_nota} g"), hasil))
        }
        Nilai::IkutPasar { harga } => Ok((format!("Ikut pasar {berat} g x {harga}"), harga.kali(berat)?)),
        Nilai::Lebur { harga_rosok_100, kadar_uji } => Ok((
            format!("Lebur {berat} g x {harga_rosok_100} x {kadar_uji}%"),
            harga_rosok_100.kali_kadar(berat, kadar_uji)?,
        )),
    }
}

/// The first row whose days hold the age of the nota.
pub fn pilih_rugi(baris: &[RugiNota], umur_hari: i64) -> Option<&RugiNota> {
    baris.iter().find(|rugi| (rugi.hari_dari..=rugi.hari_sampai).contains(&umur_hari))
}

fn tidak_negatif(nilai: Rupiah) -> Result<Rupiah, HargaBeliSalah> {
    if nilai.di_bawah_nol() { Err(HargaBeliSalah::Negatif) } else { Ok(nilai) }
}

/// An agreed price that needs SPV or OWN.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
pub enum HargaTinggi {
    #[error("Harga {harga} di atas harga hitungan {hitungan}.")]
    DiAtasHitungan { harga: Rupiah, hitungan: Rupiah },
    #[error("Harga {harga} di atas harga jual hari ini {harga_jual}.")]
    DiAtasHargaJual { harga: Rupiah, harga_jual: Rupiah },
}

/// The agreed price may exceed neither the rounded computed price nor today's selling price.
pub fn jaga_harga(harga: Rupiah, hitungan: Rupiah, harga_jual: Rupiah) -> Result<(), HargaTinggi> {
    if harga > hitungan {
        return Err(HargaTinggi::DiAtasHitungan { harga, hitungan });
    }
    if harga > harga_jual {
        return Err(HargaTinggi::DiAtasHargaJual { harga, harga_jual });
    }
    Ok(())
}

/// Price per gram of the nota the piece was sold on.
pub fn rata_asal(harga_nota: Rupiah, berat_nota: Berat) -> Result<Option<HargaGram>, Meluap> {
    HargaGram::rata(harga_nota, berat_nota)
}

/// How far a price per gram lies from the gold price, negative below it; none without a gold price.
pub fn persen_selisih(harga_rata: HargaGram, harga_emas: HargaGram) -> Result<Option<Persen>, Meluap> {
    if harga_emas.nilai() <= 0 {
        return Ok(None);
    }
    let beda = i128::from(harga_rata.nilai()) - i128::from(harga_emas.nilai());
    let atas = beda.checked_mul(i128::from(Persen::SERATUS_PERSEN)).ok_or(Meluap)?;
    hitung::bagi_bulat(atas, i128::from(harga_emas.nilai())).map(|n| Some(Persen::perseratus(n)))
}

#[cfg(test)]
#[path = "harga_beli_tests.rs"]
mod tests;
