//! The live socket (Socket.IO at `/socket.io`): the handshake and rooms, events to the screens, live reports
//! and jobs with progress. With Redis it spans processes. Handlers use [`aliran`] and [`kemajuan`]; use cases
//! reach the screens through `platform::Siaran` and know nothing of this module.

mod aliran;
pub mod antar;
mod hadir;
mod io;
mod jaga;
mod kemajuan;
mod kerja;
mod kurir;
mod masuk;
pub mod saluran;
pub mod spul;
pub mod uid;

use crate::tepi::TepiTolak;
pub use aliran::{Acara, DATA_KOSONG, MENUNGGU, TIDAK_TERHUBUNG, aliran};
pub use hadir::{SOKET_PER_USER, UID_PER_USER};
pub use kemajuan::{Kemajuan, Pelapor, kemajuan};
pub use kerja::Sebab;
pub(crate) use saluran::layani;
pub use spul::{BARIS_PETAK, BarisSpul};

use crate::App;
use antar::{Antar, Kabar};
use axum::Router;
use io::{AdapterRedis, Io};
use kurir::Kurir;
use platform::{Hasil, Peristiwa, Tolak};
use serde_json::{Value, json};
use socketioxide::adapter::{Adapter, LocalAdapter};
use socketioxide::handler::ConnectHandler as _;
use socketioxide::service::SocketIoService;
use socketioxide::socket::Sid;
use socketioxide::{SocketIo, SocketIoBuilder};
use socketioxide_redis::{RedisAdapterConfig, RedisAdapterCtr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::sync::{Notify, Semaphore};
use tokio_util::sync::CancellationToken;
use uid::Uid;
use values::UserId;

/// Told to a socket before it is closed because its session ended: `{code, message}`.
pub const SESI_BERAKHIR: &str = "sesi-berakhir";

/// A connection must shake hands within this.
const SALAM: Duration = Duration::from_secs(10);
const PING: Duration = Duration::from_secs(25);
const PONG: Duration = Duration::from_secs(20);
/// Clients say little: uids and acknowledgements.
const MASUK_MAKS: usize = 64 * 1024;
/// One answer of long polling, in bytes; a single batch may be larger.
const POLL_MAKS: u64 = 1_000_000;
/// WebSockets of one process.
const SOKET_MAKS: usize = 10_000;
/// Polling sessions that have not shaken hands yet.
const SETENGAH_MAKS: usize = 1_000;
/// Time for the last words before a transport is cut.
const PAMIT: Duration = Duration::from_millis(500);
/// How long a uid stays with its user.
const LAMA_UID: Duration = Duration::from_secs(24 * 3600);

/// What can be set; the defaults serve.
#[derive(Debug, Clone)]
pub struct Batas {
    /// how long a client may take to acknowledge
    pub ack: Duration,
    /// every so many batches are acknowledged
    pub jendela: u64,
    /// where spools go that do not fit in memory; the system's place for such files when not given
    pub folder: Option<PathBuf>,
}

impl Default for Batas {
    fn default() -> Self {
        Self { ack: Duration::from_secs(20), jendela: 8, folder: None }
    }
}

/// Figures of this process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ukuran {
    pub soket: usize,
    /// streams and jobs that run for a uid
    pub kerja: usize,
    /// queries of streams that hold a connection of the reports' pool, or wait for one
    pub kueri: usize,
}

/// What the handlers of sockets share; knows nothing of the adapter.
pub(crate) struct Bersama {
    app: App,
    hadir: hadir::Hadir,
    kerja: kerja::Tabel,
    antar: Antar,
    henti: CancellationToken,
    rantai: Notify,
    batas: Batas,
    kueri: AtomicUsize,
}

impl Bersama {
    /// Is this uid the user's? It becomes theirs when it is nobody's.
    async fn milik(&self, uid: &Uid, user: &UserId) -> Hasil<()> {
        let kunci = format!("uid:{}", uid.as_str());
        self.antar.klaim(&kunci, user.as_str(), LAMA_UID).await.map_err(|_| {
            let pesan = "Uid ini milik user lain";
            TepiTolak::UidMilikLain.pada("uid", pesan)
        })?;
        if let Some(lama) = self.hadir.catat_klaim(user, uid) {
            self.antar.lepas(&format!("uid:{}", lama.as_str()), user.as_str()).await;
        }
        Ok(())
    }

    /// Acts on news here and tells the other processes.
    async fn kabarkan(&self, kabar: Kabar) {
        self.tangani(&kabar);
        self.antar.kabarkan(&kabar).await;
    }

    fn tangani(&self, kabar: &Kabar) {
        match kabar {
            Kabar::Rantai => self.rantai.notify_one(),
            Kabar::Pergi { sid } => self.kerja.klien_pergi(sid),
            Kabar::Batal { uid, user } => self.kerja.batalkan(uid, user),
        }
    }

    /// Cuts a transport once its last words had time to go out. Call before the socket is closed.
    fn buang_nanti(self: &Arc<Self>, sid: Sid) {
        let (b, saklar) = (self.clone(), self.hadir.saklar(sid));
        tokio::spawn(async move {
            tokio::time::sleep(PAMIT).await;
            b.hadir.buang(sid);
            saklar.iter().for_each(CancellationToken::cancel);
        });
    }
}

enum Layanan {
    Lokal(SocketIoService<Router, LocalAdapter>),
    Redis(SocketIoService<Router, AdapterRedis>),
}

/// The sockets of this process.
pub struct Soket {
    bersama: Arc<Bersama>,
    io: Io,
    layanan: Layanan,
    saluran: Arc<Semaphore>,
    setengah: Arc<Semaphore>,
}

impl Soket {
    pub fn ukuran(&self) -> Ukuran {
        Ukuran {
            soket: self.bersama.hadir.banyak(),
            kerja: self.bersama.kerja.banyak(),
            kueri: self.bersama.kueri.load(Ordering::Relaxed),
        }
    }
}

fn tanpa_soket() -> Tolak {
    TepiTolak::SoketMati.tolak("Socket tidak dilayani di server ini")
}

/// A refusal as the wire has it.
fn tolakan(t: &Tolak) -> Value {
    let mut isi = json!({ "code": t.kode, "message": t.pesan });
    if let Some(r) = &t.rincian {
        isi["detail"] = (**r).clone();
    }
    isi
}

fn bangun<A: Adapter>(b: SocketIoBuilder<A>, batas: &Batas) -> SocketIoBuilder<A> {
    b.req_path("/socket.io")
        .ping_interval(PING)
        .ping_timeout(PONG)
        .connect_timeout(SALAM)
        .ack_timeout(batas.ack)
        .max_payload(POLL_MAKS)
        .ws_max_message_size(MASUK_MAKS)
        .ws_max_frame_size(MASUK_MAKS)
        .ws_read_buffer_size(2 * 1024)
}

/// A name for the chain that all its processes agree on: its database, and the birth of its first store.
async fn rantai(app: &App) -> anyhow::Result<String> {
    let nama = match app.db.mesin() {
        db::Mesin::Pg(url) => {
            url.split('?').next().and_then(|u| u.rsplit('/').next()).unwrap_or_default().to_owned()
        }
        db::Mesin::Lite(p) => p.display().to_string(),
    };
    let lahir: Option<String> =
        app.db.read(|c| c.nilai("SELECT MIN(dibuat) FROM toko", &[])).await.map_err(|e: db::Error| e)?;
    let sidik = platform::acak::sidik(&format!("{nama} {}", lahir.unwrap_or_default()));
    Ok(format!("karat-{}", sidik.get(..12).unwrap_or_default()))
}

/// Opens the sockets of an app and begins to carry its events. Call before the router is made.
pub async fn pasang(
    app: &App,
    peristiwa: UnboundedReceiver<Peristiwa>,
    redis: Option<&str>,
    batas: Batas,
) -> anyhow::Result<Arc<Soket>> {
    let kurir = match redis {
        Some(alamat) => Some(Kurir::sambung(alamat, &rantai(app).await?).await?),
        None => None,
    };
    let bersama = Arc::new(Bersama {
        app: app.clone(),
        hadir: hadir::Hadir::default(),
        kerja: kerja::Tabel::default(),
        antar: Antar::new(kurir.clone()),
        henti: CancellationToken::new(),
        rantai: Notify::new(),
        batas,
        kueri: AtomicUsize::new(0),
    });
    let batas = &bersama.batas;
    let (io, layanan) = match &kurir {
        None => {
            let (svc, io) = bangun(SocketIo::builder(), batas)
                .with_state(bersama.clone())
                .build_with_inner_svc(Router::new());
            io.ns("/", masuk::sambut.with(masuk::salam));
            (Io::Lokal(io), Layanan::Lokal(svc))
        }
        Some(k) => {
            let atur = RedisAdapterConfig::new()
                .with_prefix(format!("{}-soket", k.awalan()))
                .with_request_timeout(Duration::from_secs(2));
            let adapter = RedisAdapterCtr::new_with_driver(k.clone(), atur);
            let (svc, io) = bangun(SocketIo::builder().with_adapter::<AdapterRedis>(adapter), batas)
                .with_state(bersama.clone())
                .build_with_inner_svc(Router::new());
            io.ns("/", masuk::sambut.with(masuk::salam))
                .await
                .map_err(|e| anyhow::anyhow!("Redis tidak bisa dipakai untuk socket: {e}"))?;
            (Io::Redis(io), Layanan::Redis(svc))
        }
    };
    let soket = Arc::new(Soket {
        bersama,
        io,
        layanan,
        saluran: Arc::new(Semaphore::new(SOKET_MAKS)),
        setengah: Arc::new(Semaphore::new(SETENGAH_MAKS)),
    });
    if let Some(k) = &kurir {
        let kabar = k.dengar(&antar::kanal(k), 1024).await?;
        tokio::spawn(dengarkan(soket.bersama.clone(), k.clone(), kabar));
    }
    tokio::spawn(siarkan(soket.clone(), peristiwa));
    tokio::spawn(jaga::jalankan(soket.clone()));
    app.pasang_soket(soket.clone());
    Ok(soket)
}

/// Ends every stream, tells every client, closes every socket.
pub async fn tutup(app: &App) {
    let Some(soket) = app.lepas_soket() else { return };
    let b = &soket.bersama;
    b.henti.cancel();
    b.kerja.server_berhenti();
    tokio::time::sleep(PAMIT / 5).await;
    if tokio::time::timeout(PAMIT * 2, soket.io.tutup()).await.is_err() {
        tracing::warn!("sebagian socket tidak menutup dengan baik");
    }
    for t in b.hadir.semua() {
        b.hadir.saklar(t.sid).iter().for_each(CancellationToken::cancel);
    }
}

/// Carries events to the rooms, in the order they were raised.
async fn siarkan(soket: Arc<Soket>, mut peristiwa: UnboundedReceiver<Peristiwa>) {
    let henti = soket.bersama.henti.clone();
    loop {
        let p = tokio::select! {
            () = henti.cancelled() => return,
            p = peristiwa.recv() => p,
        };
        let Some(p) = p else { return };
        metrics::counter!("karat_siaran_total", "nama" => p.nama).increment(1);
        soket.io.pancar(&uid::ruang(&p.tujuan), p.nama, &p.isi).await;
    }
}

/// How often Redis is asked whether it still answers.
const DETAK_REDIS: Duration = Duration::from_secs(2);

/// Hears the other processes; after a silence of Redis everything is looked at again.
async fn dengarkan(
    b: Arc<Bersama>,
    kurir: Kurir,
    mut kabar: tokio::sync::mpsc::Receiver<socketioxide_redis::drivers::ChanItem>,
) {
    let mut detak = tokio::time::interval(DETAK_REDIS);
    let mut hidup = true;
    loop {
        tokio::select! {
            () = b.henti.cancelled() => return,
            k = kabar.recv() => match k {
                Some((_, isi)) => if let Some(k) = b.antar.urai(&isi) {
                    b.tangani(&k);
                },
                None => return,
            },
            _ = detak.tick() => {
                let kini = kurir.hidup().await;
                if kini != hidup {
                    tracing::warn!(hidup = kini, "sambungan Redis berubah");
                }
                if kini && !hidup {
                    b.rantai.notify_one();
                }
                hidup = kini;
            }
        }
    }
}
