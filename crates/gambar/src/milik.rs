//! Whose picture it is: where its bytes lie, how large it may be, and whether its owner exists. A kind of picture
//! is added here.

use crate::GambarTolak;
use crate::olah::Batas;
use db::{Conn, args};
use platform::{Hasil, Tolak};
use std::borrow::Cow;
use values::{KodeBarcode, KodeToko, NoFaktur};

/// The owner of a picture, within a store.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Milik {
    /// the photo of a piece
    Produk(KodeBarcode),
    /// the logo at the head of the store's notes
    Logo,
    /// the photo of a stock count
    Opname(NoFaktur),
    /// the photo of a member, kept in the store that wrote the card
    Member(String),
    /// the picture of a line of an order
    Pesanan(NoFaktur, i64),
    /// a piece of a service, as it came in or as it went out
    Service(NoFaktur, i64, Sisi),
    /// a pledge, as it came in or as it came back after its redemption was taken back
    Hutang(NoFaktur, i64, Sisi),
}

/// Which way a piece of a service went when it was photographed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sisi {
    Masuk,
    Keluar,
    Kembali,
}

impl Sisi {
    pub const fn kode(self) -> &'static str {
        match self {
            Self::Masuk => "MASUK",
            Self::Keluar => "KELUAR",
            Self::Kembali => "KEMBALI",
        }
    }
}

impl Milik {
    pub(crate) const FOLDER_PRODUK: &'static str = "foto_produk";
    pub(crate) const FOLDER: [&'static str; 7] = [
        Self::FOLDER_PRODUK,
        "logo_toko",
        "foto_opname",
        "foto_member",
        "foto_pesanan",
        "foto_service",
        "foto_hutang",
    ];

    pub fn produk(teks: &str) -> Hasil<Self> {
        KodeBarcode::parse(teks)
            .map(Self::Produk)
            .map_err(|e| GambarTolak::Barcode.pada("kode_barcode", e.to_string()))
    }

    pub(crate) fn folder(&self) -> &'static str {
        let [produk, logo, opname, member, pesanan, service, hutang] = Self::FOLDER;
        match self {
            Self::Produk(_) => produk,
            Self::Logo => logo,
            Self::Opname(_) => opname,
            Self::Member(_) => member,
            Self::Pesanan(..) => pesanan,
            Self::Service(..) => service,
            Self::Hutang(..) => hutang,
        }
    }

    pub(crate) fn jenis(&self) -> &'static str {
        match self {
            Self::Produk(_) => "FOTO_PRODUK",
            Self::Logo => "LOGO_TOKO",
            Self::Opname(_) => "FOTO_OPNAME",
            Self::Member(_) => "FOTO_MEMBER",
            Self::Pesanan(..) => "FOTO_PESANAN",
            Self::Service(..) => "FOTO_SERVICE",
            Self::Hutang(..) => "FOTO_HUTANG",
        }
    }

    pub(crate) fn kunci(&self) -> Cow<'_, str> {
        match self {
            Self::Produk(kode) => kode.as_str().into(),
            Self::Logo => "LOGO".into(),
            Self::Opname(no) => no.to_string().into(),
            Self::Member(kode) => kode.as_str().into(),
            Self::Pesanan(no, baris) => format!("{no}/{baris}").into(),
            Self::Service(no, baris, sisi) | Self::Hutang(no, baris, sisi) => {
                format!("{no}/{baris}/{}", sisi.kode()).into()
            }
        }
    }

    /// What the audit calls it.
    pub(crate) fn sebutan(&self) -> &'static str {
        match self {
            Self::Produk(_) => "FOTO PRODUK",
            Self::Logo => "LOGO TOKO",
            Self::Opname(_) => "FOTO OPNAME",
            Self::Member(_) => "FOTO MEMBER",
            Self::Pesanan(..) => "FOTO PESANAN",
            Self::Service(..) => "FOTO SERVICE",
            Self::Hutang(..) => "FOTO HUTANG",
        }
    }

    pub(crate) fn batas(&self) -> Batas {
        match self {
            Self::Produk(_)
            | Self::Opname(_)
            | Self::Member(_)
            | Self::Pesanan(..)
            | Self::Service(..)
            | Self::Hutang(..) => Batas::PRODUK,
            Self::Logo => Batas::LOGO,
        }
    }

    pub(crate) fn belum_ada(&self) -> Tolak {
        match self {
            Self::Produk(kode) => GambarTolak::FotoTidakAda.tolak(format!("Barang {kode} belum punya foto")),
            Self::Logo => GambarTolak::LogoTidakAda.tolak("Toko ini belum punya logo"),
            Self::Opname(no) => GambarTolak::OpnameTidakAda.tolak(format!("Hitungan {no} belum punya foto")),
            Self::Member(_) => GambarTolak::MemberTidakAda.tolak("Member ini belum punya foto"),
            Self::Pesanan(..) => GambarTolak::PesananTidakAda.tolak("Barang pesanan ini belum punya gambar"),
            Self::Service(..) => GambarTolak::ServiceTidakAda.tolak("Barang service ini belum punya foto"),
            Self::Hutang(..) => GambarTolak::HutangTidakAda.tolak("Barang jaminan ini belum punya foto"),
        }
    }

    pub(crate) fn wajib_ada(&self, c: &mut Conn, toko: &KodeToko) -> Hasil<()> {
        let kode = match self {
            Self::Produk(kode) => kode,
            Self::Logo => return Ok(()),
            Self::Opname(no) => return masih_dihitung(c, toko, no),
            Self::Member(kode) => return masih_member(c, toko, kode),
            Self::Pesanan(no, baris) => return masih_dipesan(c, toko, no, *baris),
            Self::Service(no, baris, _) => return masih_diservice(c, toko, no, *baris),
            Self::Hutang(no, baris, sisi) => return masih_dijaminkan(c, toko, no, *baris, *sisi),
        };
        let sql = "SELECT 1 FROM saldo_barang WHERE toko = $1 AND kode_barcode = $2";
        let ada: Option<i64> = c.one(sql, args![toko, kode], |r| r.int(0))?;
        ada.map(|_| ())
            .ok_or_else(|| GambarTolak::BarangTidakAda.tolak(format!("Barang {kode} tidak ada di toko ini")))
    }
}

/// What a finished count was photographed with stays.
fn masih_dihitung(c: &mut Conn, toko: &KodeToko, no: &NoFaktur) -> Hasil<()> {
    let sql = "SELECT 1 FROM opname WHERE toko = $1 AND no_opname = $2 AND status = 'JALAN'";
    let ada: Option<i64> = c.one(sql, args![toko, no], |r| r.int(0))?;
    ada.map(|_| ()).ok_or_else(|| {
        GambarTolak::OpnameSelesai.tolak(format!("Hitungan {no} tidak sedang berjalan, fotonya tetap"))
    })
}

/// What an order that was fetched or cancelled showed stays.
fn masih_dipesan(c: &mut Conn, toko: &KodeToko, no: &NoFaktur, baris: i64) -> Hasil<()> {
    let sql = "SELECT k.terbuka FROM pesanan_baris b JOIN pesanan_kini k ON k.toko = b.toko AND k.no_pesanan = b.no_pesanan \
               WHERE b.toko = $1 AND b.no_pesanan = $2 AND b.baris = $3";
    match c.one(sql, args![toko, no, baris], |r| r.int(0))? {
        Some(1) => Ok(()),
        Some(_) => {
            Err(GambarTolak::PesananSelesai.tolak(format!("Pesanan {no} sudah selesai, gambarnya tetap")))
        }
        None => Err(GambarTolak::PesananTidakAda.tolak("Barang pesanan ini tidak ada")),
    }
}

/// What a service that was fetched or given back was photographed with stays.
fn masih_diservice(c: &mut Conn, toko: &KodeToko, no: &NoFaktur, baris: i64) -> Hasil<()> {
    let sql = "SELECT k.terbuka FROM service_baris b JOIN service_kini k ON k.toko = b.toko AND k.no_service = b.no_service \
               WHERE b.toko = $1 AND b.no_service = $2 AND b.baris = $3";
    match c.one(sql, args![toko, no, baris], |r| r.int(0))? {
        Some(1) => Ok(()),
        Some(_) => {
            Err(GambarTolak::ServiceSelesai.tolak(format!("Service {no} sudah selesai, fotonya tetap")))
        }
        None => Err(GambarTolak::ServiceTidakAda.tolak("Barang service ini tidak ada")),
    }
}

/// A pledge is photographed while its loan is open; one that came back while the loan is closed.
fn masih_dijaminkan(c: &mut Conn, toko: &KodeToko, no: &NoFaktur, baris: i64, sisi: Sisi) -> Hasil<()> {
    let sql = "SELECT k.terbuka FROM hutang_baris b JOIN hutang_kini k ON k.toko = b.toko AND k.no_hutang = b.no_hutang \
               WHERE b.toko = $1 AND b.no_hutang = $2 AND b.baris = $3";
    match c.one(sql, args![toko, no, baris], |r| r.flag(0))? {
        Some(terbuka) if terbuka == (sisi != Sisi::Kembali) => Ok(()),
        Some(_) => Err(GambarTolak::HutangSelesai.tolak(format!("Foto barang jaminan {no} tetap"))),
        None => Err(GambarTolak::HutangTidakAda.tolak("Barang jaminan ini tidak ada")),
    }
}

/// Somebody of the register whose card this store wrote, and who did not leave.
fn masih_member(c: &mut Conn, toko: &KodeToko, kode: &str) -> Hasil<()> {
    let sql =
        "SELECT 1 FROM pelanggan WHERE kode_pelanggan = $1 AND toko = $2 AND keluar = '' AND gabung_ke = ''";
    let ada: Option<i64> = c.one(sql, args![kode, toko], |r| r.int(0))?;
    ada.map(|_| ()).ok_or_else(|| GambarTolak::MemberTidakAda.tolak("Member ini tidak terdaftar"))
}
