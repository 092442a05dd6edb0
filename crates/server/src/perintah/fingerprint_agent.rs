//! `karat fingerprint-agent --simulate`: plays a fingerprint reader, for trying the flow out and for tests.
//! It speaks the protocol of docs/fingerprint-agent.md and nothing else; a finger is a made-up text.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use platform::agen::{self, Kunci};
use platform::sidik_jari::Laporan;
use serde::Deserialize;
use serde::de::DeserializeOwned;
use std::process::ExitCode;
use std::time::Duration;

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
struct Jawab<T> {
    data: T,
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

/// The server said no, with its status and words; anything else is a broken connection.
#[derive(Debug, thiserror::Error)]
enum Gagal {
    #[error("{1} ({0})")]
    Ditolak(u16, String),
    #[error("{0}")]
    Putus(String),
}

struct Simulasi {
    http: ureq::Agent,
    url: String,
    kunci: Kunci,
    opsi: Opsi,
}

/// How long the server may hold a question open, and how long to rest after a failure.
const TUNGGU: u64 = 5;
const JEDA: Duration = Duration::from_secs(1);

pub fn jalankan(opsi: Opsi) -> anyhow::Result<ExitCode> {
    if !opsi.simulate {
        anyhow::bail!("hanya --simulate yang ada; pembaca sungguhan mengikuti docs/fingerprint-agent.md");
    }
    if !opsi.url.starts_with("http://") {
        anyhow::bail!("simulasi hanya berbicara http://, untuk server di mesin yang sama");
    }
    let kunci = Kunci::parse(&opsi.key).ok_or_else(|| {
        anyhow::anyhow!("kunci agen tidak utuh; salin seluruh baris dari `karat agent add`")
    })?;
    let atur = ureq::Agent::config_builder()
        .timeout_global(Some(Duration::from_secs(TUNGGU + 25)))
        .http_status_as_error(false)
        // The key goes to the address that was given and nowhere else.
        .max_redirects(0)
        .proxy(None)
        .build();
    let url = format!("{}/api/v1", opsi.url.trim_end_matches('/'));
    let s = Simulasi { http: atur.into(), url, kunci, opsi };
    println!("Agen simulasi bekerja untuk {}", s.opsi.url);
    s.bekerja()
}

impl Simulasi {
    fn bekerja(&self) -> anyhow::Result<ExitCode> {
        loop {
            match self.putaran() {
                Ok(true) if self.opsi.once => return Ok(ExitCode::SUCCESS),
                Ok(_) => {}
                Err(Gagal::Ditolak(401, pesan)) => anyhow::bail!("{pesan}"),
                Err(e) => {
                    eprintln!("karat: {e}; dicoba lagi");
                    std::thread::sleep(JEDA);
                }
            }
        }
    }

    /// One question to the server; was there work?
    fn putaran(&self) -> Result<bool, Gagal> {
        let tugas: Vec<Tugas> = self.ambil(&format!("agent/fingerprint/pekerjaan?tunggu={TUNGGU}"))?;
        for t in &tugas {
            let (status, fp) = self.nilai(t)?;
            let mut l = Laporan {
                pekerjaan: t.pekerjaan.clone(),
                user_id: t.user_id.clone(),
                fp: BASE64_STANDARD.encode(fp),
                status,
                tanda: String::new(),
            };
            l.tanda = agen::tanda(&self.kunci, &l.pesan(&t.tantangan));
            match self.kirim("agent/fingerprint/scan", &l) {
                // Another reader was quicker, or the screen went away: no reason to stop.
                Err(Gagal::Ditolak(s @ (404 | 409 | 422), pesan)) => eprintln!("karat: {pesan} ({s})"),
                lain => lain?,
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
        let c: Cetakan = self.ambil(&format!("user-fingerprint?user_id={}", t.user_id))?;
        let terbaca = (0..=9).map(|j| jari(pemilik, j)).find(|j| {
            c.fingerprints.iter().any(|f| BASE64_STANDARD.decode(&f.bytes).is_ok_and(|b| b == j.as_bytes()))
        });
        let cocok = terbaca.is_some() && !self.opsi.fail;
        Ok((cocok, terbaca.unwrap_or_else(|| jari(pemilik, 0))))
    }

    fn ambil<T: DeserializeOwned>(&self, path: &str) -> Result<T, Gagal> {
        let r = self
            .http
            .get(format!("{}/{path}", self.url))
            .header("X-Agent-Key", &self.kunci.kirim)
            .call()
            .map_err(|e| Gagal::Putus(e.to_string()))?;
        baca(r)
    }

    fn kirim(&self, path: &str, l: &Laporan) -> Result<(), Gagal> {
        let isi = serde_json::to_string(l).map_err(|e| Gagal::Putus(e.to_string()))?;
        let r = self
            .http
            .post(format!("{}/{path}", self.url))
            .header("X-Agent-Key", &self.kunci.kirim)
            .header("Content-Type", "application/json")
            .send(isi)
            .map_err(|e| Gagal::Putus(e.to_string()))?;
        baca::<bool>(r).map(|_| ())
    }
}

fn jari(pemilik: &str, jari: i64) -> String {
    format!("karat-simulasi:{pemilik}:{jari}")
}

fn baca<T: DeserializeOwned>(mut r: ureq::http::Response<ureq::Body>) -> Result<T, Gagal> {
    let status = r.status().as_u16();
    let isi = r.body_mut().read_to_string().map_err(|e| Gagal::Putus(e.to_string()))?;
    if status != 200 {
        let pesan = serde_json::from_str::<crate::tepi::jawab::Tolakan>(&isi)
            .map_or_else(|_| "server menolak".to_owned(), |t| t.message);
        return Err(Gagal::Ditolak(status, pesan));
    }
    let j: Jawab<T> = serde_json::from_str(&isi).map_err(|e| Gagal::Putus(e.to_string()))?;
    Ok(j.data)
}
