//! The printers of a store: which there are, what language they speak and how they are reached. `antrean` holds
//! the jobs on their way. Only this module reads or writes these tables; nothing here opens a connection.

mod antrean;
mod urus;

pub use antrean::{
    Ambilan, Keadaan, Kerja, LAMA, LaporanCetak, TugasCetak, ambil, antre, batal, berkas, daftar_kerja,
    hasil, lapor, tugas, ulang,
};
pub use urus::{Simpan, agen_cetak, hapus, simpan, tambah};

use crate::{Hasil, Tolak};
use db::{Conn, args};
use serde::{Deserialize, Serialize};
use values::KodeToko;

/// The menus whose screens change printers.
pub const MENU: &[&str] = &["/settingsystem", "/setting-nota", "/setting-nota-slip"];

/// The language of a printer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = JenisPrinter)]
pub enum Jenis {
    Escpos,
    Zpl,
    Tspl,
    Pdf,
}

impl Jenis {
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Escpos => "ESCPOS",
            Self::Zpl => "ZPL",
            Self::Tspl => "TSPL",
            Self::Pdf => "PDF",
        }
    }

    fn parse(t: &str) -> db::Result<Self> {
        [Self::Escpos, Self::Zpl, Self::Tspl, Self::Pdf]
            .into_iter()
            .find(|j| j.as_str() == t)
            .ok_or_else(|| db::Error::Lain(format!("jenis printer {t} tidak dikenal")))
    }

    /// How a file of it is named and what a browser is told it is.
    pub const fn berkas(self) -> (&'static str, &'static str) {
        match self {
            Self::Escpos => ("bin", "application/octet-stream"),
            Self::Zpl => ("zpl", "text/plain; charset=utf-8"),
            Self::Tspl => ("tspl", "text/plain; charset=utf-8"),
            Self::Pdf => ("pdf", "application/pdf"),
        }
    }
}

/// How a printer is reached: by the server over the network, by the agent beside the till, or as a download.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "UPPERCASE")]
#[schema(as = CaraCetak)]
pub enum Cara {
    Jaringan,
    Agen,
    Unduh,
}

impl Cara {
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Jaringan => "JARINGAN",
            Self::Agen => "AGEN",
            Self::Unduh => "UNDUH",
        }
    }

    fn parse(t: &str) -> db::Result<Self> {
        [Self::Jaringan, Self::Agen, Self::Unduh]
            .into_iter()
            .find(|c| c.as_str() == t)
            .ok_or_else(|| db::Error::Lain(format!("cara cetak {t} tidak dikenal")))
    }
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[schema(as = Printer)]
pub struct Printer {
    pub nama: String,
    pub jenis: Jenis,
    pub cara: Cara,
    /// host:port, the name of an agent, or nothing for a download
    pub alamat: String,
    /// characters a line of an ESCPOS printer, 0 for the others
    pub lebar: i64,
    pub aktif: bool,
    pub versi: i64,
}

const KOLOM: &str = "SELECT nama, jenis, cara, alamat, lebar, aktif, versi FROM printer WHERE toko = $1";

fn baris(r: &db::Row<'_>) -> db::Result<Printer> {
    Ok(Printer {
        nama: r.get(0)?,
        jenis: Jenis::parse(r.text(1)?)?,
        cara: Cara::parse(r.text(2)?)?,
        alamat: r.get(3)?,
        lebar: r.get(4)?,
        aktif: r.get(5)?,
        versi: r.get(6)?,
    })
}

/// All printers of a store.
pub fn semua(c: &mut Conn, toko: &KodeToko) -> db::Result<Vec<Printer>> {
    c.rows(&format!("{KOLOM} ORDER BY nama"), args![toko], baris)
}

/// One printer that is in use.
pub fn satu(c: &mut Conn, toko: &KodeToko, nama: &str) -> Hasil<Printer> {
    let p = cari(c, toko, nama)?.ok_or_else(|| tidak_ada(nama))?;
    if !p.aktif {
        return Err(Tolak::aturan("PRINTER-03", format!("Printer {} sedang tidak dipakai", p.nama)));
    }
    Ok(p)
}

fn cari(c: &mut Conn, toko: &KodeToko, nama: &str) -> db::Result<Option<Printer>> {
    if nama.len() > 64 {
        return Ok(None);
    }
    c.one(&format!("{KOLOM} AND nama = $2"), args![toko, nama.trim().to_uppercase()], baris)
}

fn tidak_ada(nama: &str) -> Tolak {
    let nama: String = nama.chars().take(32).collect();
    Tolak::tidak_ada("PRINTER-01", format!("Printer {nama} tidak terdaftar di toko ini"))
}
