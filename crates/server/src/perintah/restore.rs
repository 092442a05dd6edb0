//! `karat restore`: the data becomes what a backup holds, wholly or not at all.

use super::periksa;
use crate::cadangan::{self, Pulih};
use crate::setelan::Data;
use std::path::PathBuf;
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Restore {
    /// Berkas yang dibuat `karat backup`, dari SQLite maupun PostgreSQL
    #[arg(value_name = "FILE")]
    berkas: PathBuf,
    /// Ganti data yang sudah ada
    #[arg(long)]
    force: bool,
    #[command(flatten)]
    data: Data,
}

pub fn jalankan(r: &Restore) -> anyhow::Result<ExitCode> {
    let tempat = r.data.tempat(&r.data.berkas()?);
    match cadangan::pulihkan(&r.berkas, &tempat, r.force)? {
        Pulih::Selesai(m, hasil) => {
            println!(
                "Dipulihkan dari backup {} (karat {}, {}): {} tabel, {} baris, {} gambar.",
                m.dibuat,
                m.versi_program,
                m.mesin,
                m.tabel.len(),
                m.baris(),
                m.gambar.len()
            );
            periksa::cetak(&hasil);
            Ok(ExitCode::SUCCESS)
        }
        Pulih::Ditolak(hasil) => {
            periksa::cetak(&hasil);
            eprintln!("karat: buku di dalam backup tidak seimbang; tidak ada yang diubah");
            Ok(ExitCode::from(1))
        }
    }
}
