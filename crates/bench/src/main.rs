//! `karat-bench`: the speed targets of Karat as figures. One JSON object goes to stdout, progress to stderr.
//! Loads are bounded in count and time and stay on loopback; every child process is ended by its handle.

mod catatan;
mod hasil;
mod karat;
mod muat;
mod proses;
mod tempat;
mod ukur;

use clap::Parser;
use hasil::{Laporan, Mesin};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;
use ukur::{Konteks, Kumpul, Nama};
use values::Jam as _;

#[derive(Parser)]
#[command(
    name = "karat-bench",
    version,
    about = "Mengukur Karat: JSON ke stdout, kemajuan ke stderr",
    after_help = "PostgreSQL diukur bila KARAT_UJI_PG menunjuk sebuah server (scripts/layanan jalankan -- …).\n\
                  Kode keluar 1 bila ada ukuran yang gagal; target yang meleset hanya dilaporkan."
)]
struct Bench {
    /// Apa yang diukur
    #[arg(required_unless_present = "cetak_satu", value_enum)]
    ukuran: Vec<Nama>,
    /// Biner karat (rilis)
    #[arg(long, default_value = "target/release/karat", value_name = "FILE")]
    karat: PathBuf,
    /// Aplikasi web yang sudah dibangun
    #[arg(long, default_value = "web/dist", value_name = "DIR")]
    web: PathBuf,
    /// Lebih singkat dan lebih kecil: untuk mencoba, bukan untuk dilaporkan
    #[arg(long)]
    cepat: bool,
    /// Folder sementara; harus di disk [bawaan: TMPDIR atau /var/tmp]
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,
    /// Proses anak dari `cetak`
    #[arg(long, hide = true, value_enum)]
    cetak_satu: Option<ukur::cetak::Satu>,
    #[arg(long, hide = true, default_value_t = 0)]
    cetak_baris: i64,
}

fn main() -> ExitCode {
    let b = Bench::parse();
    if let Some(satu) = b.cetak_satu {
        return match ukur::cetak::jalankan(satu, b.cetak_baris) {
            Ok(()) => ExitCode::SUCCESS,
            Err(e) => {
                eprintln!("karat-bench: {e:#}");
                ExitCode::from(1)
            }
        };
    }
    let jam = values::JamSistem;
    let (beban_awal, mulai, menunggu) = (proses::beban(), Instant::now(), proses::menunggu_cpu());
    let k = Konteks { karat: b.karat, web: b.web, cepat: b.cepat, akar: b.folder };
    let waktu = jam.sekarang().to_string();
    let mut kumpul = Kumpul::default();
    for u in ukur::urutan(&b.ukuran) {
        kumpul.ukur(&k, u);
    }
    let (angka, gagal, dilewati) = kumpul.selesai();
    let baik = gagal.is_empty();
    let menunggu_cpu = 100.0 * (proses::menunggu_cpu() - menunggu) / mulai.elapsed().as_secs_f64();
    let mesin = Mesin {
        inti: proses::inti(),
        cpu: proses::nama_cpu(),
        memori_mb: proses::memori_mesin_mb(),
        beban_awal,
        menunggu_cpu: menunggu_cpu.round(),
    };
    let laporan =
        Laporan { waktu, versi: env!("CARGO_PKG_VERSION"), cepat: b.cepat, mesin, angka, gagal, dilewati };
    match serde_json::to_string_pretty(&laporan) {
        Ok(j) => println!("{j}"),
        Err(e) => {
            eprintln!("karat-bench: {e}");
            return ExitCode::from(2);
        }
    }
    if baik { ExitCode::SUCCESS } else { ExitCode::from(1) }
}
