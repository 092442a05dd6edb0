//! The guard of one test on one engine, and the runner that takes a test body through all of them.
//! After every body the books are proved: a test that leaves them crooked fails, whatever it looked at.

use crate::mesin::{self, Contoh, Jenis, POLOS, Tempat};
use db::{Db, Mesin, Setelan};
use ledger::periksa::{self, Bukti, Temuan};
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::Poll;
use tokio::task::JoinHandle;
use values::{Jam, JamDiam, Waktu};

/// A fresh database with a clock that stands still at 2026-11-15 09:00 in Jakarta.
#[derive(Clone)]
pub struct Uji {
    pub db: Db,
    pub jam: Arc<JamDiam>,
    pub jenis: Jenis,
    bukti: &'static [&'static Bukti],
    dalam: Arc<Dalam>,
}

struct Dalam {
    periksa: AtomicBool,
    tempat: Tempat,
    kosong: std::sync::Mutex<Vec<Tempat>>,
    folder: tempfile::TempDir,
}

impl Uji {
    pub fn baru(jenis: Jenis) -> Self {
        Self::dari(jenis, &POLOS)
    }

    /// On a copy of data that other tests start from too.
    pub fn dari(jenis: Jenis, contoh: &'static Contoh) -> Self {
        let folder = mesin::folder_sementara();
        let jam = Arc::new(JamDiam::new(Waktu::parse("2026-11-15T09:00:00+07:00").unwrap()));
        let diam: Arc<dyn Jam> = jam.clone();
        let tempat = mesin::baru(jenis, folder.path(), contoh, &diam);
        let db = Db::buka_tanpa_migrasi(setelan(&tempat.mesin, &jam)).unwrap();
        let dalam =
            Dalam { periksa: AtomicBool::new(true), tempat, kosong: std::sync::Mutex::default(), folder };
        Self { db, jam, jenis, bukti: contoh.bukti, dalam: Arc::new(dalam) }
    }

    pub fn adalah_pg(&self) -> bool {
        self.jenis == Jenis::Pg
    }

    /// A folder of this test's own.
    pub fn folder(&self) -> &Path {
        self.dalam.folder.path()
    }

    pub fn mesin(&self) -> &Mesin {
        &self.dalam.tempat.mesin
    }

    /// The test spoils the books on purpose: they are not proved afterwards.
    pub fn jangan_periksa(&self) {
        self.dalam.periksa.store(false, Ordering::Relaxed);
    }

    /// The settings of the test's own handle.
    pub fn setelan(&self) -> Setelan {
        setelan(self.mesin(), &self.jam)
    }

    /// A second handle on the same database, as another process would have.
    pub fn buka_lain(&self, ubah: impl FnOnce(&mut Setelan)) -> Db {
        let mut s = self.setelan();
        ubah(&mut s);
        Db::buka_tanpa_migrasi(s).unwrap()
    }

    /// A database of the same engine without any table.
    pub fn kosong(&self) -> Mesin {
        let tempat = mesin::kosong(self.jenis, self.folder());
        let mesin = tempat.mesin.clone();
        self.dalam.kosong.lock().unwrap().push(tempat);
        mesin
    }

    /// What the domains of this test bring to the proof of balance.
    pub fn bukti(&self) -> &'static [&'static Bukti] {
        self.bukti
    }

    /// What the proof of balance finds.
    pub async fn temuan(&self) -> Vec<Temuan> {
        let bukti = self.bukti;
        self.db.lapor(move |c| periksa::semua(c, bukti)).await.expect("periksa tidak bisa berjalan").temuan
    }
}

fn setelan(mesin: &Mesin, jam: &Arc<JamDiam>) -> Setelan {
    let mut s = Setelan::new(mesin.clone(), jam.clone());
    s.penulis = 6;
    s.brankas = Some(mesin::brankas());
    s
}

/// Runs a test body on every engine of this run, each time on a database of its own.
pub fn kedua_mesin<F, Fut>(f: F)
where
    F: Fn(Uji) -> Fut,
    Fut: Future<Output = ()>,
{
    kedua_mesin_dari(&POLOS, f);
}

/// The same on copies of data that is made once.
pub fn kedua_mesin_dari<F, Fut>(contoh: &'static Contoh, f: F)
where
    F: Fn(Uji) -> Fut,
    Fut: Future<Output = ()>,
{
    for jenis in mesin::mesin() {
        satu_mesin_dari(contoh, jenis, &f);
    }
}

/// Runs a test body on one engine; passed over when this run does not have it.
pub fn satu_mesin<F, Fut>(jenis: Jenis, f: F)
where
    F: Fn(Uji) -> Fut,
    Fut: Future<Output = ()>,
{
    satu_mesin_dari(&POLOS, jenis, f);
}

pub fn satu_mesin_dari<F, Fut>(contoh: &'static Contoh, jenis: Jenis, f: F)
where
    F: Fn(Uji) -> Fut,
    Fut: Future<Output = ()>,
{
    if !mesin::mesin().contains(&jenis) {
        return;
    }
    let (_sebut, _lama) = (SebutMesin(jenis), crate::Lama::mulai(format!("{jenis:?}")));
    let uji = Uji::dari(jenis, contoh);
    let rt = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    rt.block_on(f(uji.clone()));
    if uji.dalam.periksa.load(Ordering::Relaxed) {
        let temuan = rt.block_on(uji.temuan());
        assert!(temuan.is_empty(), "buku tidak seimbang setelah uji ({jenis:?}): {temuan:#?}");
    }
    uji.db.tutup();
}

/// Says on which engine a test failed.
struct SebutMesin(Jenis);

impl Drop for SebutMesin {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("gagal pada mesin {:?}", self.0);
        }
    }
}

/// Starts a future at once, in this order, and lets it go on by itself: writes queue as they are called.
pub async fn antre<T, F>(f: F) -> JoinHandle<T>
where
    F: Future<Output = T> + Send + 'static,
    T: Send + 'static,
{
    let mut f: Pin<Box<F>> = Box::pin(f);
    let awal = std::future::poll_fn(|cx| Poll::Ready(f.as_mut().poll(cx))).await;
    match awal {
        Poll::Ready(v) => tokio::spawn(std::future::ready(v)),
        Poll::Pending => tokio::spawn(f),
    }
}
