//! `karat restore`: the data becomes what a backup holds, wholly or not at all.

use super::{kunci_data, periksa};
use crate::brankas::{self, Cocok, cocok};
use crate::setelan::Data;
use cadangan::{Pembuka, Pulih};
use db::{Brankas, Conn};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Restore {
    /// Berkas yang dibuat `karat backup`, dari SQLite maupun PostgreSQL
    #[arg(value_name = "FILE")]
    berkas: PathBuf,
    /// Ganti data yang sudah ada
    #[arg(long)]
    force: bool,
    /// Berkas kunci rahasia, untuk backup yang terenkripsi
    #[arg(long, value_name = "FILE")]
    kunci: Option<PathBuf>,
    /// Pulihkan juga bila kunci datanya tidak ada; sesudahnya `karat kunci-data relakan`
    #[arg(long)]
    tanpa_kunci_data: bool,
    #[command(flatten)]
    data: Data,
}

pub fn jalankan(r: &Restore) -> anyhow::Result<ExitCode> {
    let berkas = r.data.berkas()?;
    let (tempat, path) = (r.data.tempat(&berkas), r.data.kunci_data(&berkas));
    let pembuka = r.kunci.as_deref().map(Pembuka::berkas).transpose()?.unwrap_or_default();
    let kunci = |c: &mut Conn, dibawa: Option<&str>| pasang_kunci(c, &path, dibawa, r.tanpa_kunci_data);
    match cadangan::pulihkan(&r.berkas, &pembuka, &tempat, r.force, &rangkai::BUKTI, &kunci)? {
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

/// The key of the restored data must be here, or come with the backup: then it is added to the key file, behind one that
/// is there (the next start writes all anew with that one).
fn pasang_kunci(c: &mut Conn, path: &Path, dibawa: Option<&str>, tanpa: bool) -> anyhow::Result<()> {
    let Some(id) = brankas::kunci_basis_data(c)? else { return Ok(()) };
    let ada = kunci_data::baca(path)?;
    if ada.as_ref().is_some_and(|b| cocok(b, Some(&id)) != Cocok::Tidak) {
        return Ok(());
    }
    let dibawa =
        dibawa.map(Brankas::urai).transpose().map_err(|e| anyhow::anyhow!("kunci di dalam backup: {e}"))?;
    match dibawa.filter(|b| b.punya(&id)) {
        Some(b) => {
            let b = match ada {
                Some(ada) => ada.di_depan(b),
                None => b,
            };
            kunci_data::tulis(path, &b.teks())
        }
        None if tanpa => Ok(()),
        None => Err(kunci_data::hilang(path, &id, ada.as_ref())),
    }
}
