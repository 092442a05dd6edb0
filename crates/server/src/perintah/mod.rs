//! The commands of `karat`. Each is one file; `--help` of each is the manual.

mod agent;
mod alat;
pub mod awal;
mod backup;
mod berkas;
mod fingerprint_agent;
mod klien_agen;
mod kunci_data;
mod periksa;
mod print_agent;
mod restore;
mod serve;
mod user;

use crate::setelan::{Data, Layanan};
use clap::{Parser, Subcommand};
use std::io::IsTerminal as _;
use std::process::ExitCode;

#[derive(Parser)]
#[command(
    name = "karat",
    version,
    about = "Back office dan kasir rantai toko emas",
    arg_required_else_help = true
)]
struct Karat {
    #[command(subcommand)]
    perintah: Perintah,
}

// Read once at the start: its size matters to nobody.
#[allow(clippy::large_enum_variant)]
#[derive(Subcommand)]
enum Perintah {
    /// Menjalankan server: API, socket, dan aplikasi web
    Serve {
        #[command(flatten)]
        data: Data,
        #[command(flatten)]
        layanan: Layanan,
    },
    /// Mengurus pengguna dari baris perintah
    User {
        #[command(subcommand)]
        kerja: user::Kerja,
    },
    /// Mengurus kunci agen: program di samping kasir, seperti pembaca sidik jari dan printer
    Agent {
        #[command(subcommand)]
        kerja: agent::Kerja,
    },
    /// Menjalankan agen sidik jari simulasi terhadap sebuah server
    FingerprintAgent {
        #[command(flatten)]
        opsi: fingerprint_agent::Opsi,
    },
    /// Menjalankan agen cetak: mencetak di printer kasir apa yang antre di server
    PrintAgent {
        #[command(flatten)]
        opsi: print_agent::Opsi,
    },
    /// Membuktikan bahwa semua buku seimbang; keluar dengan 1 bila ada yang tidak
    Periksa {
        #[command(flatten)]
        data: Data,
        /// Jawaban sebagai JSON
        #[arg(long)]
        json: bool,
    },
    /// Menyalin semua data ke satu berkas, juga selagi server berjalan
    Backup(backup::Backup),
    /// Mengurus kunci yang mengenkripsi rahasia di basis data
    KunciData {
        #[command(subcommand)]
        kerja: kunci_data::Kerja,
    },
    /// Membuat pasangan kunci untuk backup yang terenkripsi
    BackupKey(backup::BackupKey),
    /// Mengembalikan data dari berkas backup, juga ke mesin basis data yang lain
    Restore(restore::Restore),
    /// Mencetak dokumen OpenAPI dari semua panggilan
    Openapi,
    /// Mencetak tabel yang dipakai bersama aplikasi web, sebagai TypeScript
    TabelWeb { tabel: TabelWeb },
}

#[derive(Debug, Clone, Copy, clap::ValueEnum)]
enum TabelWeb {
    /// rute, menu, dan gerbangnya
    Rute,
    /// kunci setting toko
    Setelan,
    /// kode penolakan
    Penolakan,
    /// layar dan daftar setiap jenis dokumen
    Dokumen,
}

/// Runs the program; the exit code is 0, 1 (something is wrong) or 2 (could not run).
pub fn jalankan() -> ExitCode {
    berkas::milik_sendiri();
    let karat = Karat::parse();
    catatan(matches!(karat.perintah, Perintah::Serve { .. }));
    let hasil = match karat.perintah {
        Perintah::Serve { data, layanan } => {
            runtime().and_then(|r| r.block_on(serve::jalankan(&data, &layanan)))
        }
        Perintah::User { kerja } => runtime().and_then(|r| r.block_on(user::jalankan(kerja))),
        Perintah::Agent { kerja } => runtime().and_then(|r| r.block_on(agent::jalankan(kerja))),
        Perintah::FingerprintAgent { opsi } => fingerprint_agent::jalankan(opsi),
        Perintah::PrintAgent { opsi } => print_agent::jalankan(opsi),
        Perintah::Periksa { data, json } => {
            runtime().and_then(|r| r.block_on(periksa::jalankan(&data, json)))
        }
        Perintah::Backup(b) => runtime().and_then(|r| r.block_on(backup::jalankan(&b))),
        Perintah::KunciData { kerja } => runtime().and_then(|r| r.block_on(kunci_data::jalankan(kerja))),
        Perintah::BackupKey(b) => backup::buat_kunci(&b),
        Perintah::Restore(r) => restore::jalankan(&r),
        Perintah::Openapi => openapi().and_then(|t| cetak(&(t + "\n"))),
        Perintah::TabelWeb { tabel } => cetak(&tabel_web(tabel)),
    };
    match hasil {
        Ok(kode) => kode,
        Err(e) => {
            match e.downcast_ref::<platform::Tolak>() {
                Some(t) => eprintln!("karat: {t:#}"),
                None => eprintln!("karat: {e:#}"),
            }
            ExitCode::from(2)
        }
    }
}

fn runtime() -> anyhow::Result<tokio::runtime::Runtime> {
    Ok(tokio::runtime::Builder::new_multi_thread().enable_all().build()?)
}

/// Log lines go to standard error; KARAT_LOG sets what is shown (`info`, `debug`, `server=debug` …).
fn catatan(melayani: bool) {
    // The libraries' own chatter at every start tells nobody anything.
    let bawaan = if melayani { "info,refinery_core=warn,tokio_postgres=warn" } else { "warn" };
    let saring = tracing_subscriber::EnvFilter::try_from_env("KARAT_LOG").unwrap_or_else(|_| bawaan.into());
    tracing_subscriber::fmt()
        .with_env_filter(saring)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        .with_target(false)
        .init();
}

fn tabel_web(t: TabelWeb) -> String {
    match t {
        TabelWeb::Rute => {
            let laporan: Vec<&str> = laporan::SEMUA.iter().map(|l| l.rute).collect();
            platform::menu::web::tabel(&laporan)
        }
        TabelWeb::Setelan => platform::modul::tabel_web(),
        TabelWeb::Penolakan => platform::penolakan::tabel_web(&crate::penolakan::SEMUA),
        TabelWeb::Dokumen => platform::domain::dokumen::tabel_web(rangkai::DOMAIN),
    }
}

fn cetak(teks: &str) -> anyhow::Result<ExitCode> {
    use std::io::Write as _;
    std::io::stdout().lock().write_all(teks.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The document with its keys in order, so that it is the same on every run.
fn openapi() -> anyhow::Result<String> {
    let isi = serde_json::to_value(crate::openapi())?;
    Ok(serde_json::to_string_pretty(&isi)?)
}
