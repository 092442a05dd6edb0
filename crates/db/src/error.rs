//! What can go wrong below a use case. None of these texts reaches a user: the server's edge
//! answers with its own words and logs these with the request's id.

pub type Result<T, E = Error> = std::result::Result<T, E>;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("sqlite: {0}")]
    Lite(#[from] rusqlite::Error),
    #[error("postgres: {}", pg_text(.0))]
    Pg(#[from] postgres::Error),
    #[error("migrasi: {0}")]
    Migrasi(String),
    #[error("antrian tulis penuh")]
    Penuh,
    #[error("basis data sedang ditutup")]
    Tutup,
    #[error("basis data tidak terjangkau: {0}")]
    Putus(String),
    #[error("COMMIT gagal: {0}")]
    Commit(String),
    #[error("pekerjaan panik: {0}")]
    Panik(String),
    #[error("batas waktu terlampaui atau permintaan ditinggalkan")]
    Batas,
    #[error("kolom {kolom}: {sebab}")]
    Kolom { kolom: usize, sebab: String },
    #[error("dokumen dibuka tetapi tidak ditutup")]
    DokumenTerbuka,
    #[error("toko {0} tidak termasuk kunci transaksi ini")]
    LuarKunci(String),
    #[error("kunci idempotensi dipakai untuk isi yang lain")]
    IdempotensiBeda,
    #[error("isi yang sama baru saja disimpan: {0}")]
    BaruSaja(String),
    #[error("data rahasia: {0}")]
    Brankas(String),
    #[error("{0}")]
    Lain(String),
}

fn pg_text(e: &postgres::Error) -> String {
    match e.as_db_error() {
        Some(d) => format!("{} ({})", d.message(), d.code().code()),
        None => e.to_string(),
    }
}

impl Error {
    fn pg_code(&self) -> Option<&str> {
        match self {
            Error::Pg(e) => e.code().map(postgres::error::SqlState::code),
            _ => None,
        }
    }

    fn lite_code(&self) -> Option<i32> {
        match self {
            Error::Lite(rusqlite::Error::SqliteFailure(e, _)) => Some(e.extended_code),
            _ => None,
        }
    }

    /// A UNIQUE or PRIMARY KEY constraint said no.
    pub fn unik(&self) -> bool {
        self.pg_code() == Some("23505")
            || matches!(
                self.lite_code(),
                Some(rusqlite::ffi::SQLITE_CONSTRAINT_UNIQUE | rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY)
            )
    }

    /// A CHECK constraint said no.
    pub fn check(&self) -> bool {
        self.pg_code() == Some("23514") || self.lite_code() == Some(rusqlite::ffi::SQLITE_CONSTRAINT_CHECK)
    }

    /// The append-only trigger of a book said no.
    pub fn hanya_tambah(&self) -> bool {
        self.to_string().contains(crate::migrasi::PESAN_HANYA_TAMBAH)
    }

    /// PostgreSQL ended this one of two transactions that waited for each other.
    pub(crate) fn saling_tunggu(&self) -> bool {
        self.pg_code() == Some("40P01")
    }

    /// No room left on the disk.
    pub fn disk_penuh(&self) -> bool {
        self.pg_code() == Some("53100")
            || matches!(self, Error::Lite(rusqlite::Error::SqliteFailure(e, _)) if e.code == rusqlite::ErrorCode::DiskFull)
            || matches!(self, Error::Commit(s) if s.contains("disk is full"))
    }

    /// The connection itself is gone, so nothing more can be said of the transaction.
    pub fn terputus(&self) -> bool {
        match self {
            Error::Putus(_) => true,
            Error::Pg(e) => {
                e.is_closed()
                    || e.code().is_some_and(|c| c.code().starts_with("57P"))
                    || std::error::Error::source(e).is_some_and(<dyn std::error::Error>::is::<std::io::Error>)
            }
            _ => false,
        }
    }

    /// [`Error::Putus`] when the connection is gone, itself otherwise.
    pub(crate) fn sebagai_putus(self) -> Self {
        match self {
            Error::Putus(_) => self,
            _ if self.terputus() => Error::Putus(self.to_string()),
            _ => self,
        }
    }

    /// Stopped by a deadline or because nobody waits for the answer any more.
    pub fn dihentikan(&self) -> bool {
        matches!(self, Error::Batas)
            || self.pg_code() == Some("57014")
            || matches!(self, Error::Lite(rusqlite::Error::SqliteFailure(e, _)) if e.code == rusqlite::ErrorCode::OperationInterrupted)
    }
}
