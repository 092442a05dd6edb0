//! The sale price of a piece, line by line, its cost, and the guard that keeps it above cost. Sales,
//! orders and deposits call it; the breakdown is stored with the document, so that a reprint explains itself.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Berat, CaratBatu, HargaGram, Kadar, Kurs, Meluap, Pembulatan, Persen, Rupiah, UsdSen};

/// A making charge.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TarifOngkos {
    PerGram(HargaGram),
    PerPotong(Rupiah),
}

/// A row of parameter-ongkos for the group and jenis of the piece: both weights belong to the row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BarisOngkos {
    pub dari: Berat,
    pub sampai: Berat,
    pub tarif: TarifOngkos,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Ongkos {
    Tetap(TarifOngkos),
    /// The first row whose range holds the selling weight.
    Tabel(Vec<BarisOngkos>),
}

/// A stone, or a lot of stones under one tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Berlian {
    Carat { carat: CaratBatu, usd_per_carat: UsdSen, kurs: Kurs },
    Tag { usd: UsdSen, kurs: Kurs },
}

impl Berlian {
    pub fn harga(&self) -> Result<Rupiah, Meluap> {
        match *self {
            Self::Carat { carat, usd_per_carat, kurs } => carat.harga(usd_per_carat, kurs),
            Self::Tag { usd, kurs } => usd.ke_rupiah(kurs),
        }
    }

    fn keterangan(&self) -> String {
        match self {
            Self::Carat { carat, usd_per_carat, kurs } => {
                format!("Berlian {carat} ct x USD {usd_per_carat} x kurs {kurs}")
            }
            Self::Tag { usd, kurs } => format!("Berlian USD {usd} x kurs {kurs}"),
        }
    }
}

/// What the price before discount follows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Dasar {
    /// Gold value, making charge, attribute and stones.
    Formula,
    /// A tagged price, whatever the rate of the day.
    Bandrol(Rupiah),
    /// Update-profit: cost plus profit.
    Profit { total_pokok: Rupiah, profit: Rupiah },
}

/// Every discount is taken of the price before discount, none of what another one left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NilaiDiskon {
    Rupiah(Rupiah),
    Persen(Persen),
    PerGram(HargaGram),
}

/// Potongan, coupon or member discount, under the name the nota shows.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Diskon {
    pub nama: String,
    pub nilai: NilaiDiskon,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct MintaHargaJual {
    /// Selling weight, already rounded.
    pub berat: Berat,
    /// Taken off the gold weight; zero where the group does not say so.
    pub potong_atribut: Berat,
    /// Of the piece's own purity; the snapshot the document keeps.
    pub harga_gram: HargaGram,
    pub ongkos: Ongkos,
    pub harga_atribut: Rupiah,
    pub berlian: Vec<Berlian>,
    pub dasar: Dasar,
    pub diskon: Vec<Diskon>,
    pub pembulatan: Pembulatan,
}

/// The price, explained. Under a tagged price or update-profit `nilai_emas` is a memo for a later
/// buy-back, and the other components are nil: `harga_jual` is then not their sum.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct RincianJual {
    pub nilai_emas: Rupiah,
    pub ongkos: Rupiah,
    pub atribut: Rupiah,
    pub berlian: Rupiah,
    pub harga_jual: Rupiah,
    pub diskon: Vec<(String, Rupiah)>,
    pub total_diskon: Rupiah,
    pub sebelum_bulat: Rupiah,
    pub harga_total: Rupiah,
    baris: Vec<(String, Rupiah)>,
}

impl RincianJual {
    /// The formula line by line; all lines but the last add up to the last, the price.
    pub fn rumus(&self) -> Vec<(String, Rupiah)> {
        self.baris.clone()
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, Error)]
pub enum HargaJualSalah {
    #[error("Berat {0} g tidak boleh kurang dari nol.")]
    Berat(Berat),
    #[error("Berat atribut {atribut} g melebihi berat barang {berat} g.")]
    Atribut { atribut: Berat, berat: Berat },
    #[error("Parameter ongkos untuk berat {0} g belum ada.")]
    OngkosTidakAda(Berat),
    #[error("{nama} tidak boleh kurang dari nol.")]
    Negatif { nama: String },
    #[error("Diskon {diskon} melebihi harga jual {harga_jual}.")]
    DiskonLebih { diskon: Rupiah, harga_jual: Rupiah },
    #[error(transparent)]
    Meluap(#[from] Meluap),
}

/// Each component is whole rupiah; the multiple (PEMBULATAN) is applied once, at the end.
pub fn hitung(minta: &MintaHargaJual) -> Result<RincianJual, HargaJualSalah> {
    let berat_emas = berat_emas(minta)?;
    tidak_negatif("Harga per gram", Rupiah::new(minta.harga_gram.nilai()))?;
    let nilai_emas = minta.harga_gram.kali(berat_emas)?;
    let (mut ongkos, mut atribut, mut berlian) = (Rupiah::NOL, Rupiah::NOL, Rupiah::NOL);
    let mut baris = Vec::new();
    match minta.dasar {
        Dasar::Formula => {
            baris.push((format!("Nilai emas {berat_emas} g x {}", minta.harga_gram), nilai_emas));
            let (keterangan, nilai) = hitung_ongkos(&minta.ongkos, minta.berat)?;
            ongkos = tidak_negatif("Ongkos", nilai)?;
            baris.push((keterangan, ongkos));
            atribut = tidak_negatif("Harga atribut", minta.harga_atribut)?;
            baris.push(("Atribut".to_owned(), atribut));
            for batu in &minta.berlian {
                let nilai = tidak_negatif("Harga berlian", batu.harga()?)?;
                berlian = berlian.tambah(nilai)?;
                baris.push((batu.keterangan(), nilai));
            }
        }
        Dasar::Bandrol(harga) => {
            baris.push(("Harga bandrol".to_owned(), tidak_negatif("Harga bandrol", harga)?));
        }
        Dasar::Profit { total_pokok, profit } => {
            baris.push(("Total pokok".to_owned(), tidak_negatif("Total pokok", total_pokok)?));
            baris.push(("Profit".to_owned(), tidak_negatif("Profit", profit)?));
        }
    }
    let harga_jual = Rupiah::jumlah(baris.iter().map(|(_, nilai)| *nilai))?;
    let diskon = hitung_diskon(&minta.diskon, harga_jual, minta.berat)?;
    let total_diskon = Rupiah::jumlah(diskon.iter().map(|(_, nilai)| *nilai))?;
    if total_diskon > harga_jual {
        return Err(HargaJualSalah::DiskonLebih { diskon: total_diskon, harga_jual });
    }
    for (nama, nilai) in &diskon {
        baris.push((nama.clone(), nilai.negatif()?));
    }
    let sebelum_bulat = harga_jual.kurang(total_diskon)?;
    let harga_total = minta.pembulatan.bulatkan(sebelum_bulat)?;
    baris.push(("Pembulatan".to_owned(), harga_total.kurang(sebelum_bulat)?));
    baris.push(("Harga total".to_owned(), harga_total));
    Ok(RincianJual {
        nilai_emas,
        ongkos,
        atribut,
        berlian,
        harga_jual,
        diskon,
        total_diskon,
        sebelum_bulat,
        harga_total,
        baris,
    })
}

fn berat_emas(minta: &MintaHargaJual) -> Result<Berat, HargaJualSalah> {
    let (berat, atribut) = (minta.berat, minta.potong_atribut);
    if berat.di_bawah_nol() {
        return Err(HargaJualSalah::Berat(berat));
    }
    if atribut.di_bawah_nol() || atribut > berat {
        return Err(HargaJualSalah::Atribut { atribut, berat });
    }
    Ok(berat.kurang(atribut)?)
}

fn hitung_ongkos(ongkos: &Ongkos, berat: Berat) -> Result<(String, Rupiah), HargaJualSalah> {
    let tarif = match ongkos {
        Ongkos::Tetap(tarif) => *tarif,
        Ongkos::Tabel(baris) => {
            let cocok = baris.iter().find(|b| (b.dari..=b.sampai).contains(&berat));
            cocok.ok_or(HargaJualSalah::OngkosTidakAda(berat))?.tarif
        }
    };
    Ok(match tarif {
        TarifOngkos::PerGram(harga) => (format!("Ongkos {berat} g x {harga}"), harga.kali(berat)?),
        TarifOngkos::PerPotong(harga) => ("Ongkos per potong".to_owned(), harga),
    })
}

fn hitung_diskon(
    semua: &[Diskon],
    harga_jual: Rupiah,
    berat: Berat,
) -> Result<Vec<(String, Rupiah)>, HargaJualSalah> {
    let mut hasil = Vec::with_capacity(semua.len());
    for diskon in semua {
        let nilai = match diskon.nilai {
            NilaiDiskon::Rupiah(rupiah) => rupiah,
            NilaiDiskon::Persen(persen) => harga_jual.persen(persen)?,
            NilaiDiskon::PerGram(harga) => harga.kali(berat)?,
        };
        hasil.push((diskon.nama.clone(), tidak_negatif(&diskon.nama, nilai)?));
    }
    Ok(hasil)
}

/// A negative component would be a discount nobody approved, or a price nobody sees.
fn tidak_negatif(nama: &str, nilai: Rupiah) -> Result<Rupiah, HargaJualSalah> {
    if nilai.di_bawah_nol() { Err(HargaJualSalah::Negatif { nama: nama.to_owned() }) } else { Ok(nilai) }
}

/// What a piece cost the shop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pokok {
    pub berat_stock: Berat,
    pub harga_modal_gram: HargaGram,
    pub kadar_modal: Kadar,
    pub ongkos: Rupiah,
    pub harga_atribut: Rupiah,
    pub batu: Rupiah,
}

/// `berat_stock x harga_modal_gram x kadar_modal / 100 + ongkos + atribut + stones`.
pub fn total_pokok(pokok: &Pokok) -> Result<Rupiah, Meluap> {
    let emas = pokok.harga_modal_gram.kali_kadar(pokok.berat_stock, pokok.kadar_modal)?;
    Rupiah::jumlah([emas, pokok.ongkos, pokok.harga_atribut, pokok.batu])
}

/// A price that needs an authorization.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("Harga {harga} di bawah harga minimum {minimum}.")]
pub struct HargaRendah {
    pub harga: Rupiah,
    pub minimum: Rupiah,
}

/// Lowering needs an authorization, raising does not: `minimum` is the computed price.
pub fn jaga_harga(harga: Rupiah, minimum: Rupiah) -> Result<(), HargaRendah> {
    if harga < minimum { Err(HargaRendah { harga, minimum }) } else { Ok(()) }
}

#[cfg(test)]
#[path = "harga_jual_tests.rs"]
mod tests;
