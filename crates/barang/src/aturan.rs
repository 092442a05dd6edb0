//! How a group is priced and taxed: its rule, its making charge, the rounding of the store and the rate of the tax.
//! The price preview and the sale ask the same questions here.

use db::{Conn, args};
use platform::modul::Setelan;
use values::harga_jual::{Dasar, TarifOngkos};
use values::{Arah, Berat, HargaGram, KodeToko, Pembulatan, Rupiah};

/// A group as a sale sees it.
#[derive(Debug, Clone)]
pub struct AturanGroup {
    pub kode_group: String,
    /// TUA, MUDA …
    pub jenis_group: String,
    pub kode_kategori: String,
    pub kelompok_harga: String,
    /// the price of a gram where the day has none for the group
    pub harga: HargaGram,
    pub is_berlian: bool,
    pub is_acc: bool,
    pub is_lm: bool,
    aturan: String,
    bandrol: Rupiah,
    ongkos: TarifOngkos,
    pub potong_atribut: bool,
    pub jenis_ppn: String,
}

db::bacaan! {
    struct BarisGroup {
        kode_group: String = "kode_group",
        jenis_group: String = "jenis_group",
        kode_kategori: String = "kode_kategori",
        kelompok_harga: String = "kelompok_harga",
        harga: i64 = "harga",
        is_berlian: bool = "is_berlian",
        is_acc: bool = "is_acc",
        is_lm: bool = "is_lm",
        aturan: String = "aturan_harga",
        bandrol: Rupiah = "harga_bandrol",
        jenis_ongkos: String = "jenis_ongkos",
        ongkos: i64 = "ongkos",
        potong_atribut: bool = "potong_atribut",
        jenis_ppn: String = "jenis_ppn",
    }
}

fn tarif(jenis: &str, nilai: i64) -> TarifOngkos {
    if jenis == "RP_PCS" {
        TarifOngkos::PerPotong(Rupiah::new(nilai))
    } else {
        TarifOngkos::PerGram(HargaGram::new(nilai))
    }
}

/// The rules of a group of the store.
pub fn group(c: &mut Conn, toko: &KodeToko, kode: &str) -> db::Result<Option<AturanGroup>> {
    let ada = c.baris_satu::<BarisGroup>(
        "FROM group_barang WHERE toko = $1 AND kode_group = $2 AND dihapus = 0",
        args![toko, kode],
    )?;
    Ok(ada.map(|b| AturanGroup {
        ongkos: tarif(&b.jenis_ongkos, b.ongkos),
        harga: HargaGram::new(b.harga),
        kode_group: b.kode_group,
        jenis_group: b.jenis_group,
        kode_kategori: b.kode_kategori,
        kelompok_harga: b.kelompok_harga,
        is_berlian: b.is_berlian,
        is_acc: b.is_acc,
        is_lm: b.is_lm,
        aturan: b.aturan,
        bandrol: b.bandrol,
        potong_atribut: b.potong_atribut,
        jenis_ppn: b.jenis_ppn,
    }))
}

impl AturanGroup {
    /// What the price before discount follows: the tag of the piece, of the group, cost and profit, or the formula.
    pub fn dasar(&self, bandrol: Rupiah, total_pokok: Rupiah, profit: Rupiah) -> Dasar {
        match self.aturan.as_str() {
            _ if bandrol > Rupiah::NOL => Dasar::Bandrol(bandrol),
            "BANDROL" => Dasar::Bandrol(self.bandrol),
            "PROFIT" => Dasar::Profit { total_pokok, profit },
            _ => Dasar::Formula,
        }
    }

    /// The making charge of a weight: the type's own row, then the group's rows, then the group itself.
    pub fn ongkos(&self, c: &mut Conn, toko: &KodeToko, dept: &str, berat: Berat) -> db::Result<TarifOngkos> {
        let ada = c.one(
            "SELECT jenis_ongkos, ongkos FROM ongkos WHERE toko = $1 AND kode_group = $2 AND kode_dept IN ($3, '') \
             AND berat_dari <= $4 AND berat_sampai >= $4 AND dihapus = 0 ORDER BY kode_dept DESC LIMIT 1",
            args![toko, self.kode_group.as_str(), dept, berat],
            |r| Ok(tarif(&r.get::<String>(0)?, r.int(1)?)),
        )?;
        Ok(ada.unwrap_or(self.ongkos))
    }
}

/// How the store rounds its sale prices.
pub fn pembulatan_jual(set: &Setelan) -> Pembulatan {
    pembulatan(set, "PEMBULATAN_BAWAH_PENJUALAN")
}

/// How it rounds what it pays.
pub fn pembulatan_beli(set: &Setelan) -> Pembulatan {
    pembulatan(set, "PEMBULATAN_BAWAH_PEMBELIAN")
}

fn pembulatan(set: &Setelan, turun: &str) -> Pembulatan {
    let arah = if set.nyala(turun) { Arah::Turun } else { Arah::Naik };
    set.nilai("PEMBULATAN").parse().ok().and_then(|n| Pembulatan::new(n, arah).ok()).unwrap_or_default()
}
