//! Backups: one gzip-compressed tar of plain lines that either engine can read, and the way back. Only the
//! commands `backup` and `restore` use it; `serve` finishes a restore whose process died.
//!
//! The archive holds `tabel/<nama>.jsonl` in the order of the schema (a JSON array a row, columns as in the
//! manifest), `gambar/…` as in the data folder, in an encrypted one `kunci` (the key that secrets in the tables are
//! encrypted with), and at its end `manifest.json`: where that is missing, the
//! archive is not whole.

mod baca;
mod buat;
mod pulih;
mod sandi;
mod sidik;

pub use baca::{Isi, jelajah};
pub use buat::buat;
pub use pulih::{Pulih, pulihkan, tertunda, tuntaskan};
pub use sandi::{Pembuka, Untuk, buat_kunci};

use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// Version of the program, written into every backup.
const VERSI: &str = env!("CARGO_PKG_VERSION");

/// Where the data is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tempat {
    pub folder: PathBuf,
    pub mesin: db::Mesin,
}

/// What the archive calls itself, so that another tar is not taken for one.
const JENIS: &str = "karat-cadangan";
/// Grows when the archive's own shape changes.
const FORMAT: u32 = 1;
const MANIFEST: &str = "manifest.json";
/// The folder of images, in the data folder and in the archive.
pub const GAMBAR: &str = "gambar";
/// The key of the data; only in an archive that is encrypted itself.
const KUNCI: &str = "kunci";

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Manifest {
    pub jenis: String,
    pub format: u32,
    pub versi_program: String,
    pub versi_skema: i64,
    pub dibuat: String,
    /// the engine it was taken from; it restores into either
    pub mesin: String,
    pub tabel: Vec<Tabel>,
    pub gambar: Vec<Gambar>,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tabel {
    pub nama: String,
    pub kolom: Vec<String>,
    pub baris: u64,
    pub sha256: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gambar {
    pub nama: String,
    pub ukuran: u64,
    pub sha256: String,
}

impl Manifest {
    pub fn baris(&self) -> u64 {
        self.tabel.iter().map(|t| t.baris).sum()
    }

    /// Can this program restore it?
    fn periksa(&self) -> anyhow::Result<()> {
        anyhow::ensure!(self.jenis == JENIS, "bukan cadangan karat");
        anyhow::ensure!(
            self.format == FORMAT,
            "bentuk cadangan {} tidak dikenal karat {}; pakai karat {} atau lebih baru",
            self.format,
            VERSI,
            self.versi_program
        );
        let (punya, tahu) = (self.versi_skema, db::versi_terakhir());
        anyhow::ensure!(
            (1..=tahu).contains(&punya),
            "skema cadangan versi {punya}, sedangkan karat {} mengenal sampai versi {tahu}; pakai karat {} atau lebih baru",
            VERSI,
            self.versi_program
        );
        let nama: Vec<&str> = self.tabel.iter().map(|t| t.nama.as_str()).collect();
        anyhow::ensure!(nama == db::tabel_pada(punya), "tabel di cadangan tidak sesuai skema versi {punya}");
        // Names of columns become SQL.
        let sah = |k: &String| {
            !k.is_empty() && k.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_')
        };
        for t in &self.tabel {
            anyhow::ensure!(t.kolom.iter().all(sah), "nama kolom tabel {} tidak sah", t.nama);
        }
        Ok(())
    }
}
