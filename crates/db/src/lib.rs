//! The two-engine database layer: one SQL text, SQLite or PostgreSQL underneath.
//! Use cases receive a [`Tx`] (one writer per store) or a [`Conn`] for reading; nothing above this
//! crate opens a connection, starts a transaction or knows which engine runs.

mod brankas;
mod cari;
mod conn;
mod error;
mod folder;
mod generasi;
mod idempotensi;
mod kolam;
mod kunci;
mod lite;
mod migrasi;
mod nomor;
mod pakai;
mod pg;
mod pulih;
mod row;
mod sql;
mod tabel;
mod tls;
mod tulis;
mod tx;
mod val;

pub use brankas::{Brankas, id_kunci};
pub use cari::pola_cari;
pub use conn::Conn;
pub use error::{Error, Result};
pub use folder::KunciFolder;
pub use idempotensi::{KunciIdem, bersihkan as bersihkan_idempotensi, sekali};
pub use kolam::Batal;
pub use kunci::{Kunci, RANTAI, rantai};
pub use migrasi::{
    kunci_utama, padatkan, tabel_berurut, tabel_pada, tanpa_penjaga, versi_di, versi_skema, versi_terakhir,
};
pub use nomor::{berikut as nomor_berikut, urut_buku};
pub use pakai::Pemakaian;
pub use pulih::{Nasib, Pemulihan, nasib_transaksi};
pub use row::{Col, FromCol, Row};
pub use sql::{Daftar, daftar};
#[doc(hidden)]
pub use tabel::__sel;
pub use tabel::{Baca, Json, Sel, Tulis, pilih};
pub use tulis::Ukuran;
pub use tx::Tx;
pub use val::Val;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use values::Jam;

/// Which engine keeps the data.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Mesin {
    /// One file; the default. The folder must exist.
    Lite(PathBuf),
    /// A PostgreSQL address, `postgres://user:password@host:port/database`.
    Pg(String),
}

/// Sizes and times of the layer; the defaults fit two cores.
#[derive(Debug, Clone)]
pub struct Setelan {
    pub mesin: Mesin,
    pub jam: Arc<dyn Jam>,
    /// connections that only read
    pub pembaca: usize,
    /// connections for reports, apart from the quick reads
    pub pelapor: usize,
    /// PostgreSQL connections that write (SQLite has exactly one writer)
    pub penulis: usize,
    /// writes that may wait; one more is refused with [`Error::Penuh`]
    pub antrian: usize,
    /// writes that share one COMMIT at the most
    pub kelompok: usize,
    /// how long a quick read may take
    pub batas_baca: Duration,
    /// how long a report may take
    pub batas_lapor: Duration,
    /// the keys that secrets in the database are encrypted with
    pub brankas: Option<Arc<Brankas>>,
}

impl Setelan {
    pub fn new(mesin: Mesin, jam: Arc<dyn Jam>) -> Self {
        Self {
            mesin,
            jam,
            pembaca: 4,
            pelapor: 3,
            penulis: 12,
            antrian: 4096,
            kelompok: 64,
            batas_baca: Duration::from_secs(20),
            batas_lapor: Duration::from_secs(300),
            brankas: None,
        }
    }
}

/// The database of a chain: cheap to clone, shared by everything that serves.
#[derive(Clone)]
pub struct Db {
    penulis: Arc<tulis::Penulis>,
    pembaca: Arc<kolam::Kolam>,
    pelapor: Arc<kolam::Kolam>,
    penutup: Arc<kolam::Kolam>,
    jam: Arc<dyn Jam>,
    mesin: Mesin,
    brankas: Option<Arc<Brankas>>,
    tanya: Arc<generasi::TanyaGenerasi>,
}

impl Db {
    /// Opens the database and brings its schema up to date (under a lock, once).
    pub fn buka(setelan: Setelan) -> Result<Self> {
        // PostgreSQL's client may not run inside an async task, so it gets a thread of its own.
        std::thread::scope(|s| s.spawn(|| migrasi::jalankan(&setelan.mesin)).join())
            .map_err(|_| Error::Migrasi("terhenti di tengah jalan".into()))??;
        Self::buka_tanpa_migrasi(setelan)
    }

    /// Opens a database whose schema is known to be current (test templates, `periksa`).
    pub fn buka_tanpa_migrasi(setelan: Setelan) -> Result<Self> {
        let kolam = |banyak, batas| {
            Arc::new(kolam::Kolam::new(setelan.mesin.clone(), setelan.brankas.clone(), banyak, batas))
        };
        let pembaca = kolam(setelan.pembaca, setelan.batas_baca);
        let pelapor = kolam(setelan.pelapor, setelan.batas_lapor);
        let penutup = kolam(1, setelan.batas_lapor);
        Ok(Self {
            jam: setelan.jam.clone(),
            mesin: setelan.mesin.clone(),
            brankas: setelan.brankas.clone(),
            penulis: Arc::new(tulis::Penulis::mulai(setelan)?),
            pembaca,
            pelapor,
            penutup,
            tanya: Arc::default(),
        })
    }

    pub fn jam(&self) -> &Arc<dyn Jam> {
        &self.jam
    }

    pub fn mesin(&self) -> &Mesin {
        &self.mesin
    }

    /// The keys that secrets are encrypted with, if this process has them.
    pub fn brankas(&self) -> Option<&Arc<Brankas>> {
        self.brankas.as_ref()
    }

    pub fn adalah_pg(&self) -> bool {
        matches!(self.mesin, Mesin::Pg(_))
    }

    /// Runs `f` alone in its store(s) and commits; the answer comes after the COMMIT.
    ///
    /// `f` may run more than once (when a neighbour in the same group broke the transaction), so it
    /// must only act through its `Tx`.
    pub async fn write<T, E, F>(&self, kunci: impl Into<Kunci>, f: F) -> std::result::Result<T, E>
    where
        F: Fn(&mut Tx<'_>) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.penulis.tulis(kunci.into(), f).await
    }

    /// A quick read; each statement sees what is committed when it starts.
    pub async fn read<T, E, F>(&self, f: F) -> std::result::Result<T, E>
    where
        F: FnOnce(&mut Conn) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.pembaca.baca(false, f).await
    }

    /// Several statements that see one and the same state.
    pub async fn snapshot<T, E, F>(&self, f: F) -> std::result::Result<T, E>
    where
        F: FnOnce(&mut Conn) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.pembaca.baca(true, f).await
    }

    /// Like [`Db::lapor`], on a connection that is kept for closing a day: no number of reports holds a closing up.
    pub async fn menutup<T, E, F>(&self, f: F) -> std::result::Result<T, E>
    where
        F: FnOnce(&mut Conn) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.penutup.baca(true, f).await
    }

    /// Like [`Db::snapshot`], on the reports' own connections and with their longer deadline.
    pub async fn lapor<T, E, F>(&self, f: F) -> std::result::Result<T, E>
    where
        F: FnOnce(&mut Conn) -> std::result::Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        self.pelapor.baca(true, f).await
    }

    /// Grows with every COMMIT of a transaction that held the chain's key (users, rights, settings), before
    /// its answer goes out: what was read under an older number may be stale. Holds for every process on the
    /// same database.
    pub async fn generasi(&self) -> Result<u64> {
        match self.mesin {
            Mesin::Lite(_) => Ok(self.penulis.generasi()),
            Mesin::Pg(_) => self.tanya.kini(&self.pembaca).await,
        }
    }

    /// Wakes whoever waits each time this process has made [`Db::generasi`] grow.
    pub fn ikuti_generasi(&self) -> tokio::sync::watch::Receiver<u64> {
        self.penulis.ikuti_generasi()
    }

    /// Figures for `/metrics`.
    pub fn ukuran(&self) -> Ukuran {
        self.penulis.ukuran()
    }

    /// Takes no more writes, finishes those that wait, and ends the writer threads.
    pub fn tutup(&self) {
        self.penulis.tutup();
    }
}
