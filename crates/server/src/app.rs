//! What every handler shares: the database, the events, the sessions seen lately.

use crate::socket::Soket;
use crate::tutup_hari::Sedang;
use db::Db;
use gambar::Lemari;
use parking_lot::{Mutex, RwLock};
use platform::{Hasil, Pelaku, Siaran, Status, Tolak, modul, sesi, toko};
use std::collections::HashMap;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;
use values::{KodeToko, Tanggal};

#[derive(Clone)]
pub struct App(Arc<Dalam>);

pub struct Dalam {
    pub db: Db,
    pub siaran: Siaran,
    pub mulai: Instant,
    pub demo: bool,
    pub metrik: metrics_exporter_prometheus::PrometheusHandle,
    ingatan: Mutex<Ingatan>,
    soket: RwLock<Option<Arc<Soket>>>,
    lemari: RwLock<Option<Lemari>>,
    folder: RwLock<Option<PathBuf>>,
    pub(crate) sedang_tutup: Sedang,
}

/// Sessions and settings read lately. Good only while no chain row has changed since, by this process or another.
#[derive(Default)]
struct Ingatan {
    generasi: u64,
    hari: Option<Tanggal>,
    pelaku: HashMap<String, Pelaku>,
    setelan: HashMap<KodeToko, Arc<modul::Setelan>>,
}

/// Entries kept before starting over; a chain has far fewer live sessions.
const PALING_BANYAK: usize = 20_000;

impl Deref for App {
    type Target = Dalam;
    fn deref(&self) -> &Dalam {
        &self.0
    }
}

impl App {
    pub fn new(db: Db, siaran: Siaran, demo: bool) -> Self {
        Self(Arc::new(Dalam {
            db,
            siaran,
            mulai: Instant::now(),
            demo,
            metrik: crate::tepi::metrik::pasang(),
            ingatan: Mutex::default(),
            soket: RwLock::default(),
            lemari: RwLock::default(),
            folder: RwLock::default(),
            sedang_tutup: Sedang::default(),
        }))
    }

    /// The live sockets; none in commands and tests that opened none.
    pub fn soket(&self) -> Option<Arc<Soket>> {
        self.soket.read().clone()
    }

    pub(crate) fn pasang_soket(&self, s: Arc<Soket>) {
        *self.soket.write() = Some(s);
    }

    pub(crate) fn lepas_soket(&self) -> Option<Arc<Soket>> {
        self.soket.write().take()
    }

    /// Where pictures are kept; refused in commands and tests that named no place.
    pub fn lemari(&self) -> Hasil<Lemari> {
        self.lemari
            .read()
            .clone()
            .ok_or_else(|| Tolak::new(Status::Sibuk, "GAMBAR-09", "Penyimpanan gambar tidak tersedia"))
    }

    pub fn pasang_lemari(&self, l: Lemari) {
        *self.lemari.write() = Some(l);
    }

    /// The data folder; none in commands and tests that named none.
    pub(crate) fn folder(&self) -> Option<PathBuf> {
        self.folder.read().clone()
    }

    pub fn pasang_folder(&self, f: PathBuf) {
        *self.folder.write() = Some(f);
    }

    /// What may be remembered under this number, unless a later one was seen already.
    fn dengan_ingatan<T>(&self, generasi: u64, f: impl FnOnce(&mut Ingatan) -> Option<T>) -> Option<T> {
        let hari = self.db.jam().hari_ini();
        let mut i = self.ingatan.lock();
        if i.generasi > generasi {
            return None;
        }
        if i.generasi < generasi || i.hari != Some(hari) || i.pelaku.len() > PALING_BANYAK {
            *i = Ingatan { generasi, hari: Some(hari), ..Ingatan::default() };
        }
        f(&mut i)
    }

    /// The person behind a token's hash, as of this [`Db::generasi`] or later.
    pub async fn pelaku(&self, generasi: u64, sidik: &str) -> Hasil<Pelaku> {
        if let Some(p) = self.dengan_ingatan(generasi, |i| i.pelaku.get(sidik).cloned()) {
            return Ok(p);
        }
        let (s, hari) = (sidik.to_owned(), self.db.jam().hari_ini());
        let p = self.db.read(move |c| sesi::cari(c, &s, hari)).await?;
        self.dengan_ingatan(generasi, |i| i.pelaku.insert(sidik.to_owned(), p.clone()));
        Ok(p)
    }

    /// The settings of a store that exists, as they are now.
    pub async fn setelan(&self, kode: &KodeToko) -> Hasil<Arc<modul::Setelan>> {
        self.setelan_saat(self.db.generasi().await?, kode).await
    }

    /// The same, as of this [`Db::generasi`] or later.
    pub async fn setelan_saat(&self, generasi: u64, kode: &KodeToko) -> Hasil<Arc<modul::Setelan>> {
        if let Some(s) = self.dengan_ingatan(generasi, |i| i.setelan.get(kode).cloned()) {
            return Ok(s);
        }
        let k = kode.clone();
        let s = self
            .db
            .read(move |c| {
                toko::cari(c, &k)?;
                Ok::<_, Tolak>(Arc::new(modul::Setelan::baca(c, &k)?))
            })
            .await?;
        self.dengan_ingatan(generasi, |i| i.setelan.insert(kode.clone(), s.clone()));
        Ok(s)
    }
}
