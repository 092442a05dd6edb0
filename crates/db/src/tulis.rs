//! The writers. SQLite: one thread, waiting jobs share one COMMIT. PostgreSQL: a few threads, each takes
//! the waiting jobs of one store under its advisory lock. How a group runs is in `kelompok`.

mod kelompok;

use crate::brankas::Brankas;
use crate::conn::Conn;
use crate::error::{Error, Result};
use crate::kunci::{Kunci, nomor_kunci};
use crate::tx::{Setelah, Tx};
use crate::{Mesin, Setelan, lite, pg};
use parking_lot::{Condvar, Mutex};
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::{oneshot, watch};
use values::Jam;

/// Counters for `/metrics`.
#[derive(Debug, Default, Clone, Copy, PartialEq, Eq)]
pub struct Ukuran {
    pub menunggu: u64,
    pub pekerjaan: u64,
    pub commit: u64,
    pub gagal: u64,
    pub panik: u64,
}

/// What a job's run says to the writer; the answer itself stays inside the job.
enum Hasil {
    Baik,
    /// a refusal or an error, kept in the job
    Ditolak,
    Panik(Error),
}

trait Pekerjaan: Send {
    fn kunci(&self) -> &Kunci;
    fn ditinggalkan(&self) -> bool;
    fn jalan(&mut self, conn: &mut Conn, jam: &Arc<dyn Jam>) -> Hasil;
    fn jawab(self: Box<Self>, akhir: Result<()>);
}

struct Kerja<T, E, F> {
    kunci: Kunci,
    f: F,
    hasil: Option<Result<T, E>>,
    setelah: Vec<Setelah>,
    kirim: oneshot::Sender<Result<T, E>>,
}

impl<T, E, F> Pekerjaan for Kerja<T, E, F>
where
    F: Fn(&mut Tx<'_>) -> Result<T, E> + Send,
    T: Send,
    E: From<Error> + Send,
{
    fn kunci(&self) -> &Kunci {
        &self.kunci
    }

    fn ditinggalkan(&self) -> bool {
        self.kirim.is_closed()
    }

    fn jalan(&mut self, conn: &mut Conn, jam: &Arc<dyn Jam>) -> Hasil {
        self.hasil = None;
        self.setelah.clear();
        let hasil = catch_unwind(AssertUnwindSafe(|| {
            let mut tx = Tx::new(conn, &self.kunci, jam.clone());
            let hasil = (self.f)(&mut tx)?;
            Ok::<_, E>((hasil, tx.akhiri()?))
        }));
        match hasil {
            Ok(Ok((v, setelah))) => {
                self.setelah = setelah;
                self.hasil = Some(Ok(v));
                Hasil::Baik
            }
            Ok(Err(e)) => {
                self.hasil = Some(Err(e));
                Hasil::Ditolak
            }
            Err(p) => {
                let sebab = p
                    .downcast_ref::<&str>()
                    .map(|s| (*s).to_owned())
                    .or_else(|| p.downcast_ref::<String>().cloned())
                    .unwrap_or_else(|| "tanpa pesan".to_owned());
                tracing::error!(sebab, "pekerjaan tulis panik");
                Hasil::Panik(Error::Panik(sebab))
            }
        }
    }

    fn jawab(self: Box<Self>, akhir: Result<()>) {
        let hasil = match (akhir, self.hasil) {
            (Ok(()), Some(h)) => h,
            (Ok(()), None) => Err(Error::Lain("pekerjaan belum dijalankan".into()).into()),
            (Err(e), _) => Err(e.into()),
        };
        if hasil.is_ok() {
            // The work stands already: a hook that panics fails neither it nor the writer.
            for f in self.setelah {
                if catch_unwind(AssertUnwindSafe(f)).is_err() {
                    tracing::error!("kaitan sesudah COMMIT panik");
                }
            }
        }
        let _ = self.kirim.send(hasil);
    }
}

type Kotak = Box<dyn Pekerjaan>;

#[derive(Default)]
struct Antrian {
    menunggu: VecDeque<Kotak>,
    /// keys that a PostgreSQL writer is working under right now
    sibuk: Vec<Kunci>,
    ditutup: bool,
}

struct Dalam {
    antrian: Mutex<Antrian>,
    bangun: Condvar,
    paling_banyak: usize,
    kelompok: usize,
    jam: Arc<dyn Jam>,
    brankas: Option<Arc<Brankas>>,
    pekerjaan: AtomicU64,
    commit: AtomicU64,
    gagal: AtomicU64,
    panik: AtomicU64,
    generasi: AtomicU64,
    /// the same number for whoever waits for it; readers of the number itself take the cheap atomic
    kabar_generasi: watch::Sender<u64>,
    /// groups that still run with a savepoint around every job, on SQLite
    waspada: AtomicU64,
}

pub(crate) struct Penulis {
    dalam: Arc<Dalam>,
    utas: Mutex<Vec<std::thread::JoinHandle<()>>>,
}

impl Penulis {
    pub(crate) fn mulai(s: Setelan) -> Result<Self> {
        let dalam = Arc::new(Dalam {
            antrian: Mutex::default(),
            bangun: Condvar::new(),
            paling_banyak: s.antrian,
            kelompok: s.kelompok.max(1),
            jam: s.jam,
            brankas: s.brankas,
            pekerjaan: AtomicU64::new(0),
            commit: AtomicU64::new(0),
            gagal: AtomicU64::new(0),
            panik: AtomicU64::new(0),
            generasi: AtomicU64::new(0),
            kabar_generasi: watch::Sender::new(0),
            waspada: AtomicU64::new(0),
        });
        let mut utas = Vec::new();
        let mulai = |nama: String, f: Box<dyn FnOnce() + Send>| {
            std::thread::Builder::new().name(nama).spawn(f).map_err(|e| Error::Lain(e.to_string()))
        };
        match s.mesin {
            Mesin::Lite(path) => {
                let mut conn = lite::buka_tulis(&path)?;
                conn.1.clone_from(&dalam.brankas);
                let d = dalam.clone();
                utas.push(mulai("tulis".into(), Box::new(move || d.penulis_lite(conn)))?);
            }
            Mesin::Pg(url) => {
                for i in 0..s.penulis.max(1) {
                    let (d, url) = (dalam.clone(), url.clone());
                    utas.push(mulai(format!("tulis-{i}"), Box::new(move || d.penulis_pg(&url)))?);
                }
            }
        }
        Ok(Self { dalam, utas: Mutex::new(utas) })
    }

    pub(crate) async fn tulis<T, E, F>(&self, kunci: Kunci, f: F) -> Result<T, E>
    where
        F: Fn(&mut Tx<'_>) -> Result<T, E> + Send + 'static,
        T: Send + 'static,
        E: From<Error> + Send + 'static,
    {
        let (kirim, terima) = oneshot::channel();
        {
            let mut a = self.dalam.antrian.lock();
            if a.ditutup {
                return Err(Error::Tutup.into());
            }
            if a.menunggu.len() >= self.dalam.paling_banyak {
                return Err(Error::Penuh.into());
            }
            a.menunggu.push_back(Box::new(Kerja { kunci, f, hasil: None, setelah: Vec::new(), kirim }));
        }
        self.dalam.bangun.notify_one();
        terima.await.unwrap_or_else(|_| Err(Error::Tutup.into()))
    }

    pub(crate) fn ukuran(&self) -> Ukuran {
        let d = &self.dalam;
        Ukuran {
            menunggu: u64::try_from(d.antrian.lock().menunggu.len()).unwrap_or(u64::MAX),
            pekerjaan: d.pekerjaan.load(Ordering::Relaxed),
            commit: d.commit.load(Ordering::Relaxed),
            gagal: d.gagal.load(Ordering::Relaxed),
            panik: d.panik.load(Ordering::Relaxed),
        }
    }

    pub(crate) fn generasi(&self) -> u64 {
        self.dalam.generasi.load(Ordering::Acquire)
    }

    pub(crate) fn ikuti_generasi(&self) -> watch::Receiver<u64> {
        self.dalam.kabar_generasi.subscribe()
    }

    pub(crate) fn tutup(&self) {
        self.dalam.antrian.lock().ditutup = true;
        self.dalam.bangun.notify_all();
        for u in std::mem::take(&mut *self.utas.lock()) {
            let _ = u.join();
        }
    }
}

impl Drop for Penulis {
    fn drop(&mut self) {
        // The last handle may be dropped by a writer thread itself (an answer that owned a `Db`),
        // so nobody is joined here; the threads end on their own.
        self.dalam.antrian.lock().ditutup = true;
        self.dalam.bangun.notify_all();
    }
}

impl Dalam {
    /// SQLite: whatever waits, up to the group size, in order.
    fn ambil_lite(&self) -> Option<Vec<Kotak>> {
        let mut a = self.antrian.lock();
        loop {
            if !a.menunggu.is_empty() {
                let n = a.menunggu.len().min(self.kelompok);
                return Some(a.menunggu.drain(..n).filter(|k| !k.ditinggalkan()).collect());
            }
            if a.ditutup {
                return None;
            }
            self.bangun.wait(&mut a);
        }
    }

    /// PostgreSQL: the first job whose keys nobody holds and nobody waits for longer, with the jobs
    /// behind it that want exactly the same keys.
    fn ambil_pg(&self) -> Option<(Kunci, Vec<Kotak>)> {
        let mut a = self.antrian.lock();
        loop {
            let Antrian { menunggu, sibuk, .. } = &mut *a;
            menunggu.retain(|k| !k.ditinggalkan());
            let bebas = (0..menunggu.len()).find(|&i| {
                menunggu.get(i).is_some_and(|k| {
                    !sibuk.iter().any(|s| s.bertemu(k.kunci()))
                        && !menunggu.range(..i).any(|d| d.kunci().bertemu(k.kunci()))
                })
            });
            if let Some(kunci) = bebas.and_then(|i| menunggu.get(i)).map(|k| k.kunci().clone()) {
                let mut ambil = Vec::new();
                let mut sisa = VecDeque::with_capacity(menunggu.len());
                let mut terhalang = false;
                for k in menunggu.drain(..) {
                    if !terhalang && *k.kunci() == kunci && ambil.len() < self.kelompok {
                        ambil.push(k);
                    } else {
                        terhalang |= k.kunci().bertemu(&kunci);
                        sisa.push_back(k);
                    }
                }
                *menunggu = sisa;
                sibuk.push(kunci.clone());
                if !menunggu.is_empty() {
                    self.bangun.notify_one();
                }
                return Some((kunci, ambil));
            }
            if a.ditutup && a.menunggu.is_empty() {
                return None;
            }
            self.bangun.wait(&mut a);
        }
    }

    fn lepas_pg(&self, kunci: &Kunci) {
        let mut a = self.antrian.lock();
        if let Some(i) = a.sibuk.iter().position(|s| s == kunci) {
            a.sibuk.swap_remove(i);
        }
        let ditutup = a.ditutup;
        drop(a);
        // At the end everyone must see that nothing is left, not just one.
        if ditutup {
            self.bangun.notify_all();
        } else {
            self.bangun.notify_one();
        }
    }

    fn penulis_lite(&self, mut conn: Conn) {
        while let Some(kelompok) = self.ambil_lite() {
            if let Err((kelompok, e)) = self.kelompok(&mut conn, kelompok, "BEGIN IMMEDIATE") {
                self.gagalkan(kelompok, &e);
            }
        }
    }

    fn penulis_pg(&self, url: &str) {
        let mut conn: Option<Conn> = None;
        while let Some((kunci, kelompok)) = self.ambil_pg() {
            let mut mulai = String::from("BEGIN ISOLATION LEVEL READ COMMITTED;");
            for k in kunci.berurut() {
                mulai.push_str(&format!("SELECT pg_advisory_xact_lock({});", nomor_kunci(k)));
            }
            // A connection that died while idle shows itself at BEGIN, before anything is lost: once
            // more on a new one.
            let baru = conn.is_none();
            let mut sisa = self.kelompok_pg(&mut conn, url, kelompok, &mulai);
            if let Err((kelompok, _)) = sisa {
                sisa = if baru {
                    Err((kelompok, Error::Putus("PostgreSQL tidak menjawab".into())))
                } else {
                    self.kelompok_pg(&mut conn, url, kelompok, &mulai)
                };
            }
            if let Err((kelompok, e)) = sisa {
                self.gagalkan(kelompok, &e);
            }
            self.lepas_pg(&kunci);
        }
    }

    fn kelompok_pg(&self, conn: &mut Option<Conn>, url: &str, kelompok: Vec<Kotak>, mulai: &str) -> Sisa {
        let mut c = match conn.take() {
            Some(c) if c.dalam_transaksi() => c,
            _ => match pg::buka(url, None) {
                Ok(c) => c,
                Err(e) => return Err((kelompok, Error::Putus(e.to_string()))),
            },
        };
        c.1.clone_from(&self.brankas);
        let sisa = self.kelompok(&mut c, kelompok, mulai);
        if c.dalam_transaksi() {
            *conn = Some(c);
        }
        sisa
    }
}

/// Jobs of which nothing was tried, because the transaction could not even begin.
type Sisa = Result<(), (Vec<Kotak>, Error)>;
