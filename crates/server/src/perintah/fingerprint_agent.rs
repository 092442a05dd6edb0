//! `karat fingerprint-agent --simulate`: plays a fingerprint reader, for trying the flow out and for tests.
//! It speaks the protocol of docs/fingerprint-agent.md and nothing else; a finger is a made-up text.

use super::klien_agen::{Gagal, Klien, TUNGGU};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use platform::agen;
use platform::sidik_jari::Laporan;
use serde::Deserialize;
use std::process::ExitCode;

#[derive(clap::Args)]
pub struct Opsi {
    /// Memainkan pembaca sidik jari; pembaca sungguhan memakai programnya sendiri
    #[arg(long)]
    simulate: bool,
    /// Alamat server, misalnya http://127.0.0.1:8080
    #[arg(long, value_name = "URL")]
    url: String,
    /// Kunci yang dicetak `karat agent add`
    #[arg(long, env = "KARAT_AGENT_KEY", value_name = "KUNCI", hide_env_values = true)]
    key: String,
    /// Jari siapa yang ada di pembaca [bawaan: jari orang yang diminta]
    #[arg(long, value_name = "USER")]
    user: Option<String>,
    /// Selalu menjawab tidak cocok
    #[arg(long)]
    fail: bool,
    /// Berhenti setelah satu pekerjaan
    #[arg(long)]
    once: bool,
}

#[derive(Deserialize)]
struct Tugas {
    pekerjaan: String,
    jenis: String,
    user_id: String,
    jari: Option<i64>,
    tantangan: String,
}

#[derive(Deserialize)]
struct Cetakan {
    fingerprints: Vec<Jari>,
}

#[derive(Deserialize)]
struct Jari {
    bytes: String,
}

struct Simulasi {
    klien: Klien,
    opsi: Opsi,
}

pub fn jalankan(opsi: Opsi) -> anyhow::Result<ExitCode> {
    if !opsi.simulate {
        anyhow::bail!("hanya --simulate yang ada; pembaca sungguhan mengikuti docs/fingerprint-agent.md");
    }
    if !opsi.url.starts_with("http://") {
        anyhow::bail!("simulasi hanya berbicara http://, untuk server di mesin yang sama");
    }
    let s = Simulasi { klien: Klien::baru(&opsi.url, &opsi.key, None)?, opsi };
    println!("Agen simulasi bekerja untuk {}", s.opsi.url);
    s.klien.bekerja(s.opsi.once, |_| s.putaran())?;
    Ok(ExitCode::SUCCESS)
}

impl Simulasi {
    /// One question to the server; was there work?
    fn putaran(&self) -> Result<bool, Gagal> {
        let tugas: Vec<Tugas> = self.klien.ambil(&format!("agent/fingerprint/pekerjaan?tunggu={TUNGGU}"))?;
        for t in &tugas {
            let (status, fp) = self.nilai(t)?;
            let mut l = Laporan {
                pekerjaan: t.pekerjaan.clone(),
                user_id: t.user_id.clone(),
                fp: BASE64_STANDARD.encode(fp),
                status,
                tanda: String::new(),
            };
            l.tanda = agen::tanda(&self.klien.kunci, &l.pesan(&t.tantangan));
            match self.klien.kirim::<bool>("agent/fingerprint/scan", &l) {
                // Another reader was quicker, or the screen went away: no reason to stop.
                Err(Gagal::Ditolak(s @ (404 | 409 | 422), pesan)) => eprintln!("karat: {pesan} ({s})"),
                lain => {
                    lain?;
                }
            }
            println!("{} {}: {}", t.jenis, t.user_id, if status { "cocok" } else { "tidak cocok" });
        }
        Ok(!tugas.is_empty())
    }

    /// What the simulated reader sees, and whether it matches the enrolled templates.
    fn nilai(&self, t: &Tugas) -> Result<(bool, String), Gagal> {
        let pemilik = self.opsi.user.as_deref().unwrap_or(&t.user_id);
        if t.jenis == "ENROL" {
            return Ok((!self.opsi.fail, jari(pemilik, t.jari.unwrap_or(0))));
        }
        let c: Cetakan = self.klien.ambil(&format!("user-fingerprint?user_id={}", t.user_id))?;
        let terbaca = (0..=9).map(|j| jari(pemilik, j)).find(|j| {
            c.fingerprints.iter().any(|f| BASE64_STANDARD.decode(&f.bytes).is_ok_and(|b| b == j.as_bytes()))
        });
        let cocok = terbaca.is_some() && !self.opsi.fail;
        Ok((cocok, terbaca.unwrap_or_else(|| jari(pemilik, 0))))
    }
}

fn jari(pemilik: &str, jari: i64) -> String {
    format!("karat-simulasi:{pemilik}:{jari}")
}
