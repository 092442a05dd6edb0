//! `karat backup`: one file with everything, taken in one moment, also while the server runs.

use super::alat::{self, Skema};
use crate::cadangan;
use crate::setelan::Data;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Backup {
    /// Berkas backup yang dibuat (tar yang dipadatkan dengan gzip)
    #[arg(value_name = "FILE")]
    berkas: PathBuf,
    /// Ganti berkas yang sudah ada
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    data: Data,
}

pub async fn jalankan(b: &Backup) -> anyhow::Result<ExitCode> {
    let alat = alat::buka(&b.data, Skema::Dikenal).await?;
    let m = cadangan::buat(&alat.db, &alat.tempat.folder, &b.berkas, b.force).await?;
    alat.tutup().await?;
    println!(
        "Backup {} selesai: {} tabel, {} baris, {} gambar.",
        b.berkas.display(),
        m.tabel.len(),
        m.baris(),
        m.gambar.len()
    );
    Ok(ExitCode::SUCCESS)
}
