//! Jobs with progress: long work says how far it is, its screen sees the newest word. The work goes on when
//! the screen is gone; nothing here can slow it down.

use super::Soket;
use super::kerja::{Kerja, Sebab};
use super::uid::Uid;
use crate::App;
use platform::{Hasil, Pelaku, Tolak};
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;

/// Words closer together than this are told as one.
const JEDA: Duration = Duration::from_millis(100);

#[derive(Clone, Default)]
struct Langkah {
    status: &'static str,
    persen: u8,
    selesai: u64,
    total: u64,
    pesan: String,
}

/// The handle of a running job. Dropped without an end, it tells the screen that the work broke off.
pub struct Kemajuan {
    kini: watch::Sender<Langkah>,
    kerja: Option<Arc<Kerja>>,
}

/// Says how far the work is.
#[derive(Clone)]
pub struct Pelapor(watch::Sender<Langkah>);

impl Pelapor {
    pub fn maju(&self, selesai: u64, total: u64, pesan: impl Into<String>) {
        let persen = selesai.min(total).saturating_mul(100).checked_div(total).unwrap_or(0);
        let persen = u8::try_from(persen).unwrap_or(100);
        self.0.send_replace(Langkah { status: "PROGRESS", persen, selesai, total, pesan: pesan.into() });
    }
}

/// Begins a job whose progress goes to the client that registered `uid`, as messages named `peristiwa`:
/// `{user, uid, status, percentage, progress, total, message, seq}`. A job that runs under the same uid is
/// refused. Without a uid the same handle tells nobody.
pub async fn kemajuan(app: &App, p: &Pelaku, uid: Option<&str>, peristiwa: &'static str) -> Hasil<Kemajuan> {
    let (kirim, terima) = watch::channel(Langkah::default());
    let (Some(uid), Some(soket)) = (uid, app.soket()) else {
        return Ok(Kemajuan { kini: kirim, kerja: None });
    };
    let uid = Uid::parse(uid)?;
    soket.bersama.milik(&uid, &p.user_id).await?;
    let kerja = Arc::new(Kerja::mulai(&soket.bersama, uid, &p.user_id).await?);
    tokio::spawn(sampaikan(soket, kerja.clone(), peristiwa, terima));
    Ok(Kemajuan { kini: kirim, kerja: Some(kerja) })
}

async fn sampaikan(
    soket: Arc<Soket>,
    kerja: Arc<Kerja>,
    peristiwa: &'static str,
    mut terima: watch::Receiver<Langkah>,
) {
    let ruang = [kerja.uid.ruang(&kerja.user)];
    let mut seq = 0_u64;
    let kirim = async {
        while terima.changed().await.is_ok() {
            let l = terima.borrow_and_update().clone();
            seq += 1;
            let isi = json!({
                "user": kerja.user, "uid": kerja.uid.as_str(), "status": l.status, "percentage": l.persen,
                "progress": l.selesai, "total": l.total, "message": l.pesan, "seq": seq,
            });
            soket.io.pancar(&ruang, peristiwa, &isi).await;
            if l.status != "PROGRESS" {
                return;
            }
            tokio::time::sleep(JEDA).await;
        }
    };
    tokio::select! {
        () = kirim => {}
        () = kerja.jaga() => {}
    }
}

impl Kemajuan {
    /// So many of `total` are done.
    pub fn maju(&self, selesai: u64, total: u64, pesan: impl Into<String>) {
        self.pelapor().maju(selesai, total, pesan);
    }

    /// For work that runs elsewhere, as a transaction does; how it ends is still this handle's to say.
    pub fn pelapor(&self) -> Pelapor {
        Pelapor(self.kini.clone())
    }

    /// Did its user ask to stop, or does the server end? The work decides where it may stop.
    pub fn diminta_berhenti(&self) -> Option<Sebab> {
        self.kerja.as_ref().and_then(|k| k.sebab())
    }

    pub fn selesai(self, pesan: impl Into<String>) {
        self.akhiri("FINISH", pesan.into());
    }

    pub fn gagal(self, t: &Tolak) {
        self.akhiri("GAGAL", t.pesan.clone());
    }

    fn akhiri(&self, status: &'static str, pesan: String) {
        self.kini.send_modify(|l| {
            l.status = status;
            l.pesan = pesan;
            if status == "FINISH" {
                l.persen = 100;
                l.selesai = l.total;
            }
        });
    }
}

impl Drop for Kemajuan {
    fn drop(&mut self) {
        if !matches!(self.kini.borrow().status, "FINISH" | "GAGAL") {
            self.akhiri("GAGAL", "Pekerjaan terhenti sebelum selesai".to_owned());
        }
    }
}
