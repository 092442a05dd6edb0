//! `karat user add`: a user from the command line, also while the server runs.

use super::alat::{self, Skema};
use crate::setelan::Data;
use db::Kunci;
use platform::pengguna::{self, Baru, akses_bawaan};
use platform::{Level, Tolak, acak, sandi};
use std::process::ExitCode;
use values::{KodeToko, UserId};

#[derive(clap::Subcommand)]
pub enum Kerja {
    /// Menambah pengguna; password sekali pakai dicetak sekali, kecuali diberikan lewat KARAT_PASSWORD
    Add {
        /// User ID, huruf kecil
        user_id: String,
        /// Nama lengkap
        #[arg(long)]
        nama: Option<String>,
        /// SU, MU, OWN, DEV, SPV, KASIR, FIN, atau level buatan sendiri
        #[arg(long)]
        level: String,
        /// Kode toko
        #[arg(long)]
        toko: String,
        /// Pengguna kantor pusat: boleh di semua portal
        #[arg(long)]
        pusat: bool,
        #[command(flatten)]
        data: Data,
    },
}

pub async fn jalankan(kerja: Kerja) -> anyhow::Result<ExitCode> {
    let Kerja::Add { user_id, nama, level, toko, pusat, data } = kerja;
    let (rahasia, diberi) = match std::env::var("KARAT_PASSWORD") {
        Ok(p) => (p, true),
        Err(_) => (acak::teks(14), false),
    };
    sandi::layak("password", &rahasia)?;
    sandi::bukan_id("password", &user_id, &rahasia)?;
    let level = Level::parse(&level);
    let b = Baru {
        user_id: UserId::parse(&user_id)?,
        user_name: nama.unwrap_or_else(|| user_id.clone()),
        akses: akses_bawaan(&level),
        level,
        kode_toko: KodeToko::parse(&toko)?,
        pusat,
        sandi: sandi::buat_nanti(rahasia.clone()).await?,
        ganti_sandi: !diberi,
    };
    let alat = alat::buka(&data, Skema::Persis).await?;
    alat.db
        .write(Kunci::rantai(), move |tx| pengguna::buat(tx, &b, "karat user add"))
        .await
        .map_err(|t: Tolak| anyhow::anyhow!("{t}"))?;
    alat.tutup().await?;
    println!("User {user_id} ditambahkan di toko {toko}.");
    if !diberi {
        println!("Password sekali pakai: {rahasia}");
    }
    Ok(ExitCode::SUCCESS)
}
