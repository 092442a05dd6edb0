//! `karat print-agent`: stands beside a till and prints what the server has in line for it, on a device file, on
//! a printer of the till's own network, or into files. It speaks the protocol of docs/print-agent.md.

use super::klien_agen::{Gagal, Klien, TUNGGU};
use crate::cetak::kawat;
use crate::keluar::Keluar;
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use platform::agen;
use platform::printer::LaporanCetak;
use serde::Deserialize;
use serde_json::json;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Where Debian keeps the certificates it trusts.
const CA_BAWAAN: &str = "/etc/ssl/certs/ca-certificates.crt";

#[derive(clap::Args)]
#[command(group = clap::ArgGroup::new("ke").required(true).args(["device", "tcp", "simpan"]))]
pub struct Opsi {
    /// Alamat server, misalnya https://karat.toko.example
    #[arg(long, value_name = "URL")]
    url: String,
    /// Kunci yang dicetak `karat agent add --jenis print`
    #[arg(long, env = "KARAT_AGENT_KEY", value_name = "KUNCI", hide_env_values = true)]
    key: String,
    /// Berkas perangkat printer, misalnya /dev/usb/lp0
    #[arg(long, value_name = "FILE")]
    device: Option<PathBuf>,
    /// Printer di jaringan kasir, misalnya 192.168.1.50:9100
    #[arg(long, value_name = "HOST:PORT")]
    tcp: Option<String>,
    /// Menyimpan setiap cetakan sebagai berkas di folder ini
    #[arg(long, value_name = "DIR")]
    simpan: Option<PathBuf>,
    /// Sertifikat (PEM) untuk memeriksa server https:// [bawaan: milik sistem]
    #[arg(long, value_name = "FILE")]
    ca: Option<PathBuf>,
    /// Berhenti setelah satu putaran pekerjaan
    #[arg(long)]
    once: bool,
}

enum Ke {
    Device(PathBuf),
    Tcp(String),
    Folder(PathBuf),
}

#[derive(Deserialize)]
struct Tugas {
    pekerjaan: String,
    judul: String,
}

#[derive(Deserialize)]
struct Isi {
    pekerjaan: String,
    jenis: platform::printer::Jenis,
    isi: String,
    tantangan: String,
}

pub fn jalankan(opsi: Opsi) -> anyhow::Result<ExitCode> {
    let ca = match (opsi.url.starts_with("https://"), opsi.ca) {
        (true, ca) => Some(ca.unwrap_or_else(|| CA_BAWAAN.into())),
        (false, _) if opsi.url.starts_with("http://") => None,
        (false, _) => anyhow::bail!("alamat server dimulai dengan https:// atau http://"),
    };
    let ke = match (opsi.device, opsi.tcp, opsi.simpan) {
        (Some(d), _, _) => Ke::Device(d),
        (_, Some(t), _) => Ke::Tcp(t),
        (_, _, Some(f)) => {
            std::fs::create_dir_all(&f).map_err(|e| anyhow::anyhow!("{}: {e}", f.display()))?;
            Ke::Folder(f)
        }
        _ => anyhow::bail!("pilih --device, --tcp atau --simpan"),
    };
    let k = Klien::baru(&opsi.url, &opsi.key, ca.as_deref())?;
    println!("Agen cetak bekerja untuk {}", opsi.url);
    k.bekerja(opsi.once, |k| putaran(k, &ke))?;
    Ok(ExitCode::SUCCESS)
}

/// One question to the server; was there work?
fn putaran(k: &Klien, ke: &Ke) -> Result<bool, Gagal> {
    let tugas: Vec<Tugas> = k.ambil(&format!("agent/print/pekerjaan?tunggu={TUNGGU}"))?;
    let mut ada = false;
    for t in &tugas {
        let isi: Isi = match k.kirim("agent/print/ambil", &json!({ "pekerjaan": t.pekerjaan })) {
            // Called off or taken meanwhile: the next one.
            Err(Gagal::Ditolak(s @ (404 | 409 | 422), pesan)) => {
                eprintln!("karat: {pesan} ({s})");
                continue;
            }
            lain => lain?,
        };
        ada = true;
        let hasil = cetak(ke, &isi);
        match &hasil {
            Ok(()) => println!("{}: dicetak", t.judul),
            Err(pesan) => eprintln!("karat: {}: {pesan}", t.judul),
        }
        lapor(k, &isi, hasil)?;
    }
    Ok(ada)
}

fn lapor(k: &Klien, isi: &Isi, hasil: Result<(), String>) -> Result<(), Gagal> {
    let mut l = LaporanCetak {
        pekerjaan: isi.pekerjaan.clone(),
        status: hasil.is_ok(),
        pesan: hasil.err().unwrap_or_default(),
        tanda: String::new(),
    };
    l.tanda = agen::tanda(&k.kunci, &l.pesan_tanda(&isi.tantangan));
    match k.kirim::<bool>("agent/print/lapor", &l) {
        Err(Gagal::Ditolak(s @ (404 | 409), pesan)) => eprintln!("karat: {pesan} ({s})"),
        lain => {
            lain?;
        }
    }
    Ok(())
}

fn cetak(ke: &Ke, isi: &Isi) -> Result<(), String> {
    let bytes = BASE64_STANDARD.decode(&isi.isi).map_err(|_| "Isi cetakan rusak".to_owned())?;
    match ke {
        Ke::Tcp(alamat) => kawat::kirim(alamat, &bytes, kawat::BATAS, &Keluar::bebas())
            .map_err(|_| kawat::Gagal::pesan("kasir", alamat)),
        Ke::Device(d) => tulis(d, &bytes, false),
        Ke::Folder(f) => {
            // The id is the server's own, but what names a file is looked at all the same.
            if !isi.pekerjaan.bytes().all(|b| b.is_ascii_alphanumeric()) {
                return Err("Nama pekerjaan tidak sah".to_owned());
            }
            tulis(&f.join(format!("{}.{}", isi.pekerjaan, isi.jenis.berkas().0)), &bytes, true)
        }
    }
}

fn tulis(ke: &Path, bytes: &[u8], baru: bool) -> Result<(), String> {
    let mut buka = std::fs::OpenOptions::new();
    buka.write(true);
    if baru {
        buka.create(true).truncate(true);
    }
    buka.open(ke)
        .and_then(|mut f| f.write_all(bytes).and_then(|()| f.flush()))
        .map_err(|e| format!("Printer di {} tidak bisa ditulisi: {e}", ke.display()))
}
