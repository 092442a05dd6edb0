//! Masters: lists the shop keeps about itself. Each is one value in `defs/`; from it come the list, the
//! search, the form with its messages, import, export, the API call and the documentation.

mod aturan;
mod baca;
pub mod bagan;
mod baris;
mod definisi;
pub mod demo;
mod ekspor;
mod impor;
mod kolom;
pub mod pusat;
mod rentang;
mod sel;
mod tolak;
mod tulis;
mod unik;
pub mod wilayah;

pub use baca::{Halaman, TanyaMaster, Versi, daftar, id_menurut_kunci, riwayat, satu};
pub use baris::{BarisMaster, Mentah};
pub use definisi::{Definisi, definisi};
pub use ekspor::{csv, xlsx};
pub use impor::{Aktifkan, BarisImpor, Pratinjau, Terimpor, impor, pratinjau};
pub use kolom::{
    Jenis, Kolom, angka, berat, carat, kadar, kode, kurs, nilai, pengguna, persen, pilihan, rujuk, rupiah,
    tanda, tanggal, teks, teks_kecil, telepon, usd,
};
pub use rentang::Rentang;
pub use tolak::MasterTolak;
pub use tulis::{BUKAN_KOLOM, Hak, Simpan, atur, hapus, tambah, tambah_dengan, ubah, ubah_dengan};

use platform::Hasil;

/// Whose rows these are.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lingkup {
    /// each store keeps its own
    Toko,
    /// one list for the chain
    Rantai,
}

/// Another place that names rows of this master: deleting a row in use is refused and says where.
#[derive(Debug, Clone, Copy)]
pub struct Dipakai {
    pub tabel: &'static str,
    pub kolom: &'static str,
    /// what the user reads: "Jenis", "Barang"
    pub sebut: &'static str,
    /// which of its rows count; empty: all
    pub bila: &'static str,
}

pub const fn dipakai(tabel: &'static str, kolom: &'static str, sebut: &'static str) -> Dipakai {
    Dipakai { tabel, kolom, sebut, bila: "" }
}

/// Pieces that a store has in a tray or on their way; those that left keep the code they had.
pub(crate) const fn dipakai_barang(kolom: &'static str) -> Dipakai {
    Dipakai {
        bila: "(status = 'KIRIM' OR EXISTS (SELECT 1 FROM saldo_barang s WHERE s.toko = barang.toko \
               AND s.kode_barcode = barang.kode_barcode))",
        ..dipakai("barang", kolom, "Barang")
    }
}

/// Counted stock: accessories and manual goods, while there is some.
pub(crate) const fn dipakai_curah(kolom: &'static str) -> Dipakai {
    Dipakai {
        bila: "qty <> 0 AND substr(gudang, 1, 1) <> '@'",
        ..dipakai("saldo_curah", kolom, "Stok Aksesoris Dan Barang Manual")
    }
}

/// What a further list shows.
#[derive(Debug, Clone, Copy)]
pub enum Saring {
    /// rows for which this holds: "boleh_tujuan_hancur = 1"
    Sql(&'static str),
    /// rows whose column is what stands in the path for `{code}`
    Jalur(&'static str),
}

/// The last look before a row is written: rules between columns, figures derived from others.
pub type SebelumSimpan = fn(&mut db::Tx<'_>, &mut BarisMaster) -> Hasil<()>;

#[derive(Debug, Clone, Copy)]
pub struct Master {
    /// the screen's route, which is also the menu whose right writes it: "/master-warna"
    pub rute: &'static str,
    /// for a list without a screen of its own: how references name it; empty where the route does
    pub tanpa_layar: &'static str,
    /// what one row is called: "Warna"
    pub sebut: &'static str,
    pub tabel: &'static str,
    pub lingkup: Lingkup,
    /// base path of add, edit and delete: "warna"
    pub path: &'static str,
    /// paths of the list, the first being the screen's: "kadar/get/all"
    pub daftar: &'static [&'static str],
    /// the column or columns that name a row; unique in its scope. Only a master with one can be referred to.
    pub kunci: &'static [&'static str],
    pub kolom: &'static [Kolom],
    pub dipakai: &'static [Dipakai],
    /// documents are priced by it: every version is kept with its date
    pub bersejarah: bool,
    /// two columns that are the ends of a range
    pub rentang: Option<Rentang>,
    /// a row more or less moves money too: the owner alone adds, wakes and deletes them
    pub baris_own: bool,
    pub sebelum_simpan: Option<SebelumSimpan>,
    /// further list paths that show only some rows
    pub saringan: &'static [(&'static str, Saring)],
}

impl Master {
    /// What most masters are: rows of a store, nothing else special.
    pub const fn new(rute: &'static str, sebut: &'static str, tabel: &'static str) -> Self {
        Self {
            rute,
            tanpa_layar: "",
            sebut,
            tabel,
            lingkup: Lingkup::Toko,
            path: tabel,
            daftar: &[],
            kunci: &[],
            kolom: &[],
            dipakai: &[],
            bersejarah: false,
            rentang: None,
            baris_own: false,
            sebelum_simpan: None,
            saringan: &[],
        }
    }

    /// The route without its slash: how definitions and references name a master.
    pub fn slug(&self) -> &'static str {
        if self.tanpa_layar.is_empty() { self.rute.trim_start_matches('/') } else { self.tanpa_layar }
    }

    pub fn kolom(&self, nama: &str) -> Option<&'static Kolom> {
        self.kolom.iter().find(|k| k.nama == nama)
    }

    /// The columns of the key, in its order.
    pub fn kolom_kunci(&self) -> impl Iterator<Item = &'static Kolom> {
        self.kunci.iter().filter_map(|k| self.kolom(k))
    }

    /// Can its rows be made inactive by a person? Such a row stays for what names it and is chosen no more.
    pub(crate) fn beraktif(&self) -> bool {
        self.kolom("aktif").is_some_and(|k| k.jenis == Jenis::Tanda && !k.sistem)
    }

    /// Whether a row is active, as a query reads it.
    pub(crate) fn sql_aktif(&self) -> &'static str {
        if self.beraktif() { "aktif" } else { "CAST(1 AS BIGINT)" }
    }

    /// The column that says in words what a code stands for: the first text beside the key.
    pub fn nama(&self) -> Option<&'static Kolom> {
        let bernama = |k: &&Kolom| matches!(k.jenis, Jenis::Teks | Jenis::TeksKecil) && !k.sistem;
        self.kolom.iter().filter(bernama).find(|k| !self.kunci.contains(&k.nama))
    }

    /// `kode_group = $2 AND hari_dari = $3`, from a placeholder on.
    pub(crate) fn syarat_kunci(&self, mulai: usize) -> String {
        let bagian: Vec<String> =
            self.kunci.iter().zip(mulai..).map(|(k, i)| format!("{k} = ${i}")).collect();
        bagian.join(" AND ")
    }
}

include!(concat!(env!("OUT_DIR"), "/defs.rs"));

pub fn cari(slug: &str) -> Option<&'static Master> {
    SEMUA.iter().copied().find(|m| m.slug() == slug)
}
