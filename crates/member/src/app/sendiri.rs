//! What a member sees of their own: points, notas with what each piece would fetch today, money they left with us, works by stage,
//! loans with what redeeming costs. Everything is asked for by the person of the session; a number of somebody else's is not there.

use super::{Anggota, AppTolak, kartu};
use crate::poin;
use crate::riwayat::{self, TanyaRiwayat};
use db::{Conn, args};
use platform::domain::{Domain, KeadaanLacak, NotaAsli, Terlacak};
use platform::{Hasil, Level, Pelaku};
use serde::Serialize;
use std::sync::Arc;
use values::{Berat, Kadar, NoFaktur, Rupiah, Tanggal, UserId, Waktu};

/// Who the card is of, as the app greets them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AppSaya)]
pub struct Saya {
    pub kode_member: String,
    pub nama_customer: String,
    /// the last three digits
    pub no_hp: String,
    pub tingkat: String,
    pub setuju: bool,
    pub point: i64,
    pub bisa_dipakai: i64,
    /// waits for gifts that were claimed
    pub dipesan: i64,
    pub tahan_sampai: String,
    pub kode_toko: String,
    /// what is left of deposits and of money paid down
    #[schema(value_type = i64)]
    pub titipan: Rupiah,
}

pub fn saya(c: &mut Conn, a: &Anggota, hari: Tanggal, kini: Waktu) -> Hasil<Saya> {
    let s = poin::lihat(c, &a.kode_pelanggan, hari, kini)?;
    let (no_hp, setuju) = c
        .one(
            "SELECT no_hp, setuju FROM pelanggan WHERE kode_pelanggan = $1",
            args![a.kode_pelanggan.as_str()],
            |r| Ok((r.get::<String>(0)?, r.flag(1)?)),
        )?
        .unwrap_or_default();
    let titipan = Rupiah::jumlah(titipan(c, a)?.iter().map(|t| t.saldo)).map_err(konter::meluap)?;
    Ok(Saya {
        kode_member: a.kode_member.clone(),
        nama_customer: a.nama_customer.clone(),
        no_hp: no_hp.get(no_hp.len().saturating_sub(3)..).unwrap_or_default().to_owned(),
        tingkat: crate::aturan::tingkat(c, &a.kode_pelanggan, hari)?.nama,
        setuju,
        point: s.point,
        bisa_dipakai: s.bisa_dipakai,
        dipesan: super::klaim::poin_dipesan(c, &a.kode_pelanggan, kini)?,
        tahan_sampai: s.tahan_sampai,
        kode_toko: a.toko.to_string(),
        titipan,
    })
}

/// The story of the member's points.
pub fn poin(c: &mut Conn, domain: &[&Domain], a: &Anggota, sebelum: &str) -> Hasil<riwayat::Halaman> {
    let t = TanyaRiwayat { sebelum: sebelum.to_owned(), jenis: "POIN".to_owned(), ..TanyaRiwayat::default() };
    riwayat::halaman(c, domain, &a.kode_pelanggan, &t)
}

/// Words that go with every estimate.
pub const SYARAT: &str = "harga akhir setelah pemeriksaan";

/// A piece the member still has.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AppMilik)]
pub struct Milik {
    pub no_faktur: String,
    pub tgl: String,
    pub kode_barcode: String,
    pub nama_barang: String,
    #[schema(value_type = f64)]
    pub kadar: Kadar,
    #[schema(value_type = f64)]
    pub berat: Berat,
    #[schema(value_type = i64)]
    pub harga_total: Rupiah,
    /// today's estimate, from a worn piece to a good one with its nota; none where none can be said
    #[schema(value_type = Option<i64>)]
    pub taksiran_dari: Option<Rupiah>,
    #[schema(value_type = Option<i64>)]
    pub taksiran_sampai: Option<Rupiah>,
    pub syarat: String,
}

/// Who estimates on a member's behalf: nobody of the shop, with no right to anything.
fn penaksir(a: &Anggota) -> Hasil<Pelaku> {
    Ok(Pelaku {
        user_id: UserId::parse("app").map_err(|e| db::Error::Lain(e.to_string()))?,
        user_name: String::new(),
        level: Level::Kasir,
        toko: a.toko.clone(),
        toko_asal: a.toko.clone(),
        pusat: false,
        akses: Arc::default(),
        sesi: Arc::from("app"),
        terkunci: false,
        ganti_sandi: false,
    })
}

pub fn milik(c: &mut Conn, domain: &[&Domain], a: &Anggota) -> Hasil<Vec<Milik>> {
    let p = penaksir(a)?;
    let semua = riwayat::milik(c, &p, domain, &a.kode_pelanggan)?;
    Ok(semua
        .baris
        .into_iter()
        .map(|m| Milik {
            no_faktur: m.no_faktur_group,
            tgl: m.tgl_system,
            kode_barcode: m.kode_barcode,
            nama_barang: m.nama_barang,
            kadar: m.kadar,
            berat: m.berat,
            harga_total: m.harga_total,
            taksiran_dari: m.harga_beli_rusak.or(m.harga_beli).and_then(|d| m.harga_beli.map(|s| d.min(s))),
            taksiran_sampai: m.harga_beli,
            syarat: SYARAT.to_owned(),
        })
        .collect())
}

db::bacaan! {
    /// A nota of the member.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = AppNota)]
    pub struct Nota {
        pub no_faktur: String = "f.no_faktur_group",
        pub tgl: String = "f.tgl_dokumen",
        /// JUAL, BELI, TUKAR as the shop sees it
        pub jenis: String = "f.jenis",
        pub kode_toko: String = "f.toko",
        pub nama_toko: String = "t.nama_toko",
        pub qty: i64 = "f.qty_jual + f.qty_beli",
        #[schema(value_type = i64)]
        pub total: Rupiah = "CASE WHEN f.jenis = 'BELI' THEN f.total_beli ELSE f.total_jual END",
        pub batal: bool = "CASE WHEN EXISTS (SELECT 1 FROM faktur_batal b WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) THEN 1 ELSE 0 END",
    }
}

const NOTA_SEHALAMAN: i64 = 50;

pub fn nota(c: &mut Conn, a: &Anggota, lewati: i64) -> Hasil<Vec<Nota>> {
    let orang = kartu(c, a)?;
    let d = db::daftar(1, orang.iter().map(String::as_str));
    Ok(c.baris(
        &format!(
            "FROM faktur f JOIN toko t ON t.kode_toko = f.toko WHERE f.kode_pelanggan IN {} \
             ORDER BY f.waktu DESC, f.no_faktur_group DESC LIMIT {NOTA_SEHALAMAN} OFFSET {}",
            d.sql,
            lewati.max(0)
        ),
        &d.nilai,
    )?)
}

fn bukan_miliknya() -> platform::Tolak {
    AppTolak::TidakAda.tolak("Data Tidak Ditemukan")
}

/// The nota of a number, when it is the member's own.
pub fn nota_satu(c: &mut Conn, domain: &[&Domain], a: &Anggota, no: &str) -> Hasil<(NoFaktur, NotaAsli)> {
    let no = NoFaktur::parse(no.trim()).map_err(|_| bukan_miliknya())?;
    let orang = kartu(c, a)?;
    let d = db::daftar(3, orang.iter().map(String::as_str));
    let mut nilai = args![no.toko(), &no].to_vec();
    nilai.extend(d.nilai);
    let sql = format!(
        "SELECT 1 FROM faktur WHERE toko = $1 AND no_faktur_group = $2 AND kode_pelanggan IN {}",
        d.sql
    );
    c.one(&sql, &nilai, |_| Ok(()))?.ok_or_else(bukan_miliknya)?;
    for x in domain {
        if let Some(n) = (x.nota)(c, &no)? {
            return Ok((no, n));
        }
    }
    Err(bukan_miliknya())
}

/// Money of the member that we hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AppTitipan)]
pub struct Titipan {
    pub no_dok: String,
    /// TITIPAN, PESANAN, SERVICE, PRE ORDER
    pub jenis: String,
    pub tgl: String,
    pub nama_toko: String,
    pub keterangan: String,
    #[schema(value_type = i64)]
    pub saldo: Rupiah,
}

pub fn titipan(c: &mut Conn, a: &Anggota) -> Hasil<Vec<Titipan>> {
    let orang = kartu(c, a)?;
    let d = db::daftar(1, orang.iter().map(String::as_str));
    Ok(c.rows(
        &format!(
            "SELECT u.no_dok, u.jenis, u.tgl_system, t.nama_toko, u.keterangan, s.saldo FROM uang_customer u \
             JOIN saldo_titipan s ON s.toko = u.toko AND s.no_titip = u.no_dok JOIN toko t ON t.kode_toko = u.toko \
             WHERE u.kode_pelanggan IN {} AND s.saldo > 0 ORDER BY u.tgl_system DESC, u.no_dok DESC",
            d.sql
        ),
        &d.nilai,
        |r| {
            Ok(Titipan {
                no_dok: r.get(0)?,
                jenis: r.get(1)?,
                tgl: r.get(2)?,
                nama_toko: r.get(3)?,
                keterangan: r.get(4)?,
                saldo: r.get(5)?,
            })
        },
    )?)
}

/// A stage, with the day it was reached.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AppTahap)]
pub struct Tahap {
    pub nama: String,
    pub tgl: Option<String>,
}

/// An amount of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AppAngsuran)]
pub struct Angsuran {
    pub tgl: String,
    pub keterangan: String,
    #[schema(value_type = i64)]
    pub jumlah: Rupiah,
}

/// A work, a contract or a loan as it stands.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = AppPekerjaan)]
pub struct Pekerjaan {
    pub no_dok: String,
    /// Pesanan, Service, Cicilan, Pinjaman
    pub judul: String,
    pub nama_toko: String,
    /// DIKERJAKAN, SIAP, DIAMBIL, BATAL, DICICIL, DIJAMINKAN, DILELANG
    pub keadaan: String,
    pub tahap: Vec<Tahap>,
    /// promised, or falling due
    pub tgl_janji: Option<String>,
    /// left to pay; of a loan what redeeming costs today
    #[schema(value_type = i64)]
    pub sisa: Rupiah,
    pub perkiraan: bool,
    pub rincian: Vec<Angsuran>,
}

fn keadaan(k: KeadaanLacak) -> &'static str {
    match k {
        KeadaanLacak::Dikerjakan => "DIKERJAKAN",
        KeadaanLacak::Siap => "SIAP",
        KeadaanLacak::Diambil => "DIAMBIL",
        KeadaanLacak::Batal => "BATAL",
        KeadaanLacak::Dicicil => "DICICIL",
        KeadaanLacak::Dijaminkan => "DIJAMINKAN",
        KeadaanLacak::Dilelang => "DILELANG",
    }
}

fn jadi(no: String, nama_toko: String, t: &Terlacak, hari: Tanggal) -> Pekerjaan {
    let pinjaman = t.keadaan == KeadaanLacak::Dijaminkan;
    let rincian: Vec<Angsuran> = t
        .rincian
        .iter()
        .filter(|r| !pinjaman || !r.tgl.sebelum(hari))
        .take(if pinjaman { 31 } else { usize::MAX })
        .map(|r| Angsuran { tgl: r.tgl.to_string(), keterangan: r.keterangan.to_owned(), jumlah: r.jumlah })
        .collect();
    let sisa = rincian.first().filter(|_| pinjaman).map_or(t.sisa, |r| r.jumlah);
    Pekerjaan {
        no_dok: no,
        judul: t.judul.to_owned(),
        nama_toko,
        keadaan: keadaan(t.keadaan).to_owned(),
        tahap: t
            .tahap
            .iter()
            .map(|x| Tahap { nama: x.nama.to_owned(), tgl: x.tgl.map(|d| d.to_string()) })
            .collect(),
        tgl_janji: t.tgl_janji.map(|d| d.to_string()),
        sisa,
        perkiraan: t.perkiraan,
        rincian,
    }
}

/// Documents of the member's in a table, the newest first, each as its own domain tells it.
fn semua(
    c: &mut Conn,
    domain: &[&Domain],
    a: &Anggota,
    (tabel, kolom): (&str, &str),
    hari: Tanggal,
) -> Hasil<Vec<Pekerjaan>> {
    let orang = kartu(c, a)?;
    let d = db::daftar(1, orang.iter().map(String::as_str));
    let nomor = c.rows(
        &format!(
            "SELECT x.{kolom}, t.nama_toko FROM {tabel} x JOIN toko t ON t.kode_toko = x.toko WHERE x.kode_pelanggan IN {} \
             ORDER BY x.tgl_system DESC, x.{kolom} DESC LIMIT 30",
            d.sql
        ),
        &d.nilai,
        |r| Ok((r.get::<String>(0)?, r.get::<String>(1)?)),
    )?;
    let mut hasil = Vec::with_capacity(nomor.len());
    for (no, toko) in nomor {
        let Ok(n) = NoFaktur::parse(&no) else { continue };
        for x in domain {
            if let Some(t) = (x.lacak)(c, &n)? {
                hasil.push(jadi(no.clone(), toko.clone(), &t, hari));
                break;
            }
        }
    }
    Ok(hasil)
}

/// Orders, services and contracts of instalments.
pub fn pekerjaan(c: &mut Conn, domain: &[&Domain], a: &Anggota, hari: Tanggal) -> Hasil<Vec<Pekerjaan>> {
    let mut hasil = Vec::new();
    for t in [("pesanan", "no_pesanan"), ("service", "no_service"), ("kontrak_cicilan", "no_cicilan")] {
        hasil.extend(semua(c, domain, a, t, hari)?);
    }
    Ok(hasil)
}

/// Loans, with what redeeming costs today and on the days after.
pub fn pinjaman(c: &mut Conn, domain: &[&Domain], a: &Anggota, hari: Tanggal) -> Hasil<Vec<Pekerjaan>> {
    semua(c, domain, a, ("hutang", "no_hutang"), hari)
}

/// Is this open loan the member's own?
pub fn pinjaman_milik(c: &mut Conn, a: &Anggota, no: &str) -> Hasil<NoFaktur> {
    let no = NoFaktur::parse(no.trim()).map_err(|_| bukan_miliknya())?;
    let orang = kartu(c, a)?;
    let d = db::daftar(3, orang.iter().map(String::as_str));
    let mut nilai = args![no.toko(), &no].to_vec();
    nilai.extend(d.nilai);
    let sql =
        format!("SELECT 1 FROM hutang WHERE toko = $1 AND no_hutang = $2 AND kode_pelanggan IN {}", d.sql);
    c.one(&sql, &nilai, |_| Ok(()))?.ok_or_else(bukan_miliknya)?;
    Ok(no)
}
