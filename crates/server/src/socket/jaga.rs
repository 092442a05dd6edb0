//! Watches the sessions behind the sockets of this process. Whatever ends or narrows one (logout, closing, a
//! locked till, a user or a right taken away, midnight) is seen in the database itself, so no use case has to
//! remember the sockets.

use super::antar::Kabar;
use super::hadir::{self, Terdaftar};
use super::{SESI_BERAKHIR, Soket, tolakan};
use crate::tepi::jaga::{harus_ganti_sandi, terkunci};
use platform::{AksesTolak, Hasil, Status, Tolak, sesi};
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, MissedTickBehavior};

/// Also without news: the day ends, a message is lost, another program writes.
const SAPUAN: Duration = Duration::from_secs(30);
/// Several processes without Redis hear nothing of each other.
const SAPUAN_TANPA_KABAR: Duration = Duration::from_secs(5);
/// A check never takes more than a tenth of the time.
const ISTIRAHAT: u32 = 9;

pub async fn jalankan(soket: Arc<Soket>) {
    let b = soket.bersama.clone();
    let mut generasi = b.app.db.ikuti_generasi();
    let sendiri = b.antar.kurir().is_none() && b.app.db.adalah_pg();
    let mut detak = tokio::time::interval(if sendiri { SAPUAN_TANPA_KABAR } else { SAPUAN });
    detak.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = b.henti.cancelled() => return,
            r = generasi.changed() => {
                if r.is_err() {
                    return;
                }
                // Not waited for: those connected here must not depend on Redis.
                let b = b.clone();
                tokio::spawn(async move { b.antar.kabarkan(&Kabar::Rantai).await });
            }
            () = b.rantai.notified() => {}
            _ = detak.tick() => b.hadir.sapu(&soket.io.hidup()),
        }
        let mulai = Instant::now();
        if let Err(t) = periksa(&soket).await {
            tracing::warn!(kode = t.kode, sebab = t.sebab, "sesi socket tidak bisa diperiksa");
        }
        tokio::time::sleep((mulai.elapsed() * ISTIRAHAT).min(Duration::from_secs(2))).await;
    }
}

/// Compares every socket with its session, and closes those that no longer agree.
async fn periksa(soket: &Soket) -> Hasil<()> {
    let b = &soket.bersama;
    let semua = b.hadir.semua();
    if semua.is_empty() {
        return Ok(());
    }
    let sidik: HashSet<Arc<str>> = semua.iter().map(|t| t.sidik.clone()).collect();
    let (sidik, hari) = (sidik.into_iter().collect::<Vec<_>>(), b.app.db.jam().hari_ini());
    let hidup = b.app.db.read(move |c| Ok::<_, Tolak>(sesi::keadaan(c, &sidik, hari)?)).await?;
    for t in semua {
        let sebab = match hidup.get(&t.sidik) {
            None => Some(crate::tutup_hari::sesi_mati(&b.app, &t.sidik).await?),
            Some(k) if k.terkunci => Some(terkunci()),
            Some(k) if k.ganti_sandi => Some(harus_ganti_sandi()),
            // Not read yet by its own handshake, which reads it anyway.
            Some(_) if t.versi == 0 => None,
            Some(k) if k.versi != t.versi => berubah(soket, &t, k.versi).await?,
            Some(_) => None,
        };
        if let Some(s) = sebab {
            akhiri(soket, &t, &s);
        }
    }
    Ok(())
}

/// The user's row moved: did what they may do?
async fn berubah(soket: &Soket, t: &Terdaftar, versi: i64) -> Hasil<Option<Tolak>> {
    let app = &soket.bersama.app;
    let p = match app.pelaku(app.db.generasi().await?, &t.sidik).await {
        Ok(p) => p,
        Err(e) if e.status == Status::TanpaSesi => return Ok(Some(e)),
        Err(e) => return Err(e),
    };
    if hadir::jejak(&p) == t.jejak {
        soket.bersama.hadir.catat_versi(t.sid, versi);
        return Ok(None);
    }
    Ok(Some(AksesTolak::HakBerubah.tolak("Hak akses Anda berubah, silahkan muat ulang halaman")))
}

fn akhiri(soket: &Soket, t: &Terdaftar, sebab: &Tolak) {
    tracing::info!(kode = sebab.kode, "sesi berakhir, socket ditutup");
    // Marked first: a socket still in its handshake sees it there.
    soket.bersama.hadir.tandai_mati(t.sid);
    soket.bersama.buang_nanti(t.sid);
    soket.io.akhiri(t.sid, SESI_BERAKHIR, &tolakan(sebab));
}
