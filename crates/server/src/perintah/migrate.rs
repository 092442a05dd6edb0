//! `karat migrate`: the schema brought up to date by the role that owns it, and the rights of the one that serves.

use crate::setelan::Data;
use db::{Db, KunciFolder, Mesin};
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Migrate {
    #[command(flatten)]
    data: Data,
    /// Peran PostgreSQL yang melayani (`karat serve`): diberi hak baca-tulis baris, tanpa hak mengubah skema atau isi buku
    #[arg(long = "peran-layan", env = "KARAT_PERAN_LAYAN", value_name = "PERAN")]
    peran_layan: Option<String>,
}

pub fn jalankan(m: &Migrate) -> anyhow::Result<ExitCode> {
    let berkas = m.data.berkas()?;
    let tempat = m.data.tempat(&berkas);
    // On SQLite the schema is in the folder, which a server may hold.
    let _folder = match &tempat.mesin {
        Mesin::Lite(_) => Some(KunciFolder::ambil(&tempat.folder)?),
        Mesin::Pg(_) => None,
    };
    Db::mutakhirkan(&tempat.mesin)?;
    println!("Skema basis data versi {}.", db::versi_terakhir());
    match (&m.peran_layan, &tempat.mesin) {
        (Some(peran), Mesin::Pg(url)) => {
            db::izinkan(url, peran)?;
            println!("Peran {peran} boleh melayani.");
        }
        (Some(_), Mesin::Lite(_)) => anyhow::bail!("--peran-layan hanya untuk PostgreSQL"),
        (None, _) => {}
    }
    Ok(ExitCode::SUCCESS)
}
