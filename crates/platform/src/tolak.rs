//! A refusal as the outside sees it: a stable code, the Indonesian text the user reads, the fields it is
//! about. What failed inside is kept for the log and never sent.

use crate::penolakan::{Isi, Penolakan};
use crate::{BukuTolak, DasarTolak, SesiTolak};
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

impl Status {
    /// The number of HTTP.
    pub const fn angka(self) -> u16 {
        match self {
            Self::Cacat => 400,
            Self::TanpaSesi => 401,
            Self::Dilarang => 403,
            Self::TidakAda => 404,
            Self::SudahTerjadi => 409,
            Self::TerlaluBesar => 413,
            Self::Aturan => 422,
            Self::Terkunci => 423,
            Self::TerlaluSering => 429,
            Self::Dalam => 500,
            Self::Sibuk => 503,
        }
    }
}

/// Made from a variant of a [`Penolakan`] alone.
#[derive(Debug)]
#[non_exhaustive]
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
    /// A refusal of a domain, in the words of this case. There is no other way to make one.
    pub fn dari(p: impl Penolakan, pesan: impl Into<String>) -> Self {
        let Isi { status, kode, .. } = p.isi();
        Self { status, kode, pesan: pesan.into(), kolom: BTreeMap::new(), rincian: None, sebab: None }
    }

    /// The same words, said as another refusal.
    #[must_use]
    pub fn sebagai(self, p: impl Penolakan) -> Self {
        let Isi { status, kode, .. } = p.isi();
        Self { status, kode, ..self }
    }

    pub fn adalah(&self, p: impl Penolakan) -> bool {
        self.kode == p.isi().kode
    }

    /// The text the specification gives a dead session; the screen knows it to the letter.
    pub fn token_mati() -> Self {
        SesiTolak::Mati.tolak("Invalid Token.")
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
        write!(f, "{} {}", self.kode, self.pesan)?;
        // `{:#}`: for who runs the program, never for who asks it over the network.
        match &self.sebab {
            Some(sebab) if f.alternate() => write!(f, " ({sebab})"),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Tolak {}

impl From<db::Error> for Tolak {
    fn from(e: db::Error) -> Self {
        let t = match &e {
            db::Error::Penuh => {
                DasarTolak::Sibuk.tolak("Server sedang sibuk, silahkan coba beberapa saat lagi")
            }
            db::Error::Tutup => DasarTolak::Berhenti.tolak("Server sedang dihentikan, silahkan coba lagi"),
            e if e.terputus() => DasarTolak::DataJauh.tolak(
                "Basis data tidak terjangkau, silahkan coba lagi; data yang sudah tersimpan tidak hilang",
            ),
            db::Error::BaruSaja(no) => DasarTolak::BaruSaja.tolak(format!(
                "Data yang sama baru saja disimpan ({no}). Kalau memang dua kali, simpan lagi sepuluh detik kemudian"
            )),
            db::Error::IdempotensiBeda => DasarTolak::KunciBeda.tolak(
                "Kunci pengiriman ini sudah dipakai untuk data yang lain, muat ulang halaman lalu kirim kembali",
            ),
            e if e.disk_penuh() => {
                DasarTolak::DataPenuh.tolak("Penyimpanan penuh, data tidak disimpan; hubungi admin")
            }
            e if e.dihentikan() => {
                DasarTolak::DataLama.tolak("Permintaan terlalu lama dan dihentikan, persempit pencarian")
            }
            _ => DasarTolak::Dalam.tolak("Terjadi kesalahan di server, silahkan coba lagi"),
        };
        t.sebab(e)
    }
}

impl From<ledger::Galat> for Tolak {
    fn from(e: ledger::Galat) -> Self {
        use ledger::Galat as G;
        let apa = match e {
            G::Db(e) => return e.into(),
            G::TokoTidakAda(_) => BukuTolak::TokoTidakAda,
            G::SudahDitutup(_) => BukuTolak::SudahDitutup,
            G::JumlahNol => BukuTolak::JumlahNol,
            G::Meluap => BukuTolak::Meluap,
            G::TidakBisaDibalik(_) => BukuTolak::TidakBisaDibalik,
            G::KasKurang { .. } => BukuTolak::KasKurang,
            G::BarangSudahAda(_) => BukuTolak::BarangSudahAda,
            G::PoinKurang { .. } => BukuTolak::PoinKurang,
            G::HadiahKurang { .. } => BukuTolak::HadiahKurang,
            G::TukangKurang { .. } => BukuTolak::TukangKurang,
            G::BatuKurang { .. } => BukuTolak::BatuKurang,
            G::SertifikatGanda { .. } => BukuTolak::SertifikatGanda,
            G::PinjamanKurang { .. } => BukuTolak::PinjamanKurang,
            G::BarangTidakDiTempat { .. } => BukuTolak::BarangTidakDiTempat,
            G::TidakSeimbang { .. } => BukuTolak::TidakSeimbang,
            G::BeratSalah(_) => BukuTolak::BeratSalah,
            G::BarangDiTokoLain { .. } => BukuTolak::BarangDiTokoLain,
            G::BarangBerlanjut(_) => BukuTolak::BarangBerlanjut,
            G::CurahKurang { .. } => BukuTolak::CurahKurang,
            G::CurahSisa { .. } => BukuTolak::CurahSisa,
            G::TitipanKurang { .. } => BukuTolak::Titipan,
            G::KuponTidakBerlaku(_) => BukuTolak::Kupon,
            G::BankTidakMenunggu { .. } => BukuTolak::BankTidakMenunggu,
            G::PiutangKurang { .. } => BukuTolak::PiutangKurang,
            G::RekeningTidakAda(_) => BukuTolak::RekeningTidakAda,
        };
        apa.tolak(e.to_string())
    }
}
