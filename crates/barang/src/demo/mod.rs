//! The goods of the demo: what a shop keeps, receipts and moves of every day, made through the same functions the API
//! uses and the same on every run; `stok` tells what the stores did with their goods today.

mod stok;

pub(crate) use stok::hari_ini;

use crate::tambah::{self, Baru, HargaModal, harga_hari};
use crate::{Kepala, Langkah, gerakkan};
use db::{Tx, args};
use ledger::Dok;
use platform::demo::{Acak, pelaku};
use platform::{Hasil, Pelaku, Tolak};
use std::collections::{BTreeMap, HashSet};
use std::time::Duration;
use values::{Berat, JamDiam, JenisDok, Kadar, KodeBaki, KodeBarcode, KodeGudang, Rupiah};

/// A receipt every third day.
pub const JARAK: i64 = 3;
/// How full a tray gets, in hundredths.
const PENUH: usize = 75;

/// What a shop keeps: group, type, selling and cost purity (hundredths of a percent), smallest and largest weight (mg), making cost, store room,
/// showcase trays.
pub struct Contoh {
    pub group: &'static str,
    pub jenis: &'static str,
    pub kadar: i64,
    pub modal: i64,
    pub berat: (u64, u64),
    pub ongkos: i64,
    stock: &'static str,
    pub toko: &'static [(&'static str, usize)],
}

const fn contoh(
    (group, jenis): (&'static str, &'static str),
    (kadar, modal): (i64, i64),
    berat: (u64, u64),
    ongkos: i64,
    stock: &'static str,
    toko: &'static [(&'static str, usize)],
) -> Contoh {
    Contoh { group, jenis, kadar, modal, berat, ongkos, stock, toko }
}

const CINCIN_MUDA: &[(&str, usize)] = &[("A01", 60), ("A02", 60), ("A03", 60)];
const KALUNG_MUDA: &[(&str, usize)] = &[("B01", 40), ("B02", 40)];
const GELANG_MUDA: &[(&str, usize)] = &[("C01", 40), ("C02", 40)];
const CINCIN_TUA: &[(&str, usize)] = &[("A04", 60), ("A05", 60)];
const KALUNG_TUA: &[(&str, usize)] = &[("B03", 40), ("B04", 40)];
const GELANG_TUA: &[(&str, usize)] = &[("C03", 40), ("C04", 40)];

pub const JUALAN: [Contoh; 17] = [
    contoh(("375", "CIN375"), (4200, 3900), (800, 4_500), 20_000, "S01", CINCIN_MUDA),
    contoh(("375", "KAL375"), (4200, 3900), (2_000, 9_000), 35_000, "S01", KALUNG_MUDA),
    contoh(("375", "GEL375"), (4200, 3900), (2_500, 12_000), 35_000, "S01", GELANG_MUDA),
    contoh(("375", "ANT375"), (4200, 3900), (500, 3_000), 20_000, "S01", &[("D01", 80)]),
    contoh(("420", "CIN420"), (4650, 4350), (900, 4_800), 22_000, "S01", CINCIN_MUDA),
    contoh(("420", "KAL420"), (4650, 4350), (2_200, 10_000), 38_000, "S01", KALUNG_MUDA),
    contoh(("420", "GEL420"), (4650, 4350), (2_800, 14_000), 38_000, "S01", GELANG_MUDA),
    contoh(("700", "CIN700"), (7500, 7200), (1_000, 6_000), 45_000, "S02", CINCIN_TUA),
    contoh(("700", "KAL700"), (7500, 7200), (3_000, 15_000), 60_000, "S02", KALUNG_TUA),
    contoh(("700", "GEL700"), (7500, 7200), (3_500, 20_000), 60_000, "S02", GELANG_TUA),
    contoh(("700", "LIO700"), (7500, 7200), (700, 4_000), 45_000, "S02", &[("D03", 80)]),
    contoh(("750", "CIN750"), (8000, 7700), (1_200, 7_000), 55_000, "S02", CINCIN_TUA),
    contoh(("750", "KAL750"), (8000, 7700), (3_000, 18_000), 75_000, "S02", KALUNG_TUA),
    contoh(("750", "GEL750"), (8000, 7700), (4_000, 22_000), 75_000, "S02", GELANG_TUA),
    contoh(("750", "ANT750"), (8000, 7700), (800, 4_000), 55_000, "S02", &[("D02", 80)]),
    contoh(("916", "KAL916"), (9500, 9250), (5_000, 25_000), 90_000, "S03", &[("B05", 30)]),
    contoh(("916", "GEL916"), (9500, 9250), (6_000, 30_000), 90_000, "S03", &[("C05", 30)]),
];

pub const MODEL: [&str; 12] = [
    "POLOS", "SISIK", "KAWAT", "PASIR", "ITALY", "MILANO", "RANTAI", "BAMBU", "BUNGA", "HURUF", "LOVE",
    "KEPANG",
];

const SUPPLIER: [(&str, bool); 4] = [("HWT", true), ("KAP", true), ("PRM", false), ("HWT", true)];

/// A piece the demo still knows where to find.
#[derive(Clone)]
struct Punya {
    kode: KodeBarcode,
    contoh: &'static Contoh,
    baki: &'static str,
}

impl Punya {
    fn dipajang(&self) -> bool {
        self.contoh.toko.iter().any(|(b, _)| *b == self.baki)
    }
}

/// What the goods of one store remember.
#[derive(Clone)]
pub struct Cerita {
    p: Pelaku,
    /// today's cost of a gram: older prices are not told
    modal: HargaModal,
    acak: Acak,
    punya: Vec<Punya>,
    isi: BTreeMap<&'static str, usize>,
    urut: usize,
}

impl Cerita {
    pub fn baru(tx: &mut Tx<'_>, kode: &str) -> Hasil<Self> {
        let p = pelaku(kode)?;
        Ok(Self {
            modal: harga_hari(tx, &p)?.gram,
            p,
            acak: Acak::benih(kode, 7),
            punya: Vec::new(),
            isi: BTreeMap::new(),
            urut: 0,
        })
    }

    /// What the store did with its goods so many days ago: receipts of so many pieces, and moves.
    pub fn hari(&mut self, tx: &mut Tx<'_>, jam: &JamDiam, mundur: i64, banyak: usize) -> Hasil<()> {
        self.masih_ada(tx)?;
        if mundur % JARAK == 0 && banyak > 0 {
            self.terima(tx, banyak)?;
            jam.maju(Duration::from_secs(5_400));
            self.pajang(tx)?;
        }
        jam.maju(Duration::from_secs(3_600));
        self.tukar_baki(tx)?;
        if mundur % 10 == 4 {
            jam.maju(Duration::from_secs(1_800));
            self.sisihkan(tx, "RUSAK", "RS1", JenisDok::PindahBarang, "PINDAH", 2)?;
        }
        if mundur % 15 == 2 {
            jam.maju(Duration::from_secs(1_800));
            self.sisihkan(tx, "HANCUR", "HC1", JenisDok::HancurBarang, "HANCUR", 3)?;
        }
        Ok(())
    }

    /// What an order or another domain took meanwhile is not the goods' to move any more.
    fn masih_ada(&mut self, tx: &mut Tx<'_>) -> Hasil<()> {
        let ada: HashSet<String> = tx
            .rows(
                "SELECT kode_barcode FROM saldo_barang WHERE toko = $1 AND gudang IN ('STOCK', 'LABEL', 'TOKO')",
                args![&self.p.toko],
                |r| r.get(0),
            )?
            .into_iter()
            .collect();
        let (tinggal, pergi): (Vec<Punya>, Vec<Punya>) =
            std::mem::take(&mut self.punya).into_iter().partition(|p| ada.contains(p.kode.as_str()));
        self.punya = tinggal;
        for p in pergi {
            *self.isi.entry(p.baki).or_default() -= 1;
        }
        Ok(())
    }

    /// A supplier brings pieces into the store room.
    fn terima(&mut self, tx: &mut Tx<'_>, banyak: usize) -> Hasil<()> {
        let (supplier, berfaktur) = *self.acak.pilih(&SUPPLIER).unwrap_or(&SUPPLIER[0]);
        let faktur =
            if berfaktur { format!("010.026-26.{:08}", self.acak.di(1, 99_999_999)) } else { String::new() };
        let (mut baris, mut apa) = (Vec::new(), Vec::new());
        for _ in 0..banyak {
            let c = self.acak.pilih(&JUALAN).unwrap_or(&JUALAN[0]);
            let Some((gudang, baki)) = self.ruang_masuk(c) else { continue };
            *self.isi.entry(baki).or_default() += 1;
            self.urut += 1;
            let model = self.acak.pilih(&MODEL).copied().unwrap_or_default();
            let mg = self.acak.di(c.berat.0 / 10, c.berat.1 / 10) * 10;
            let harga = |k: i64| Kadar::perseratus(k).ok();
            baris.push(Baru {
                kode_group: c.group.to_owned(),
                kode_dept: c.jenis.to_owned(),
                kode_gudang: gudang.to_owned(),
                kode_toko: baki.to_owned(),
                supplier_barang: supplier.to_owned(),
                no_faktur_pajak: faktur.clone(),
                kode_intern: format!("{}{:05}", c.jenis.get(..1).unwrap_or("X"), self.urut),
                nama_barang: format!("{} {model}", sebutan(c.jenis)),
                berat_asli: Berat::mg(i64::try_from(mg).unwrap_or(1_000)),
                kadar: harga(c.kadar),
                kadar_modal: harga(c.modal),
                ongkos_modal: Rupiah::new(c.ongkos),
                profit: Rupiah::new(c.ongkos * 4),
                size: if c.jenis.starts_with("CIN") {
                    self.acak.di(6, 20).to_string()
                } else {
                    String::new()
                },
                ..Baru::default()
            });
            apa.push((c, baki));
        }
        if baris.is_empty() {
            return Ok(());
        }
        for (t, (contoh, baki)) in tambah::banyak(tx, &self.p, &self.modal, &baris)?.into_iter().zip(apa) {
            let kode = KodeBarcode::parse(&t.kode_barcode).map_err(|e| db::Error::Lain(e.to_string()))?;
            self.punya.push(Punya { kode, contoh, baki });
        }
        Ok(())
    }

    /// The store room of a piece, or the labelling table while that is full.
    fn ruang_masuk(&self, c: &Contoh) -> Option<(&'static str, &'static str)> {
        let stock = if c.stock == "S03" { 140 } else { 190 };
        [("STOCK", c.stock, stock), ("LABEL", "LB1", 130)]
            .into_iter()
            .find(|(_, baki, batas)| self.isi.get(baki).copied().unwrap_or(0) < *batas)
            .map(|(gudang, baki, _)| (gudang, baki))
    }

    /// From the store room to the showcase, as far as there is room.
    fn pajang(&mut self, tx: &mut Tx<'_>) -> Hasil<()> {
        let mut ke = Vec::new();
        for (i, p) in self.punya.iter().enumerate().filter(|(_, p)| !p.dipajang()) {
            let ruang = p
                .contoh
                .toko
                .iter()
                .find(|(b, kapasitas)| self.isi.get(b).copied().unwrap_or(0) < kapasitas * PENUH / 100);
            let Some((baki, _)) = ruang else { continue };
            *self.isi.entry(baki).or_default() += 1;
            *self.isi.entry(p.baki).or_default() -= 1;
            ke.push((i, *baki));
        }
        self.pindah(tx, ("TOKO", JenisDok::PindahBarang, "PINDAH"), &ke)
    }

    /// A few pieces change trays, as they do when a showcase is laid out anew.
    fn tukar_baki(&mut self, tx: &mut Tx<'_>) -> Hasil<()> {
        let mut ke = Vec::new();
        for _ in 0..self.acak.di(0, 3) {
            let n = u64::try_from(self.punya.len()).unwrap_or(0);
            if n == 0 {
                return Ok(());
            }
            let i = usize::try_from(self.acak.di(0, n - 1)).unwrap_or(0);
            let Some(p) = self.punya.get(i).filter(|p| p.dipajang()) else { continue };
            let lain = p.contoh.toko.iter().find(|(b, kapasitas)| {
                *b != p.baki && self.isi.get(b).copied().unwrap_or(0) < kapasitas * PENUH / 100
            });
            let Some((baki, _)) = lain.filter(|_| ke.iter().all(|(ada, _)| *ada != i)) else { continue };
            *self.isi.entry(baki).or_default() += 1;
            *self.isi.entry(p.baki).or_default() -= 1;
            ke.push((i, *baki));
        }
        self.pindah(tx, ("TOKO", JenisDok::PindahBarang, "PINDAH"), &ke)
    }

    /// Pieces that leave the showcase for good.
    fn sisihkan(
        &mut self,
        tx: &mut Tx<'_>,
        gudang: &'static str,
        baki: &'static str,
        dok: JenisDok,
        jenis: &'static str,
        banyak: usize,
    ) -> Hasil<()> {
        let ke: Vec<_> = self
            .punya
            .iter()
            .enumerate()
            .filter(|(_, p)| p.dipajang())
            .map(|(i, _)| (i, baki))
            .take(banyak)
            .collect();
        for (i, _) in &ke {
            if let Some(p) = self.punya.get(*i) {
                *self.isi.entry(p.baki).or_default() -= 1;
            }
        }
        self.pindah(tx, (gudang, dok, jenis), &ke)?;
        for (i, _) in ke.iter().rev() {
            self.punya.remove(*i);
        }
        Ok(())
    }

    fn pindah(
        &mut self,
        tx: &mut Tx<'_>,
        (gudang, dok, jenis): (&str, JenisDok, &str),
        ke: &[(usize, &'static str)],
    ) -> Hasil<()> {
        if ke.is_empty() {
            return Ok(());
        }
        let salah = |e: values::KodeSalah| Tolak::from(db::Error::Lain(e.to_string()));
        let mut langkah = Vec::with_capacity(ke.len());
        for (i, baki) in ke {
            let Some(p) = self.punya.get_mut(*i) else { continue };
            let kartu = crate::siap(tx, &self.p.toko, &p.kode)?;
            langkah.push(Langkah::ke_baki(
                kartu,
                KodeGudang::parse(gudang).map_err(salah)?,
                KodeBaki::parse(baki).map_err(salah)?,
            )?);
            p.baki = baki;
        }
        let mut d = Dok::buka(tx, dok, &self.p.user_id)?;
        gerakkan(&mut d, &Kepala { jenis, ..Kepala::default() }, &langkah)?;
        d.tutup(&format!("{jenis} BARANG"), &serde_json::json!({ "barang": langkah.len() }))?;
        Ok(())
    }
}

pub fn sebutan(jenis: &str) -> &'static str {
    match jenis.get(..3) {
        Some("CIN") => "CINCIN",
        Some("KAL") => "KALUNG",
        Some("GEL") => "GELANG",
        Some("ANT") => "ANTING",
        _ => "LIONTIN",
    }
}
