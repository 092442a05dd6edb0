//! Work that runs for a uid (streams and jobs with progress): at most once a uid in all processes, a few at a
//! time for one user, stopped by its user, by its client's end, or by the server's.

use super::Bersama;
use super::uid::Uid;
use crate::tepi::TepiTolak;
use parking_lot::Mutex;
use platform::{DasarTolak, Hasil, Tolak};
use std::collections::HashMap;
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio_util::sync::CancellationToken;
use values::UserId;

/// Work one user may have running in one process: fewer than the reports' connections, so that nobody keeps all others
/// waiting.
pub const PER_USER: usize = 2;
/// Work one process runs at once.
pub const SEKALIGUS: usize = 48;
/// A claim outlives a process that died by this much; it is renewed while the work runs.
const LAMA_KLAIM: Duration = Duration::from_secs(60);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sebab {
    Diminta,
    KlienPergi,
    ServerBerhenti,
}

struct Berjalan {
    user: UserId,
    sid: Option<String>,
    batal: CancellationToken,
    sebab: Arc<OnceLock<Sebab>>,
}

#[derive(Default)]
pub struct Tabel(Mutex<HashMap<Uid, Berjalan>>);

impl Tabel {
    fn masuk(&self, uid: &Uid, user: &UserId) -> Hasil<(CancellationToken, Arc<OnceLock<Sebab>>)> {
        let mut isi = self.0.lock();
        if isi.contains_key(uid) {
            return Err(ganda());
        }
        if isi.values().filter(|b| b.user == *user).count() >= PER_USER {
            return Err(TepiTolak::TerlaluBanyakLaporan
                .tolak("Terlalu banyak laporan berjalan, tunggu yang lain selesai"));
        }
        if isi.len() >= SEKALIGUS {
            return Err(DasarTolak::Sibuk.tolak("Server sedang sibuk, silahkan coba beberapa saat lagi"));
        }
        let (batal, sebab) = (CancellationToken::new(), Arc::new(OnceLock::new()));
        isi.insert(
            uid.clone(),
            Berjalan { user: user.clone(), sid: None, batal: batal.clone(), sebab: sebab.clone() },
        );
        Ok((batal, sebab))
    }

    fn hentikan(&self, sebab: Sebab, cocok: impl Fn(&Uid, &Berjalan) -> bool) {
        for (_, b) in self.0.lock().iter().filter(|(u, b)| cocok(u, b)) {
            let _ = b.sebab.set(sebab);
            b.batal.cancel();
        }
    }

    pub fn batalkan(&self, uid: &str, user: &str) {
        self.hentikan(Sebab::Diminta, |u, b| u.as_str() == uid && b.user.as_str() == user);
    }

    pub fn klien_pergi(&self, sid: &str) {
        self.hentikan(Sebab::KlienPergi, |_, b| b.sid.as_deref() == Some(sid));
    }

    pub fn server_berhenti(&self) {
        self.hentikan(Sebab::ServerBerhenti, |_, _| true);
    }

    pub fn banyak(&self) -> usize {
        self.0.lock().len()
    }
}

fn ganda() -> Tolak {
    TepiTolak::MasihBerjalan.tolak("Permintaan dengan uid ini masih berjalan")
}

fn kunci_kerja(uid: &Uid) -> String {
    format!("kerja:{}", uid.as_str())
}

/// A place in the table; given back when it is dropped.
pub struct Kerja {
    bersama: Arc<Bersama>,
    pub uid: Uid,
    pub user: UserId,
    pub batal: CancellationToken,
    sebab: Arc<OnceLock<Sebab>>,
    pemilik: String,
}

impl Kerja {
    pub async fn mulai(bersama: &Arc<Bersama>, uid: Uid, user: &UserId) -> Hasil<Self> {
        let (batal, sebab) = bersama.kerja.masuk(&uid, user)?;
        let k = Self {
            bersama: bersama.clone(),
            uid,
            user: user.clone(),
            batal,
            sebab,
            pemilik: platform::acak::teks(12),
        };
        if bersama.henti.is_cancelled() {
            return Err(db::Error::Tutup.into());
        }
        bersama.antar.klaim(&kunci_kerja(&k.uid), &k.pemilik, LAMA_KLAIM).await.map_err(|_| ganda())?;
        Ok(k)
    }

    /// This work is for one socket: it ends with it.
    pub fn untuk(&self, sid: &str) {
        if let Some(b) = self.bersama.kerja.0.lock().get_mut(&self.uid) {
            b.sid = Some(sid.to_owned());
        }
    }

    pub fn sebab(&self) -> Option<Sebab> {
        self.sebab.get().copied()
    }

    /// Keeps the claim alive; never ends by itself.
    pub async fn jaga(&self) {
        loop {
            tokio::time::sleep(LAMA_KLAIM / 3).await;
            let _ = self.bersama.antar.klaim(&kunci_kerja(&self.uid), &self.pemilik, LAMA_KLAIM).await;
        }
    }
}

impl Drop for Kerja {
    fn drop(&mut self) {
        self.batal.cancel();
        self.bersama.kerja.0.lock().remove(&self.uid);
        let (b, kunci, pemilik) = (self.bersama.clone(), kunci_kerja(&self.uid), self.pemilik.clone());
        b.antar.lepas_sini(&kunci, &pemilik);
        if b.antar.kurir().is_none() {
            return;
        }
        if let Ok(rt) = tokio::runtime::Handle::try_current() {
            rt.spawn(async move { b.antar.lepas(&kunci, &pemilik).await });
        }
    }
}
