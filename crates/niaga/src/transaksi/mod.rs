//! A customer's whole transaction: what is sold, what is bought back, how it is paid. Checked and priced in one go, then
//! written as one document with every line of every book it causes.

use crate::acuan::Acuan;
use crate::dua_sisi::{self, DuaSisi, JumlahDuaSisi, TercatatDuaSisi};
use crate::sumber::{self, BarisSumber, Sumber};
use crate::tolak::NiagaTolak;
use crate::{beli, jual, kupon, tunai};
use db::{Conn, Tx, args};
use konter::bayar::{self, Rencana};
use konter::dokumen::{self, Isian, Ringkas};
use konter::pelanggan::{self, Pelanggan};
use konter::{Bayar, CaraBayar, Dokumen, Kepala, meluap};
use ledger::Dok;
use member::poin::{CaraPoin, PoinNota};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{Berat, JenisDok, KodeBarcode, Rupiah};

mod tulis;

/// What the counter sends. `detail_beli` in a sale makes it an exchange.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = Transaksi)]
pub struct TransaksiMinta {
    pub customer: pelanggan::PelangganMinta,
    pub kode_sales: String,
    pub kode_marketplace: String,
    /// the marketplace's number
    pub no_order: String,
    pub keterangan: String,
    /// another date than the business day's, for who may
    pub tgl_dokumen: String,
    pub detail_barang: Vec<jual::JualMinta>,
    pub detail_beli: Vec<beli::BeliMinta>,
    pub pembayaran: Vec<Bayar>,
    /// what the screen showed: refused when the server comes to another sum
    #[schema(value_type = Option<i64>)]
    pub neto: Option<Rupiah>,
    /// the approval of a price below cost, a weight that differs and the like
    pub otorisasi: String,
}

/// A transaction priced but not written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TransaksiHitungan)]
pub struct Hitungan {
    pub detail_barang: Vec<jual::JualBaris>,
    pub detail_beli: Vec<beli::BeliBaris>,
    #[serde(flatten)]
    pub jumlah: JumlahDuaSisi,
    /// what was paid in cash to this NIK, when it passes the limit
    pub peringatan: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = TransaksiTercatat)]
pub struct Tercatat {
    #[serde(flatten)]
    pub dokumen: TercatatDuaSisi,
    /// the coupons this sale gave
    pub kupon: Vec<String>,
    /// what it did to the points of the member; none where the customer is none
    pub poin: Option<PoinNota>,
}

impl std::ops::Deref for Hitungan {
    type Target = JumlahDuaSisi;

    fn deref(&self) -> &JumlahDuaSisi {
        &self.jumlah
    }
}

impl std::ops::Deref for Tercatat {
    type Target = TercatatDuaSisi;

    fn deref(&self) -> &TercatatDuaSisi {
        &self.dokumen
    }
}

pub(crate) type Sisi = DuaSisi<jual::JualBaris, beli::BeliBaris>;

/// Both sides, and the coupons that the writing gives.
struct Siap {
    sisi: Sisi,
    /// how the fixed prices of its deposits are used
    terkunci: Vec<crate::titipan::Terkunci>,
    kupon: Vec<String>,
}

/// What is asked of a transaction while it is typed, and when it is saved.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Untuk {
    /// lines are still to come, so that what depends on all of them is not yet held against one
    Sebagian,
    /// identity is asked for when it is saved, not while it is typed
    Hitung,
    Simpan,
}

fn siapkan(
    c: &mut Conn,
    p: &Pelaku,
    (m, sumber): (&TransaksiMinta, Option<&dyn Sumber>),
    siapa: &Pelanggan,
    untuk: Untuk,
) -> Hasil<Siap> {
    if m.detail_barang.is_empty() && m.detail_beli.is_empty() {
        let pesan = "Belum ada barang yang discan";
        return Err(NiagaTolak::Kosong.pada("detail_barang", pesan));
    }
    let mut acuan = Acuan::baca(c, p)?;
    acuan.pemegang = sumber.map(|s| s.no().to_string()).unwrap_or_default();
    let titip = crate::titip_untuk(c, p, &mut acuan, &m.pembayaran, &m.detail_barang, siapa)?;
    let (mut disimpan, mut alasan) = (titip.disimpan, titip.alasan);
    if let Some(s) = sumber {
        sumber::ikat(c, p, &mut acuan, s, &mut disimpan)?;
        alasan.extend(s.alasan(c, p, siapa)?);
    }
    let jual = jual::siapkan(c, p, &mut acuan, &m.detail_barang, &disimpan)?;
    let pengganti = Berat::jumlah(jual.iter().map(|b| b.berat)).map_err(meluap)?;
    let pengganti = (untuk != Untuk::Sebagian || !jual.is_empty()).then_some(pengganti);
    let lawan = jual.iter().filter(|b| b.kartu.is_some()).map(|b| b.harga_total).max().unwrap_or(Rupiah::NOL);
    let identitas = (untuk == Untuk::Simpan).then_some(siapa);
    let beli = beli::siapkan(c, p, &mut acuan, &m.detail_beli, identitas, (pengganti, lawan))?;
    alasan.extend(kupon::jaga(c, p, &acuan, &m.pembayaran, &jual)?);
    alasan.extend(crate::poin::jaga(c, p, &m.pembayaran, siapa)?);
    let mut s = DuaSisi::new(acuan, jual, beli, alasan)?;
    s.jaga_tukar()?;
    Ok(Siap { sisi: s, terkunci: titip.terkunci, kupon: Vec::new() })
}

/// Who it would be, without writing anybody down.
pub(crate) fn calon(c: &mut Conn, m: &pelanggan::PelangganMinta) -> Hasil<Pelanggan> {
    if !m.kode_member.trim().is_empty() {
        return pelanggan::member(c, &m.kode_member);
    }
    if let Some(ada) = pelanggan::satu(c, m.kode_pelanggan.trim())? {
        return Ok(ada);
    }
    pelanggan::dari_minta(c, m)
}

/// Prices a sale or an exchange for the screen; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &TransaksiMinta) -> Hasil<Hitungan> {
    hitung_dengan(c, p, (m, None), Untuk::Sebagian)
}

/// Prices the pick-up of another document as it would be saved.
pub fn hitung_untuk(c: &mut Conn, p: &Pelaku, m: &TransaksiMinta, sumber: &dyn Sumber) -> Hasil<Hitungan> {
    hitung_dengan(c, p, (m, Some(sumber)), Untuk::Hitung)
}

/// Prices a purchase for the screen: nothing is taken in exchange for it.
pub fn hitung_beli(c: &mut Conn, p: &Pelaku, m: &TransaksiMinta) -> Hasil<Hitungan> {
    hitung_dengan(c, p, (m, None), Untuk::Hitung)
}

fn hitung_dengan(
    c: &mut Conn,
    p: &Pelaku,
    (m, sumber): (&TransaksiMinta, Option<&dyn Sumber>),
    untuk: Untuk,
) -> Hasil<Hitungan> {
    let siapa = calon(c, &m.customer)?;
    let s = siapkan(c, p, (m, sumber), &siapa, untuk)?.sisi;
    let peringatan = peringatan(c, &siapa, &s)?;
    let jumlah = s.jumlah(&m.customer, &m.pembayaran)?;
    Ok(Hitungan { detail_barang: s.jual, detail_beli: s.beli, jumlah, peringatan })
}

/// What the counter should know before it pays: much cash to one person, a nota of somebody else.
fn peringatan(c: &mut Conn, siapa: &Pelanggan, s: &Sisi) -> Hasil<Vec<String>> {
    let dibayar = s.total_beli.kurang(s.total_jual).map_err(meluap)?;
    let mut semua = tunai::peringatan(c, &s.acuan, siapa, dibayar)?;
    for n in s.beli.iter().filter_map(|b| b.nota.as_ref()) {
        if !n.no_hp.is_empty() && !siapa.no_hp.is_empty() && n.no_hp != siapa.no_hp {
            semua.push(format!("Nota {} atas nama {}, No HP berbeda", n.no_faktur_jual, n.nama_customer));
        }
    }
    Ok(semua)
}

/// A purchase alone: nothing may be sold in it.
pub fn beli_saja(tx: &mut Tx<'_>, p: &Pelaku, m: &TransaksiMinta) -> Hasil<Tercatat> {
    if !m.detail_barang.is_empty() {
        let pesan = "Penjualan dicatat di Transaksi Penjualan";
        return Err(NiagaTolak::AdaPenjualan.pada("detail_barang", pesan));
    }
    simpan(tx, p, m)
}

fn marketplace(c: &mut Conn, m: &TransaksiMinta) -> Hasil<String> {
    let kode = m.kode_marketplace.trim().to_uppercase();
    if kode.is_empty() {
        return Ok(kode);
    }
    if m.no_order.trim().is_empty() {
        let pesan = "No Order Harus Disi";
        return Err(NiagaTolak::Marketplace.pada("no_order", pesan));
    }
    let sql = "SELECT 1 FROM marketplace WHERE kode_marketplace = $1 AND aktif = 1 AND dihapus = 0";
    match c.one(sql, args![kode.as_str()], |r| r.int(0))? {
        Some(_) => Ok(kode),
        None => {
            let pesan = format!("Marketplace {kode} tidak ada");
            Err(NiagaTolak::Marketplace.pada("kode_marketplace", pesan))
        }
    }
}

/// Where the store says so, nothing is sold that was not weighed.
fn wajib_timbang(s: &Sisi) -> Hasil<()> {
    let lewat = |b: &jual::JualBaris| b.kartu.is_some() && b.berat_timbang <= Berat::NOL;
    match s.jual.iter().position(lewat).filter(|_| s.acuan.set.nyala("WAJIB_TIMBANG_JUAL")) {
        None => Ok(()),
        Some(ke) => {
            let pesan = "Timbang barang ini dulu, isi berat timbangnya";
            Err(NiagaTolak::BelumDitimbang.pada(&format!("detail_barang[{ke}].berat_timbang"), pesan))
        }
    }
}

/// A transaction on its way through the counter.
struct Transaksi<'a> {
    m: &'a TransaksiMinta,
    kode_marketplace: String,
    /// the document that this sale picks up
    sumber: Option<&'a dyn Sumber>,
    cara: Vec<&'a dyn CaraBayar>,
}

/// A sale is also paid with deposits, coupons and points.
const CARA: &[&dyn CaraBayar] = &[&crate::titipan::CaraTitip, &kupon::CaraKupon, &CaraPoin];

impl Dokumen for Transaksi<'_> {
    type Siap = Siap;

    const JENIS: JenisDok = JenisDok::FakturGroup;

    fn isian(&self) -> Isian<'_> {
        Isian {
            customer: &self.m.customer,
            kode_sales: &self.m.kode_sales,
            keterangan: &self.m.keterangan,
            tgl_dokumen: &self.m.tgl_dokumen,
            pembayaran: &self.m.pembayaran,
            neto: self.m.neto,
            otorisasi: &self.m.otorisasi,
        }
    }

    fn siapkan(&self, tx: &mut Tx<'_>, p: &Pelaku, siapa: &Pelanggan) -> Hasil<Siap> {
        let s = siapkan(tx, p, (self.m, self.sumber), siapa, Untuk::Simpan)?;
        wajib_timbang(&s.sisi)?;
        crate::titipan::jaga(tx, p, &self.m.pembayaran, &self.m.detail_barang)?;
        Ok(s)
    }

    fn ringkas<'s>(&self, s: &'s Siap) -> Hasil<Ringkas<'s>> {
        s.sisi.ringkas()
    }

    fn cara_bayar(&self) -> &[&dyn CaraBayar] {
        &self.cara
    }

    fn kategori_uang(b: &bayar::BarisBayar) -> &'static str {
        dua_sisi::kategori_uang(b)
    }

    fn tulis(&self, dok: &mut Dok<'_, '_>, p: &Pelaku, s: &mut Siap, k: &Kepala, r: &Rencana) -> Hasil<()> {
        let sisi = &mut s.sisi;
        sisi.nomori(dok)?;
        tulis::kepala(dok, self, sisi, k, r)?;
        crate::titipan::catat_terkunci(dok, &s.terkunci)?;
        tulis::terjual(dok, sisi, k)?;
        let masuk = tulis::terbeli(dok, p, sisi, k)?;
        tulis::gerak(dok, sisi, masuk, k)?;
        if let Some(s) = self.sumber {
            let baris = sisi.jual.iter().zip(&sisi.no_jual);
            let semua: Vec<BarisSumber<'_>> =
                baris.map(|(b, no_faktur_jual)| BarisSumber { no_faktur_jual, isi: &b.isi }).collect();
            sumber::catat(dok, s, &semua)?;
        }
        crate::poin::tarik(dok, sisi)?;
        s.kupon = kupon::terbitkan(dok, &sisi.acuan, &k.siapa, r.uang)?;
        crate::poin::terbitkan(dok, sisi, k, r)
    }

    fn jejak(&self, s: &Siap, k: &Kepala) -> (&'static str, serde_json::Value) {
        (s.sisi.kategori(), s.sisi.jejak(k))
    }
}

/// Checks, prices and writes a transaction.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &TransaksiMinta) -> Hasil<Tercatat> {
    tulis_semua(tx, p, m, None)
}

/// The same for the pick-up of another document: it brings its pieces and its down payment, and is told of the sale.
pub fn simpan_untuk(tx: &mut Tx<'_>, p: &Pelaku, m: &TransaksiMinta, sumber: &dyn Sumber) -> Hasil<Tercatat> {
    tulis_semua(tx, p, m, Some(sumber))
}

fn tulis_semua(
    tx: &mut Tx<'_>,
    p: &Pelaku,
    m: &TransaksiMinta,
    sumber: Option<&dyn Sumber>,
) -> Hasil<Tercatat> {
    let kode_marketplace = marketplace(tx, m)?;
    let mut cara = CARA.to_vec();
    cara.extend(sumber.iter().flat_map(|s| s.cara()));
    let d = dokumen::simpan(tx, p, &Transaksi { m, kode_marketplace, sumber, cara })?;
    let dokumen = dua_sisi::tercatat(&d, &d.siap.sisi);
    let poin = crate::poin::nota(tx, &d.no, &d.kepala.siapa)?;
    Ok(Tercatat { dokumen, kupon: d.siap.kupon, poin })
}

/// The pieces of a transaction by their barcodes.
pub(crate) fn barcode(teks: &str) -> Hasil<KodeBarcode> {
    KodeBarcode::parse(teks).map_err(|e| db::Error::Lain(e.to_string()).into())
}
