//! Reports. Each is one value in `defs/<domain>/`; from it come the screen, the calls, the live batches and the
//! files. The engine reads filters, streams rows through groups and sums, and knows no HTTP.

mod akuntansi;
mod alir;
mod analisa;
mod bagian;
mod barang;
mod berkas;
mod curah;
mod definisi;
pub mod dokumen;
mod json;
mod kirim;
mod kolom;
mod lembar;
mod manual;
mod member;
mod minta;
mod niaga;
mod pinjaman;
mod rahasia;
mod saringan;
mod sql;
pub mod tampilan;
mod tolak;
mod uraian;

pub use alir::{BarisLaporan, Keluar, Ringkas, alirkan};
pub use bagian::{Bagian, Kaki, Rekap};
pub use berkas::{BATAS_INLINE, Berkas, Format, berkas};
pub use definisi::{Definisi, definisi};
pub use json::{Langsung, PALING_BANYAK, objek, padat};
pub use kolom::{
    Jenis, Kolom, angka, barcode, berat, digit, kadar, kata, kode, kurs, mentah, persen, rupiah, tanda,
    tanggal, teks, waktu,
};
pub use minta::{Isian, LaporanDiminta};
pub use rahasia::untuk;
pub use saringan::{
    HARI_INI, JenisSaring, KATEGORI_KAS, Pilih, SEMUA as PILIH_SEMUA, Saring, Ujung, pilih, pilih_sql,
    saring, tgl, tgl_dari, tgl_sampai, toko,
};

pub use tolak::LaporanTolak;

use db::{Conn, Val};
use platform::Hasil;
use platform::toko::Toko;
use print::tabel::{BatasAlamat, Kertas};

/// Every store of the chain, where stores are chosen.
pub const SEMUA_TOKO: &str = "ALL";

/// How the rows reach the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cara {
    /// live batches
    Socket,
    /// a plain answer, where the specification has one
    Langsung,
}

/// Who may open a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Buka {
    /// the right to its menu
    Menu,
    /// these levels, whatever their menus
    Level(&'static [&'static str]),
}

/// Takes one row, its cells in the order of the columns (then those of the detail).
pub type Terima<'a> = dyn FnMut(&[Val]) -> Hasil<()> + 'a;

/// Where the rows come from.
#[derive(Debug, Clone, Copy)]
pub enum Sumber {
    /// One statement for both engines. `:toko` is always bound; filters are `:kunci`, parts that only stand when a
    /// filter is set are `[[kunci| AND …]]`, the SQL of a choice is `{kunci}`. Dates also come as moments:
    /// `:kunci.awal` and `:kunci.habis` (the next midnight); text as `:kunci.kecil` and `:kunci.cari` (LIKE).
    /// `:kini` is now.
    Sql(&'static str),
    /// Figures that SQL cannot give.
    Rust(fn(&mut Conn, &LaporanDiminta, &Toko, &mut Terima<'_>) -> Hasil<()>),
}

/// Makes of all rows (as objects) what a call of the specification answers.
pub type Rakit = fn(&[serde_json::Value]) -> serde_json::Value;

#[derive(Debug, Clone, Copy)]
pub struct Laporan {
    /// the screen's route, which is also the menu whose right opens it
    pub rute: &'static str,
    pub judul: &'static str,
    pub buka: Buka,
    /// menus that open the specification's calls, where more than its own do
    pub menu: &'static [&'static str],
    /// the specification's calls, "GET authorization/reports"; behind a `?` what a call fixes ("jenis=REKAP") and what it calls
    /// another name than the filter ("tgl_from=:tgl_system")
    pub panggilan: &'static [&'static str],
    /// the name of the socket messages where the specification gives one
    pub peristiwa: &'static str,
    pub cara: Cara,
    pub tombol: &'static str,
    pub saringan: &'static [Saring],
    pub sumber: Sumber,
    pub kolom: &'static [Kolom],
    /// columns whose change begins a new group, outermost first; the query must order by them
    pub kelompok: &'static [&'static str],
    /// columns of the detail: neighbouring rows that agree in all of `kolom` become one row with details
    pub rinci: &'static [Kolom],
    /// the tables of a report that is several, in their order; their rows are told apart by the first group column
    pub bagian: &'static [Bagian],
    /// below the sections
    pub kaki: Option<Kaki>,
    /// after the rows, on paper and in sheets; the screen has its own
    pub rekap: Option<Rekap>,
    /// the column whose BATAL keeps a row out of the sums; empty where rows that were taken back come off by their sign
    pub batal: &'static str,
    pub kertas: Kertas,
    pub alamat: BatasAlamat,
    /// who signs the paper
    pub tanda_tangan: &'static [&'static str],
    /// the sum of everything closes it; not where its groups are different things
    pub total: bool,
    /// the answer of the specification's calls where it is no list of rows
    pub rakit: Option<Rakit>,
    /// the specification's calls answer the rows (or what `rakit` makes of them) without an envelope
    pub polos: bool,
    /// head office may choose stores
    pub pusat: bool,
    /// the filter that holds a cashier to the own rows; empty where everybody sees all
    pub milik_kasir: &'static str,
    pub tersedia: &'static str,
    pub kosong: &'static str,
    pub gagal: &'static str,
}

impl Laporan {
    /// What most reports are; the definition names what differs.
    pub const fn new(rute: &'static str, judul: &'static str) -> Self {
        Self {
            rute,
            judul,
            buka: Buka::Menu,
            menu: &[],
            panggilan: &[],
            peristiwa: "",
            cara: Cara::Socket,
            tombol: "Filter Laporan",
            saringan: &[],
            sumber: Sumber::Sql(""),
            kolom: &[],
            kelompok: &[],
            rinci: &[],
            bagian: &[],
            kaki: None,
            rekap: None,
            batal: "",
            kertas: Kertas::Lanskap,
            alamat: BatasAlamat::Panjang,
            tanda_tangan: &[],
            total: true,
            rakit: None,
            polos: false,
            pusat: true,
            milik_kasir: "",
            tersedia: "Laporan Tersedia",
            kosong: "Laporan Data Kosong",
            gagal: "Data Yang Di Cari Tidak Ada !!!",
        }
    }

    /// The route without its slash: names the report in calls and messages.
    pub fn slug(&self) -> &'static str {
        self.rute.trim_start_matches('/')
    }

    pub fn peristiwa(&self) -> &'static str {
        if self.peristiwa.is_empty() { self.slug() } else { self.peristiwa }
    }

    /// Everything a row of the query carries, in order.
    pub fn kolom_kueri(&self) -> impl Iterator<Item = &'static Kolom> {
        self.kolom.iter().chain(self.rinci)
    }

    pub fn dijumlah(&self) -> bool {
        self.kolom.iter().any(|k| k.jumlah)
    }
}

include!(concat!(env!("OUT_DIR"), "/defs.rs"));

pub fn cari(slug: &str) -> Option<&'static Laporan> {
    SEMUA.iter().copied().find(|l| l.slug() == slug)
}
