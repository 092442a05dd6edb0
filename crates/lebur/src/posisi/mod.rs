//! The owner's position: fine grams by place, what they cost, what they are worth at today's price, what changed since the last
//! closing, and what a price move of one percent does. From the projections of the books, never from the pieces.

mod baca;
mod potret;

pub(crate) use baca::TEMPAT_SQL;
pub(crate) use potret::tulis as potret;

use crate::LeburTolak;
use baca::{Toko, Tumpuk};
use db::Conn;
use konter::meluap;
use platform::{Hasil, Pelaku};
use serde::Serialize;
use std::collections::BTreeMap;
use values::{Berat, Rupiah};

/// Days of the picture.
const HARI_GAMBAR: i64 = 30;

/// A place in the order of the screen, and whether the gold there is the shop's.
pub(crate) const TEMPAT: [(&str, &str, bool); 14] = [
    ("ETALASE", "Baki etalase", true),
    ("BRANKAS", "Brankas dan label", true),
    ("TITIP", "Disimpan untuk customer", true),
    ("BELI", "Pembelian belum disortir", true),
    ("CUCI", "Cuci dan sepuh", true),
    ("RUSAK", "Rusak dan reparasi", true),
    ("RETUR", "Menunggu retur", true),
    ("HANCUR", "Menunggu lebur", true),
    ("LEBUR", "Lot lebur", true),
    ("CIOK", "Ciok belum dijual", true),
    ("TUKANG", "Di tukang", true),
    ("JALAN", "Dalam perjalanan", true),
    ("GADAI", "Jaminan pinjaman (milik customer)", false),
    ("CUSTOMER", "Barang customer dan supplier", false),
];

/// A place with what lies there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PosisiTempat)]
pub struct Tempat {
    pub tempat: &'static str,
    pub nama: &'static str,
    /// the shop's own; otherwise only told
    pub milik_toko: bool,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = f64)]
    pub murni: Berat,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
    /// at today's price
    #[schema(value_type = i64)]
    pub harga_pasar: Rupiah,
    /// at the last closing; the same where nothing was kept
    #[schema(value_type = f64)]
    pub murni_kemarin: Berat,
}

/// Gold of which the price is fixed for somebody: it does not earn on a rise any more.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PosisiJanji)]
pub struct Janji {
    /// orders with a fixed price
    #[schema(value_type = f64)]
    pub pesanan: Berat,
    /// deposits with a fixed price
    #[schema(value_type = f64)]
    pub titipan: Berat,
    /// paid pre-orders
    #[schema(value_type = f64)]
    pub pre_order: Berat,
    #[schema(value_type = f64)]
    pub semua: Berat,
    /// at today's price
    #[schema(value_type = i64)]
    pub harga_pasar: Rupiah,
}

/// A store of the position.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PosisiToko)]
pub struct TokoPosisi {
    pub kode_toko: String,
    pub nama_toko: String,
    pub tgl_system: String,
    /// of a gram of pure gold; 0: none yet
    #[schema(value_type = i64)]
    pub harga_100: Rupiah,
    #[schema(value_type = f64)]
    pub murni: Berat,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
    #[schema(value_type = i64)]
    pub harga_pasar: Rupiah,
}

/// What changed since the last closing: by the price, and by what came and went.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PosisiKemarin)]
pub struct Kemarin {
    /// the oldest of the stores' last closings; empty: none was kept
    pub tanggal: String,
    #[schema(value_type = f64)]
    pub murni: Berat,
    #[schema(value_type = i64)]
    pub harga_pasar: Rupiah,
    /// worth now less worth then
    #[schema(value_type = i64)]
    pub berubah: Rupiah,
    /// of it by the price
    #[schema(value_type = i64)]
    pub karena_harga: Rupiah,
    /// of it by gold that came and went
    #[schema(value_type = i64)]
    pub karena_emas: Rupiah,
}

/// A closed day of the picture.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PosisiHari)]
pub struct HariPosisi {
    pub tanggal: String,
    #[schema(value_type = f64)]
    pub murni: Berat,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
    #[schema(value_type = i64)]
    pub harga_pasar: Rupiah,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = PosisiEmas)]
pub struct Posisi {
    /// of all stores, not of one
    pub rantai: bool,
    /// may who asks see the chain?
    pub boleh_rantai: bool,
    pub toko: Vec<TokoPosisi>,
    pub tempat: Vec<Tempat>,
    #[schema(value_type = f64)]
    pub murni: Berat,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
    #[schema(value_type = i64)]
    pub harga_pasar: Rupiah,
    /// worth less cost
    #[schema(value_type = i64)]
    pub selisih_modal: Rupiah,
    pub janji: Janji,
    /// fine weight whose worth follows the price
    #[schema(value_type = f64)]
    pub terbuka: Berat,
    /// what a price move of one percent does to it
    #[schema(value_type = i64)]
    pub satu_persen: Rupiah,
    pub kemarin: Kemarin,
    pub hari: Vec<HariPosisi>,
}

/// What fine gold is worth, cut off to the rupiah; wide enough for a chain.
pub(crate) fn senilai(murni: i64, harga: i64) -> Hasil<i64> {
    i64::try_from(i128::from(murni) * i128::from(harga) / 1_000).map_err(|_| meluap(values::Meluap))
}

fn tambah(a: i64, b: i64) -> Hasil<i64> {
    a.checked_add(b).ok_or_else(|| meluap(values::Meluap))
}

/// The position of the store of who asks, or of the chain.
pub fn posisi(c: &mut Conn, p: &Pelaku, rantai: bool) -> Hasil<Posisi> {
    if rantai && !p.pusat {
        return Err(LeburTolak::Pusat.tolak("Posisi seluruh toko hanya untuk kantor pusat"));
    }
    let toko = baca::toko(c, (!rantai).then_some(&p.toko))?;
    let tumpuk = baca::tumpuk(c, &toko, rantai)?;
    let kemarin = baca::kemarin(c, &toko)?;
    let mut tempat = kosong();
    let mut per_toko = PerToko::new();
    let mut k = Hitung::default();
    for t in &tumpuk {
        let Some(satu) = tempat.iter_mut().find(|x| x.tempat == t.tempat) else { continue };
        let harga = harga(&toko, &t.toko);
        let worth = senilai(t.murni, harga)?;
        isi(satu, t, worth)?;
        if satu.milik_toko {
            let x = per_toko.entry(t.toko.as_str()).or_default();
            *x = (tambah(x.0, t.murni)?, tambah(x.1, t.nilai)?, tambah(x.2, worth)?);
            k.kini = tambah(k.kini, worth)?;
        }
    }
    for t in &kemarin {
        // The goods under way of one store alone say nothing.
        let Some(satu) = tempat.iter_mut().find(|x| x.tempat == t.tempat && x.milik_toko) else { continue };
        satu.murni_kemarin = satu.murni_kemarin.tambah(Berat::mg(t.murni)).map_err(meluap)?;
        k.murni = tambah(k.murni, t.murni)?;
        k.dulu = tambah(k.dulu, senilai(t.murni, t.harga_100)?)?;
        k.dengan_harga_kini = tambah(k.dengan_harga_kini, senilai(t.murni, harga(&toko, &t.toko))?)?;
    }
    let janji = baca::janji(c, &toko)?;
    susun(c, p, rantai, (&toko, tempat, per_toko), (k, janji))
}

/// Fine weight, cost and worth by store.
type PerToko<'a> = BTreeMap<&'a str, (i64, i64, i64)>;

/// Sums on the way.
#[derive(Default)]
struct Hitung {
    kini: i64,
    murni: i64,
    dulu: i64,
    dengan_harga_kini: i64,
}

fn kosong() -> Vec<Tempat> {
    TEMPAT
        .iter()
        .map(|(tempat, nama, milik_toko)| Tempat {
            tempat,
            nama,
            milik_toko: *milik_toko,
            qty: 0,
            berat: Berat::NOL,
            murni: Berat::NOL,
            nilai: Rupiah::NOL,
            harga_pasar: Rupiah::NOL,
            murni_kemarin: Berat::NOL,
        })
        .collect()
}

fn isi(satu: &mut Tempat, t: &Tumpuk, worth: i64) -> Hasil<()> {
    satu.qty = tambah(satu.qty, t.qty)?;
    satu.berat = satu.berat.tambah(Berat::mg(t.berat)).map_err(meluap)?;
    satu.murni = satu.murni.tambah(Berat::mg(t.murni)).map_err(meluap)?;
    satu.nilai = Rupiah::new(tambah(satu.nilai.nilai(), t.nilai)?);
    satu.harga_pasar = Rupiah::new(tambah(satu.harga_pasar.nilai(), worth)?);
    Ok(())
}

fn harga(toko: &[Toko], kode: &str) -> i64 {
    toko.iter().find(|t| t.kode_toko == kode).map_or(0, |t| t.harga_100)
}

fn susun(
    c: &mut Conn,
    p: &Pelaku,
    rantai: bool,
    (toko, tempat, per_toko): (&[Toko], Vec<Tempat>, PerToko<'_>),
    (k, janji): (Hitung, Vec<baca::JanjiToko>),
) -> Hasil<Posisi> {
    let milik = || tempat.iter().filter(|t| t.milik_toko);
    let murni = milik().map(|t| t.murni).try_fold(Berat::NOL, Berat::tambah).map_err(meluap)?;
    let nilai = milik().try_fold(0, |n, t| tambah(n, t.nilai.nilai()))?;
    let mut j = Janji::default();
    let mut janji_rp = 0;
    for x in &janji {
        j.pesanan = j.pesanan.tambah(Berat::mg(x.pesanan)).map_err(meluap)?;
        j.titipan = j.titipan.tambah(Berat::mg(x.titipan)).map_err(meluap)?;
        j.pre_order = j.pre_order.tambah(Berat::mg(x.pre_order)).map_err(meluap)?;
        janji_rp = tambah(janji_rp, senilai(x.pesanan + x.titipan + x.pre_order, harga(toko, &x.toko))?)?;
    }
    j.semua = j.pesanan.tambah(j.titipan).and_then(|n| n.tambah(j.pre_order)).map_err(meluap)?;
    j.harga_pasar = Rupiah::new(janji_rp);
    let terbuka = murni.kurang(j.semua).map_err(meluap)?;
    let tanggal = toko.iter().map(|t| t.tgl_tutup.as_str()).filter(|t| !t.is_empty()).min().unwrap_or("");
    let ada = k.murni != 0;
    let kemarin = Kemarin {
        tanggal: if ada { tanggal.to_owned() } else { String::new() },
        murni: Berat::mg(k.murni),
        harga_pasar: Rupiah::new(k.dulu),
        berubah: Rupiah::new(if ada { tambah(k.kini, -k.dulu)? } else { 0 }),
        karena_harga: Rupiah::new(tambah(k.dengan_harga_kini, -k.dulu)?),
        karena_emas: Rupiah::new(if ada { tambah(k.kini, -k.dengan_harga_kini)? } else { 0 }),
    };
    let daftar = toko
        .iter()
        .map(|t| {
            let (murni, nilai, worth) = per_toko.get(t.kode_toko.as_str()).copied().unwrap_or_default();
            TokoPosisi {
                kode_toko: t.kode_toko.clone(),
                nama_toko: t.nama_toko.clone(),
                tgl_system: t.tgl_system.clone(),
                harga_100: Rupiah::new(t.harga_100),
                murni: Berat::mg(murni),
                nilai: Rupiah::new(nilai),
                harga_pasar: Rupiah::new(worth),
            }
        })
        .collect();
    Ok(Posisi {
        rantai,
        boleh_rantai: p.pusat,
        toko: daftar,
        murni,
        nilai: Rupiah::new(nilai),
        harga_pasar: Rupiah::new(k.kini),
        selisih_modal: Rupiah::new(tambah(k.kini, -nilai)?),
        janji: j,
        terbuka,
        satu_persen: Rupiah::new(tambah(k.kini, -janji_rp)? / 100),
        kemarin,
        hari: baca::hari(c, toko, HARI_GAMBAR)?,
        tempat,
    })
}
