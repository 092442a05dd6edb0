//! What prices are made of: the price system of a store, its groups, the rows of a day and the last ones
//! before it. Everything else in this crate reads through here.

use crate::HargaTolak;
use db::{Conn, args};
use platform::{Hasil, Tolak, modul, toko};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use values::{HargaGram, Kadar, KodeToko, Tanggal, UsdSen};

/// The row without a group: pure gold, 24K.
pub(crate) const DASAR: &str = "";

/// Where the price of a gram comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub enum Sistem {
    /// one price of pure gold, times the purity of the group
    #[serde(rename = "harga_100%")]
    Seratus,
    /// a price of its own for every group
    #[serde(rename = "per_group")]
    PerGroup,
}

impl Sistem {
    pub(crate) fn baca(c: &mut Conn, toko: &KodeToko) -> db::Result<Self> {
        Ok(if setelan(c, toko, "kategori_harga")? == "harga_100%" {
            Sistem::Seratus
        } else {
            Sistem::PerGroup
        })
    }
}

/// One setting of a store without reading all of them.
pub(crate) fn setelan(c: &mut Conn, toko: &KodeToko, kunci: &str) -> db::Result<String> {
    let ada =
        c.one("SELECT nilai FROM para_system WHERE toko = $1 AND kunci = $2", args![toko, kunci], |r| {
            r.get::<String>(0)
        })?;
    Ok(ada.unwrap_or_else(|| modul::cari(kunci).map_or("", |k| k.bawaan).to_owned()))
}

/// The percentage over which a change must be meant, in hundredths of a percent.
pub(crate) fn batas_lonjakan(c: &mut Conn, toko: &KodeToko) -> db::Result<i64> {
    Ok(setelan(c, toko, "HARGA_LONJAKAN_PERSEN")?.parse::<i64>().unwrap_or(5).saturating_mul(100))
}

/// The prices of a gram.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = AngkaHarga)]
pub struct Angka {
    pub harga_jual: i64,
    pub harga_beli: i64,
    pub harga_rosok: i64,
    /// rupiah for a dollar, two decimals
    #[schema(value_type = f64)]
    pub kurs_usd: UsdSen,
}

db::bacaan! {
    /// The prices of a gram, as a day's row has them.
    pub(crate) struct AngkaHari {
        jual: i64 = "h.harga_jual",
        beli: i64 = "h.harga_beli",
        rosok: i64 = "h.harga_rosok",
        kurs: UsdSen = "h.kurs_usd",
    }
}

impl From<AngkaHari> for Angka {
    fn from(a: AngkaHari) -> Self {
        Self { harga_jual: a.jual, harga_beli: a.beli, harga_rosok: a.rosok, kurs_usd: a.kurs }
    }
}

impl Angka {
    /// The same for a purity, where the group has no price of its own.
    pub(crate) fn untuk_kadar(self, kadar: i64) -> Hasil<Self> {
        let kadar = Kadar::perseratus(kadar).map_err(|e| HargaTolak::Meluap.tolak(e.to_string()))?;
        let kali = |n: i64| HargaGram::new(n).untuk_kadar(kadar).map(HargaGram::nilai).map_err(meluap);
        Ok(Self {
            harga_jual: kali(self.harga_jual)?,
            harga_beli: kali(self.harga_beli)?,
            harga_rosok: kali(self.harga_rosok)?,
            kurs_usd: self.kurs_usd,
        })
    }
}

pub(crate) fn meluap(e: values::Meluap) -> Tolak {
    HargaTolak::Meluap.tolak(e.to_string())
}

db::bacaan! {
    /// A group that is priced by the gram.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Group {
        pub(crate) kode: String = "kode_group",
        pub(crate) nama: String = "nama_group",
        /// hundredths of a percent: what sells, and what is physically there
        pub(crate) kadar: i64 = "kadar",
        pub(crate) kadar_cetak: i64 = "kadar_cetak",
        pub(crate) berlian: bool = "is_berlian",
        pub(crate) harga: i64 = "harga",
    }
}

/// A row of the master on the day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct HargaHari {
    pub(crate) id: String,
    pub(crate) versi: i64,
    pub(crate) harga: Angka,
    pub(crate) konfirmasi: bool,
    pub(crate) oleh: String,
    pub(crate) pada: String,
}

db::bacaan! {
    /// The head of such a row.
    struct KepalaHari {
        kode_group: String = "h.kode_group",
        id: String = "h.id",
        versi: i64 = "h.versi",
        konfirmasi: bool = "h.konfirmasi",
        oleh: String = "h.konfirmasi_oleh",
        pada: String = "h.konfirmasi_pada",
    }
}

db::bacaan! {
    /// The last day before that has a price.
    struct HariLalu {
        kode_group: String = "h.kode_group",
        tanggal: Tanggal = "h.tanggal",
    }
}

/// Everything about the prices of one store on its business day.
#[derive(Debug, Clone)]
pub(crate) struct Keadaan {
    pub(crate) toko: toko::Toko,
    pub(crate) sistem: Sistem,
    pub(crate) batas: i64,
    pub(crate) group: Vec<Group>,
    pub(crate) hari: BTreeMap<String, HargaHari>,
    /// the last rows before the day
    pub(crate) lalu: BTreeMap<String, (Tanggal, Angka)>,
    /// the prices in force: what was published last
    pub(crate) resmi: BTreeMap<String, Angka>,
}

impl Keadaan {
    pub(crate) fn baca(c: &mut Conn, kode: &KodeToko) -> Hasil<Self> {
        let toko = toko::cari(c, kode)?;
        let tanggal = toko.tgl_system;
        let group = c.baris::<Group>(
            "FROM group_barang WHERE toko = $1 AND dihapus = 0 AND is_acc = 0 AND aturan_harga = 'GRAM' \
             ORDER BY kadar_cetak, kode_group",
            args![kode],
        )?;
        let hari = c.baris::<(KepalaHari, AngkaHari)>(
            "FROM harga_emas h WHERE h.toko = $1 AND h.dihapus = 0 AND h.tanggal = $2",
            args![kode, tanggal],
        )?;
        let hari = hari.into_iter().map(|(k, a)| {
            let KepalaHari { kode_group, id, versi, konfirmasi, oleh, pada } = k;
            (kode_group, HargaHari { id, versi, konfirmasi, oleh, pada, harga: a.into() })
        });
        let lalu = c.baris::<(HariLalu, AngkaHari)>(
            "FROM harga_emas h JOIN (SELECT kode_group, MAX(tanggal) AS akhir FROM harga_emas \
             WHERE toko = $1 AND dihapus = 0 AND tanggal < $2 GROUP BY kode_group) a \
             ON a.kode_group = h.kode_group AND a.akhir = h.tanggal WHERE h.toko = $1 AND h.dihapus = 0",
            args![kode, tanggal],
        )?;
        let lalu = lalu.into_iter().map(|(h, a)| (h.kode_group, (h.tanggal, a.into())));
        Ok(Self {
            sistem: Sistem::baca(c, kode)?,
            batas: batas_lonjakan(c, kode)?,
            resmi: crate::buku::resmi(c, kode)?,
            toko,
            group,
            hari: hari.collect(),
            lalu: lalu.collect(),
        })
    }

    pub(crate) fn tanggal(&self) -> Tanggal {
        self.toko.tgl_system
    }

    /// The groups whose price must stand on a day, the base first.
    pub(crate) fn acuan(&self) -> Vec<(&str, &str)> {
        let mut a = vec![(DASAR, "Emas murni (24K)")];
        if self.sistem == Sistem::PerGroup {
            a.extend(self.group.iter().map(|g| (g.kode.as_str(), g.nama.as_str())));
        }
        a
    }

    pub(crate) fn dikenal(&self, kode: &str) -> bool {
        self.acuan().iter().any(|(k, _)| *k == kode)
    }

    /// What holds if nobody changes anything: the day's own row, or the last one carried forward.
    pub(crate) fn usul(&self, kode: &str) -> Option<Angka> {
        self.hari.get(kode).map(|b| b.harga).or_else(|| self.lalu.get(kode).map(|(_, a)| *a))
    }

    /// What a new price is compared with: the price in force, or the last row where none was published.
    pub(crate) fn lama(&self, kode: &str) -> Option<Angka> {
        self.resmi.get(kode).copied().or_else(|| self.lalu.get(kode).map(|(_, a)| *a))
    }

    pub(crate) fn terkonfirmasi(&self) -> bool {
        let ada: Vec<&HargaHari> = self.acuan().iter().filter_map(|(k, _)| self.hari.get(*k)).collect();
        let cukup = self.sistem == Sistem::PerGroup || self.hari.contains_key(DASAR);
        cukup && !ada.is_empty() && ada.iter().all(|b| b.konfirmasi)
    }

    /// The price of a gram of a group, from the prices that `dari` gives.
    pub(crate) fn efektif(&self, g: &Group, dari: impl Fn(&str) -> Option<Angka>) -> Hasil<Option<Angka>> {
        match self.sistem {
            Sistem::Seratus => dari(DASAR).map(|a| a.untuk_kadar(g.kadar)).transpose(),
            Sistem::PerGroup => Ok(dari(&g.kode)
                .or_else(|| (g.harga > 0).then(|| Angka { harga_jual: g.harga, ..Angka::default() }))),
        }
    }

    /// Names what was read, so that a save on top of somebody else's change is seen.
    pub(crate) fn penanda(&self) -> String {
        let mut t = format!("{} {:?}", self.tanggal(), self.sistem);
        for (k, b) in &self.hari {
            t.push_str(&format!("|{k}:{}:{}", b.id, b.versi));
        }
        for (k, (tgl, _)) in &self.lalu {
            t.push_str(&format!("|{k}@{tgl}"));
        }
        platform::acak::sidik(&t).get(..16).unwrap_or_default().to_owned()
    }
}
