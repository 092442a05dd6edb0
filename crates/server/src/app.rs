//! What every handler shares: the database, the events, the sessions seen lately.

use crate::keluar::Keluar;
use crate::rute::sistem::lacak::Laju;
use crate::setelan::Jaringan;
use crate::socket::Soket;
use crate::tepi::lapisan::Kepala;
use crate::tutup_hari::Sedang;
use db::{Db, Kunci};
use gambar::GambarTolak;
use gambar::Lemari;
use parking_lot::{Mutex, RwLock};
use platform::{Hasil, Pelaku, SesiTolak, Siaran, Tolak, modul, sesi, toko};
use std::collections::HashMap;
use std::ops::Deref;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;
use values::{KodeToko, Tanggal, Waktu};

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
    proxy: RwLock<Arc<[Jaringan]>>,
    keluar: RwLock<Keluar>,
    kepala: RwLock<Kepala>,
    token_metrik: RwLock<Option<String>>,
    backup_untuk: RwLock<cadangan::Untuk>,
    gerbang_contoh: RwLock<Option<String>>,
    dipakai: Mutex<HashMap<Arc<str>, Pemakaian>>,
    pub(crate) sedang_tutup: Sedang,
    pub(crate) laju_lacak: Laju,
    pub(crate) tembolok_katalog: katalog::publik::Tembolok,
}

/// When a session was last used here, and when that was last written down.
#[derive(Clone, Copy)]
struct Pemakaian {
    saat: Waktu,
    ditulis: Waktu,
}

/// The last use is written down this seldom: often enough to hold between processes, too seldom to cost anything.
const TULIS_PEMAKAIAN: i64 = 60_000;

/// Sessions and settings read lately. Good only while no chain row has changed since, by this process or another.
#[derive(Default)]
struct Ingatan {
    generasi: u64,
    hari: Option<Tanggal>,
    pelaku: HashMap<String, Pelaku>,
    setelan: HashMap<KodeToko, Arc<modul::Setelan>>,
    bingkai: Option<Arc<[String]>>,
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
            proxy: RwLock::new(Arc::from([])),
            keluar: RwLock::default(),
            kepala: RwLock::default(),
            token_metrik: RwLock::default(),
            backup_untuk: RwLock::new(cadangan::Untuk::Siapapun),
            gerbang_contoh: RwLock::default(),
            dipakai: Mutex::default(),
            sedang_tutup: Sedang::default(),
            laju_lacak: Laju::default(),
            tembolok_katalog: katalog::publik::Tembolok::default(),
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
            .ok_or_else(|| GambarTolak::LemariJauh.tolak("Penyimpanan gambar tidak tersedia"))
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

    /// Machines whose word on where a request came from is taken.
    pub fn pasang_proxy(&self, p: Vec<Jaringan>) {
        *self.proxy.write() = p.into();
    }

    pub(crate) fn proxy(&self) -> Arc<[Jaringan]> {
        self.proxy.read().clone()
    }

    /// Where connections may go that somebody typed the address of.
    pub fn pasang_keluar(&self, k: Keluar) {
        *self.keluar.write() = k;
    }

    pub(crate) fn keluar(&self) -> Keluar {
        self.keluar.read().clone()
    }

    /// What the fixed headers say of this installation. Call before the router is made.
    pub fn pasang_kepala(&self, k: Kepala) {
        *self.kepala.write() = k;
    }

    pub(crate) fn kepala(&self) -> Kepala {
        self.kepala.read().clone()
    }

    /// The word that opens `/metrics` from elsewhere than this machine.
    pub fn pasang_token_metrik(&self, t: Option<String>) {
        *self.token_metrik.write() = t.filter(|t| !t.is_empty());
    }

    pub(crate) fn token_metrik(&self) -> Option<String> {
        self.token_metrik.read().clone()
    }

    /// For whom the backups after a closing are made.
    pub fn pasang_backup_untuk(&self, u: cadangan::Untuk) {
        *self.backup_untuk.write() = u;
    }

    pub(crate) fn backup_untuk(&self) -> cadangan::Untuk {
        self.backup_untuk.read().clone()
    }

    /// Where messages of the demo go: a stand-in for the gateway that this process runs. Never a screen's word.
    pub fn pasang_gerbang_contoh(&self, alamat: String) {
        *self.gerbang_contoh.write() = Some(alamat);
    }

    pub(crate) fn gerbang_contoh(&self) -> Option<String> {
        self.gerbang_contoh.read().clone()
    }

    /// Marks a session as used now; locks it, and refuses, when it had not been for longer than `menit`. Only what the
    /// database says locks: another process may have served it meanwhile.
    pub(crate) async fn pakai_sesi(&self, p: &Pelaku, menit: i64) -> Hasil<()> {
        let kini = self.db.jam().sekarang();
        let batas = menit.saturating_mul(60_000);
        let diingat = self.dipakai.lock().get(&p.sesi).copied();
        let lama = |u: &Pemakaian| kini.selisih_milidetik(u.saat) > batas;
        let mut u = match diingat.filter(|u| !lama(u)) {
            Some(u) => u,
            None => {
                let sidik = p.sesi.clone();
                let saat = self.db.read(move |c| sesi::terakhir_dipakai(c, &sidik)).await?;
                let saat = saat.ok_or_else(Tolak::token_mati)?;
                Pemakaian { saat, ditulis: saat }
            }
        };
        if lama(&u) {
            self.dipakai.lock().remove(&p.sesi);
            let q = p.clone();
            self.db.write(Kunci::rantai(), move |tx| sesi::kunci_diam(tx, &q)).await?;
            return Err(crate::tepi::jaga::terkunci());
        }
        u.saat = kini;
        if kini.selisih_milidetik(u.ditulis) >= TULIS_PEMAKAIAN {
            u.ditulis = kini;
            let sidik = p.sesi.clone();
            self.db.write(p.toko.clone(), move |tx| sesi::dipakai(tx, &sidik)).await?;
        }
        let mut semua = self.dipakai.lock();
        if semua.len() > PALING_BANYAK {
            semua.clear();
        }
        semua.insert(p.sesi.clone(), u);
        Ok(())
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
        let p = match self.db.read(move |c| sesi::cari(c, &s, hari)).await {
            Err(t) if t.adalah(SesiTolak::Mati) => {
                return Err(crate::tutup_hari::sesi_mati(self, sidik).await?);
            }
            jawab => jawab?,
        };
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

    /// Origins that pages may show in a frame: of every store that shows the wholesale app inside ours. Nothing while the
    /// database is away: a page opens all the same.
    pub(crate) async fn asal_bingkai(&self) -> Arc<[String]> {
        let kosong = || Arc::<[String]>::from([]);
        let Ok(generasi) = self.db.generasi().await else { return kosong() };
        if let Some(a) = self.dengan_ingatan(generasi, |i| i.bingkai.clone()) {
            return a;
        }
        let Ok(asal) = self.db.read(hubung::grosir::asal_bingkai).await else { return kosong() };
        let asal: Arc<[String]> = asal.into();
        self.dengan_ingatan(generasi, |i| i.bingkai.replace(asal.clone()));
        asal
    }
}
