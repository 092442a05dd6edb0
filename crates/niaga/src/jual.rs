//! Lines of a sale: each piece or counted accessory is looked up, weighed against its card, priced with every formula
//! spelled out, and held against its cost. Nothing is written here.

use crate::acuan::Acuan;
use crate::jumlah::{meluap, rupiah, rupiah_master};
use barang::Kartu;
use barang::aturan::{AturanGroup, pembulatan_jual};
use barang::pindai::{self, Pindai};
use db::{Conn, args};
use ledger::curah::{Isi, Macam};
use ledger::stok::Lokasi;
use platform::salah::Salah;
use platform::{Hasil, Pelaku, Tolak};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use values::harga_jual::{
    Berlian, Dasar, Diskon, MintaHargaJual, NilaiDiskon, Ongkos, TarifOngkos, hitung, jaga_harga,
};
use values::susut::{HasilSusut, Toleransi, periksa};
use values::{AsalPerolehan, Berat, CaratBatu, HargaGram, Kadar, KodeBarcode, Persen, Rupiah, UsdSen};

pub(crate) const GALAT: &str = "JUAL-01";
/// Lines of one sale.
const PALING_BANYAK: usize = 100;

/// A line as the counter sends it: a piece by its barcode, or an accessory by group, type and tray.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = JualMinta)]
pub struct Minta {
    pub kode_barcode: String,
    pub kode_group: String,
    pub kode_dept: String,
    /// the tray an accessory is taken from
    pub kode_toko: String,
    pub qty: i64,
    /// of one accessory
    #[schema(value_type = i64)]
    pub harga_satuan: Rupiah,
    /// what the scale says now
    #[schema(value_type = Option<f64>)]
    pub berat_timbang: Option<Berat>,
    /// instead of the price of the day
    pub harga_gram: Option<i64>,
    /// instead of the making charge of the masters
    #[schema(value_type = Option<i64>)]
    pub ongkos: Option<Rupiah>,
    /// a row of the discount master
    pub kode_potongan: String,
    /// a discount by hand
    #[schema(value_type = i64)]
    pub potongan_rp: Rupiah,
    /// the price that was agreed, before tax where the price does not hold it
    #[schema(value_type = Option<i64>)]
    pub harga_total: Option<Rupiah>,
    /// counts for the bonus of the sales person
    pub status_premi: bool,
}

/// A line of a formula.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[schema(as = NiagaRumus)]
pub struct Rumus {
    pub keterangan: String,
    #[schema(value_type = i64)]
    pub nilai: Rupiah,
}

/// A priced line, as the nota will have it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = JualBaris)]
pub struct Baris {
    /// BARANG or CURAH
    pub jenis_barang: &'static str,
    pub kode_barcode: String,
    pub kode_intern: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub jenis_group: String,
    pub kelompok_harga: String,
    pub kode_dept: String,
    pub is_berlian: bool,
    pub is_lm: bool,
    pub kode_gudang: String,
    /// the tray
    pub kode_baki: String,
    pub qty: i64,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub kadar_cetak: Kadar,
    /// of the tag
    #[schema(value_type = f64)]
    pub berat_awal: Berat,
    /// that is sold
    #[schema(value_type = f64)]
    pub berat: Berat,
    pub nama_atribut: String,
    #[schema(value_type = f64)]
    pub berat_atribut: Berat,
    pub harga_gram: i64,
    #[schema(value_type = i64)]
    pub nilai_emas: Rupiah,
    #[schema(value_type = i64)]
    pub ongkos: Rupiah,
    #[schema(value_type = i64)]
    pub harga_atribut: Rupiah,
    #[schema(value_type = i64)]
    pub total_berlian_rp: Rupiah,
    #[schema(value_type = f64)]
    pub total_usd: UsdSen,
    /// rupiah for a dollar
    #[schema(value_type = f64)]
    pub curr: UsdSen,
    #[schema(value_type = i64)]
    pub harga_jual: Rupiah,
    #[schema(value_type = i64)]
    pub diskon: Rupiah,
    /// what the masters make of it: less needs an approval
    #[schema(value_type = i64)]
    pub harga_hitung: Rupiah,
    #[schema(value_type = i64)]
    pub harga_total: Rupiah,
    pub asal_perolehan: String,
    /// percent
    #[schema(value_type = f64)]
    pub tarif_ppn: Persen,
    #[schema(value_type = i64)]
    pub dpp: Rupiah,
    #[schema(value_type = i64)]
    pub ppn: Rupiah,
    pub status_premi: bool,
    pub no_titip: String,
    /// the lines add up to `harga_total`
    pub rumus: Vec<Rumus>,
    /// why SPV or OWN must approve it; empty when nobody must
    pub alasan: Vec<String>,
    #[serde(skip)]
    pub total_pokok: Rupiah,
    #[serde(skip)]
    pub kartu: Option<Kartu>,
    #[serde(skip)]
    pub curah: Option<(Macam, Lokasi, Isi)>,
}

/// A deposit that put a piece aside, or fixed its price.
#[derive(Debug, Clone)]
pub struct Titip {
    pub no_titip: String,
    pub harga_gram: Option<HargaGram>,
}

/// Deposits that this sale uses, by the piece they hold.
pub type Disimpan = HashMap<String, Titip>;

/// What of a card only a sale asks for.
struct Lagi {
    asal: AsalPerolehan,
    bandrol: Rupiah,
    usd: UsdSen,
}

fn lagi(c: &mut Conn, kode: &KodeBarcode) -> Hasil<Lagi> {
    let ada = c.one(
        "SELECT asal_perolehan, harga_bandrol, total_usd FROM barang WHERE kode_barcode = $1",
        args![kode],
        |r| {
            Ok(Lagi {
                asal: AsalPerolehan::dari_kode(r.text(0)?).unwrap_or(AsalPerolehan::SupplierTanpaFaktur),
                bandrol: r.get(1)?,
                usd: UsdSen::sen(r.int(2)?),
            })
        },
    )?;
    ada.ok_or_else(|| Tolak::tidak_ada("BARANG-02", format!("Barang {kode} tidak ditemukan")))
}

/// Stones by the carat at today's rate; those priced in rupiah as one sum.
fn batu(c: &mut Conn, a: &Acuan, kode: &KodeBarcode, usd: UsdSen) -> Hasil<(Vec<Berlian>, Rupiah)> {
    let (mut berlian, mut tetap, mut ada) = (Vec::new(), Vec::new(), false);
    c.each(
        "SELECT carat, usd_carat, harga FROM barang_batu WHERE kode_barcode = $1 ORDER BY baris",
        args![kode],
        |r| {
            ada = true;
            let (carat, sen, harga) = (r.int(0)?, r.int(1)?, r.get(2)?);
            match a.kurs {
                Some(kurs) if sen > 0 => berlian.push(Berlian::Carat {
                    carat: CaratBatu::perseribu(carat),
                    usd_per_carat: UsdSen::sen(sen),
                    kurs,
                }),
                _ => tetap.push(harga),
            }
            Ok::<_, db::Error>(())
        },
    )?;
    if let Some(kurs) = a.kurs.filter(|_| !ada && usd.sebagai_sen() > 0) {
        berlian.push(Berlian::Tag { usd, kurs });
    }
    Ok((berlian, rupiah(tetap)?))
}

/// A discount of the master that holds today for the group.
fn potongan(c: &mut Conn, a: &Acuan, g: &AturanGroup, kode: &str) -> Hasil<Result<(Diskon, bool), String>> {
    if !a.set.nyala("POTONGAN_PENJUALAN_MODULE") {
        return Ok(Err("Potongan tidak dipakai di toko ini".to_owned()));
    }
    let kode = kode.trim().to_uppercase();
    let ada = c.one(
        "SELECT nama_potongan, kode_kategori, kode_group, jenis_potongan, potongan, tgl_dari, tgl_sampai, butuh_otorisasi \
         FROM potongan WHERE toko = $1 AND kode_potongan = $2 AND dihapus = 0",
        args![&a.toko, kode.as_str()],
        |r| {
            Ok((
                r.get::<String>(0)?,
                (r.get::<String>(1)?, r.get::<String>(2)?),
                (r.get::<String>(3)?, r.int(4)?),
                (r.get::<Option<String>>(5)?, r.get::<Option<String>>(6)?),
                r.flag(7)?,
            ))
        },
    )?;
    let Some((nama, (kategori, group), (jenis, nilai), (dari, sampai), otorisasi)) = ada else {
        return Ok(Err(format!("Potongan {kode} tidak ada")));
    };
    let tgl = a.tgl_system.to_string();
    if dari.is_some_and(|d| tgl < d) || sampai.is_some_and(|s| tgl > s) {
        return Ok(Err(format!("Potongan {kode} tidak berlaku hari ini")));
    }
    if (!group.is_empty() && group != g.kode_group) || (!kategori.is_empty() && kategori != g.kode_kategori) {
        return Ok(Err(format!("Potongan {kode} tidak untuk group {}", g.kode_group)));
    }
    let nilai = match jenis.as_str() {
        "PERSEN" => NilaiDiskon::Persen(Persen::perseratus(nilai)),
        "RP_GRAM" => NilaiDiskon::PerGram(HargaGram::new(rupiah_master(nilai))),
        _ => NilaiDiskon::Rupiah(Rupiah::new(rupiah_master(nilai))),
    };
    Ok(Ok((Diskon { nama, nilai }, otorisasi)))
}

/// What is asked of every line of the sale, and what it may be sold from.
pub(crate) fn siapkan(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    minta: &[Minta],
    disimpan: &Disimpan,
) -> Hasil<Vec<Baris>> {
    if minta.len() > PALING_BANYAK {
        let pesan = format!("Paling banyak {PALING_BANYAK} baris sekali jual");
        return Err(Tolak::aturan(GALAT, pesan.clone()).kolom("detail_barang", pesan));
    }
    let mut salah = Salah::default();
    let (mut hasil, mut sudah) = (Vec::with_capacity(minta.len()), HashSet::new());
    for (ke, m) in minta.iter().enumerate() {
        if m.kode_barcode.trim().is_empty() {
            if let Some(b) = crate::aksesoris::jual(c, p, a, m, ke, &mut salah)? {
                hasil.push(b);
            }
            continue;
        }
        let kartu = match kartu(c, p, m, disimpan) {
            Ok(k) => k,
            Err(t) if t.kode == GALAT => {
                salah.beri(ke, "kode_barcode", t.pesan);
                continue;
            }
            Err(t) => return Err(t),
        };
        if !sudah.insert(kartu.kode_barcode.clone()) {
            salah.beri(ke, "kode_barcode", format!("Barang {} discan dua kali", kartu.kode_barcode));
            continue;
        }
        if let Some(b) = barang_satu(c, a, m, kartu, disimpan, ke, &mut salah)? {
            hasil.push(b);
        }
    }
    salah.tolak(GALAT)?;
    Ok(hasil)
}

/// The card of a piece that may be sold here and now.
fn kartu(c: &mut Conn, p: &Pelaku, m: &Minta, disimpan: &Disimpan) -> Hasil<Kartu> {
    let baris = [Pindai { kode_barcode: m.kode_barcode.trim().to_owned(), kode_toko: String::new() }];
    let mut kartu = pindai::periksa(c, &p.toko, GALAT, &baris, |_| None).map_err(|t| {
        // Said on the line it belongs to.
        let pesan = t.kolom.values().next().cloned().unwrap_or_else(|| t.pesan.clone());
        if t.kode == GALAT { Tolak::aturan(GALAT, pesan) } else { t }
    })?;
    let k = kartu.pop().ok_or_else(|| Tolak::aturan(GALAT, "Barcode Tidak Ditemukan"))?;
    let kode = k.kode_barcode.to_string();
    if k.kode_gudang == "TITIP" {
        return if disimpan.contains_key(&kode) {
            Ok(k)
        } else {
            let pesan = format!("Barang {kode} disimpan untuk customer; pakai titipannya sebagai pembayaran");
            Err(Tolak::aturan(GALAT, pesan))
        };
    }
    if pindai::tanda_gudang(c, &p.toko, &k.kode_gudang, "boleh_jual")? != Some(true) {
        let pesan = format!("Barang {kode} ada di gudang {}, bukan untuk dijual", k.kode_gudang);
        return Err(Tolak::aturan(GALAT, pesan));
    }
    if barang::susut::menunggu_barang(c, &k.kode_barcode)? {
        return Err(Tolak::aturan(GALAT, format!("Susut barang {kode} masih menunggu validasi")));
    }
    Ok(k)
}

pub(crate) fn rumus(baris: Vec<(String, Rupiah)>) -> Vec<Rumus> {
    baris.into_iter().map(|(keterangan, nilai)| Rumus { keterangan, nilai }).collect()
}

#[allow(clippy::too_many_lines)]
fn barang_satu(
    c: &mut Conn,
    a: &mut Acuan,
    m: &Minta,
    k: Kartu,
    disimpan: &Disimpan,
    ke: usize,
    s: &mut Salah,
) -> Hasil<Option<Baris>> {
    let l = lagi(c, &k.kode_barcode)?;
    let g = match a.group(c, &k.kode_group) {
        Ok(g) => g.clone(),
        Err(t) if t.kode == "NIAGA-04" => {
            s.beri(ke, "kode_barcode", t.pesan);
            return Ok(None);
        }
        Err(t) => return Err(t),
    };
    let titip = disimpan.get(k.kode_barcode.as_str());
    let hari = match titip.and_then(|t| t.harga_gram) {
        Some(terkunci) => terkunci,
        None => a.gram_jual(&g, k.kadar)?,
    };
    let dasar = g.dasar(l.bandrol, k.total_pokok, k.profit);
    if dasar == Dasar::Formula && hari.nilai() <= 0 {
        s.beri(ke, "kode_barcode", format!("Harga emas group {} hari ini belum ada", g.kode_group));
        return Ok(None);
    }
    let mut alasan = Vec::new();
    if let Some(timbang) = m.berat_timbang {
        if timbang <= Berat::NOL {
            s.beri(ke, "berat_timbang", "Berat harus lebih dari nol");
            return Ok(None);
        }
        if let HasilSusut::Pending(sebab) =
            periksa(k.berat_asli, timbang, &Toleransi::JUAL).map_err(meluap)?
        {
            alasan.push(sebab.to_string());
        }
    }
    let mut diskon = Vec::new();
    if !m.kode_potongan.trim().is_empty() {
        match potongan(c, a, &g, &m.kode_potongan)? {
            Ok((d, otorisasi)) => {
                if otorisasi {
                    alasan.push(format!("Potongan {} perlu otorisasi", d.nama));
                }
                diskon.push(d);
            }
            Err(pesan) => {
                s.beri(ke, "kode_potongan", pesan);
                return Ok(None);
            }
        }
    }
    let (berlian, tetap) = batu(c, a, &k.kode_barcode, l.usd)?;
    let tarif = g.ongkos(c, &a.toko, &k.kode_dept, k.berat)?;
    let minta = MintaHargaJual {
        berat: k.berat,
        potong_atribut: if g.potong_atribut { k.berat_atribut.min(k.berat) } else { Berat::NOL },
        harga_gram: hari,
        ongkos: Ongkos::Tetap(tarif),
        harga_atribut: k.harga_atribut.tambah(tetap).map_err(meluap)?,
        berlian,
        dasar,
        diskon,
        pembulatan: pembulatan_jual(&a.set),
    };
    let acuan = match hitung(&minta) {
        Ok(r) => r,
        Err(e) => {
            s.beri(ke, "kode_barcode", e.to_string());
            return Ok(None);
        }
    };
    let mut diubah = minta.clone();
    if let Some(gram) = m.harga_gram {
        if gram <= 0 {
            s.beri(ke, "harga_gram", "Harga gram harus lebih dari nol");
            return Ok(None);
        }
        diubah.harga_gram = HargaGram::new(gram);
    }
    if let Some(ongkos) = m.ongkos {
        diubah.ongkos = Ongkos::Tetap(TarifOngkos::PerPotong(ongkos));
    }
    if m.potongan_rp != Rupiah::NOL {
        diubah.diskon.push(Diskon { nama: "Potongan".to_owned(), nilai: NilaiDiskon::Rupiah(m.potongan_rp) });
    }
    let r = match hitung(&diubah) {
        Ok(r) => r,
        Err(e) => {
            s.beri(ke, "harga_total", e.to_string());
            return Ok(None);
        }
    };
    let harga = m.harga_total.unwrap_or(r.harga_total);
    if harga <= Rupiah::NOL {
        s.beri(ke, "harga_total", "Harga harus lebih dari nol");
        return Ok(None);
    }
    if let Err(e) = jaga_harga(harga, acuan.harga_total, k.total_pokok) {
        alasan.push(match e {
            // What a piece cost is not for every counter to read.
            values::harga_jual::HargaRendah::DiBawahModal { .. } => {
                format!("Harga {harga} di bawah modal")
            }
            values::harga_jual::HargaRendah::DiBawahMinimum { .. } => e.to_string(),
        });
    }
    let tarif_ppn = platform::pajak::tarif_ppn(c, &a.toko, a.tgl_system, &g.jenis_ppn, l.asal)?;
    let ppn = values::pajak::ppn(harga, tarif_ppn, a.set.nyala("PPN_TERMASUK"))
        .map_err(|e| Tolak::aturan("NIAGA-02", e.to_string()))?;
    let mut baris = r.rumus();
    baris.pop();
    if harga != r.harga_total {
        baris.push(("Disepakati".to_owned(), harga.kurang(r.harga_total).map_err(meluap)?));
    }
    if ppn.total != harga {
        baris.push((format!("PPN {tarif_ppn}%"), ppn.ppn));
    }
    baris.push(("Harga total".to_owned(), ppn.total));
    Ok(Some(Baris {
        jenis_barang: "BARANG",
        kode_barcode: k.kode_barcode.to_string(),
        kode_intern: k.kode_intern.clone(),
        nama_barang: k.nama_barang.clone(),
        kode_group: k.kode_group.clone(),
        jenis_group: g.jenis_group.clone(),
        kelompok_harga: g.kelompok_harga.clone(),
        kode_dept: k.kode_dept.clone(),
        is_berlian: g.is_berlian,
        is_lm: g.is_lm,
        kode_gudang: k.kode_gudang.clone(),
        kode_baki: k.kode_toko.clone(),
        qty: 1,
        kadar: k.kadar,
        kadar_cetak: k.kadar_cetak,
        berat_awal: k.berat_asli,
        berat: k.berat,
        nama_atribut: k.nama_atribut.clone(),
        berat_atribut: k.berat_atribut,
        harga_gram: diubah.harga_gram.nilai(),
        nilai_emas: r.nilai_emas,
        ongkos: r.ongkos,
        harga_atribut: r.atribut,
        total_berlian_rp: r.berlian,
        total_usd: l.usd,
        curr: UsdSen::sen(a.kurs.map_or(0, values::Kurs::sebagai_perseratus)),
        harga_jual: r.harga_jual,
        diskon: r.total_diskon,
        harga_hitung: acuan.harga_total,
        harga_total: ppn.total,
        asal_perolehan: l.asal.kode().to_owned(),
        tarif_ppn,
        dpp: ppn.dpp,
        ppn: ppn.ppn,
        status_premi: m.status_premi,
        no_titip: titip.map(|t| t.no_titip.clone()).unwrap_or_default(),
        rumus: rumus(baris),
        alasan,
        total_pokok: k.total_pokok,
        kartu: Some(k),
        curah: None,
    }))
}
