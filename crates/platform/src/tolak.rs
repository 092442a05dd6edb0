//! A refusal as the outside sees it: a stable code, the Indonesian text the user reads, the fields it is
//! about. What failed inside is kept for the log and never sent.

use std::collections::BTreeMap;
use std::fmt;

/// Which kind of refusal, one to one with the HTTP status.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Status {
    /// 400: not understood
    Cacat,
    /// 401: no live session
    TanpaSesi,
    /// 403: no access, or the module is off
    Dilarang,
    /// 404
    TidakAda,
    /// 409: already happened (sold, received, changed by another)
    SudahTerjadi,
    /// 413
    TerlaluBesar,
    /// 422: a rule says no
    Aturan,
    /// 423: the till is locked
    Terkunci,
    /// 429: too many tries
    TerlaluSering,
    /// 500
    Dalam,
    /// 503: overloaded, or the database is away
    Sibuk,
}

#[derive(Debug)]
pub struct Tolak {
    pub status: Status,
    pub kode: &'static str,
    pub pesan: String,
    pub kolom: BTreeMap<String, String>,
    /// boxed, so that a refusal stays small in every `Result`
    pub rincian: Option<Box<serde_json::Value>>,
    /// for the log only
    pub sebab: Option<String>,
}

impl Tolak {
    pub fn new(status: Status, kode: &'static str, pesan: impl Into<String>) -> Self {
        Self { status, kode, pesan: pesan.into(), kolom: BTreeMap::new(), rincian: None, sebab: None }
    }

    pub fn aturan(kode: &'static str, pesan: impl Into<String>) -> Self {
        Self::new(Status::Aturan, kode, pesan)
    }

    pub fn dilarang(kode: &'static str, pesan: impl Into<String>) -> Self {
        Self::new(Status::Dilarang, kode, pesan)
    }

    pub fn tidak_ada(kode: &'static str, pesan: impl Into<String>) -> Self {
        Self::new(Status::TidakAda, kode, pesan)
    }

    pub fn sudah(kode: &'static str, pesan: impl Into<String>) -> Self {
        Self::new(Status::SudahTerjadi, kode, pesan)
    }

    /// The text the specification gives a dead session; the screen knows it to the letter.
    pub fn token_mati() -> Self {
        Self::new(Status::TanpaSesi, "SESI-01", "Invalid Token.")
    }

    pub fn kolom(mut self, nama: &str, pesan: impl Into<String>) -> Self {
        self.kolom.insert(nama.to_owned(), pesan.into());
        self
    }

    pub fn rincian(mut self, isi: serde_json::Value) -> Self {
        self.rincian = Some(Box::new(isi));
        self
    }

    pub fn sebab(mut self, sebab: impl fmt::Display) -> Self {
        self.sebab = Some(sebab.to_string());
        self
    }
}

impl fmt::Display for Tolak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kode, self.pesan)
    }
}

impl std::error::Error for Tolak {}

impl From<db::Error> for Tolak {
    fn from(e: db::Error) -> Self {
        let t = match &e {
            db::Error::Penuh => {
                Tolak::new(Status::Sibuk, "BEBAN-01", "Server sedang sibuk, silahkan coba beberapa saat lagi")
            }
            db::Error::Tutup => {
                Tolak::new(Status::Sibuk, "BEBAN-02", "Server sedang dihentikan, silahkan coba lagi")
            }
            e if e.terputus() => Tolak::new(
                Status::Sibuk,
                "DATA-01",
                "Basis data tidak terjangkau, silahkan coba lagi; data yang sudah tersimpan tidak hilang",
            ),
            db::Error::IdempotensiBeda => Tolak::sudah(
                "IDEM-01",
                "Kunci pengiriman ini sudah dipakai untuk data yang lain, muat ulang halaman lalu kirim kembali",
            ),
            e if e.disk_penuh() => {
                Tolak::new(Status::Sibuk, "DATA-02", "Penyimpanan penuh, data tidak disimpan; hubungi admin")
            }
            e if e.dihentikan() => Tolak::new(
                Status::Sibuk,
                "DATA-03",
                "Permintaan terlalu lama dan dihentikan, persempit pencarian",
            ),
            _ => Tolak::new(Status::Dalam, "DALAM-01", "Terjadi kesalahan di server, silahkan coba lagi"),
        };
        t.sebab(e)
    }
}

impl From<ledger::Galat> for Tolak {
    fn from(e: ledger::Galat) -> Self {
        use ledger::Galat as G;
        let kode = e.kode();
        match e {
            G::Db(e) => e.into(),
            G::BarangSudahAda(_)
            | G::BarangDiTokoLain { .. }
            | G::BankTidakMenunggu { .. }
            | G::TidakBisaDibalik(_)
            | G::SudahDitutup(_) => Tolak::sudah(kode.unwrap_or("BUKU-00"), e.to_string()),
            e => Tolak::aturan(kode.unwrap_or("BUKU-00"), e.to_string()),
        }
    }
}
