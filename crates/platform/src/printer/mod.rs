//! The printers of a store: which there are, what language they speak and how they are reached. `antrean` holds
//! the jobs on their way. Only this module reads or writes these tables; nothing here opens a connection.

mod antrean;
mod urus;

use crate::PrinterTolak;
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

/// Languages and ways of printers as cells of a row.
macro_rules! sel {
    ($($t:ty),*) => { $(
        impl db::FromCol for $t {
            fn from_col(c: db::Col<'_>) -> Result<Self, String> {
                Self::parse(&String::from_col(c)?).map_err(|e| e.to_string())
            }
        }

        impl From<$t> for db::Val {
            fn from(v: $t) -> Self {
                db::Val::Text(v.as_str().to_owned())
            }
        }
    )* };
}
sel!(Jenis, Cara);

db::bacaan! {
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, utoipa::ToSchema)]
    #[schema(as = Printer)]
    pub struct Printer {
        pub nama: String = "nama",
        pub jenis: Jenis = "jenis",
        pub cara: Cara = "cara",
        /// host:port, the name of an agent, or nothing for a download
        pub alamat: String = "alamat",
        /// characters a line of an ESCPOS printer, 0 for the others
        pub lebar: i64 = "lebar",
        pub aktif: bool = "aktif",
        pub versi: i64 = "versi",
    }
}

/// All printers of a store.
pub fn semua(c: &mut Conn, toko: &KodeToko) -> db::Result<Vec<Printer>> {
    c.baris("FROM printer WHERE toko = $1 ORDER BY nama", args![toko])
}

/// One printer that is in use.
pub fn satu(c: &mut Conn, toko: &KodeToko, nama: &str) -> Hasil<Printer> {
    let p = cari(c, toko, nama)?.ok_or_else(|| tidak_ada(nama))?;
    if !p.aktif {
        return Err(PrinterTolak::TidakDipakai.tolak(format!("Printer {} sedang tidak dipakai", p.nama)));
    }
    Ok(p)
}

fn cari(c: &mut Conn, toko: &KodeToko, nama: &str) -> db::Result<Option<Printer>> {
    if nama.len() > 64 {
        return Ok(None);
    }
    c.baris_satu("FROM printer WHERE toko = $1 AND nama = $2", args![toko, nama.trim().to_uppercase()])
}

fn tidak_ada(nama: &str) -> Tolak {
    let nama: String = nama.chars().take(32).collect();
    PrinterTolak::TidakAda.tolak(format!("Printer {nama} tidak terdaftar di toko ini"))
}
