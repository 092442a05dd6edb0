//! Heavy work on what people send (sheets, pictures): two at a time in the whole process, each with a deadline at which it
//! really stops, and none goes on for somebody who has left.

use crate::{DasarTolak, Hasil};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

const SEKALIGUS: usize = 2;
const MENUNGGU: Duration = Duration::from_secs(20);
const LAMA: Duration = Duration::from_secs(20);
static GILIRAN: Semaphore = Semaphore::const_new(SEKALIGUS);

/// Asked by the work itself, often: is there still time, and somebody who waits?
#[derive(Debug, Clone)]
pub struct Tenggat {
    sampai: Instant,
    pergi: Arc<AtomicBool>,
}

impl Tenggat {
    pub fn selama(lama: Duration) -> Self {
        Self { sampai: Instant::now() + lama, pergi: Arc::default() }
    }

    pub fn periksa(&self) -> Hasil<()> {
        if Instant::now() < self.sampai && !self.pergi.load(Ordering::Relaxed) {
            return Ok(());
        }
        Err(DasarTolak::BerkasBesar
            .tolak("Berkas ini terlalu berat dan dihentikan; pecah menjadi beberapa berkas"))
    }
}

/// Tells the work when nobody waits for it any more.
struct Pergi(Arc<AtomicBool>);

impl Drop for Pergi {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Runs heavy work on a thread of its own when it is its turn.
pub async fn berat<T: Send + 'static>(f: impl FnOnce(&Tenggat) -> Hasil<T> + Send + 'static) -> Hasil<T> {
    let izin = tokio::time::timeout(MENUNGGU, GILIRAN.acquire()).await;
    let Ok(Ok(izin)) = izin else {
        let pesan = "Server sedang mengolah berkas lain, silahkan coba beberapa saat lagi";
        return Err(DasarTolak::Sibuk.tolak(pesan));
    };
    let t = Tenggat::selama(LAMA);
    let _pergi = Pergi(t.pergi.clone());
    tokio::task::spawn_blocking(move || {
        // Held by the work, not by who waits for it.
        let _izin = izin;
        f(&t)
    })
    .await
    .map_err(|e| db::Error::Lain(e.to_string()))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tenggat_yang_lewat_atau_ditinggal_menghentikan() {
        let t = Tenggat::selama(Duration::from_secs(60));
        assert!(t.periksa().is_ok());
        drop(Pergi(t.pergi.clone()));
        assert_eq!(t.periksa().unwrap_err().kode, "BERKAS-02");
        assert!(Tenggat::selama(Duration::ZERO).periksa().is_err());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn paling_banyak_dua_pekerjaan_berat_berjalan_sekaligus() {
        use std::sync::Barrier;
        use std::sync::atomic::AtomicUsize;
        let (jalan, terbanyak, berdua) =
            (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)), Arc::new(Barrier::new(2)));
        let semua: Vec<_> = (0..6)
            .map(|_| {
                let (jalan, terbanyak, berdua) = (jalan.clone(), terbanyak.clone(), berdua.clone());
                tokio::spawn(berat(move |_| {
                    let kini = jalan.fetch_add(1, Ordering::SeqCst) + 1;
                    terbanyak.fetch_max(kini, Ordering::SeqCst);
                    // Nobody goes on alone: a second one must be there too.
                    berdua.wait();
                    jalan.fetch_sub(1, Ordering::SeqCst);
                    berdua.wait();
                    Ok(())
                }))
            })
            .collect();
        for s in semua {
            s.await.unwrap().unwrap();
        }
        assert_eq!(terbanyak.load(Ordering::SeqCst), SEKALIGUS);
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn pekerjaan_yang_ditinggalkan_berhenti_sendiri() {
        let (mulai, dimulai) = tokio::sync::oneshot::channel();
        let (selesai, berakhir) = tokio::sync::oneshot::channel();
        let tugas = tokio::spawn(berat(move |t| {
            let _ = mulai.send(());
            while t.periksa().is_ok() {
                std::thread::yield_now();
            }
            let _ = selesai.send(());
            t.periksa()
        }));
        dimulai.await.unwrap();
        tugas.abort();
        berakhir.await.unwrap();
    }
}
