//! `karat agent add|list|revoke`: the keys of the programs beside a till, also while the server runs.

use super::alat::{self, Skema};
use crate::setelan::Data;
use platform::agen::{self, Jenis, Kunci};
use platform::{Hasil, Tolak};
use std::process::ExitCode;
use values::KodeToko;

#[derive(Clone, Copy, clap::ValueEnum)]
pub enum JenisAgen {
    Fingerprint,
    Print,
}

impl JenisAgen {
    fn jenis(self) -> Jenis {
        match self {
            Self::Fingerprint => Jenis::Fingerprint,
            Self::Print => Jenis::Print,
        }
    }
}

#[derive(clap::Subcommand)]
pub enum Kerja {
    /// Mendaftarkan agen; kuncinya dicetak sekali dan tidak bisa dilihat lagi
    Add {
        /// Kode toko tempat agen bekerja
        #[arg(long)]
        toko: String,
        /// Nama agen, misalnya meja kasirnya
        #[arg(long)]
        nama: String,
        #[arg(long, value_enum)]
        jenis: JenisAgen,
        #[command(flatten)]
        data: Data,
    },
    /// Daftar agen, tanpa kuncinya
    List {
        /// Hanya agen toko ini
        #[arg(long)]
        toko: Option<String>,
        #[command(flatten)]
        data: Data,
    },
    /// Mencabut kunci agen; berlaku seketika
    Revoke {
        #[arg(long)]
        toko: String,
        #[arg(long)]
        nama: String,
        #[command(flatten)]
        data: Data,
    },
}

async fn tulis(
    db: &db::Db,
    toko: &str,
    f: impl Fn(&mut db::Tx<'_>) -> Hasil<()> + Send + 'static,
) -> anyhow::Result<KodeToko> {
    let toko = KodeToko::parse(toko)?;
    db.write(toko.clone(), f).await.map_err(|t: Tolak| anyhow::anyhow!("{t}"))?;
    Ok(toko)
}

pub async fn jalankan(kerja: Kerja) -> anyhow::Result<ExitCode> {
    match kerja {
        Kerja::Add { toko, nama, jenis, data } => {
            let (mut alat, kunci) = (alat::buka(&data, Skema::Persis).await?, Kunci::baru());
            if let Some(sebab) = alat.tanpa_kunci.take() {
                return Err(sebab);
            }
            let (n, k, jenis) = (nama.clone(), kunci.clone(), jenis.jenis());
            let toko =
                tulis(&alat.db, &toko, move |tx| agen::tambah(tx, &n, jenis, &k, "karat agent")).await?;
            alat.tutup().await?;
            println!("Agen {nama} didaftarkan di toko {toko}.");
            println!("Kunci agen: {}", kunci.teks());
            println!("Kunci ini tidak ditampilkan lagi; yang hilang dicabut lalu didaftarkan ulang.");
        }
        Kerja::List { toko, data } => {
            let toko = toko.as_deref().map(KodeToko::parse).transpose()?;
            let alat = alat::buka(&data, Skema::Persis).await?;
            let semua = alat.db.read(move |c| agen::daftar(c, toko.as_ref())).await?;
            alat.tutup().await?;
            println!("{:<8}  {:<32}  {:<12}  {:<8}  dibuat", "toko", "nama", "jenis", "status");
            for a in semua {
                let status = if a.aktif { "aktif" } else { "dicabut" };
                println!("{:<8}  {:<32}  {:<12}  {status:<8}  {}", a.toko, a.nama, a.jenis, a.dibuat);
            }
        }
        Kerja::Revoke { toko, nama, data } => {
            let alat = alat::buka(&data, Skema::Persis).await?;
            let n = nama.clone();
            let toko = tulis(&alat.db, &toko, move |tx| agen::cabut(tx, &n, "karat agent")).await?;
            alat.tutup().await?;
            println!("Kunci agen {nama} di toko {toko} dicabut.");
        }
    }
    Ok(ExitCode::SUCCESS)
}
