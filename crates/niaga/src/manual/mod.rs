//! Trade in manual goods: gold without a barcode, counted and weighed by group, type and tray, sold to and bought from
//! customers. One document with its stock, tax and money; its own tables, because the pieces' rules are for pieces.

mod baris;
pub mod batal;
pub mod lihat;
pub mod stok;

pub use baris::{Baris, Minta as MintaBaris};

use crate::acuan::Acuan;
use crate::bayar::{self, Bayar, JenisBayar};
use crate::bayar_tulis::{self, Tabel};
use crate::jumlah::{meluap, rupiah};
use crate::pelanggan::{self, Pelanggan};
use crate::{beli, transaksi};
use db::{Conn, Tx, Val};
use ledger::stok::{Lokasi, Luar};
use ledger::{Dok, curah, pajak};
use platform::{Hasil, Pelaku, Tolak, otorisasi};
use serde::{Deserialize, Serialize};
use values::{JenisDok, NoFaktur, Rupiah, Tanggal};

/// What the counter sends: sold, bought, or both in exchange.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(default)]
#[schema(as = JualBeliManual)]
pub struct Minta {
    pub customer: pelanggan::Minta,
    pub kode_sales: String,
    /// another date than the business day, for whom AKTIF_TGL lets; empty means the business day
    pub tgl_dokumen: String,
    pub keterangan: String,
    pub detail_barang: Vec<MintaBaris>,
    pub detail_beli: Vec<MintaBaris>,
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
    pub detail_barang: Vec<Baris>,
    pub detail_beli: Vec<Baris>,
    #[schema(value_type = i64)]
    pub total_jual: Rupiah,
    #[schema(value_type = i64)]
    pub total_beli: Rupiah,
    /// what the customer pays; negative: what the shop pays
    #[schema(value_type = i64)]
    pub neto: Rupiah,
    /// why SPV or OWN must approve it
    pub alasan: Vec<String>,
    /// the sum the approval must be for
    #[schema(value_type = i64)]
    pub nominal: Rupiah,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = JualBeliManualTercatat)]
pub struct Tercatat {
    pub no_faktur_group: String,
    /// JUAL, BELI or TUKAR
    pub jenis: &'static str,
    pub tgl_system: String,
    pub no_faktur_jual: Vec<String>,
    pub no_faktur_beli: Vec<String>,
    #[schema(value_type = i64)]
    pub neto: Rupiah,
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
}

struct Siap {
    acuan: Acuan,
    jual: Vec<Baris>,
    beli: Vec<Baris>,
    total_jual: Rupiah,
    total_beli: Rupiah,
    neto: Rupiah,
    alasan: Vec<String>,
}

impl Siap {
    fn nominal(&self) -> Rupiah {
        if self.jual.is_empty() { self.total_beli } else { self.total_jual }
    }

    fn jenis(&self) -> &'static str {
        match (self.jual.is_empty(), self.beli.is_empty()) {
            (false, true) => "JUAL",
            (true, _) => "BELI",
            (false, false) => "TUKAR",
        }
    }
}

fn siapkan(c: &mut Conn, p: &Pelaku, m: &Minta) -> Hasil<Siap> {
    if m.detail_barang.is_empty() && m.detail_beli.is_empty() {
        let pesan = "Belum ada barang di daftar";
        return Err(Tolak::aturan("MANUAL-02", pesan).kolom("detail_barang", pesan));
    }
    let mut acuan = Acuan::baca(c, p)?;
    let jual = baris::siapkan(c, &mut acuan, &m.detail_barang, true)?;
    let beli = baris::siapkan(c, &mut acuan, &m.detail_beli, false)?;
    let total_jual = rupiah(jual.iter().map(|b| b.harga))?;
    let total_beli = rupiah(beli.iter().map(|b| b.harga))?;
    let neto = total_jual.kurang(total_beli).map_err(meluap)?;
    let alasan = jual
        .iter()
        .chain(&beli)
        .flat_map(|b| b.alasan.iter().map(move |a| format!("{}: {a}", b.deskripsi)))
        .collect();
    Ok(Siap { acuan, jual, beli, total_jual, total_beli, neto, alasan })
}

/// Prices a transaction for the screen; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &Minta) -> Hasil<Hitungan> {
    let s = siapkan(c, p, m)?;
    Ok(Hitungan {
        nominal: s.nominal(),
        detail_barang: s.jual,
        detail_beli: s.beli,
        total_jual: s.total_jual,
        total_beli: s.total_beli,
        neto: s.neto,
        alasan: s.alasan,
    })
}

/// Only money here: no deposit, no coupon, no points.
fn cek_bayar(bayar: &[Bayar]) -> Hasil<()> {
    for (ke, b) in bayar.iter().enumerate() {
        if b.jenis != JenisBayar::Cash && !b.jenis.bank() {
            let pesan = "Jual beli manual dibayar dengan CASH, TRANSFER, DEBET atau CREDIT";
            return Err(Tolak::aturan("BAYAR-01", pesan).kolom(&format!("pembayaran[{ke}].jenis"), pesan));
        }
    }
    Ok(())
}

/// Checks, prices and writes a transaction.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &Minta) -> Hasil<Tercatat> {
    cek_bayar(&m.pembayaran)?;
    let siapa = pelanggan::tetapkan(tx, p, &m.customer)?;
    let kode_sales = transaksi::sales(tx, p, &m.kode_sales)?;
    let keterangan = transaksi::keterangan(&m.keterangan)?;
    let s = siapkan(tx, p, m)?;
    let tgl_dokumen = transaksi::tgl_dokumen(p, &s.acuan, &m.tgl_dokumen)?;
    if !s.beli.is_empty() {
        beli::identitas(&siapa)?;
    }
    if let Some(n) = m.neto.filter(|n| *n != s.neto) {
        let pesan = format!("Jumlah di layar {n} tidak sama dengan hitungan server {}", s.neto);
        return Err(Tolak::aturan("NIAGA-10", pesan.clone()).kolom("neto", pesan));
    }
    let rencana = bayar::siapkan(tx, p, &s.acuan, (s.total_jual, s.total_beli), &m.pembayaran)?;
    let kategori = if s.jual.is_empty() { "PEMBELIAN" } else { "PENJUALAN" };
    let setuju = transaksi::setuju(tx, p, &m.otorisasi, &s.alasan, (s.nominal(), kategori))?;
    let mut dok = Dok::buka(tx, JenisDok::JualBeliManual, &p.user_id)?;
    let no = dok.no().clone();
    let oto = setuju.as_ref().map(|o| o.id.clone()).unwrap_or_default();
    let nomor = |dok: &mut Dok<'_, '_>, jenis, n: usize| -> Hasil<Vec<NoFaktur>> {
        let tgl = dok.tgl_system();
        (0..n).map(|_| Ok(db::nomor_berikut(dok.tx(), jenis, tgl)?)).collect()
    };
    let no_jual = nomor(&mut dok, JenisDok::Penjualan, s.jual.len())?;
    let no_beli = nomor(&mut dok, JenisDok::Pembelian, s.beli.len())?;
    let kepala =
        Kepala { tgl_dokumen, sales: &kode_sales, keterangan: &keterangan, kembali: rencana.kembali };
    tulis_kepala(&mut dok, &s, &siapa, &kepala)?;
    let baris: Vec<(&Baris, &NoFaktur)> =
        s.jual.iter().zip(&no_jual).chain(s.beli.iter().zip(&no_beli)).collect();
    tulis_baris(&mut dok, &baris, &kode_sales, &oto)?;
    gerak(&mut dok, &s)?;
    bayar_tulis::baris(&mut dok, Tabel::Manual, &rencana)?;
    bayar_tulis::uang(&mut dok, p, &s.acuan, &rencana, bayar_tulis::kategori_niaga)?;
    if let Some(o) = &setuju {
        otorisasi::tautkan(dok.tx(), o, &no.to_string())?;
    }
    let tgl_system = dok.tgl_system().to_string();
    let isi = serde_json::json!({
        "jenis": s.jenis(), "jual": s.total_jual, "beli": s.total_beli, "sales": kode_sales,
        "pelanggan": siapa.kode_pelanggan, "otorisasi": oto,
    });
    dok.tutup("JUAL BELI MANUAL", &isi)?;
    Ok(Tercatat {
        no_faktur_group: no.to_string(),
        jenis: s.jenis(),
        tgl_system,
        no_faktur_jual: no_jual.iter().map(ToString::to_string).collect(),
        no_faktur_beli: no_beli.iter().map(ToString::to_string).collect(),
        neto: s.neto,
        kembali: rencana.kembali,
    })
}

/// What the head holds beside its customer and its sums.
struct Kepala<'a> {
    tgl_dokumen: Tanggal,
    sales: &'a str,
    keterangan: &'a str,
    kembali: Rupiah,
}

const KOLOM: [&str; 18] = [
    "toko",
    "no_faktur_group",
    "jenis",
    "tgl_system",
    "waktu",
    "oleh",
    "kode_sales",
    "kode_pelanggan",
    "kode_member",
    "nama_customer",
    "alamat_customer",
    "no_hp",
    "keterangan",
    "total_jual",
    "total_beli",
    "neto",
    "kembali",
    "tgl_dokumen",
];

fn tulis_kepala(dok: &mut Dok<'_, '_>, s: &Siap, w: &Pelanggan, k: &Kepala<'_>) -> Hasil<()> {
    let (no, tgl, waktu, oleh) = (dok.no().clone(), dok.tgl_system(), dok.waktu(), dok.oleh().clone());
    let tx = dok.tx();
    let nilai: Vec<Val> = vec![
        tx.toko().into(),
        (&no).into(),
        s.jenis().into(),
        tgl.into(),
        waktu.into(),
        (&oleh).into(),
        k.sales.into(),
        w.kode_pelanggan.as_str().into(),
        w.kode_member.as_str().into(),
        w.nama_customer.as_str().into(),
        w.alamat_customer.as_str().into(),
        w.no_hp.as_str().into(),
        k.keterangan.into(),
        s.total_jual.into(),
        s.total_beli.into(),
        s.neto.into(),
        k.kembali.into(),
        k.tgl_dokumen.into(),
    ];
    tx.sisip_banyak("manual", &KOLOM, std::iter::once(Ok::<_, db::Error>(nilai)))?;
    Ok(())
}

const KOLOM_BARIS: [&str; 28] = [
    "toko",
    "no_faktur_group",
    "baris",
    "sisi",
    "no_faktur",
    "tgl_system",
    "kode_sales",
    "kode_group",
    "kode_dept",
    "nama_dept",
    "deskripsi",
    "kode_gudang",
    "kode_baki",
    "qty",
    "kadar",
    "berat",
    "berat_atribut",
    "konversi_berat",
    "harga_gram",
    "ongkos",
    "harga_hitung",
    "harga",
    "total_pokok",
    "tarif_ppn",
    "dpp",
    "ppn",
    "otorisasi",
    "rincian",
];

fn tulis_baris(dok: &mut Dok<'_, '_>, semua: &[(&Baris, &NoFaktur)], sales: &str, oto: &str) -> Hasil<()> {
    let (no, tgl) = (dok.no().clone(), dok.tgl_system());
    let tx = dok.tx();
    let toko = tx.toko().clone();
    let baris = semua.iter().zip(1_i64..).map(|((b, faktur), n)| {
        let rincian = serde_json::to_string(&b.rumus).map_err(|e| db::Error::Lain(e.to_string()))?;
        let v: Vec<Val> = vec![
            (&toko).into(),
            (&no).into(),
            n.into(),
            b.sisi.into(),
            (*faktur).into(),
            tgl.into(),
            sales.into(),
            b.kode_group.as_str().into(),
            b.kode_dept.as_str().into(),
            b.nama_dept.as_str().into(),
            b.deskripsi.as_str().into(),
            b.kode_gudang.as_str().into(),
            b.kode_toko.as_str().into(),
            b.qty.into(),
            b.kadar.into(),
            b.berat.into(),
            b.berat_atribut.into(),
            b.konversi_berat.into(),
            b.harga_gram.into(),
            b.ongkos.into(),
            b.harga_hitung.into(),
            b.harga.into(),
            b.stok.isi.nilai.into(),
            b.tarif_ppn.sebagai_perseratus().into(),
            b.dpp.into(),
            b.ppn.into(),
            if b.alasan.is_empty() { "" } else { oto }.into(),
            rincian.into(),
        ];
        Ok::<_, db::Error>(v)
    });
    tx.sisip_banyak("manual_baris", &KOLOM_BARIS, baris)?;
    let kena: Vec<pajak::Baris> = semua
        .iter()
        .filter(|(b, _)| b.ppn > Rupiah::NOL)
        .map(|(b, faktur)| pajak::Baris {
            no_faktur: faktur.to_string(),
            jenis: pajak::PPN_KELUARAN.to_owned(),
            tarif: b.tarif_ppn,
            dpp: b.dpp,
            pajak: b.ppn,
        })
        .collect();
    pajak::catat(dok, &kena)?;
    Ok(())
}

/// The stock book: what leaves first, then what comes.
fn gerak(dok: &mut Dok<'_, '_>, s: &Siap) -> Hasil<()> {
    let customer = Lokasi::Luar(Luar::Pelanggan);
    let satu = |b: &Baris| {
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
