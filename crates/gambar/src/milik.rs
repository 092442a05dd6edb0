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
}

impl Milik {
    pub(crate) const FOLDER_PRODUK: &'static str = "foto_produk";
    pub(crate) const FOLDER: [&'static str; 4] =
        [Self::FOLDER_PRODUK, "logo_toko", "foto_opname", "foto_member"];

    pub fn produk(teks: &str) -> Hasil<Self> {
        KodeBarcode::parse(teks)
            .map(Self::Produk)
            .map_err(|e| GambarTolak::Barcode.pada("kode_barcode", e.to_string()))
    }

    pub(crate) fn folder(&self) -> &'static str {
        let [produk, logo, opname, member] = Self::FOLDER;
        match self {
            Self::Produk(_) => produk,
            Self::Logo => logo,
            Self::Opname(_) => opname,
            Self::Member(_) => member,
        }
    }

    pub(crate) fn jenis(&self) -> &'static str {
        match self {
            Self::Produk(_) => "FOTO_PRODUK",
            Self::Logo => "LOGO_TOKO",
            Self::Opname(_) => "FOTO_OPNAME",
            Self::Member(_) => "FOTO_MEMBER",
        }
    }

    pub(crate) fn kunci(&self) -> Cow<'_, str> {
        match self {
            Self::Produk(kode) => kode.as_str().into(),
            Self::Logo => "LOGO".into(),
            Self::Opname(no) => no.to_string().into(),
            Self::Member(kode) => kode.as_str().into(),
        }
    }

    /// What the audit calls it.
    pub(crate) fn sebutan(&self) -> &'static str {
        match self {
            Self::Produk(_) => "FOTO PRODUK",
            Self::Logo => "LOGO TOKO",
            Self::Opname(_) => "FOTO OPNAME",
            Self::Member(_) => "FOTO MEMBER",
        }
    }

    pub(crate) fn batas(&self) -> Batas {
        match self {
            Self::Produk(_) | Self::Opname(_) | Self::Member(_) => Batas::PRODUK,
            Self::Logo => Batas::LOGO,
        }
    }

    pub(crate) fn belum_ada(&self) -> Tolak {
        match self {
            Self::Produk(kode) => GambarTolak::FotoTidakAda.tolak(format!("Barang {kode} belum punya foto")),
            Self::Logo => GambarTolak::LogoTidakAda.tolak("Toko ini belum punya logo"),
            Self::Opname(no) => GambarTolak::OpnameTidakAda.tolak(format!("Hitungan {no} belum punya foto")),
            Self::Member(_) => GambarTolak::MemberTidakAda.tolak("Member ini belum punya foto"),
        }
    }

    pub(crate) fn wajib_ada(&self, c: &mut Conn, toko: &KodeToko) -> Hasil<()> {
        let kode = match self {
            Self::Produk(kode) => kode,
            Self::Logo => return Ok(()),
            Self::Opname(no) => return masih_dihitung(c, toko, no),
            Self::Member(kode) => return masih_member(c, toko, kode),
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

/// Somebody of the register whose card this store wrote, and who did not leave.
fn masih_member(c: &mut Conn, toko: &KodeToko, kode: &str) -> Hasil<()> {
    let sql =
        "SELECT 1 FROM pelanggan WHERE kode_pelanggan = $1 AND toko = $2 AND keluar = '' AND gabung_ke = ''";
    let ada: Option<i64> = c.one(sql, args![kode, toko], |r| r.int(0))?;
    ada.map(|_| ()).ok_or_else(|| GambarTolak::MemberTidakAda.tolak("Member ini tidak terdaftar"))
}
