//! Lines of a sale: each piece or counted accessory is looked up, weighed against its card, priced with every formula
//! spelled out, and held against its cost. Nothing is written here.

use crate::acuan::Acuan;
use crate::dua_sisi::BarisHarga;
use crate::faktur::Terjual;
use crate::rumus::rumus;
use crate::tolak::NiagaTolak;
use barang::aturan::{AturanGroup, pembulatan_jual};
use barang::pindai::{self, Pindai};
use barang::{BarangTolak, Kartu};
use db::{Conn, args};
use konter::KonterTolak;
use konter::henti::{self, Langkah, isian};
use konter::{Alasan, BarisIzin, KodeAlasan, meluap, rupiah, rupiah_master};
use ledger::curah::{Isi, Macam};
use ledger::stok::Lokasi;
use platform::otorisasi::{Rincian, Sisi};
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use values::harga_jual::{
    Berlian, Dasar, Diskon, MintaHargaJual, NilaiDiskon, Ongkos, RincianJual, TarifOngkos, hitung, jaga_harga,
};
use values::susut::{HasilSusut, Toleransi, periksa};
use values::{
    AsalPerolehan, AturanBerat, Berat, CaratBatu, HargaGram, KodeBarcode, Pembulatan, Persen, Rupiah, UsdSen,
};

const GALAT: NiagaTolak = NiagaTolak::BarisJual;
/// Lines of one sale.
const PALING_BANYAK: usize = 100;

/// A line as the counter sends it: a piece by its barcode, or an accessory by group, type and tray.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
pub struct JualMinta {
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
    #[schema(value_type = Option<i64>)]
    pub harga_gram: Option<HargaGram>,
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

/// A priced line, as the nota will have it, with what only its pricing knows.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct JualBaris {
    #[serde(flatten)]
    pub isi: Terjual,
    /// why SPV or OWN must approve it; empty when nobody must
    pub alasan: Vec<Alasan>,
    /// its stones, as the counter names them
    pub batu: Vec<String>,
    /// the order it was made for; empty otherwise
    #[serde(skip)]
    pub no_pesanan: String,
    #[serde(skip)]
    pub kartu: Option<Kartu>,
    #[serde(skip)]
    pub curah: Option<(Macam, Lokasi, Isi)>,
}

impl std::ops::Deref for JualBaris {
    type Target = Terjual;

    fn deref(&self) -> &Terjual {
        &self.isi
    }
}

impl BarisHarga for JualBaris {
    fn harga(&self) -> Rupiah {
        self.isi.harga_total
    }

    fn sebutan(&self) -> &str {
        &self.nama_barang
    }

    fn alasan(&self) -> &[Alasan] {
        &self.alasan
    }

    fn izin(&self) -> Hasil<BarisIzin> {
        let judul = format!("{} {}", self.kode_barcode, self.nama_barang).trim().to_owned();
        let keterangan = format!("Jual {} buah {} g kadar {}%", self.qty, self.berat, self.kadar_cetak);
        let harga = (self.harga_hitung, self.harga_total);
        BarisIzin::new(Rincian::harga(judul, keterangan, Sisi::Jual, harga), &self.isi)
    }

    fn pajak(&self) -> Option<(Persen, Rupiah, Rupiah)> {
        (self.ppn > Rupiah::NOL).then_some((self.tarif_ppn, self.dpp, self.ppn))
    }
}

/// A deposit that put a piece aside, or fixed its price.
#[derive(Debug, Clone)]
pub struct Titip {
    pub no_titip: String,
    pub harga_gram: Option<HargaGram>,
    /// the making charge that was agreed for this piece
    pub ongkos: Option<Rupiah>,
    /// the order it was made for
    pub no_pesanan: String,
    /// its whole price was agreed and approved on another day, tax included
    pub tetap: bool,
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
    ada.ok_or_else(|| BarangTolak::TidakAda.tolak(format!("Barang {kode} tidak ditemukan")))
}

/// Does its price follow the price of gold? One with a price on its tag, or of cost and profit, does not.
pub(crate) fn ikut_harga_emas(c: &mut Conn, g: &AturanGroup, k: &Kartu) -> Hasil<bool> {
    let bandrol = lagi(c, &k.kode_barcode)?.bandrol;
    Ok(g.dasar(bandrol, k.total_pokok, k.profit) == Dasar::Formula)
}

/// Stones by the carat at today's rate; those priced in rupiah as one sum.
fn batu(c: &mut Conn, a: &Acuan, kode: &KodeBarcode, usd: UsdSen) -> Hasil<(Vec<Berlian>, Rupiah)> {
    let (mut berlian, mut tetap, mut ada) = (Vec::new(), Vec::new(), false);
    c.each(
        "SELECT carat, usd_carat, harga FROM barang_batu WHERE kode_barcode = $1 AND lepas = '' ORDER BY baris",
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

db::bacaan! {
    struct Disebut {
        jenis_batu: String = "jenis_batu",
        shape: String = "shape",
        color: String = "color",
        clarity: String = "clarity",
        sertifikat: String = "sertifikat",
        butir: i64 = "butir",
        carat: CaratBatu = "carat",
    }
}

/// The stones of a piece in words: kind, shape, colour, clarity, count, carat, certificate.
fn sebut_batu(c: &mut Conn, kode: &KodeBarcode) -> Hasil<Vec<String>> {
    let dari = "FROM barang_batu WHERE kode_barcode = $1 AND lepas = '' ORDER BY baris";
    let sebut = |b: Disebut| {
        let banyak = if b.butir > 1 { format!("{} butir", b.butir) } else { String::new() };
        let carat = format!("{} ct", b.carat);
        let semua = [b.jenis_batu, b.shape, b.color, b.clarity, banyak, carat, b.sertifikat];
        semua.iter().map(|k| k.trim()).filter(|k| !k.is_empty()).collect::<Vec<_>>().join(" ")
    };
    Ok(c.baris::<Disebut>(dari, args![kode])?.into_iter().map(sebut).collect())
}

db::bacaan! {
    /// A discount of the master.
    struct PotonganMaster {
        nama: String = "nama_potongan",
        kategori: String = "kode_kategori",
        group: String = "kode_group",
        jenis: String = "jenis_potongan",
        nilai: i64 = "potongan",
        dari: Option<String> = "tgl_dari",
        sampai: Option<String> = "tgl_sampai",
        otorisasi: bool = "butuh_otorisasi",
    }
}

/// A discount of the master that holds today for the group.
fn potongan(c: &mut Conn, a: &Acuan, g: &AturanGroup, kode: &str) -> Hasil<Result<(Diskon, bool), String>> {
    if !a.set.nyala("POTONGAN_PENJUALAN_MODULE") {
        return Ok(Err("Potongan tidak dipakai di toko ini".to_owned()));
    }
    let kode = kode.trim().to_uppercase();
    let ada = c.baris_satu::<PotonganMaster>(
        "FROM potongan WHERE toko = $1 AND kode_potongan = $2 AND dihapus = 0",
        args![&a.toko, kode.as_str()],
    )?;
    let Some(m) = ada else {
        return Ok(Err(format!("Potongan {kode} tidak ada")));
    };
    let tgl = a.tgl_system.to_string();
    if m.dari.is_some_and(|d| tgl < d) || m.sampai.is_some_and(|s| tgl > s) {
        return Ok(Err(format!("Potongan {kode} tidak berlaku hari ini")));
    }
    let lain = |punya: &str, isi: &str| !punya.is_empty() && punya != isi;
    if lain(&m.group, &g.kode_group) || lain(&m.kategori, &g.kode_kategori) {
        return Ok(Err(format!("Potongan {kode} tidak untuk group {}", g.kode_group)));
    }
    let nilai = match m.jenis.as_str() {
        "PERSEN" => NilaiDiskon::Persen(Persen::perseratus(m.nilai)),
        "RP_GRAM" => NilaiDiskon::PerGram(HargaGram::new(rupiah_master(m.nilai))),
        _ => NilaiDiskon::Rupiah(Rupiah::new(rupiah_master(m.nilai))),
    };
    Ok(Ok((Diskon { nama: m.nama, nilai }, m.otorisasi)))
}

/// What is asked of every line of the sale, and what it may be sold from.
pub(crate) fn siapkan(
    c: &mut Conn,
    p: &Pelaku,
    a: &mut Acuan,
    minta: &[JualMinta],
    disimpan: &Disimpan,
) -> Hasil<Vec<JualBaris>> {
    if minta.len() > PALING_BANYAK {
        let pesan = format!("Paling banyak {PALING_BANYAK} baris sekali jual");
        return Err(NiagaTolak::BarisJual.pada("detail_barang", pesan));
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
            Err(t) if t.adalah(NiagaTolak::BarisJual) => {
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
fn kartu(c: &mut Conn, p: &Pelaku, m: &JualMinta, disimpan: &Disimpan) -> Hasil<Kartu> {
    let baris = [Pindai { kode_barcode: m.kode_barcode.trim().to_owned(), kode_toko: String::new() }];
    let mut kartu = pindai::periksa(c, &p.toko, GALAT, &baris, |_| None).map_err(|t| {
        // Said on the line it belongs to.
        let pesan = t.kolom.values().next().cloned().unwrap_or_else(|| t.pesan.clone());
        if t.adalah(NiagaTolak::BarisJual) { NiagaTolak::BarisJual.tolak(pesan) } else { t }
    })?;
    let k = kartu.pop().ok_or_else(|| NiagaTolak::BarisJual.tolak("Barcode Tidak Ditemukan"))?;
    let kode = k.kode_barcode.to_string();
    if k.kode_gudang == "TITIP" {
        return if disimpan.contains_key(&kode) {
            Ok(k)
        } else {
            let pesan = format!("Barang {kode} disimpan untuk customer; pakai titipannya sebagai pembayaran");
            Err(NiagaTolak::BarisJual.tolak(pesan))
        };
    }
    if pindai::tanda_gudang(c, &p.toko, &k.kode_gudang, "boleh_jual")? != Some(true) {
        let pesan = format!("Barang {kode} ada di gudang {}, bukan untuk dijual", k.kode_gudang);
        return Err(NiagaTolak::BarisJual.tolak(pesan));
    }
    if barang::susut::menunggu_barang(c, &k.kode_barcode)? {
        return Err(NiagaTolak::BarisJual.tolak(format!("Susut barang {kode} masih menunggu validasi")));
    }
    Ok(k)
}

#[allow(clippy::too_many_lines)]
fn barang_satu(
    c: &mut Conn,
    a: &mut Acuan,
    m: &JualMinta,
    k: Kartu,
    disimpan: &Disimpan,
    ke: usize,
    s: &mut Salah,
) -> Hasil<Option<JualBaris>> {
    henti::baris(baris_barang(c, a, m, k, disimpan), ke, s)
}

/// What the store itself asks for a piece: the request of its price, how it was weighed, and what must be approved.
struct Resmi {
    minta: MintaHargaJual,
    timbangan: Timbangan,
    alasan: Vec<Alasan>,
}

fn resmi(
    c: &mut Conn,
    a: &Acuan,
    m: &JualMinta,
    (k, l): (&Kartu, &Lagi),
    g: &AturanGroup,
    (hari, ongkos): (HargaGram, Option<Rupiah>),
) -> Langkah<Resmi> {
    let dasar = g.dasar(l.bandrol, k.total_pokok, k.profit);
    if dasar == Dasar::Formula && hari.nilai() <= 0 {
        let pesan = format!("Harga emas group {} hari ini belum ada", g.kode_group);
        return Err(isian("kode_barcode", pesan));
    }
    let mut alasan = Vec::new();
    let mut timbangan = timbang(a, m, k)?.map_err(|pesan| isian("berat_timbang", pesan))?;
    alasan.extend(timbangan.alasan.take());
    let mut diskon = Vec::new();
    if !m.kode_potongan.trim().is_empty() {
        let (d, otorisasi) =
            potongan(c, a, g, &m.kode_potongan)?.map_err(|pesan| isian("kode_potongan", pesan))?;
        if otorisasi {
            alasan.push(Alasan::new(KodeAlasan::Diskon, format!("Potongan {} perlu otorisasi", d.nama)));
        }
        diskon.push(d);
    }
    let (berlian, tetap) = batu(c, a, &k.kode_barcode, l.usd)?;
    let berat = timbangan.berat;
    let tarif = match ongkos {
        Some(disepakati) => TarifOngkos::PerPotong(disepakati),
        None => g.ongkos(c, &a.toko, &k.kode_dept, berat)?,
    };
    let minta = MintaHargaJual {
        berat,
        potong_atribut: if g.potong_atribut { k.berat_atribut.min(berat) } else { Berat::NOL },
        harga_gram: hari,
        ongkos: Ongkos::Tetap(tarif),
        harga_atribut: k.harga_atribut.tambah(tetap).map_err(meluap)?,
        berlian,
        dasar,
        diskon,
        pembulatan: pembulatan_jual(&a.set),
    };
    Ok(Resmi { minta, timbangan, alasan })
}

/// What the store asks for a piece today, tax included, as anybody may be told it; nothing where it has no price.
pub fn harga_umum(c: &mut Conn, a: &mut Acuan, k: &Kartu) -> Hasil<Option<Rupiah>> {
    let l = lagi(c, &k.kode_barcode)?;
    let g = match a.group(c, &k.kode_group) {
        Ok(g) => g.clone(),
        Err(t) if t.adalah(NiagaTolak::Group) => return Ok(None),
        Err(t) => return Err(t),
    };
    let hari = a.gram_jual(&g, k.kadar)?;
    let r = match resmi(c, a, &JualMinta::default(), (k, &l), &g, (hari, None)) {
        Ok(r) => r,
        Err(henti::Henti::Isian(..)) => return Ok(None),
        Err(henti::Henti::Tolak(t)) => return Err(t),
    };
    let Ok(hitungan) = hitung(&r.minta) else { return Ok(None) };
    let tarif = platform::pajak::tarif_ppn(c, &a.toko, a.tgl_system, &g.jenis_ppn, l.asal)?;
    let ppn = values::pajak::ppn(hitungan.harga_total, tarif, a.set.nyala("PPN_TERMASUK"))
        .map_err(|e| KonterTolak::Meluap.tolak(e.to_string()))?;
    Ok(Some(ppn.total).filter(|r| *r > Rupiah::NOL))
}

/// The same with what the counter agreed on: a price of the gram, a fee, a reduction.
fn disepakati(m: &JualMinta, resmi: &MintaHargaJual) -> Langkah<MintaHargaJual> {
    let mut diubah = resmi.clone();
    if let Some(gram) = m.harga_gram {
        if gram <= HargaGram::NOL {
            return Err(isian("harga_gram", "Harga gram harus lebih dari nol"));
        }
        diubah.harga_gram = gram;
    }
    if let Some(ongkos) = m.ongkos {
        diubah.ongkos = Ongkos::Tetap(TarifOngkos::PerPotong(ongkos));
    }
    if m.potongan_rp != Rupiah::NOL {
        diubah.diskon.push(Diskon { nama: "Potongan".to_owned(), nilai: NilaiDiskon::Rupiah(m.potongan_rp) });
    }
    Ok(diubah)
}

/// A piece from its card to its line: weighed, priced as the store does and as it was agreed, held against its cost, taxed.
fn baris_barang(
    c: &mut Conn,
    a: &mut Acuan,
    m: &JualMinta,
    k: Kartu,
    disimpan: &Disimpan,
) -> Langkah<JualBaris> {
    let l = lagi(c, &k.kode_barcode)?;
    let g = match a.group(c, &k.kode_group) {
        Ok(g) => g.clone(),
        Err(t) if t.adalah(NiagaTolak::Group) => return Err(isian("kode_barcode", t.pesan)),
        Err(t) => return Err(t.into()),
    };
    let titip = disimpan.get(k.kode_barcode.as_str());
    let hari = match titip.and_then(|t| t.harga_gram) {
        Some(terkunci) => terkunci,
        None => a.gram_jual(&g, k.kadar)?,
    };
    let Resmi { minta, timbangan: t, mut alasan } =
        resmi(c, a, m, (&k, &l), &g, (hari, titip.and_then(|t| t.ongkos)))?;
    let acuan = hitung(&minta).map_err(|e| isian("kode_barcode", e.to_string()))?;
    let diubah = disepakati(m, &minta)?;
    let r = hitung(&diubah).map_err(|e| isian("harga_total", e.to_string()))?;
    let (harga, tetap) = (m.harga_total.unwrap_or(r.harga_total), titip.is_some_and(|t| t.tetap));
    let diketik = m.harga_total.is_some() && !tetap;
    sah(harga, diketik, &minta.pembulatan).map_err(|pesan| isian("harga_total", pesan))?;
    if !tetap {
        let ditimbang = alasan.iter().any(|a| a.kode == KodeAlasan::Berat);
        alasan.extend(rendah(harga, acuan.harga_total, (!ditimbang).then_some(k.total_pokok)));
        alasan.extend(jaga(a, m, hari, &acuan, harga)?);
    }
    let tarif_ppn = platform::pajak::tarif_ppn(c, &a.toko, a.tgl_system, &g.jenis_ppn, l.asal)?;
    let ppn = values::pajak::ppn(harga, tarif_ppn, tetap || a.set.nyala("PPN_TERMASUK"))
        .map_err(|e| KonterTolak::Meluap.tolak(e.to_string()))?;
    let mut baris = r.rumus();
    baris.pop();
    if harga != r.harga_total {
        baris.push(("Disepakati".to_owned(), harga.kurang(r.harga_total).map_err(meluap)?));
    }
    if ppn.total != harga {
        baris.push((format!("PPN {tarif_ppn}%"), ppn.ppn));
    }
    baris.push(("Harga total".to_owned(), ppn.total));
    let (harga_jual, diskon) = potong(r.harga_jual, harga, ppn.total)?;
    let isi = Terjual {
        jenis_barang: "BARANG".to_owned(),
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
        berat_timbang: t.timbang,
        berat: t.berat,
        nama_atribut: k.nama_atribut.clone(),
        berat_atribut: k.berat_atribut,
        harga_gram: diubah.harga_gram.nilai(),
        gram_resmi: hari.nilai(),
        nilai_emas: r.nilai_emas,
        ongkos: r.ongkos,
        harga_atribut: r.atribut,
        total_berlian_rp: r.berlian,
        total_usd: l.usd,
        curr: UsdSen::sen(a.kurs.map_or(0, values::Kurs::sebagai_perseratus)),
        harga_jual,
        diskon,
        harga_hitung: if tetap { harga } else { acuan.harga_total },
        harga_total: ppn.total,
        asal_perolehan: l.asal.kode().to_owned(),
        tarif_ppn,
        dpp: ppn.dpp,
        ppn: ppn.ppn,
        status_premi: m.status_premi,
        no_titip: titip.map(|t| t.no_titip.clone()).unwrap_or_default(),
        rumus: rumus(baris),
        total_pokok: k.total_pokok,
    };
    let no_pesanan = titip.map(|t| t.no_pesanan.clone()).unwrap_or_default();
    let batu = if isi.total_berlian_rp > Rupiah::NOL { sebut_batu(c, &k.kode_barcode)? } else { Vec::new() };
    Ok(JualBaris { isi, alasan, batu, no_pesanan, kartu: Some(k), curah: None })
}

/// What the scale says of a piece, and the weight it is priced by.
struct Timbangan {
    /// nothing when it was not weighed
    timbang: Berat,
    berat: Berat,
    alasan: Option<Alasan>,
}

/// Weighed and too different from its card, a piece is priced by what it weighs now, and somebody approves that.
fn timbang(a: &Acuan, m: &JualMinta, k: &Kartu) -> Hasil<Result<Timbangan, String>> {
    let Some(kini) = m.berat_timbang else {
        return Ok(Ok(Timbangan { timbang: Berat::NOL, berat: k.berat, alasan: None }));
    };
    if let Err(pesan) = values::batas::berat_barang(kini) {
        return Ok(Err(pesan.to_string()));
    }
    if kini < k.berat_atribut {
        return Ok(Err(format!("Lebih ringan dari atributnya ({} gr)", k.berat_atribut)));
    }
    let HasilSusut::Pending(sebab) = periksa(k.berat_asli, kini, &Toleransi::JUAL).map_err(meluap)? else {
        return Ok(Ok(Timbangan { timbang: kini, berat: k.berat, alasan: None }));
    };
    let aturan: AturanBerat = a.set.nilai("PEMBULATAN_BERAT").parse().unwrap_or(AturanBerat::V2);
    let bulat = aturan.bulatkan(kini).map_err(|e| KonterTolak::Meluap.tolak(e.to_string()))?;
    let berat = if bulat > Berat::NOL { bulat } else { kini };
    let alasan = Some(Alasan::new(KodeAlasan::Berat, sebab.to_string()));
    Ok(Ok(Timbangan { timbang: kini, berat, alasan }))
}

/// A price that was agreed is a multiple of PEMBULATAN like any other.
pub(crate) fn sah(harga: Rupiah, disepakati: bool, bulat: &Pembulatan) -> Result<(), String> {
    if harga <= Rupiah::NOL {
        return Err("Harga harus lebih dari nol".to_owned());
    }
    if disepakati && bulat.bulatkan(harga) != Ok(harga) {
        return Err("Harga yang disepakati harus kelipatan pembulatan toko".to_owned());
    }
    Ok(())
}

/// The price before reductions and the reduction: their difference is what is paid, on every line.
pub(crate) fn potong(harga_jual: Rupiah, harga: Rupiah, dibayar: Rupiah) -> Hasil<(Rupiah, Rupiah)> {
    let pajak = dibayar.kurang(harga).map_err(meluap)?;
    let penuh = harga_jual.max(harga);
    Ok((penuh.tambah(pajak).map_err(meluap)?, penuh.kurang(harga).map_err(meluap)?))
}

/// `nilai` and so many percent more, as the settings allow without asking.
pub(crate) fn naik(a: &Acuan, nilai: i64) -> Hasil<i64> {
    let persen = a.hari.hari("BATAS_NAIK_HARGA", 20).max(0);
    let batas = i128::from(nilai) * i128::from(100 + i64::min(persen, 10_000)) / 100;
    i64::try_from(batas).map_err(|_| meluap(values::Meluap))
}

/// Why somebody must approve this price: far too high, or a price of a gram or a making charge typed by hand that would make
/// the nota worth something else.
fn jaga(a: &Acuan, m: &JualMinta, hari: HargaGram, acuan: &RincianJual, harga: Rupiah) -> Hasil<Vec<Alasan>> {
    let mut semua = Vec::new();
    if harga.nilai() > naik(a, acuan.harga_total.nilai())? {
        let pesan = format!("Harga {harga} jauh di atas hitungan {}", acuan.harga_total);
        semua.push(Alasan::new(KodeAlasan::NaikHarga, pesan));
    }
    if let Some(gram) = m.harga_gram
        && (gram < hari || gram.nilai() > naik(a, hari.nilai())?)
    {
        let pesan = format!("Harga gram {gram} diketik, harga hari ini {hari}");
        semua.push(Alasan::new(KodeAlasan::HargaGram, pesan));
    }
    if let Some(ongkos) = m.ongkos.filter(|o| *o < acuan.ongkos) {
        let pesan = format!("Ongkos {ongkos} di bawah ongkos {}", acuan.ongkos);
        semua.push(Alasan::new(KodeAlasan::Ongkos, pesan));
    }
    let batas = naik(a, acuan.ongkos.nilai())?;
    if let Some(ongkos) = m.ongkos.filter(|o| o.nilai() > batas) {
        let pesan = format!("Ongkos {ongkos} jauh di atas ongkos {}", acuan.ongkos);
        semua.push(Alasan::new(KodeAlasan::Ongkos, pesan));
    }
    Ok(semua)
}

/// Why a price is too low. Whether it covers the cost is told of the computed price alone, which the counter cannot choose:
/// were it told of what is typed, a cashier who may not see the cost would find it by trying (docs/uji-rampok.md). Every price
/// below the computed one is approved anyway; whoever approves sees what it cost (`modal`). No `pokok`: something else that was
/// typed moved the computed price and is approved already.
pub(crate) fn rendah(harga: Rupiah, minimum: Rupiah, pokok: Option<Rupiah>) -> Vec<Alasan> {
    let mut semua = Vec::new();
    if let Err(e) = jaga_harga(harga, minimum) {
        semua.push(Alasan::new(KodeAlasan::Diskon, e.to_string()));
    }
    if pokok.is_some_and(|p| minimum < p) {
        let pesan = format!("Harga hitungan {minimum} di bawah modal");
        semua.push(Alasan::new(KodeAlasan::DiBawahModal, pesan));
    }
    semua
}
