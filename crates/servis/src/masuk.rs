//! Taking a customer's pieces in: who brings them, what they are and weigh, what is to be done by when and for how much, and what is
//! paid down. The pieces lie in REPARASI from the same document on.

use crate::barang_masuk::{self, Masuk, Pembawa};
use crate::minta::ServiceMinta;
use crate::pajak;
use crate::tabel::{BarisService, Kepala};
use crate::tahap::{self, Kejadian};
use crate::tolak::ServisTolak;
use crate::{GUDANG, stok};
use barang::pindai::Tujuan;
use barang::titip_customer;
use db::{Conn, Tx};
use konter::bayar::{self, Jumlah, Rencana};
use konter::dokumen::{self, Isian, Ringkas};
use konter::pelanggan::Pelanggan;
use konter::{Alasan, BarisIzin, Dokumen, Hari, Perlu, henti, meluap, rupiah, uang_muka};
use ledger::Dok;
use niaga::acuan::Acuan;
use niaga::tahan;
use platform::otorisasi::{Keluar, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku, Tolak};
use serde::Serialize;
use std::collections::HashSet;
use values::{Berat, JenisDok, Kadar, Rupiah, Tanggal};

pub(crate) const KATEGORI: &str = "SERVICE";
const PALING_BANYAK: usize = 20;

/// A line as the server sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceBarisHitung)]
pub struct BarisHitung {
    pub kode_barcode: String,
    pub no_faktur_jual: String,
    pub toko_nota: String,
    pub nama_barang: String,
    pub kode_group: String,
    pub kode_dept: String,
    #[schema(value_type = f64, maximum = 100)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub berat: Berat,
    /// 0 for a piece that is not of the chain
    #[schema(value_type = f64)]
    pub berat_nota: Berat,
    #[schema(value_type = i64)]
    pub taksiran_rp: Rupiah,
    #[schema(value_type = i64)]
    pub estimasi_rp: Rupiah,
    pub milik_rantai: bool,
}

/// What a service would come to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceHitungan)]
pub struct HitunganService {
    #[schema(value_type = i64)]
    pub estimasi_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    #[schema(value_type = i64)]
    pub sisa_rp: Rupiah,
    pub tgl_janji: String,
    pub detail_barang: Vec<BarisHitung>,
    pub otorisasi: Vec<Alasan>,
    pub permohonan: Option<Keluar>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = ServiceTercatat)]
pub struct Tercatat {
    pub no_service: String,
    pub tgl_system: String,
    #[schema(value_type = i64)]
    pub estimasi_rp: Rupiah,
    #[schema(value_type = i64)]
    pub dp_rp: Rupiah,
    /// change
    #[schema(value_type = i64)]
    pub kembali: Rupiah,
    pub tgl_janji: String,
}

pub(crate) fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    ServisTolak::Isian.pada(kolom, pesan)
}

/// The day it is promised for: today or later, within a year.
pub(crate) fn janji(h: &Hari, teks: &str) -> Hasil<Tanggal> {
    uang_muka::janji(h, teks, 366, ServisTolak::Isian)
}

/// Lines that are looked up and checked.
pub(crate) struct Siap {
    pub(crate) hari: Hari,
    pub(crate) janji: Tanggal,
    pub(crate) estimasi: Rupiah,
    baris: Vec<Masuk>,
    alasan: Vec<Alasan>,
    tujuan: Option<Tujuan>,
}

fn siapkan(c: &mut Conn, p: &Pelaku, m: &ServiceMinta) -> Hasil<Siap> {
    let hari = Hari::baca(c, p)?;
    let janji = janji(&hari, &m.tgl_janji)?;
    if m.detail_barang.is_empty() || m.detail_barang.len() > PALING_BANYAK {
        return Err(salah("detail_barang", format!("Isi 1 sampai {PALING_BANYAK} barang")));
    }
    // A worth is a memo: without prices of the day it is what was typed.
    let mut acuan = Acuan::baca(c, p).ok();
    let pembawa = Pembawa::baca(c, &m.customer)?;
    let (mut s, mut baris, mut pernah) = (Salah::default(), Vec::new(), HashSet::new());
    for (ke, b) in m.detail_barang.iter().enumerate() {
        let hasil = barang_masuk::baris(c, p, (&hari, &pembawa), acuan.as_mut(), b);
        let Some(b) = henti::baris(hasil, ke, &mut s)? else { continue };
        let kunci = b.nota.as_ref().map(|n| (n.toko.clone(), n.no_faktur_jual.clone()));
        if kunci.is_some_and(|k| !pernah.insert(k)) {
            s.beri(ke, "no_faktur_jual", "Data Sudah Ada Di Tabel");
        }
        baris.push(b);
    }
    s.tolak(ServisTolak::Baris)?;
    let estimasi = rupiah(baris.iter().map(|b| b.estimasi))?;
    if m.dp_rp < Rupiah::NOL || m.dp_rp > estimasi {
        return Err(salah("dp_rp", format!("Uang muka 0 sampai estimasi {estimasi}")));
    }
    if let Some(layar) = m.estimasi_rp.filter(|e| *e != estimasi) {
        let pesan = format!("Estimasi di layar {layar} tidak sama dengan hitungan server {estimasi}");
        return Err(salah("estimasi_rp", pesan));
    }
    let alasan = baris
        .iter()
        .enumerate()
        .flat_map(|(ke, b)| b.alasan.iter().map(move |a| a.di(ke, &b.nama_barang)))
        .collect();
    Ok(Siap { hari, janji, estimasi, baris, alasan, tujuan: None })
}

/// A line as it is approved.
#[derive(Serialize)]
struct Terikat<'a> {
    nota: &'a str,
    barcode: &'a str,
    nama: &'a str,
    berat: Berat,
    batu: i64,
    estimasi: Rupiah,
}

fn izin(s: &Siap) -> Hasil<Vec<BarisIzin>> {
    s.baris
        .iter()
        .map(|b| {
            let n = b.nota.as_ref();
            let (nota, barcode) = n.map_or(("", ""), |n| (&n.no_faktur_jual, &n.kode_barcode));
            let isi = Terikat {
                nota,
                barcode,
                nama: &b.nama_barang,
                berat: b.berat,
                batu: b.jumlah_batu,
                estimasi: b.estimasi,
            };
            let uraian = format!("{} g, {} batu {nota}", b.berat, b.jumlah_batu);
            BarisIzin::new(Rincian::jumlah(b.nama_barang.clone(), uraian.trim(), b.taksiran), &isi)
        })
        .collect()
}

/// What a service would come to; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &ServiceMinta) -> Hasil<HitunganService> {
    let s = siapkan(c, p, m)?;
    let perlu = Perlu {
        alasan: &s.alasan,
        nominal: s.estimasi,
        neto: None,
        kategori: KATEGORI,
        baris: izin(&s)?,
        customer: &m.customer,
        pembayaran: &m.pembayaran,
    };
    let permohonan = perlu.permohonan().map(|h| h.keluar()).transpose()?;
    let detail_barang = s.baris.iter().map(|b| {
        let n = b.nota.as_ref();
        let nota = |f: fn(&niaga::beli::Nota) -> &String| n.map(|n| f(n).clone()).unwrap_or_default();
        BarisHitung {
            kode_barcode: nota(|n| &n.kode_barcode),
            no_faktur_jual: nota(|n| &n.no_faktur_jual),
            toko_nota: nota(|n| &n.toko),
            nama_barang: b.nama_barang.clone(),
            kode_group: b.kode_group.clone(),
            kode_dept: b.kode_dept.clone(),
            kadar: b.kadar,
            berat: b.berat,
            berat_nota: n.map_or(Berat::NOL, |n| n.berat_asli),
            taksiran_rp: b.taksiran,
            estimasi_rp: b.estimasi,
            milik_rantai: n.is_some(),
        }
    });
    Ok(HitunganService {
        estimasi_rp: s.estimasi,
        dp_rp: m.dp_rp,
        sisa_rp: s.estimasi.kurang(m.dp_rp).map_err(meluap)?,
        tgl_janji: s.janji.to_string(),
        detail_barang: detail_barang.collect(),
        otorisasi: s.alasan.clone(),
        permohonan,
    })
}

/// A service on its way through the counter.
struct Diterima<'a>(&'a ServiceMinta);

impl Dokumen for Diterima<'_> {
    type Siap = Siap;

    const JENIS: JenisDok = JenisDok::Service;

    fn isian(&self) -> Isian<'_> {
        Isian {
            customer: &self.0.customer,
            kode_sales: &self.0.kode_sales,
            keterangan: &self.0.keterangan,
            tgl_dokumen: "",
            pembayaran: &self.0.pembayaran,
            neto: None,
            otorisasi: &self.0.otorisasi,
        }
    }

    fn siapkan(&self, tx: &mut Tx<'_>, p: &Pelaku, _: &Pelanggan) -> Hasil<Siap> {
        let mut s = siapkan(tx, p, self.0)?;
        s.tujuan = Some(stok::baki(tx, &p.toko, s.baris.len())?);
        Ok(s)
    }

    fn ringkas<'s>(&self, s: &'s Siap) -> Hasil<Ringkas<'s>> {
        Ok(Ringkas {
            hari: &s.hari,
            jumlah: Jumlah { masuk: self.0.dp_rp, keluar: Rupiah::NOL },
            alasan: &s.alasan,
            nominal: s.estimasi,
            kategori: KATEGORI,
            baris: izin(s)?,
        })
    }

    fn kategori_uang(_: &bayar::BarisBayar) -> &'static str {
        KATEGORI
    }

    fn tulis(
        &self,
        dok: &mut Dok<'_, '_>,
        _: &Pelaku,
        s: &mut Siap,
        k: &konter::Kepala,
        _: &Rencana,
    ) -> Hasil<()> {
        let no = dok.no().to_string();
        kepala(dok, s, k, self.0.dp_rp)?;
        let baris = barisnya(dok, s)?;
        for (b, m) in baris.iter().zip(&s.baris) {
            pegang(dok.tx(), m, &no)?;
            dok.tx().sisip([b.clone()])?;
        }
        stok::masuk(dok, &baris)?;
        uang_muka::terima(dok, self.0.dp_rp)?;
        let nomor = dok.no().clone();
        pajak::muka_masuk(dok, &nomor, self.0.dp_rp)?;
        tahap::catat(dok, &no, &Kejadian { tahap: "MASUK", rujukan: &no, ..Kejadian::default() })?;
        tahap::mulai(dok, &no)
    }

    fn jejak(&self, s: &Siap, k: &konter::Kepala) -> (&'static str, serde_json::Value) {
        let isi = serde_json::json!({
            "barang": s.baris.len(), "estimasi": s.estimasi, "dp": self.0.dp_rp, "janji": s.janji,
            "pelanggan": k.siapa.kode_pelanggan, "otorisasi": k.otorisasi,
        });
        (KATEGORI, isi)
    }
}

/// A piece of the chain is nobody else's to take while it is here.
fn pegang(tx: &mut Tx<'_>, m: &Masuk, no: &str) -> Hasil<()> {
    let Some(n) = &m.nota else { return Ok(()) };
    if !tahan::tahan(tx, n, no)? {
        let pesan = format!("Barang nota {} baru saja masuk ke dokumen lain", n.no_faktur_jual);
        return Err(ServisTolak::Ditahan.tolak(pesan));
    }
    match &m.kartu {
        Some(k) => titip_customer::terima(tx, k),
        None => Ok(()),
    }
}

fn kepala(dok: &mut Dok<'_, '_>, s: &Siap, k: &konter::Kepala, dp_rp: Rupiah) -> Hasil<()> {
    let w = k.siapa.clone();
    let no = dok.no().to_string();
    let baris = Kepala {
        toko: dok.tx().toko().to_string(),
        no_service: no.clone(),
        jenis: "CUSTOMER".to_owned(),
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        input_by: dok.oleh().to_string(),
        kode_sales: k.kode_sales.clone(),
        kode_pelanggan: w.kode_pelanggan,
        kode_member: w.kode_member,
        nama_customer: w.nama_customer,
        alamat_customer: w.alamat_customer,
        no_hp: w.no_hp,
        no_faktur_group: no,
        tgl_janji: s.janji.to_string(),
        estimasi_rp: s.estimasi,
        dp_rp,
        keterangan: k.keterangan.clone(),
        otorisasi: k.otorisasi.clone(),
    };
    dok.tx().sisip([baris])?;
    Ok(())
}

/// The lines, each with its own barcode or a tag for the time it is here.
fn barisnya(dok: &mut Dok<'_, '_>, s: &Siap) -> Hasil<Vec<BarisService>> {
    let no = dok.no().to_string();
    let tanpa = s.baris.iter().filter(|b| b.kartu.is_none()).count();
    let mut tanda = barang::ambil_barcode(dok.tx(), tanpa)?.into_iter();
    let toko = dok.tx().toko().to_string();
    let baki = s.tujuan.as_ref().map(|t| t.baki.to_string()).unwrap_or_default();
    s.baris
        .iter()
        .zip(1_i64..)
        .map(|(b, baris)| {
            let kode = match &b.kartu {
                Some(k) => k.kode_barcode.clone(),
                None => tanda.next().ok_or_else(|| db::Error::Lain("barcode habis".to_owned()))?,
            };
            let n = b.nota.as_ref();
            Ok(BarisService {
                toko: toko.clone(),
                no_service: no.clone(),
                baris,
                kode_barcode: kode.to_string(),
                milik_rantai: n.is_some(),
                toko_nota: n.map(|n| n.toko.clone()).unwrap_or_default(),
                no_faktur_jual: n.map(|n| n.no_faktur_jual.clone()).unwrap_or_default(),
                nama_barang: b.nama_barang.clone(),
                kode_group: b.kode_group.clone(),
                kode_dept: b.kode_dept.clone(),
                kadar: b.kadar,
                berat: b.berat,
                berat_atribut: b.berat_atribut,
                murni: b.murni,
                jumlah_batu: b.jumlah_batu,
                taksiran_rp: b.taksiran,
                estimasi_rp: b.estimasi,
                kondisi: b.kondisi.clone(),
                pekerjaan: db::Json(b.pekerjaan.clone()),
                gudang_asal: String::new(),
                baki_asal: String::new(),
                gudang: GUDANG.to_owned(),
                kode_toko: baki.clone(),
            })
        })
        .collect()
}

/// Takes a customer's pieces in.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &ServiceMinta) -> Hasil<Tercatat> {
    uang_muka::pembuka(&m.customer, &m.pembayaran, ("Uang muka service", ServisTolak::Isian))?;
    let d = dokumen::simpan(tx, p, &Diterima(m))?;
    Ok(Tercatat {
        no_service: d.no.to_string(),
        tgl_system: d.tgl_system.to_string(),
        estimasi_rp: d.siap.estimasi,
        dp_rp: m.dp_rp,
        kembali: d.kembali,
        tgl_janji: d.siap.janji.to_string(),
    })
}
