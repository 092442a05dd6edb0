//! `karat backup`: one file with everything, taken in one moment, also while the server runs.

use super::alat::{self, Skema};
use crate::setelan::{self, Data};
use cadangan::Untuk;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Backup {
    /// Berkas backup yang dibuat
    #[arg(value_name = "FILE")]
    berkas: PathBuf,
    /// Ganti berkas yang sudah ada
    #[arg(long)]
    force: bool,
    /// Kunci publik pemiliknya (age1…), dari `karat backup-key`; hanya kunci rahasianya yang membuka backup ini
    #[arg(long = "untuk", env = "KARAT_BACKUP_UNTUK", value_name = "KUNCI", value_delimiter = ',')]
    untuk: Vec<String>,
    /// Tanpa enkripsi: siapa pun yang memegang berkas ini bisa membacanya
    #[arg(long, conflicts_with = "untuk")]
    polos: bool,
    #[command(flatten)]
    data: Data,
}

pub async fn jalankan(b: &Backup) -> anyhow::Result<ExitCode> {
    let kunci = setelan::pilih(&b.untuk, &b.data.berkas()?.backup_untuk);
    let untuk = match (b.polos, kunci.is_empty()) {
        (true, _) => Untuk::Siapapun,
        (false, false) => Untuk::kunci(&kunci)?,
        (false, true) => anyhow::bail!(
            "backup memuat seluruh data toko: sebutkan kunci pemiliknya dengan --untuk (buat dengan `karat backup-key`), \
             atau --polos bila memang tanpa enkripsi"
        ),
    };
    let alat = alat::buka(&b.data, Skema::Dikenal).await?;
    if let Some(sebab) = &alat.tanpa_kunci {
        eprintln!("karat: backup ini tidak membawa kunci datanya: {sebab}");
    }
    let m = cadangan::buat(&alat.db, &alat.tempat.folder, &b.berkas, b.force, untuk).await?;
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

#[derive(clap::Args)]
pub struct BackupKey {
    /// Berkas kunci rahasia yang dibuat; simpan di tempat lain dari server dan backupnya
    #[arg(value_name = "FILE")]
    berkas: PathBuf,
}

/// A pair of keys: the secret one into a file for its owner alone, the public one to the screen.
pub fn buat_kunci(b: &BackupKey) -> anyhow::Result<ExitCode> {
    use std::io::Write as _;
    use std::os::unix::fs::OpenOptionsExt as _;
    let (rahasia, publik) = cadangan::buat_kunci();
    let mut f = std::fs::OpenOptions::new()
        .write(true)
        .create_new(true)
        .mode(0o600)
        .open(&b.berkas)
        .map_err(|e| anyhow::anyhow!("{}: {e}", b.berkas.display()))?;
    f.write_all(rahasia.as_bytes())?;
    f.sync_all()?;
    println!("{publik}");
    eprintln!("Kunci rahasia di {}. Tanpa berkas itu backup tidak bisa dibuka lagi.", b.berkas.display());
    Ok(ExitCode::SUCCESS)
}
