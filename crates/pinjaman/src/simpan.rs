//! Lending: whose pledges they are and what they are worth, how much is lent on them at which rate, the bag they go into, and the money
//! out. Above BATAS_HUTANG the pledges are in and the money waits for a second person.

use crate::biaya::{self, BiayaHari, SIMULASI};
use crate::kantong;
use crate::kini::{self, Kejadian};
use crate::minta::HutangMinta;
use crate::plafond::{self, Orang, PlafondPelanggan};
use crate::syarat::{self, Jumlahnya, Ketentuan};
use crate::tabel::{BarisHutang, Kepala};
use crate::taksir::{self, Jaminan};
use crate::tolak::PinjamTolak;
use crate::{GUDANG, mirip, stok};
use barang::pindai::Tujuan;
use barang::titip_customer;
use db::{Conn, Tx};
use konter::bayar::{self, Jumlah, Rencana};
use konter::dokumen::{self, Isian, Ringkas};
use konter::pelanggan::{self, Pelanggan};
use konter::{Alasan, BarisIzin, Dokumen, KodeAlasan, Perlu, henti, meluap};
use ledger::pinjaman::{self, Akun, BarisPinjaman};
use ledger::{Arah, Dok};
use niaga::acuan::Acuan;
use niaga::tahan;
use platform::otorisasi::{Keluar, Rincian};
use platform::salah::Salah;
use platform::{Hasil, Pelaku, Tolak};
use serde::Serialize;
use std::collections::HashSet;
use values::{Berat, JenisDok, Kadar, Persen, Rupiah, Waktu};

pub(crate) const KATEGORI: &str = "HUTANG";
const PALING_BANYAK: usize = 20;

/// What a loan would come to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangHitungan {
    pub detail_barang: Vec<BarisHutang>,
    #[schema(value_type = i64)]
    pub taksiran_rp: Rupiah,
    /// what the pledges carry
    #[schema(value_type = i64)]
    pub plafond_rp: Rupiah,
    pub plafond_pelanggan: Option<PlafondPelanggan>,
    /// never above it
    #[schema(value_type = i64)]
    pub lebur_rp: Rupiah,
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
    /// percent of 30 days
    #[schema(value_type = f64, maximum = 100)]
    pub bunga: Persen,
    #[schema(value_type = f64, maximum = 100)]
    pub denda: Persen,
    pub min_hari: i64,
    pub blok_hari: i64,
    pub grace_hari: i64,
    /// all loans of this customer and day
    #[schema(value_type = i64)]
    pub dasar_bunga_rp: Rupiah,
    #[schema(value_type = i64)]
    pub bunga_per_hari: Rupiah,
    pub tgl_hutang: String,
    pub tenor_hari: i64,
    pub jatuh_tempo: String,
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
    #[schema(value_type = i64)]
    pub diterima_rp: Rupiah,
    /// what redeeming costs after 15, 30, 60 and 120 days
    pub simulasi: Vec<BiayaHari>,
    /// its money waits for the validation
    pub tunggu: bool,
    pub otorisasi: Vec<Alasan>,
    pub permohonan: Option<Keluar>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
pub struct HutangTercatat {
    pub no_faktur_hutang: String,
    pub tgl_system: String,
    pub tgl_hutang: String,
    pub jatuh_tempo: String,
    #[schema(value_type = i64)]
    pub jumlah_hutang: Rupiah,
    #[schema(value_type = i64)]
    pub biaya_rp: Rupiah,
    /// paid out, now or after the validation
    #[schema(value_type = i64)]
    pub diterima_rp: Rupiah,
    #[schema(value_type = f64, maximum = 100)]
    pub bunga: Persen,
    pub tunggu: bool,
    pub no_kantong: String,
}

fn salah(kolom: &str, pesan: impl Into<String>) -> Tolak {
    let pesan = pesan.into();
    PinjamTolak::Isian.pada(kolom, pesan)
}

/// A loan that is looked up and priced, nothing written yet.
pub(crate) struct Siap {
    acuan: Acuan,
    jaminan: Vec<Jaminan>,
    rinci: Vec<BarisHutang>,
    jumlah: Jumlahnya,
    /// none while no principal is typed
    ketentuan: Option<Ketentuan>,
    plafond: Option<PlafondPelanggan>,
    biaya: Rupiah,
    tunggu: bool,
    alasan: Vec<Alasan>,
    kantong: (String, String),
    tujuan: Option<Tujuan>,
    saat: (i64, values::Tanggal, values::Tanggal),
}

impl Siap {
    fn pokok(&self) -> Rupiah {
        self.ketentuan.map_or(Rupiah::NOL, |k| k.pokok)
    }

    fn diterima(&self) -> Hasil<Rupiah> {
        self.pokok().kurang(self.biaya).map_err(meluap)
    }

    /// Over the ceiling and to staff only the owner lends.
    fn pemilik(&self) -> bool {
        hanya_pemilik(&self.alasan)
    }
}

pub(crate) fn hanya_pemilik(alasan: &[Alasan]) -> bool {
    alasan.iter().any(|a| matches!(a.kode, KodeAlasan::Plafond | KodeAlasan::Pegawai))
}

fn barisnya(j: &Jaminan, baris: i64) -> BarisHutang {
    let n = j.nota.as_ref();
    BarisHutang {
        toko: String::new(),
        no_hutang: String::new(),
        baris,
        kode_barcode: n.map(|n| n.kode_barcode.clone()).unwrap_or_default(),
        milik_rantai: n.is_some(),
        toko_nota: n.map(|n| n.toko.clone()).unwrap_or_default(),
        no_faktur_jual: n.map(|n| n.no_faktur_jual.clone()).unwrap_or_default(),
        nama_barang: j.nama_barang.clone(),
        kode_group: j.kode_group.clone(),
        kode_dept: j.kode_dept.clone(),
        kadar_sebut: j.kadar_sebut,
        kadar_uji: j.kadar_uji,
        kadar: j.kadar,
        berat: j.berat,
        berat_atribut: j.berat_atribut,
        murni: j.murni,
        jumlah_batu: j.jumlah_batu,
        kondisi: j.kondisi.clone(),
        harga_gram: Rupiah::new(j.nilai.harga_gram.nilai()),
        nilai_emas_rp: j.nilai.nilai_emas,
        potongan_rp: j.nilai.potongan,
        taksiran_rp: j.nilai.taksiran,
        sumber: j.nilai.sumber.to_owned(),
        ltv: j.nilai.ltv,
        plafond_rp: j.nilai.plafond,
        lebur_rp: j.nilai.lebur,
        pokok_rp: Rupiah::NOL,
        gudang: GUDANG.to_owned(),
        kode_toko: String::new(),
    }
}

fn jaminan(c: &mut Conn, p: &Pelaku, a: &mut Acuan, m: &HutangMinta) -> Hasil<Vec<Jaminan>> {
    if m.detail_barang.is_empty() || m.detail_barang.len() > PALING_BANYAK {
        return Err(salah("detail_barang", format!("Isi 1 sampai {PALING_BANYAK} barang jaminan")));
    }
    let (mut s, mut semua, mut pernah) = (Salah::default(), Vec::new(), HashSet::new());
    for (ke, b) in m.detail_barang.iter().enumerate() {
        let hasil = taksir::baris(c, p, a, b);
        let Some(j) = henti::baris(hasil, ke, &mut s)? else { continue };
        let kunci = j.nota.as_ref().map(|n| (n.toko.clone(), n.no_faktur_jual.clone()));
        if kunci.is_some_and(|k| !pernah.insert(k)) {
            s.beri(ke, "no_faktur_jual", "Data Sudah Ada Di Tabel");
        }
        semua.push(j);
    }
    s.tolak(PinjamTolak::Baris)?;
    Ok(semua)
}

/// Looks up and prices; `utuh` when it is to be written: then everything must be there.
fn siapkan(
    c: &mut Conn,
    p: &Pelaku,
    m: &HutangMinta,
    (o, kini, utuh): (Option<&Orang>, Waktu, bool),
) -> Hasil<Siap> {
    let mut acuan = Acuan::baca(c, p)?;
    let jaminan = jaminan(c, p, &mut acuan, m)?;
    let jumlah = syarat::jumlahkan(jaminan.iter().map(|j| &j.nilai))?;
    let saat = syarat::tenor(&acuan, m.tenor_hari, kini)?;
    if m.jumlah_hutang < Rupiah::NOL || (utuh && m.jumlah_hutang == Rupiah::NOL) {
        return Err(salah("jumlah_hutang", "Jumlah Hutang Harus Diisi"));
    }
    let mut rinci: Vec<BarisHutang> = jaminan.iter().zip(1_i64..).map(|(j, n)| barisnya(j, n)).collect();
    let plafond = plafond::pelanggan_ini(c, &acuan, o, "")?;
    let mut alasan: Vec<Alasan> = jaminan
        .iter()
        .enumerate()
        .flat_map(|(ke, j)| j.alasan.iter().map(move |a| a.di(ke, &j.nama_barang)))
        .collect();
    for (ke, j) in jaminan.iter().enumerate() {
        alasan.extend(mirip::nota(c, o, j)?.map(|a| a.di(ke, &j.nama_barang)));
    }
    let (mut ketentuan, mut biaya) = (None, Rupiah::NOL);
    if m.jumlah_hutang > Rupiah::NOL {
        syarat::di_bawah_lebur(m.jumlah_hutang, &jumlah)?;
        syarat::sebar(m.jumlah_hutang, &mut rinci)?;
        ketentuan = Some(syarat::tetapkan(c, &acuan, o, m.jumlah_hutang, saat, "")?);
        biaya = acuan.batas("BIAYA_HUTANG").max(Rupiah::NOL);
        if biaya >= m.jumlah_hutang {
            return Err(salah("jumlah_hutang", format!("Pinjaman harus lebih dari biayanya {biaya}")));
        }
        alasan.extend(plafond::alasan(m.jumlah_hutang, jumlah.plafond, plafond.as_ref(), o)?);
        alasan.push(syarat::diuji());
        alasan.extend(syarat::tenor_lain(&acuan, saat.0, None));
        let disebut = pelanggan::rapi(&m.customer.nama_customer);
        alasan.extend(syarat::rekening_lain(&m.pembayaran, o.map_or(disebut.as_str(), Orang::nama)));
    }
    let kantong = if utuh { bungkus(c, p, m)? } else { (String::new(), String::new()) };
    // All of that customer's loans of the day together: two small ones are no way around it.
    let tunggu = ketentuan.is_some_and(|k| k.dasar > acuan.batas("BATAS_HUTANG"));
    Ok(Siap {
        acuan,
        jaminan,
        rinci,
        jumlah,
        ketentuan,
        plafond,
        biaya,
        tunggu,
        alasan,
        kantong,
        tujuan: None,
        saat,
    })
}

/// The bag and its place; a number that is in use is refused here already.
fn bungkus(c: &mut Conn, p: &Pelaku, m: &HutangMinta) -> Hasil<(String, String)> {
    let (no, tempat) = kantong::periksa(&m.no_kantong, &m.tempat)?;
    kantong::bukan_nomor_nanti(c, &p.toko, &no)?;
    if let Some(siapa) = kantong::pemilik(c, &p.toko, &no)? {
        let pesan = format!("Kantong {no} sudah dipakai pinjaman {siapa}");
        return Err(PinjamTolak::Kantong.pada("no_kantong", pesan));
    }
    Ok((no, tempat))
}

/// A pledge as it is approved.
#[derive(Serialize)]
struct Terikat<'a> {
    nota: &'a str,
    barcode: &'a str,
    nama: &'a str,
    berat: Berat,
    atribut: Berat,
    kadar: Kadar,
    kondisi: &'a str,
    taksiran: Rupiah,
    pokok: Rupiah,
}

pub(crate) fn izin(baris: &[BarisHutang]) -> Hasil<Vec<BarisIzin>> {
    baris
        .iter()
        .map(|b| {
            let isi = Terikat {
                nota: &b.no_faktur_jual,
                barcode: &b.kode_barcode,
                nama: &b.nama_barang,
                berat: b.berat,
                atribut: b.berat_atribut,
                kadar: b.kadar,
                kondisi: &b.kondisi,
                taksiran: b.taksiran_rp,
                pokok: b.pokok_rp,
            };
            let uraian = format!(
                "{} g, kadar {} %, {}, plafond {}, lebur {}",
                b.berat, b.kadar, b.kondisi, b.plafond_rp, b.lebur_rp
            );
            BarisIzin::new(Rincian::jumlah(b.nama_barang.clone(), uraian, b.taksiran_rp), &isi)
        })
        .collect()
}

/// What a loan would come to; nothing is written.
pub fn hitung(c: &mut Conn, p: &Pelaku, m: &HutangMinta, kini: Waktu) -> Hasil<HutangHitungan> {
    let orang = Orang::disebut(c, &m.customer)?;
    let s = siapkan(c, p, m, (orang.as_ref(), kini, false))?;
    let perlu = Perlu {
        alasan: &s.alasan,
        nominal: s.pokok(),
        neto: None,
        kategori: KATEGORI,
        baris: izin(&s.rinci)?,
        customer: &m.customer,
        pembayaran: &m.pembayaran,
    };
    let permohonan = perlu.permohonan().map(|h| h.pemilik(s.pemilik()).keluar()).transpose()?;
    let k = s.ketentuan;
    let (bunga_per_hari, simulasi) = match &k {
        Some(k) => {
            let rinci = values::bunga::bunga_per_hari(k.pokok, k.tarif.bunga).map_err(meluap)?;
            (rinci, biaya::setelah(&k.syarat()?, k.mulai, &SIMULASI)?)
        }
        None => (Rupiah::NOL, Vec::new()),
    };
    let (tenor_hari, mulai, tempo) = s.saat;
    Ok(HutangHitungan {
        taksiran_rp: s.jumlah.taksiran,
        plafond_rp: s.jumlah.plafond,
        plafond_pelanggan: s.plafond.clone(),
        lebur_rp: s.jumlah.lebur,
        jumlah_hutang: s.pokok(),
        bunga: k.map_or(Persen::perseratus(0), |k| k.tarif.bunga),
        denda: k.map_or(Persen::perseratus(0), |k| k.tarif.denda),
        min_hari: k.map_or(0, |k| k.tarif.min_hari),
        blok_hari: k.map_or(0, |k| k.tarif.blok_hari),
        grace_hari: k.map_or(0, |k| k.tarif.grace_hari),
        dasar_bunga_rp: k.map_or(Rupiah::NOL, |k| k.dasar),
        bunga_per_hari,
        tgl_hutang: mulai.to_string(),
        tenor_hari,
        jatuh_tempo: tempo.to_string(),
        biaya_rp: s.biaya,
        diterima_rp: s.diterima()?,
        simulasi,
        tunggu: s.tunggu,
        otorisasi: s.alasan.clone(),
        permohonan,
        detail_barang: s.rinci,
    })
}

/// A loan on its way through the counter.
struct Dipinjamkan<'a>(&'a HutangMinta);

impl Dokumen for Dipinjamkan<'_> {
    type Siap = Siap;

    const JENIS: JenisDok = JenisDok::Hutang;

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

    fn siapkan(&self, tx: &mut Tx<'_>, p: &Pelaku, siapa: &Pelanggan) -> Hasil<Siap> {
        dikenal(siapa)?;
        let orang = Orang::dari(tx, &siapa.kode_pelanggan)?;
        let kini = tx.sekarang();
        let mut s = siapkan(tx, p, self.0, (orang.as_ref(), kini, true))?;
        if s.tunggu && !self.0.pembayaran.is_empty() {
            let pesan = "Pinjaman ini dicairkan setelah divalidasi, kosongkan pembayarannya";
            return Err(salah("pembayaran", pesan));
        }
        s.tujuan = Some(stok::baki(tx, &p.toko, s.jaminan.len())?);
        Ok(s)
    }

    fn ringkas<'s>(&self, s: &'s Siap) -> Hasil<Ringkas<'s>> {
        let keluar = if s.tunggu { Rupiah::NOL } else { s.diterima()? };
        Ok(Ringkas {
            hari: &s.acuan.hari,
            jumlah: Jumlah { masuk: Rupiah::NOL, keluar },
            alasan: &s.alasan,
            nominal: s.pokok(),
            kategori: KATEGORI,
            baris: izin(&s.rinci)?,
        })
    }

    fn hanya_pemilik(&self, s: &Siap) -> bool {
        s.pemilik()
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
        if s.kantong.0.is_empty() {
            s.kantong.0.clone_from(&no);
        }
        let kepala = kepala(dok, s, k, &self.0.no_faktur_manual)?;
        dok.tx().sisip([kepala.clone()])?;
        lengkapi(dok, s)?;
        for (b, j) in s.rinci.iter().zip(&s.jaminan) {
            pegang(dok.tx(), j, &no)?;
            dok.tx().sisip([b.clone()])?;
        }
        stok::masuk(dok, &s.rinci)?;
        kini::mulai(dok, &kepala)?;
        let isi = kantong::Isi { no_kantong: &s.kantong.0, no_hutang: &no, tempat: &s.kantong.1 };
        kantong::isi(dok, isi)?;
        let kejadian = Kejadian { peristiwa: "BUKA", rujukan: &no, ..Kejadian::default() };
        kini::catat(dok, &no, &kejadian)?;
        if s.tunggu { Ok(()) } else { bukukan(dok, &kepala) }
    }

    fn jejak(&self, s: &Siap, k: &konter::Kepala) -> (&'static str, serde_json::Value) {
        let isi = serde_json::json!({
            "barang": s.jaminan.len(), "pokok": s.pokok(), "taksiran": s.jumlah.taksiran, "plafond": s.jumlah.plafond,
            "bunga": s.ketentuan.map(|k| k.tarif.bunga), "kantong": s.kantong.0, "penguji": k.disetujui, "tunggu": s.tunggu,
            "pelanggan": k.siapa.kode_pelanggan, "otorisasi": k.otorisasi,
        });
        (KATEGORI, isi)
    }
}

/// Money is lent to somebody with a name, an address and an identity.
fn dikenal(siapa: &Pelanggan) -> Hasil<()> {
    if siapa.kode_pelanggan.is_empty() {
        return Err(salah("customer.nama_customer", "Nama Customer Harus Diisi"));
    }
    if siapa.sidik_nik.is_empty() {
        return Err(salah("customer.nik", "NIK Harus Diisi"));
    }
    if siapa.alamat_customer.is_empty() {
        return Err(salah("customer.alamat_customer", "Alamat Harus Diisi"));
    }
    Ok(())
}

/// A piece of the chain is nobody else's to take while it is here.
fn pegang(tx: &mut Tx<'_>, j: &Jaminan, no: &str) -> Hasil<()> {
    let Some(n) = &j.nota else { return Ok(()) };
    if !tahan::tahan(tx, n, no)? {
        let pesan = format!("Barang nota {} baru saja masuk ke dokumen lain", n.no_faktur_jual);
        return Err(PinjamTolak::Ditahan.tolak(pesan));
    }
    match &j.kartu {
        Some(k) => titip_customer::terima(tx, k),
        None => Ok(()),
    }
}

/// The lines get their numbers and their place; a piece without a card a tag for the time it is here.
fn lengkapi(dok: &mut Dok<'_, '_>, s: &mut Siap) -> Hasil<()> {
    let no = dok.no().to_string();
    let tanpa = s.jaminan.iter().filter(|j| j.kartu.is_none()).count();
    let mut tanda = barang::ambil_barcode(dok.tx(), tanpa)?.into_iter();
    let toko = dok.tx().toko().to_string();
    let baki = s.tujuan.as_ref().map(|t| t.baki.to_string()).unwrap_or_default();
    for (b, j) in s.rinci.iter_mut().zip(&s.jaminan) {
        let kode = match &j.kartu {
            Some(k) => k.kode_barcode.clone(),
            None => tanda.next().ok_or_else(|| db::Error::Lain("barcode habis".to_owned()))?,
        };
        b.toko.clone_from(&toko);
        b.no_hutang.clone_from(&no);
        b.kode_barcode = kode.to_string();
        b.kode_toko.clone_from(&baki);
    }
    Ok(())
}

/// Nothing was typed that the head needs.
fn tanpa_pokok() -> Tolak {
    salah("jumlah_hutang", "Jumlah Hutang Harus Diisi")
}

fn kepala(dok: &mut Dok<'_, '_>, s: &Siap, k: &konter::Kepala, manual: &str) -> Hasil<Kepala> {
    let manual = pelanggan::rapi(manual);
    if manual.chars().count() > 30 {
        return Err(salah("no_faktur_manual", "Paling banyak 30 karakter"));
    }
    let n = s.ketentuan.ok_or_else(tanpa_pokok)?;
    let no = dok.no().to_string();
    let w = k.siapa.clone();
    Ok(Kepala {
        toko: dok.tx().toko().to_string(),
        no_hutang: no.clone(),
        asal: "BARU".to_owned(),
        no_asal: String::new(),
        no_lunas: String::new(),
        no_akar: no,
        no_faktur_manual: manual,
        tgl_system: dok.tgl_system().to_string(),
        waktu: dok.waktu().to_string(),
        input_by: dok.oleh().to_string(),
        kode_sales: k.kode_sales.clone(),
        kode_pelanggan: w.kode_pelanggan,
        kode_member: w.kode_member,
        jenis_pelanggan: w.jenis_pelanggan,
        nama_customer: w.nama_customer,
        alamat_customer: w.alamat_customer,
        no_hp: w.no_hp,
        sidik_nik: w.sidik_nik,
        nik_samar: w.nik_samar,
        tgl_hutang: n.mulai.to_string(),
        tenor_hari: n.tenor,
        jatuh_tempo: n.tempo.to_string(),
        taksiran_rp: s.jumlah.taksiran,
        plafond_rp: s.jumlah.plafond,
        lebur_rp: s.jumlah.lebur,
        pokok_rp: n.pokok,
        bunga: n.tarif.bunga,
        denda: n.tarif.denda,
        min_hari: n.tarif.min_hari,
        blok_hari: n.tarif.blok_hari,
        grace_hari: n.tarif.grace_hari,
        pembulatan: n.pembulatan,
        dasar_bunga_rp: n.dasar,
        biaya_rp: s.biaya,
        penguji: k.disetujui.clone(),
        no_kantong: s.kantong.0.clone(),
        tunggu: s.tunggu,
        keterangan: k.keterangan.clone(),
        otorisasi: k.otorisasi.clone(),
    })
}

/// What a loan is in the book once its money is out: owed by the customer, and the fee that was kept back.
pub(crate) fn bukukan(dok: &mut Dok<'_, '_>, k: &Kepala) -> Hasil<()> {
    let mut baris = vec![BarisPinjaman {
        no_hutang: k.no_hutang.clone(),
        akun: Akun::Pokok,
        arah: Arah::Masuk,
        jumlah: k.pokok_rp,
    }];
    if k.biaya_rp > Rupiah::NOL {
        baris.push(BarisPinjaman {
            no_hutang: k.no_hutang.clone(),
            akun: Akun::Biaya,
            arah: Arah::Masuk,
            jumlah: k.biaya_rp,
        });
    }
    pinjaman::catat(dok, &baris)?;
    Ok(())
}

/// Lends money on pledges.
pub fn simpan(tx: &mut Tx<'_>, p: &Pelaku, m: &HutangMinta) -> Hasil<HutangTercatat> {
    bayar::uang_saja(&m.pembayaran, "Pinjaman")?;
    let d = dokumen::simpan(tx, p, &Dipinjamkan(m))?;
    let k = d.siap.ketentuan.ok_or_else(tanpa_pokok)?;
    Ok(HutangTercatat {
        no_faktur_hutang: d.no.to_string(),
        tgl_system: d.tgl_system.to_string(),
        tgl_hutang: k.mulai.to_string(),
        jatuh_tempo: k.tempo.to_string(),
        jumlah_hutang: k.pokok,
        biaya_rp: d.siap.biaya,
        diterima_rp: d.siap.diterima()?,
        bunga: k.tarif.bunga,
        tunggu: d.siap.tunggu,
        no_kantong: d.siap.kantong.0.clone(),
    })
}
