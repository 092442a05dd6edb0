//! Connections that only read, in blocking threads. A read whose caller is gone, or whose time is up,
//! is stopped in the engine itself.

use crate::brankas::Brankas;
use crate::conn::{Conn, Dalam};
use crate::error::{Error, Result};
use crate::{Mesin, lite, pg};
use parking_lot::Mutex;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;

/// SQLite asks every so many steps of its machine whether to go on.
const LANGKAH: i32 = 20_000;
/// How often PostgreSQL is told to stop a read that nobody waits for; then its own time limit ends it.
const ULANG_BATAL: u32 = 30;

/// Set when nobody waits for an answer any more.
#[derive(Debug, Clone, Default)]
pub struct Batal(Arc<AtomicBool>);

impl Batal {
    pub fn batalkan(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
    pub fn batal(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Cancels when the future that waits is dropped.
struct Penjaga {
    batal: Batal,
    selesai: bool,
    mesin: Mesin,
    pg: Arc<Mutex<Option<postgres::CancelToken>>>,
}

impl Drop for Penjaga {
    fn drop(&mut self) {
        if self.selesai {
            return;
        }
        self.batal.batalkan();
        if let Mesin::Pg(url) = &self.mesin {
            let (tanda, url) = (self.pg.clone(), url.clone());
            std::thread::spawn(move || hentikan(&tanda, &url));
        }
    }
}

/// Told again until the read has ended: a word that comes between two statements stops neither. The connection is not
/// used for anything else any more.
fn hentikan(tanda: &Mutex<Option<postgres::CancelToken>>, url: &str) {
    let mut jeda = Duration::from_millis(50);
    for _ in 0..ULANG_BATAL {
        let Some(t) = tanda.lock().clone() else { return };
        pg::batalkan(&t, url);
        std::thread::sleep(jeda);
        jeda = (jeda * 2).min(Duration::from_secs(2));
    }
}

/// What is done on a connection; the answer goes where whoever waits for it looks.
type Bacaan = Box<dyn FnOnce(&mut Conn) + Send>;

pub(crate) struct Kolam {
    mesin: Mesin,
    brankas: Option<Arc<Brankas>>,
    izin: Arc<Semaphore>,
    diam: Arc<Mutex<Vec<Conn>>>,
    batas: Duration,
}

impl Kolam {
    pub(crate) fn new(mesin: Mesin, brankas: Option<Arc<Brankas>>, banyak: usize, batas: Duration) -> Self {
        Self { mesin, brankas, izin: Arc::new(Semaphore::new(banyak.max(1))), diam: Arc::default(), batas }
    }

    /// Only this much is compiled for every read there is; [`Kolam::jalankan`] is the same for all.
    pub(crate) async fn baca<T, E, F>(&self, sekejap: bool, f: F) -> Result<T, E>
    where
        F: FnOnce(&mut Conn) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        let hasil = Arc::new(Mutex::new(None));
        let taruh = hasil.clone();
        self.jalankan(sekejap, Box::new(move |c| *taruh.lock() = Some(f(c)))).await?;
        let hasil = hasil.lock().take();
        hasil.unwrap_or_else(|| Err(Error::Lain("bacaan tidak dijalankan".into()).into()))
    }

    async fn jalankan(&self, sekejap: bool, f: Bacaan) -> Result<()> {
        let akhir = Instant::now() + self.batas;
        let izin = match tokio::time::timeout(self.batas, self.izin.clone().acquire_owned()).await {
            Ok(Ok(i)) => i,
            Ok(Err(_)) => return Err(Error::Tutup),
            Err(_) => return Err(Error::Penuh),
        };
        let (mesin, brankas) = (self.mesin.clone(), self.brankas.clone());
        let (diam, batas) = (self.diam.clone(), self.batas);
        let mut penjaga = Penjaga {
            batal: Batal::default(),
            selesai: false,
            mesin: self.mesin.clone(),
            pg: Arc::default(),
        };
        let (batal, tanda) = (penjaga.batal.clone(), penjaga.pg.clone());
        let hasil = tokio::task::spawn_blocking(move || {
            let _izin = izin;
            let mut c = siap(&mesin, &diam, batas, sekejap)?;
            c.1 = brankas;
            pasang(&mut c, &batal, akhir, &tanda)?;
            f(&mut c);
            // Still to be stopped: ROLLBACK has to wait for rows that nobody took.
            let selesai = akhiri(&mut c, sekejap);
            lepas(&mut c, &tanda)?;
            // A connection that was told to stop may be told so a moment late: it is not used again.
            if selesai.is_ok() && c.dalam_baik() && !batal.batal() {
                diam.lock().push(c);
            }
            Ok(())
        })
        .await;
        penjaga.selesai = true;
        match hasil {
            Ok(h) => h,
            Err(e) => Err(Error::Panik(e.to_string())),
        }
    }
}

impl Conn {
    fn dalam_baik(&self) -> bool {
        match &self.0 {
            Dalam::Lite(c) => c.sambungan.is_autocommit(),
            Dalam::Pg(c) => !c.tertutup(),
        }
    }
}

impl Drop for Kolam {
    fn drop(&mut self) {
        // PostgreSQL's client may not be dropped inside an async task.
        let diam = std::mem::take(&mut *self.diam.lock());
        if diam.iter().any(Conn::adalah_pg) {
            std::thread::spawn(move || drop(diam));
        }
    }
}

fn buka(mesin: &Mesin, batas: Duration) -> Result<Conn> {
    match mesin {
        Mesin::Lite(p) => lite::buka_baca(p),
        Mesin::Pg(u) => pg::buka(u, Some(batas)),
    }
}

/// A connection with its transaction begun. One that died while idle shows itself here, before anything is
/// lost, and the next is tried.
fn siap(mesin: &Mesin, diam: &Mutex<Vec<Conn>>, batas: Duration, sekejap: bool) -> Result<Conn> {
    loop {
        let lama = diam.lock().pop();
        let baru = lama.is_none();
        let mut c = match lama {
            Some(c) => c,
            None => buka(mesin, batas)?,
        };
        match mulai(&mut c, sekejap) {
            Ok(()) => return Ok(c),
            Err(e) if baru => return Err(e.sebagai_putus()),
            Err(e) => tracing::debug!(sebab = %e, "sambungan baca lama diganti"),
        }
    }
}

/// On PostgreSQL even a single read runs as READ ONLY, so that a read can never write.
fn mulai(c: &mut Conn, sekejap: bool) -> Result<()> {
    match (c.adalah_pg(), sekejap) {
        (true, true) => c.batch("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"),
        (true, false) => c.batch("BEGIN READ ONLY"),
        (false, true) => c.batch("BEGIN"),
        (false, false) => Ok(()),
    }
}

fn akhiri(c: &mut Conn, sekejap: bool) -> Result<()> {
    if c.adalah_pg() || sekejap { c.batch("ROLLBACK") } else { Ok(()) }
}

fn pasang(
    c: &mut Conn,
    batal: &Batal,
    akhir: Instant,
    tanda: &Mutex<Option<postgres::CancelToken>>,
) -> Result<()> {
    match &mut c.0 {
        Dalam::Lite(l) => {
            let batal = batal.clone();
            l.sambungan.progress_handler(LANGKAH, Some(move || batal.batal() || Instant::now() > akhir))?;
        }
        Dalam::Pg(p) => {
            p.jaga = Some((batal.clone(), akhir));
            *tanda.lock() = Some(p.pembatal());
        }
    }
    Ok(())
}

fn lepas(c: &mut Conn, tanda: &Mutex<Option<postgres::CancelToken>>) -> Result<()> {
    match &mut c.0 {
        Dalam::Lite(l) => l.sambungan.progress_handler(0, None::<fn() -> bool>)?,
        Dalam::Pg(p) => {
            p.jaga = None;
            *tanda.lock() = None;
        }
    }
    Ok(())
}
