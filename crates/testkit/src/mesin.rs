//! Databases for tests: a template of each engine is migrated (and, where many tests want the same data, filled) once a
//! process, or once a run of several (`KARAT_UJI_CONTOH`), every test gets a copy.
//! PostgreSQL is the server at `KARAT_UJI_PG`; what a killed test leaves there is harmless.

use db::{Db, Mesin, Setelan};
use ledger::periksa::Bukti;
use postgres::{Client, NoTls};
use std::collections::HashMap;
use std::path::Path;
use std::pin::Pin;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, OnceLock, mpsc};
use values::{Jam, JamSistem};

/// The key of every database of the tests, in each process the same.
pub fn brankas() -> Arc<db::Brankas> {
    let teks = "dWppLXVqaS11amktdWppLXVqaS11amktdWppLXVqaS4=";
    Arc::new(db::Brankas::urai(teks).expect("kunci uji"))
}

/// Data that many tests start from: made once a process and engine, then copied.
pub struct Contoh {
    /// letters and digits; names the template
    pub nama: &'static str,
    pub isi: fn(Db) -> Pin<Box<dyn Future<Output = ()> + Send>>,
    /// what domains bring to the proof of balance after every test; the books are always proved
    pub bukti: &'static [&'static Bukti],
}

/// A migrated database without rows.
pub(crate) const POLOS: Contoh = Contoh { nama: "contoh", isi: |_| Box::pin(async {}), bukti: &[] };

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Jenis {
    Lite,
    Pg,
}

/// The engines this run tests: SQLite always, PostgreSQL when `KARAT_UJI_PG` names a server.
/// With `KARAT_UJI_WAJIB=1` a missing server is a failure, so that a run cannot quietly test one engine.
pub fn mesin() -> Vec<Jenis> {
    if alamat_pg().is_some() {
        return vec![Jenis::Lite, Jenis::Pg];
    }
    assert!(
        std::env::var("KARAT_UJI_WAJIB").as_deref() != Ok("1"),
        "KARAT_UJI_WAJIB=1 tetapi KARAT_UJI_PG kosong: jalankan lewat scripts/layanan jalankan --cepat -- …"
    );
    vec![Jenis::Lite]
}

fn alamat_pg() -> Option<String> {
    std::env::var("KARAT_UJI_PG").ok().filter(|a| !a.is_empty())
}

/// A folder in memory where there is one: SQLite waits for the disk at every COMMIT, and no test pulls a plug.
/// `TMPDIR` decides otherwise.
pub(crate) fn folder_sementara() -> tempfile::TempDir {
    let memori = Path::new("/dev/shm");
    if std::env::var_os("TMPDIR").is_none()
        && let Ok(folder) = tempfile::Builder::new().prefix("karat-uji-").tempdir_in(memori)
    {
        return folder;
    }
    tempfile::Builder::new().prefix("karat-uji-").tempdir().expect("folder sementara tidak bisa dibuat")
}

/// Where a database is, and how to be rid of it.
pub(crate) struct Tempat {
    pub(crate) mesin: Mesin,
    nama_pg: Option<String>,
}

impl Drop for Tempat {
    fn drop(&mut self) {
        if let Some(nama) = self.nama_pg.take() {
            buang(nama);
        }
    }
}

/// Drops a database behind the tests' back: PostgreSQL writes a checkpoint for each, which nobody needs to wait for.
/// One at a time; what is left when the process ends goes with the throw-away server.
fn buang(nama: String) {
    static ANTRE: OnceLock<Mutex<mpsc::Sender<String>>> = OnceLock::new();
    let antre = ANTRE.get_or_init(|| {
        let (kirim, terima) = mpsc::channel::<String>();
        std::thread::spawn(move || {
            for nama in terima {
                let _ = admin().batch_execute(&format!("DROP DATABASE IF EXISTS {nama} WITH (FORCE)"));
            }
        });
        Mutex::new(kirim)
    });
    let _ = antre.lock().unwrap().send(nama);
}

/// A copy of a template; its rows are written by the clock of the tests.
pub(crate) fn baru(jenis: Jenis, folder: &Path, contoh: &'static Contoh, jam: &Arc<dyn Jam>) -> Tempat {
    let asal = Asal::ambil(jenis, contoh, jam);
    match &*asal {
        Asal::Lite(isi) => {
            let path = folder.join("karat.db");
            std::fs::write(&path, isi).expect("contoh SQLite tidak bisa disalin");
            Tempat { mesin: Mesin::Lite(path), nama_pg: None }
        }
        Asal::Pg(asal) => {
            // Copied as files: half the processor time of a copy through the log, which is thrown away with the server.
            let asal = format!("TEMPLATE {asal} STRATEGY FILE_COPY");
            di_utas(move || {
                let nama = nama_pg();
                buat_pg(&nama, &asal);
                Tempat { mesin: Mesin::Pg(alamat_ke(&nama)), nama_pg: Some(nama) }
            })
        }
    }
}

/// A database without any table, for the tests of the migrations themselves.
pub(crate) fn kosong(jenis: Jenis, folder: &Path) -> Tempat {
    match jenis {
        Jenis::Lite => Tempat { mesin: Mesin::Lite(folder.join("kosong.db")), nama_pg: None },
        Jenis::Pg => di_utas(|| {
            let nama = nama_pg();
            buat_pg(&nama, DARI_NOL);
            Tempat { mesin: Mesin::Pg(alamat_ke(&nama)), nama_pg: Some(nama) }
        }),
    }
}

/// Text sorts by its bytes, as in SQLite.
const DARI_NOL: &str = "ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8' TEMPLATE template0";

fn nama_pg() -> String {
    static KE: AtomicU32 = AtomicU32::new(0);
    format!("karat_uji_{}_{}", std::process::id(), KE.fetch_add(1, Ordering::Relaxed))
}

fn buat_pg(nama: &str, asal: &str) {
    let mut c = admin();
    c.batch_execute(&format!("DROP DATABASE IF EXISTS {nama} WITH (FORCE)")).unwrap();
    c.batch_execute(&format!("CREATE DATABASE {nama} {asal}")).unwrap();
}

fn admin() -> Client {
    let alamat = alamat_pg().expect("KARAT_UJI_PG kosong");
    Client::connect(&alamat, NoTls).unwrap_or_else(|e| panic!("PostgreSQL di {alamat} tidak menjawab: {e}"))
}

/// The same server, another database.
fn alamat_ke(nama: &str) -> String {
    let alamat = alamat_pg().unwrap();
    let (depan, tanya) = alamat.split_once('?').map_or((alamat.as_str(), ""), |(d, t)| (d, t));
    let dasar = depan.rsplit_once('/').map_or(depan, |(d, _)| d);
    if tanya.is_empty() { format!("{dasar}/{nama}") } else { format!("{dasar}/{nama}?{tanya}") }
}

/// The synchronous PostgreSQL client may not run inside an async task.
fn di_utas<T: Send + 'static>(f: impl FnOnce() -> T + Send + 'static) -> T {
    std::thread::spawn(f).join().unwrap_or_else(|p| std::panic::resume_unwind(p))
}

/// A template: the bytes of a file, or the name of a database.
enum Asal {
    Lite(Vec<u8>),
    Pg(String),
}

type Sekali = Arc<OnceLock<Arc<Asal>>>;

impl Asal {
    fn ambil(jenis: Jenis, contoh: &'static Contoh, jam: &Arc<dyn Jam>) -> Arc<Self> {
        static ADA: OnceLock<Mutex<HashMap<(&'static str, Jenis), Sekali>>> = OnceLock::new();
        let sekali =
            ADA.get_or_init(Mutex::default).lock().unwrap().entry((contoh.nama, jenis)).or_default().clone();
        sekali.get_or_init(|| Arc::new(Self::buat(jenis, contoh, jam.clone()))).clone()
    }

    fn buat(jenis: Jenis, contoh: &'static Contoh, jam: Arc<dyn Jam>) -> Self {
        match jenis {
            Jenis::Lite => Self::Lite(sekali_jalan(&format!("{}.db", contoh.nama), || lite(contoh, jam))),
            Jenis::Pg => {
                let nama = sekali_jalan(&format!("{}.pg", contoh.nama), || pg(contoh, jam).into_bytes());
                Self::Pg(String::from_utf8(nama).expect("nama contoh"))
            }
        }
    }
}

/// What the first process of a run made, for the others of the same run to read: its folder is `KARAT_UJI_CONTOH`. A program
/// that runs alone has none and makes its own.
fn sekali_jalan(berkas: &str, buat: impl FnOnce() -> Vec<u8>) -> Vec<u8> {
    let Some(folder) = std::env::var_os("KARAT_UJI_CONTOH").filter(|f| !f.is_empty()) else { return buat() };
    let folder = Path::new(&folder);
    let tujuan = folder.join(berkas);
    let kunci = std::fs::File::create(folder.join(format!("{berkas}.kunci"))).expect("folder contoh");
    kunci.lock().expect("kunci contoh");
    if let Ok(isi) = std::fs::read(&tujuan) {
        return isi;
    }
    let isi = buat();
    let setengah = folder.join(format!("{berkas}.setengah"));
    std::fs::write(&setengah, &isi).expect("contoh tidak bisa ditulis");
    std::fs::rename(&setengah, &tujuan).expect("contoh tidak bisa ditulis");
    isi
}

/// Kept in memory, so that nothing of it is left on the disk.
fn lite(contoh: &'static Contoh, jam: Arc<dyn Jam>) -> Vec<u8> {
    let folder = folder_sementara();
    let path = folder.path().join("contoh.db");
    isi(Mesin::Lite(path.clone()), contoh, jam);
    assert!(!folder.path().join("contoh.db-wal").exists(), "contoh belum utuh dalam satu berkas");
    std::fs::read(path).unwrap()
}

fn pg(contoh: &'static Contoh, jam: Arc<dyn Jam>) -> String {
    let nama = format!("karat_uji_{}_{}", std::process::id(), contoh.nama);
    let mesin = Mesin::Pg(alamat_ke(&nama));
    let baru = nama.clone();
    di_utas(move || buat_pg(&baru, DARI_NOL));
    isi(mesin, contoh, jam);
    nama
}

/// Migrates by the machine's clock, as a server does, and fills by the tests'.
fn isi(mesin: Mesin, contoh: &'static Contoh, jam: Arc<dyn Jam>) {
    di_utas(move || {
        Db::buka(Setelan::new(mesin.clone(), Arc::new(JamSistem)))
            .expect("contoh tidak bisa dimigrasi")
            .tutup();
        let db =
            Db::buka_tanpa_migrasi(Setelan { brankas: Some(brankas()), ..Setelan::new(mesin, jam) }).unwrap();
        let rt = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build().unwrap();
        rt.block_on((contoh.isi)(db.clone()));
        db.tutup();
    });
}
