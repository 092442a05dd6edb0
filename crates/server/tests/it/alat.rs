//! The harness: the real router on a free loopback port, the demo chain in a database of its own, a clock
//! that stands still, and clients that check the manners of every answer they get.

use axum::Router;
use axum::http::HeaderMap;
use axum_server::Handle;
use db::{Db, Kunci, Val};
use dunia::{DEMO, MASTER};
use parking_lot::Mutex;
use platform::{Hasil, Peristiwa, Siaran, acak, agen};
use serde::Serialize;
use serde_json::Value;
use server::App;
use server::tepi::lapisan::Batas;
use server::tepi::sambungan;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use testkit::{Jenis, Uji};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::sync::mpsc::UnboundedReceiver;
use values::KodeToko;

pub const SANDI: &str = demo::SANDI;
pub use dunia::HASH_RINGAN;

/// A running server with the demo chain: PST (head office), JKT1, BDG1, SBY1 and their people.
pub struct Alat {
    pub uji: Uji,
    pub app: App,
    pub alamat: SocketAddr,
    peristiwa: Mutex<UnboundedReceiver<Peristiwa>>,
    http: reqwest::Client,
    pegangan: Handle<SocketAddr>,
}

/// What a test wants otherwise than `karat serve` has it.
#[derive(Default)]
pub struct Atur {
    pub batas: Batas,
    /// routes of the test's own, behind all layers
    pub rute: Router<App>,
    /// another handle on the same database
    pub db: Option<Db>,
    /// how long a client may take for the head of a request
    pub kepala: Option<Duration>,
}

/// A weight of an answer, in milligrams.
pub fn mg(gram: &Value) -> i64 {
    serde_json::from_value::<values::Berat>(gram.clone()).unwrap().sebagai_mg()
}

/// Runs a test body against a server on every engine of this run.
pub fn di_kedua<F, Fut>(f: F)
where
    F: Fn(Arc<Alat>) -> Fut,
    Fut: Future<Output = ()>,
{
    kedua_mesin(|uji| async { f(Alat::mulai(uji).await).await });
}

/// Runs a test body that starts its own server on the demo's stores and people, on every engine of this run.
pub fn kedua_mesin<F, Fut>(f: F)
where
    F: Fn(Uji) -> Fut,
    Fut: Future<Output = ()>,
{
    testkit::kedua_mesin_dari(&DEMO, f);
}

/// The same on one engine.
pub fn satu_mesin<F, Fut>(jenis: Jenis, f: F)
where
    F: Fn(Uji) -> Fut,
    Fut: Future<Output = ()>,
{
    testkit::satu_mesin_dari(&DEMO, jenis, f);
}

/// The same with the masters of every store.
pub fn di_kedua_master<F, Fut>(f: F)
where
    F: Fn(Arc<Alat>) -> Fut,
    Fut: Future<Output = ()>,
{
    testkit::kedua_mesin_dari(&MASTER, |uji| async { f(Alat::mulai(uji).await).await });
}

/// The same on the engines whose turn it is.
pub fn bergilir_master<F, Fut>(ke: usize, f: F)
where
    F: Fn(Arc<Alat>) -> Fut,
    Fut: Future<Output = ()>,
{
    for jenis in dunia::giliran(ke) {
        testkit::satu_mesin_dari(&MASTER, jenis, |uji| async { f(Alat::mulai(uji).await).await });
    }
}

/// Runs a test body against a server on one engine; passed over when this run does not have it.
pub fn di_satu<F, Fut>(jenis: Jenis, f: F)
where
    F: Fn(Arc<Alat>) -> Fut,
    Fut: Future<Output = ()>,
{
    satu_mesin(jenis, |uji| async { f(Alat::mulai(uji).await).await });
}

impl Alat {
    pub async fn mulai(uji: Uji) -> Arc<Self> {
        Self::dengan(uji, Atur::default()).await
    }

    pub async fn dengan(uji: Uji, atur: Atur) -> Arc<Self> {
        catatan();
        let (siaran, mut peristiwa) = Siaran::baru();
        if server::perintah::awal::kosong(&uji.db).await.unwrap() {
            dunia::isi_demo(&uji.db, &siaran).await;
        }
        while peristiwa.try_recv().is_ok() {}
        let app = App::new(atur.db.unwrap_or_else(|| uji.db.clone()), siaran, true);
        // Printers and shops of the tests listen on this machine.
        app.pasang_keluar(server::keluar::Keluar::new(vec!["127.0.0.0/8".parse().unwrap()], Vec::new()));
        app.pasang_lemari(gambar::Lemari::folder(&uji.folder().join("gambar")).unwrap());
        let router = server::rute::router_dengan(app.clone(), atur.batas, atur.rute);
        let pendengar = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        pendengar.set_nonblocking(true).unwrap();
        let alamat = pendengar.local_addr().unwrap();
        let pegangan = Handle::new();
        let kepala = atur.kepala.unwrap_or(sambungan::KEPALA_PALING_LAMA);
        let layan = sambungan::batasi(axum_server::from_tcp(pendengar).unwrap(), kepala)
            .acceptor(sambungan::Penerima(kepala))
            .handle(pegangan.clone())
            .serve(router.into_make_service_with_connect_info::<SocketAddr>());
        tokio::spawn(layan);
        pegangan.listening().await.expect("server tidak mendengarkan");
        let http = pembangun().build().unwrap();
        Arc::new(Self { uji, app, alamat, peristiwa: Mutex::new(peristiwa), http, pegangan })
    }

    /// The database the server works on.
    pub fn db(&self) -> &Db {
        &self.app.db
    }

    /// A client without a token.
    pub fn tamu(&self) -> Klien {
        Klien {
            asal: format!("http://{}", self.alamat),
            portal: String::new(),
            token: None,
            agen: None,
            http: self.http.clone(),
        }
    }

    /// A client without a token that comes from another loopback address (127.0.0.2 …).
    pub fn tamu_dari(&self, alamat: &str) -> Klien {
        let ip: IpAddr = alamat.parse().unwrap();
        Klien { http: pembangun().local_address(ip).build().unwrap(), ..self.tamu() }
    }

    pub fn dengan_token(&self, token: &str) -> Klien {
        Klien { token: Some(token.to_owned()), ..self.tamu() }
    }

    /// Logs a demo user in.
    pub async fn masuk(&self, user: &str) -> Klien {
        let r = self.tamu().login(user, SANDI).await.ok();
        self.dengan_token(r["data"]["token"].as_str().unwrap())
    }

    /// A live session without spending a password hash, for walks over many people and routes.
    pub async fn sesi(&self, user: &str) -> Klien {
        let token = acak::token();
        let (sidik, user) = (acak::sidik(&token), user.to_owned());
        self.tulis(Kunci::rantai(), move |tx| {
            let kini = tx.sekarang();
            tx.exec(
                "INSERT INTO sesi (sidik_token, user_id, kode_toko, tanggal, dibuat, alamat, terkunci, berakhir) \
                 SELECT $1, user_id, kode_toko, $3, $4, 'uji', 0, NULL FROM pengguna WHERE user_id = $2",
                db::args![sidik.as_str(), user.as_str(), kini.tanggal(), kini],
            )
        })
        .await;
        self.dengan_token(&token)
    }

    /// A member of JKT1 with a phone that is logged in to the app.
    pub async fn anggota(&self) -> Klien {
        let own = self.sesi("own-jkt1").await;
        let isi = serde_json::json!({ "nama_customer": "ANGGOTA UJI", "no_hp": "", "cara_kode": "URUT", "yakin": true });
        let kunci = format!("anggota-{}", acak::teks(12));
        let m = own.post_dok("member/data", &kunci, &isi).await.data();
        let kode = m["member"]["kode_pelanggan"].as_str().unwrap().to_owned();
        let token = acak::token();
        let sidik = acak::sidik(&token);
        self.tulis(toko("JKT1"), move |tx| {
            let kini = tx.sekarang();
            tx.exec(
                "INSERT INTO app_aktivasi (kode_pelanggan, nomor, waktu, toko, cara) VALUES ($1, 1, $2, 'JKT1', 'KASIR')",
                db::args![kode.as_str(), kini],
            )?;
            tx.exec(
                "INSERT INTO app_sesi (sidik, id, kode_pelanggan, perangkat, dibuat, terakhir, berakhir, sebab) \
                 VALUES ($1, $2, $3, 'uji', $4, $4, NULL, '')",
                db::args![sidik.as_str(), acak::teks(16), kode.as_str(), kini],
            )
        })
        .await;
        self.dengan_token(&token)
    }

    /// A program of JKT1 with a key of all scopes.
    pub async fn kunci_api(&self) -> Klien {
        let own = self.sesi("own-jkt1").await;
        let isi = serde_json::json!({
            "nama": acak::teks(12), "lingkup": ["PENJUALAN", "PEMBELIAN", "HARGA", "STOK", "TUTUP"],
            "berlaku_sampai": self.db().jam().hari_ini().to_string(),
        });
        let d = own.post("kunci-api", &isi).await.data();
        self.dengan_token(d["kunci"].as_str().unwrap())
    }

    /// A fingerprint agent of a store, with a key of its own.
    pub async fn agen(&self, kode: &str) -> Klien {
        let (kunci, nama) = (agen::Kunci::baru(), acak::teks(12).to_lowercase());
        let k = kunci.clone();
        self.kerja(toko(kode), move |tx| agen::tambah(tx, &nama, agen::Jenis::Fingerprint, &k, "uji"))
            .await
            .unwrap();
        Klien { agen: Some(kunci.kirim), ..self.tamu() }
    }

    /// Writes to the server's database behind the API's back, as another use case would.
    pub async fn tulis<T: Send + 'static>(
        &self,
        kunci: impl Into<Kunci>,
        f: impl Fn(&mut db::Tx<'_>) -> db::Result<T> + Send + 'static,
    ) -> T {
        self.db().write(kunci, f).await.unwrap()
    }

    /// Like [`Alat::tulis`] for what may be refused.
    pub async fn kerja<T: Send + 'static>(
        &self,
        kunci: impl Into<Kunci>,
        f: impl Fn(&mut db::Tx<'_>) -> Hasil<T> + Send + 'static,
    ) -> Hasil<T> {
        self.db().write(kunci, f).await
    }

    /// The rows of a query, each as its columns in text, parted by `|`.
    pub async fn baris(&self, sql: &str, isi: &[Val]) -> Vec<String> {
        dunia::baris(self.db(), sql, isi).await
    }

    /// One whole number.
    pub async fn angka(&self, sql: &str, isi: &[Val]) -> i64 {
        let (sql, isi) = (sql.to_owned(), isi.to_vec());
        self.db().read(move |c| c.nilai::<i64>(&sql, &isi)).await.unwrap()
    }

    /// The events raised since the last look.
    pub fn peristiwa(&self) -> Vec<Peristiwa> {
        let mut p = self.peristiwa.lock();
        std::iter::from_fn(|| p.try_recv().ok()).collect()
    }

    /// Sends bytes as they are and reads until the server closes; for what no client would send.
    pub async fn mentah(&self, isi: impl AsRef<[u8]>) -> Balasan {
        let mut s = tokio::net::TcpStream::connect(self.alamat).await.unwrap();
        // The server may answer and close before all is sent.
        let _ = s.write_all(isi.as_ref()).await;
        let mut semua = Vec::new();
        let baca = tokio::time::timeout(Duration::from_secs(20), s.read_to_end(&mut semua));
        let _ = baca.await.expect("server tidak menutup sambungan");
        Balasan::urai(&semua)
    }
}

impl Drop for Alat {
    fn drop(&mut self) {
        self.pegangan.shutdown();
    }
}

/// Every client begins here: the pictures' store brings TLS into reqwest, and it wants to know whose.
pub fn pembangun_http() -> reqwest::ClientBuilder {
    let _ = rustls::crypto::ring::default_provider().install_default();
    reqwest::Client::builder().no_proxy()
}

fn pembangun() -> reqwest::ClientBuilder {
    pembangun_http().redirect(reqwest::redirect::Policy::none())
}

pub fn toko(kode: &str) -> KodeToko {
    KodeToko::parse(kode).unwrap()
}

/// A client with or without a token. Paths are those below `/api/v1/`; one that starts with `/` is taken as
/// it is.
#[derive(Clone)]
pub struct Klien {
    asal: String,
    portal: String,
    pub token: Option<String>,
    agen: Option<String>,
    http: reqwest::Client,
}

impl Klien {
    /// The same person at a store's portal.
    pub fn di(&self, kode_toko: &str) -> Self {
        Self { portal: format!("/toko/{kode_toko}"), ..self.clone() }
    }

    /// A request with the token, to be filled further and sent by [`Klien::kirim`].
    pub fn minta(&self, metode: &str, path: &str) -> reqwest::RequestBuilder {
        let url = if path.starts_with('/') {
            format!("{}{path}", self.asal)
        } else {
            format!("{}{}/api/v1/{path}", self.asal, self.portal)
        };
        let mut r = self.http.request(metode.parse().unwrap(), url);
        if let Some(k) = &self.agen {
            r = r.header("x-agent-key", k);
        }
        match &self.token {
            Some(t) => r.bearer_auth(t),
            None => r,
        }
    }

    pub async fn kirim(&self, r: reqwest::RequestBuilder) -> Balasan {
        let j = r.send().await.expect("server tidak menjawab");
        let b = Balasan {
            status: j.status().as_u16(),
            kepala: j.headers().clone(),
            badan: j.bytes().await.expect("jawaban terputus").to_vec(),
        };
        b.periksa_tata_krama();
        b
    }

    pub async fn get(&self, path: &str) -> Balasan {
        self.kirim(self.minta("GET", path)).await
    }

    pub async fn post(&self, path: &str, isi: &(impl Serialize + ?Sized)) -> Balasan {
        self.kirim(self.minta("POST", path).json(isi)).await
    }

    pub async fn put(&self, path: &str, isi: &(impl Serialize + ?Sized)) -> Balasan {
        self.kirim(self.minta("PUT", path).json(isi)).await
    }

    /// A document under an idempotency key.
    pub async fn post_dok(&self, path: &str, kunci: &str, isi: &(impl Serialize + ?Sized)) -> Balasan {
        self.kirim(self.minta("POST", path).header("idempotency-key", kunci).json(isi)).await
    }

    /// The id of an approval of what a refusal or a pricing says must be approved. Where only an owner will do, the owner
    /// of head office is asked.
    pub async fn izin(&self, penyetuju: &str, perlu: &Value) -> Value {
        let h = [&perlu["detail"], &perlu["data"], perlu].map(|d| d["permohonan"].clone());
        let h = h.into_iter().find(Value::is_object).unwrap_or_else(|| panic!("tanpa permohonan: {perlu}"));
        let siapa = if h["pemilik"] == true { "pusat" } else { penyetuju };
        let isi = serde_json::json!({ "user_id": siapa, "password": SANDI, "permohonan": h["segel"] });
        self.post("authorization", &isi).await.data()["id"].take()
    }

    /// A document as a screen saves it: when it must be approved, the approval is asked for and it is sent again.
    pub async fn post_izin(&self, path: &str, kunci: &str, isi: &Value, penyetuju: &str) -> Balasan {
        let r = self.post_dok(path, kunci, isi).await;
        if r.status != 422 || !r.json()["detail"]["permohonan"].is_object() {
            return r;
        }
        let mut isi = isi.clone();
        isi["otorisasi"] = self.izin(penyetuju, &r.json()).await;
        self.post_dok(path, kunci, &isi).await
    }

    pub async fn login(&self, user: &str, password: &str) -> Balasan {
        self.post("users/login", &serde_json::json!({ "user_id": user, "password": password })).await
    }
}

/// An answer.
#[derive(Debug)]
pub struct Balasan {
    pub status: u16,
    pub kepala: HeaderMap,
    pub badan: Vec<u8>,
}

/// What every answer carries, refusals and pages alike.
const KEPALA_WAJIB: [&str; 7] = [
    "content-security-policy",
    "x-content-type-options",
    "x-frame-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "permissions-policy",
    "x-request-id",
];

/// Words of the inside that no refusal may carry.
const KATA_DALAM: [&str; 19] = [
    "sqlite",
    "postgres",
    "rusqlite",
    "select ",
    "insert ",
    "update ",
    " from ",
    "savepoint",
    "constraint",
    "panicked",
    "serde",
    "expected ",
    "at line",
    "src/",
    ".rs",
    "/work",
    "/tmp",
    "karat.db",
    "backtrace",
];

impl Balasan {
    /// Takes an answer apart that was read as bytes.
    fn urai(semua: &[u8]) -> Self {
        let batas = semua.windows(4).position(|w| w == b"\r\n\r\n").unwrap_or_else(|| {
            panic!("bukan jawaban HTTP: {:?}", String::from_utf8_lossy(semua));
        });
        let teks = String::from_utf8_lossy(&semua[..batas]).into_owned();
        let mut baris = teks.split("\r\n");
        let status = baris.next().and_then(|b| b.split(' ').nth(1)).and_then(|s| s.parse().ok()).unwrap();
        let mut kepala = HeaderMap::new();
        for (nama, isi) in baris.filter_map(|b| b.split_once(": ")) {
            kepala.append(nama.parse::<axum::http::HeaderName>().unwrap(), isi.parse().unwrap());
        }
        Self { status, kepala, badan: semua[batas + 4..].to_vec() }
    }

    /// Fixed headers and a request id on every answer; nothing of the inside in a refusal.
    pub fn periksa_tata_krama(&self) {
        for k in KEPALA_WAJIB {
            assert!(self.kepala.contains_key(k), "jawaban {} tanpa {k}: {:?}", self.status, self.kepala);
        }
        if self.status >= 400 {
            let teks = self.teks().to_lowercase();
            for kata in KATA_DALAM {
                assert!(!teks.contains(kata), "jawaban {} membocorkan '{kata}': {teks}", self.status);
            }
        }
    }

    pub fn kepala(&self, nama: &str) -> &str {
        self.kepala.get(nama).and_then(|v| v.to_str().ok()).unwrap_or("")
    }

    pub fn id(&self) -> &str {
        self.kepala("x-request-id")
    }

    pub fn teks(&self) -> String {
        String::from_utf8_lossy(&self.badan).into_owned()
    }

    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.badan).unwrap_or_else(|e| panic!("bukan JSON ({e}): {}", self.teks()))
    }

    /// The body of a good answer.
    #[track_caller]
    pub fn ok(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.teks());
        self.json()
    }

    /// `data` of a good answer, or the whole of one that has no envelope.
    #[track_caller]
    pub fn data(&self) -> Value {
        let mut j = self.ok();
        if j.get("data").is_some() { j["data"].take() } else { j }
    }

    /// A refusal with this status and code; its body comes back.
    #[track_caller]
    pub fn ditolak(&self, status: u16, kode: &str) -> Value {
        let j = if self.badan.is_empty() { Value::Null } else { self.json() };
        assert_eq!((self.status, j["code"].as_str()), (status, Some(kode)), "{}", self.teks());
        assert!(j["message"].as_str().is_some_and(|m| !m.is_empty()), "{j}");
        j
    }

    /// The code of a refusal, or nothing.
    pub fn kode(&self) -> String {
        serde_json::from_slice::<Value>(&self.badan)
            .ok()
            .and_then(|j| j["code"].as_str().map(str::to_owned))
            .unwrap_or_default()
    }
}

/// Everything the server logs in this run, so that a test can look for its request's line.
#[derive(Clone, Default)]
struct Catatan(Arc<Mutex<Vec<u8>>>);

impl std::io::Write for Catatan {
    fn write(&mut self, b: &[u8]) -> std::io::Result<usize> {
        self.0.lock().extend_from_slice(b);
        Ok(b.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

fn catatan() -> &'static Catatan {
    static CATATAN: OnceLock<Catatan> = OnceLock::new();
    CATATAN.get_or_init(|| {
        let c = Catatan::default();
        let tulis = c.clone();
        tracing_subscriber::fmt()
            .with_env_filter("info,server=debug")
            .with_ansi(false)
            .with_writer(move || tulis.clone())
            .init();
        c
    })
}

/// The log lines that carry this text.
pub fn baris_catatan(berisi: &str) -> Vec<String> {
    let semua = catatan().0.lock().clone();
    String::from_utf8_lossy(&semua).lines().filter(|b| b.contains(berisi)).map(str::to_owned).collect()
}
