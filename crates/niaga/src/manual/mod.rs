//! Trade in manual goods: gold without a barcode, counted and weighed by group, type and tray, sold to and bought from
//! customers. One document with its stock, tax and money; its own tables, because the pieces' rules are for pieces.

mod baris;
pub mod batal;
mod faktur;
pub mod lihat;
pub mod stok;

pub use baris::{ManualBaris, ManualHarga};

use crate::acuan::Acuan;
use crate::beli;
use crate::dua_sisi::{self, DuaSisi, JumlahDuaSisi, TercatatDuaSisi};
use crate::tolak::NiagaTolak;
use crate::tunai;
use db::{Conn, Tx};
use konter::bayar::{self, Rencana};
use konter::dokumen::{self, Isian, Ringkas};
use konter::pelanggan::{self, Pelanggan};
use konter::{Bayar, Dokumen, Kepala, meluap};
use ledger::stok::{Lokasi, Luar};
use ledger::{Dok, curah};
use platform::{Hasil, Pelaku};
use serde::{Deserialize, Serialize};
use values::{JenisDok, NoFaktur, Rupiah};

/// What the counter sends: sold, bought, or both in exchange.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = JualBeliManual)]
pub struct ManualMinta {
    pub customer: pelanggan::PelangganMinta,
    pub kode_sales: String,
    /// another date than the business day, for whom AKTIF_TGL lets; empty means the business day
    pub tgl_dokumen: String,
    pub keterangan: String,
    pub detail_barang: Vec<ManualBaris>,
    pub detail_beli: Vec<ManualBaris>,
    pub pembayaran: Vec<Bayar>,
    /// what the screen showed: refused when the server comes to another sum
    #[schema(value_type = Option<i64>)]
    pub neto: Option<Rupiah>,
    /// the approval of a price below cost and the like
    pub otorisasi: String,
}

/// Priced but not written.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = JualBeliManualHitungan)]
pub struct Hitungan {
    pub detail_barang: Vec<ManualHarga>,
    pub detail_beli: Vec<ManualHarga>,
    #[serde(flatten)]
    pub jumlah: JumlahDuaSisi,
    /// what was paid in cash to this NIK, when it passes the limit
    pub peringatan: Vec<String>,
}

impl std::ops::Deref for Hitungan {
    type Target = JumlahDuaSisi;

    fn deref(&self) -> &JumlahDuaSisi {
        &self.jumlah
    }
}

type Siap = DuaSisi<ManualHarga, ManualHarga>;

fn siapkan(c: &mut Conn, p: &Pelaku, m: &ManualMinta) -> Hasil<Siap> {
    if m.detail_barang.is_empty() && m.detail_beli.is_empty() {
        let pesan = "Belum ada barang di daftar";
        return Err(NiagaTolak::ManualKosong.pada("detail_barang", pesan));
    }
    let mut acuan = Acuan::baca(c, p)?;
    let jual = baris::siapkan(c, p, &mut acuan, &m.detail_barang, true)?;
    let beli = baris::siapkan(c, p, &mut acuan, &m.detail_beli, false)?;
    let mut s = DuaSisi::new(acuan, jual, beli, Vec::new())?;
    s.jaga_tukar()?;
    Ok(s)
}

/// Prices a transaction for the screen; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &ManualMinta) -> Hasil<Hitungan> {
    let s = siapkan(c, p, m)?;
    let jumlah = s.jumlah(&m.customer, &m.pembayaran)?;
    let siapa = crate::transaksi::calon(c, &m.customer)?;
    let dibayar = s.total_beli.kurang(s.total_jual).map_err(meluap)?;
    let peringatan = tunai::peringatan(c, &s.acuan, &siapa, dibayar)?;
    Ok(Hitungan { detail_barang: s.jual, detail_beli: s.beli, jumlah, peringatan })
}

/// A transaction on its way through the counter.
struct Manual<'a>(&'a ManualMinta);

impl Dokumen for Manual<'_> {
    type Siap = Siap;

    const JENIS: JenisDok = JenisDok::JualBeliManual;

    fn isian(&self) -> Isian<'_> {
        Isian {
            customer: &self.0.customer,
            kode_sales: &self.0.kode_sales,
            keterangan: &self.0.keterangan,
            tgl_dokumen: &self.0.tgl_dokumen,
            pembayaran: &self.0.pembayaran,
            neto: self.0.neto,
            otorisasi: &self.0.otorisasi,
        }
    }

    fn siapkan(&self, tx: &mut Tx<'_>, p: &Pelaku, siapa: &Pelanggan) -> Hasil<Siap> {
        let s = siapkan(tx, p, self.0)?;
        if !s.beli.is_empty() {
            beli::identitas(siapa)?;
        }
        Ok(s)
    }

    fn ringkas<'s>(&self, s: &'s Siap) -> Hasil<Ringkas<'s>> {
        s.ringkas()
    }

    fn kategori_uang(b: &bayar::BarisBayar) -> &'static str {
        dua_sisi::kategori_uang(b)
    }

    fn tulis(&self, dok: &mut Dok<'_, '_>, _: &Pelaku, s: &mut Siap, k: &Kepala, r: &Rencana) -> Hasil<()> {
        s.nomori(dok)?;
        tulis_kepala(dok, s, k, r)?;
        tulis_baris(dok, s, k)?;
        gerak(dok, s)
    }

    fn jejak(&self, s: &Siap, k: &Kepala) -> (&'static str, serde_json::Value) {
        ("JUAL BELI MANUAL", s.jejak(k))
    }
}

/// Checks, prices and writes a transaction.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &ManualMinta) -> Hasil<TercatatDuaSisi> {
    bayar::uang_saja(&m.pembayaran, "Jual beli manual")?;
    let d = dokumen::simpan(tx, p, &Manual(m))?;
    Ok(dua_sisi::tercatat(&d, &d.siap))
}

fn tulis_kepala(dok: &mut Dok<'_, '_>, s: &Siap, k: &Kepala, r: &Rencana) -> Hasil<()> {
    let w = k.siapa.clone();
    let baris = faktur::Kepala {
        toko: dok.tx().toko().to_string(),
        no_faktur_group: dok.no().to_string(),
        jenis: s.jenis().to_owned(),
        tgl_system: dok.tgl_system().to_string(),
        tgl_dokumen: k.tgl_dokumen.to_string(),
        waktu: dok.waktu().to_string(),
        input_by: dok.oleh().to_string(),
        kode_sales: k.kode_sales.clone(),
        kode_pelanggan: w.kode_pelanggan,
        kode_member: w.kode_member,
        nama_customer: w.nama_customer,
        alamat_customer: w.alamat_customer,
        no_hp: w.no_hp,
        keterangan: k.keterangan.clone(),
        total_jual: s.total_jual,
        total_beli: s.total_beli,
        neto: s.neto,
        kembali: r.kembali,
    };
    dok.tx().sisip([baris])?;
    Ok(())
}

fn tulis_baris(dok: &mut Dok<'_, '_>, s: &Siap, k: &Kepala) -> Hasil<()> {
    let (no, tgl) = (dok.no().to_string(), dok.tgl_system().to_string());
    let semua: Vec<(&ManualHarga, &NoFaktur)> =
        s.jual.iter().zip(&s.no_jual).chain(s.beli.iter().zip(&s.no_beli)).collect();
    let tx = dok.tx();
    let toko = tx.toko().to_string();
    let baris = semua.iter().zip(1_i64..).map(|((b, faktur), n)| {
        let kunci = faktur::Kunci {
            toko: toko.clone(),
            no_faktur_group: no.clone(),
            baris: n,
            no_faktur: faktur.to_string(),
            tgl_system: tgl.clone(),
            kode_sales: k.kode_sales.clone(),
            otorisasi: if b.alasan.is_empty() { String::new() } else { k.otorisasi.clone() },
        };
        (kunci, &b.isi)
    });
    tx.sisip(baris)?;
    s.catat_pajak(dok)
}

/// The stock book: what leaves first, then what comes.
fn gerak(dok: &mut Dok<'_, '_>, s: &Siap) -> Hasil<()> {
    let customer = Lokasi::Luar(Luar::Pelanggan);
    let satu = |b: &ManualHarga| {
        let (dari, ke) = if b.sisi == "JUAL" {
            (b.stok.tempat.clone(), customer.clone())
        } else {
            (customer.clone(), b.stok.tempat.clone())
        };
        curah::Gerak { macam: b.stok.macam.clone(), dari, ke, isi: b.stok.isi }
    };
    let semua: Vec<curah::Gerak> = s.jual.iter().chain(&s.beli).map(satu).collect();
    curah::catat(dok, &semua)?;
    Ok(())
}
