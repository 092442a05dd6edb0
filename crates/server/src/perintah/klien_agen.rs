//! How an agent speaks to the server: its key in the header, JSON both ways, refusals in the server's own words.
//! Shared by the agents this program plays itself.

use platform::agen::Kunci;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use ureq::tls::{PemItem, RootCerts, TlsConfig};

/// How long the server may hold a question open, and how long to rest after a failure.
pub const TUNGGU: u64 = 5;
pub const JEDA: Duration = Duration::from_secs(1);

/// The server said no, with its status and words; anything else is a broken connection.
#[derive(Debug, thiserror::Error)]
pub enum Gagal {
    #[error("{1} ({0})")]
    Ditolak(u16, String),
    #[error("{0}")]
    Putus(String),
}

#[derive(Deserialize)]
struct Jawab<T> {
    data: T,
}

pub struct Klien {
    http: ureq::Agent,
    url: String,
    pub kunci: Kunci,
}

impl Klien {
    /// `ca` holds the certificates that a server behind `https://` is checked with.
    pub fn baru(url: &str, kunci: &str, ca: Option<&Path>) -> anyhow::Result<Self> {
        let kunci = Kunci::parse(kunci).ok_or_else(|| {
            anyhow::anyhow!("kunci agen tidak utuh; salin seluruh baris dari `karat agent add`")
        })?;
        let mut atur = ureq::Agent::config_builder()
            .timeout_global(Some(Duration::from_secs(TUNGGU + 25)))
            .http_status_as_error(false)
            // The key goes to the address that was given and nowhere else.
            .max_redirects(0)
            .proxy(None);
        if let Some(ca) = ca {
            atur = atur.tls_config(tls(ca)?);
        }
        let url = format!("{}/api/v1", url.trim_end_matches('/'));
        Ok(Self { http: atur.build().into(), url, kunci })
    }

    pub fn ambil<T: DeserializeOwned>(&self, path: &str) -> Result<T, Gagal> {
        let r = self
            .http
            .get(format!("{}/{path}", self.url))
            .header("X-Agent-Key", &self.kunci.kirim)
            .call()
            .map_err(|e| Gagal::Putus(e.to_string()))?;
        baca(r)
    }

    pub fn kirim<T: DeserializeOwned>(&self, path: &str, isi: &impl Serialize) -> Result<T, Gagal> {
        let isi = serde_json::to_string(isi).map_err(|e| Gagal::Putus(e.to_string()))?;
        let r = self
            .http
            .post(format!("{}/{path}", self.url))
            .header("X-Agent-Key", &self.kunci.kirim)
            .header("Content-Type", "application/json")
            .send(isi)
            .map_err(|e| Gagal::Putus(e.to_string()))?;
        baca(r)
    }

    /// Asks again and again, resting after a failure; `sekali` stops after the first work done. A dead key ends it.
    pub fn bekerja(
        &self,
        sekali: bool,
        putaran: impl Fn(&Self) -> Result<bool, Gagal>,
    ) -> anyhow::Result<()> {
        loop {
            match putaran(self) {
                Ok(true) if sekali => return Ok(()),
                Ok(_) => {}
                Err(Gagal::Ditolak(401, pesan)) => anyhow::bail!("{pesan}"),
                Err(e) => {
                    eprintln!("karat: {e}; dicoba lagi");
                    std::thread::sleep(JEDA);
                }
            }
        }
    }
}

fn tls(ca: &Path) -> anyhow::Result<TlsConfig> {
    let pem = std::fs::read(ca).map_err(|e| anyhow::anyhow!("{}: {e}", ca.display()))?;
    let mut akar = Vec::new();
    for bagian in ureq::tls::parse_pem(&pem) {
        if let Ok(PemItem::Certificate(c)) = bagian {
            akar.push(c);
        }
    }
    if akar.is_empty() {
        anyhow::bail!("{}: tidak ada sertifikat PEM di dalamnya", ca.display());
    }
    Ok(TlsConfig::builder()
        .root_certs(RootCerts::Specific(Arc::new(akar)))
        .unversioned_rustls_crypto_provider(Arc::new(rustls::crypto::ring::default_provider()))
        .build())
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
