//! What the processes of one chain tell each other beside the sockets' own traffic, and claims that hold in
//! all of them: whose uid it is, which job runs. One process alone keeps both in memory.

use super::kurir::Kurir;
use parking_lot::Mutex;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// Redis channel of [`Kabar`].
pub fn kanal(k: &Kurir) -> String {
    format!("{}-kabar", k.awalan())
}

/// News for every process.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "k", rename_all = "snake_case")]
pub enum Kabar {
    /// users, rights, sessions or settings changed
    Rantai,
    /// this socket is gone: whatever was sent to it stops
    Pergi { sid: String },
    /// the user wants this job stopped
    Batal { uid: String, user: String },
}

#[derive(Serialize, Deserialize)]
pub struct Surat {
    pub asal: String,
    pub kabar: Kabar,
}

/// Claims in memory before the expired ones are swept out.
const KLAIM_SAPU: usize = 10_000;

pub struct Antar {
    /// this process
    pub asal: String,
    kurir: Option<Kurir>,
    klaim: Mutex<HashMap<String, (String, Instant)>>,
}

impl Antar {
    pub fn new(kurir: Option<Kurir>) -> Self {
        Self { asal: platform::acak::teks(12), kurir, klaim: Mutex::default() }
    }

    pub fn kurir(&self) -> Option<&Kurir> {
        self.kurir.as_ref()
    }

    /// Tells the other processes.
    pub async fn kabarkan(&self, kabar: &Kabar) {
        let Some(k) = &self.kurir else { return };
        let surat = Surat { asal: self.asal.clone(), kabar: kabar.clone() };
        let Ok(isi) = serde_json::to_vec(&surat) else { return };
        if let Err(e) = k.terbitkan(&kanal(k), &isi).await {
            tracing::warn!(sebab = %e, ?kabar, "kabar antar proses tidak terkirim");
        }
    }

    /// Reads a message of another process; one's own are passed over.
    pub fn urai(&self, isi: &[u8]) -> Option<Kabar> {
        let s: Surat = serde_json::from_slice(isi).ok()?;
        (s.asal != self.asal).then_some(s.kabar)
    }

    /// Takes `kunci` for `pemilik`, or answers who has it. Taking it again prolongs it.
    pub async fn klaim(&self, kunci: &str, pemilik: &str, lama: Duration) -> Result<(), String> {
        self.klaim_sini(kunci, pemilik, lama)?;
        let Some(k) = &self.kurir else { return Ok(()) };
        match k.klaim(kunci, pemilik, lama).await {
            Ok(Some(lain)) => {
                self.klaim.lock().remove(kunci);
                Err(lain)
            }
            Ok(None) => Ok(()),
            // Without Redis the claim holds in this process only: better than refusing all work.
            Err(e) => {
                tracing::warn!(sebab = %e, kunci, "klaim tidak sampai ke Redis");
                Ok(())
            }
        }
    }

    fn klaim_sini(&self, kunci: &str, pemilik: &str, lama: Duration) -> Result<(), String> {
        let kini = Instant::now();
        let mut k = self.klaim.lock();
        if k.len() >= KLAIM_SAPU {
            k.retain(|_, (_, sampai)| *sampai > kini);
        }
        match k.get(kunci) {
            Some((p, sampai)) if *sampai > kini && p != pemilik => Err(p.clone()),
            _ => {
                k.insert(kunci.to_owned(), (pemilik.to_owned(), kini + lama));
                Ok(())
            }
        }
    }

    /// Gives a claim back in this process; the others learn it by [`Antar::lepas`].
    pub fn lepas_sini(&self, kunci: &str, pemilik: &str) {
        let mut k = self.klaim.lock();
        if k.get(kunci).is_some_and(|(p, _)| p == pemilik) {
            k.remove(kunci);
        }
    }

    pub async fn lepas(&self, kunci: &str, pemilik: &str) {
        self.lepas_sini(kunci, pemilik);
        if let Some(k) = &self.kurir
            && let Err(e) = k.lepas(kunci, pemilik).await
        {
            tracing::warn!(sebab = %e, kunci, "klaim tidak dilepas di Redis");
        }
    }
}
