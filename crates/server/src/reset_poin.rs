//! The job that lets points lapse: looked for every hour and by hand, run in batches of their own transactions in head office's
//! store, so that a till waits for one batch at most. One at a time a process; two processes share the work by its cursor.

use crate::App;
use db::{Db, Kunci};
use member::poin::{self, Kemajuan, PoinTolak};
use platform::{Hasil, Tolak};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use values::UserId;

const SELANG: Duration = Duration::from_secs(3600);
/// Who writes what nobody began.
const SISTEM: &str = "SISTEM";

static JALAN: AtomicBool = AtomicBool::new(false);

/// Held while the job runs; given back however it ends.
struct Klaim;

impl Klaim {
    fn ambil() -> Hasil<Self> {
        if JALAN.swap(true, Ordering::AcqRel) {
            return Err(PoinTolak::ResetJalan.tolak("Reset poin sedang berjalan"));
        }
        Ok(Self)
    }
}

impl Drop for Klaim {
    fn drop(&mut self) {
        JALAN.store(false, Ordering::Release);
    }
}

pub async fn jalankan(app: App) {
    let Ok(oleh) = UserId::parse(SISTEM) else { return };
    let mut detak = tokio::time::interval(SELANG);
    loop {
        detak.tick().await;
        match sekali(&app.db, &oleh, &|_, _| {}).await {
            Ok(None) => {}
            Ok(Some(k)) => {
                tracing::info!(member = k.member, poin = k.poin, tgl = %k.tgl_reset, "poin hangus");
            }
            Err(e) => tracing::warn!(kode = e.kode, sebab = ?e.sebab, "reset poin belum selesai"),
        }
    }
}

/// Runs what is due to its end; nothing when nothing is. `maju` is told how many people are done, and of how many.
pub async fn sekali(
    db: &Db,
    oleh: &UserId,
    maju: &(dyn Fn(i64, i64) + Send + Sync),
) -> Hasil<Option<Kemajuan>> {
    let hari = db.jam().hari_ini();
    let tempo = db
        .read(move |c| {
            let Some(s) = poin::jatuh_tempo(c, hari)? else { return Ok::<_, Tolak>(None) };
            let Some(toko) = poin::pusat(c)? else { return Ok(None) };
            let banyak = poin::banyak(c, s.tgl_reset)?;
            Ok(Some((s, toko, banyak)))
        })
        .await?;
    let Some((s, toko, banyak)) = tempo else { return Ok(None) };
    let _klaim = Klaim::ambil()?;
    let mut selesai = 0;
    loop {
        let (siklus, oleh) = (s.clone(), oleh.clone());
        let k = db.write(Kunci::toko(toko.clone()), move |tx| poin::langkah(tx, &oleh, &siklus)).await?;
        if k.selesai {
            return Ok(Some(k));
        }
        selesai = banyak.min(selesai.max(k.member));
        maju(selesai, banyak);
        tokio::task::yield_now().await;
    }
}
