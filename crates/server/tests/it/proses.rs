//! The real program, started as a process: for what only a process can show (signals, exit codes, crashes).

use reqwest::StatusCode;
use serde_json::{Value, json};
use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};
use testkit::{Jenis, Uji};

pub const SANDI: &str = demo::SANDI;

/// A start may take this long on a machine that builds something else at the same time.
const SABAR: Duration = Duration::from_secs(600);

/// The program, untouched by settings in the environment of whoever runs the tests.
pub fn karat() -> Command {
    let mut c = Command::new(env!("CARGO_BIN_EXE_karat"));
    for (nama, _) in std::env::vars().filter(|(n, _)| n.starts_with("KARAT_")) {
        c.env_remove(nama);
    }
    // The demo's goods take seconds to tell; the tests that look at them ask for them.
    c.env("KARAT_DEMO_BARANG", "0").env("KARAT_KUNCI_DATA", kunci_bersama()).stdin(Stdio::null());
    c
}

/// The key of all data in this run, so that a backup of one place opens in another; tests of the key name their own.
pub fn kunci_bersama() -> &'static Path {
    static SIAP: std::sync::Once = std::sync::Once::new();
    let path = Path::new(concat!(env!("CARGO_TARGET_TMPDIR"), "/kunci-uji"));
    SIAP.call_once(|| {
        let mut f = tempfile::NamedTempFile::new_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        std::io::Write::write_all(&mut f, testkit::brankas().teks().as_bytes()).unwrap();
        f.persist(path).unwrap();
    });
    path
}

/// A key file as the program makes it.
pub fn tulis_kunci(path: &Path, b: &db::Brankas) {
    use std::os::unix::fs::OpenOptionsExt as _;
    let mut f = File::options().write(true).create_new(true).mode(0o600).open(path).unwrap();
    std::io::Write::write_all(&mut f, b.teks().as_bytes()).unwrap();
}

/// The program without any data.
pub fn karat_polos(kata: &[&str]) -> Command {
    let mut c = karat();
    c.args(kata);
    c
}

/// Runs a command to its end.
pub fn jalan(c: &mut Command) -> Selesai {
    Selesai::dari(c.output().expect("karat tidak bisa dijalankan"))
}

#[derive(Debug)]
pub struct Selesai {
    pub kode: Option<i32>,
    pub keluar: String,
    pub galat: String,
}

impl Selesai {
    fn dari(o: Output) -> Self {
        let teks = |b: Vec<u8>| String::from_utf8(b).unwrap();
        Self { kode: o.status.code(), keluar: teks(o.stdout), galat: teks(o.stderr) }
    }

    #[track_caller]
    pub fn harus(self, kode: i32) -> Self {
        assert_eq!(self.kode, Some(kode), "{self:#?}");
        self
    }
}

/// A data folder and a database of one engine, empty at first and gone at the end.
pub struct Data {
    pub folder: PathBuf,
    pub mesin: db::Mesin,
    _pg: Option<Uji>,
    _lama: testkit::Lama,
    _akar: tempfile::TempDir,
}

impl Data {
    pub fn baru(jenis: Jenis) -> Self {
        lewati_tengah_malam();
        let akar = tempfile::tempdir().unwrap();
        let folder = akar.path().join("data");
        std::fs::create_dir(&folder).unwrap();
        let (mesin, pg) = match jenis {
            Jenis::Lite => (db::Mesin::Lite(folder.join("karat.db")), None),
            Jenis::Pg => {
                let u = Uji::baru(jenis);
                (u.kosong(), Some(u))
            }
        };
        let lama = testkit::Lama::mulai(format!("{jenis:?}, proses"));
        Self { folder, mesin, _pg: pg, _lama: lama, _akar: akar }
    }

    /// A place beside the data folder.
    pub fn samping(&self, nama: &str) -> PathBuf {
        self._akar.path().join(nama)
    }

    /// A command on this data.
    pub fn karat(&self, kata: &[&str]) -> Command {
        self.karat_di(&self.folder, kata)
    }

    /// A command on this database with another data folder.
    pub fn karat_di(&self, folder: &Path, kata: &[&str]) -> Command {
        let mut c = karat();
        c.args(kata).arg("--data").arg(folder);
        if let db::Mesin::Pg(url) = &self.mesin {
            c.arg("--database-url").arg(url);
        }
        c
    }

    pub fn jalan(&self, kata: &[&str]) -> Selesai {
        jalan(&mut self.karat(kata))
    }

    /// A server with the demo chain.
    pub fn demo(&self) -> Server {
        Server::mulai(self.karat(&["serve", "--demo", "--listen", "127.0.0.1:0"]))
    }

    /// The database itself, past the program.
    pub fn buka(&self) -> db::Db {
        let mut s = db::Setelan::new(self.mesin.clone(), std::sync::Arc::new(values::JamSistem));
        (s.penulis, s.pembaca, s.pelapor) = (1, 1, 1);
        db::Db::buka_tanpa_migrasi(s).unwrap()
    }

    /// A backup to a file of this name, and its manifest.
    pub fn cadangkan(&self, nama: &str) -> (PathBuf, Value) {
        let berkas = self.samping(nama);
        self.jalan(&["backup", berkas.to_str().unwrap(), "--polos"]).harus(0);
        let m = manifest(&berkas);
        (berkas, m)
    }
}

/// Processor time that a process has used: how far it came, however slow the machine is.
pub fn cpu(pid: u32) -> Duration {
    let utas = std::fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
    let nano = |u: std::fs::DirEntry| {
        let isi = std::fs::read_to_string(u.path().join("schedstat")).unwrap_or_default();
        isi.split(' ').next().and_then(|n| n.parse().ok()).unwrap_or(0)
    };
    Duration::from_nanos(utas.map(nano).sum())
}

/// Waits until the process has used so much processor time, or `selesai` says that it got where it was going.
pub fn sampai_cpu(pid: u32, batas: Duration, mut selesai: impl FnMut() -> bool) {
    while cpu(pid) < batas && !selesai() {
        std::thread::sleep(Duration::from_micros(50));
    }
}

/// A part of a time, in hundredths.
pub fn bagian(lama: Duration, persen: i64) -> Duration {
    lama * u32::try_from(persen).unwrap() / 100
}

/// What a command uses until its end, which must be a good one.
pub fn biaya(c: &mut Command) -> Duration {
    let mut anak = c.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    let mut biaya = Duration::ZERO;
    loop {
        biaya = biaya.max(cpu(anak.id()));
        if let Some(s) = anak.try_wait().unwrap() {
            assert!(s.success(), "{s}");
            return biaya;
        }
        std::thread::sleep(Duration::from_micros(200));
    }
}

/// Starts a command and kills it once it has used so much, unless it ends before.
pub fn bunuh_setelah(c: &mut Command, batas: Duration) {
    let mut anak = c.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
    sampai_cpu(anak.id(), batas, || anak.try_wait().unwrap().is_some());
    let _ = anak.kill();
    anak.wait().unwrap();
}

/// Sessions end with the day in Jakarta, and the program has the real clock: a test does not begin just before.
fn lewati_tengah_malam() {
    let hari_ini = || values::Jam::hari_ini(&values::JamSistem);
    let nanti = values::Jam::sekarang(&values::JamSistem).tambah(Duration::from_secs(60)).unwrap();
    while nanti.tanggal() != hari_ini() {
        std::thread::sleep(Duration::from_secs(1));
    }
}

/// What an archive says of itself, read with nothing but tar and gzip.
pub fn manifest(berkas: &Path) -> Value {
    let (_, isi) = arsip(berkas).pop().unwrap();
    serde_json::from_slice(&isi).unwrap()
}

/// The entries of an archive.
pub fn arsip(berkas: &Path) -> Vec<(String, Vec<u8>)> {
    let mut tar = tar::Archive::new(flate2::read::GzDecoder::new(File::open(berkas).unwrap()));
    let baca = |e: std::io::Result<tar::Entry<'_, _>>| {
        let mut e = e.unwrap();
        let mut isi = Vec::new();
        std::io::Read::read_to_end(&mut e, &mut isi).unwrap();
        (e.path().unwrap().to_str().unwrap().to_owned(), isi)
    };
    tar.entries().unwrap().map(baca).collect()
}

/// A running `karat serve`; killed when dropped.
pub struct Server {
    anak: Child,
    pub alamat: SocketAddr,
    sapa: Vec<String>,
}

impl Server {
    /// Starts it and waits until it says where it listens.
    pub fn mulai(c: Command) -> Self {
        Self::coba(c).unwrap_or_else(|s| panic!("server tidak mulai: {s:#?}"))
    }

    /// Like [`Server::mulai`]; when it ends instead, what it said.
    pub fn coba(mut c: Command) -> Result<Self, Box<Selesai>> {
        let mut anak = c.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        let (kirim, terima) = mpsc::channel();
        let keluar = BufReader::new(anak.stdout.take().unwrap());
        // Read to the end, heard or not: a full pipe would stop the server.
        std::thread::spawn(move || keluar.lines().map_while(Result::ok).for_each(|b| drop(kirim.send(b))));
        let galat = BufReader::new(anak.stderr.take().unwrap());
        let catatan = std::thread::spawn(move || {
            galat.lines().map_while(Result::ok).map(|b| b + "\n").collect::<String>()
        });
        let (mut sapa, akhir) = (Vec::new(), Instant::now() + SABAR);
        loop {
            match terima.recv_timeout(akhir.saturating_duration_since(Instant::now())) {
                Ok(b) => {
                    let alamat = b.split_once("://").and_then(|(_, a)| a.trim_end_matches('/').parse().ok());
                    sapa.push(b);
                    if let Some(alamat) = alamat {
                        return Ok(Self { anak, alamat, sapa });
                    }
                }
                Err(e) => {
                    if e == mpsc::RecvTimeoutError::Timeout {
                        anak.kill().unwrap();
                    }
                    let kode = anak.wait().unwrap().code();
                    return Err(Box::new(Selesai {
                        kode,
                        keluar: sapa.join("\n"),
                        galat: catatan.join().unwrap(),
                    }));
                }
            }
        }
    }

    /// What it said before it listened.
    pub fn sapaan(&self) -> String {
        self.sapa.join("\n")
    }

    /// kill -9.
    pub fn bunuh(mut self) {
        self.anak.kill().unwrap();
        self.anak.wait().unwrap();
    }

    pub fn id(&self) -> u32 {
        self.anak.id()
    }

    /// SIGTERM, without waiting.
    pub fn minta_henti(&self) {
        let perintah = format!("kill -TERM {}", self.id());
        assert!(Command::new("sh").args(["-c", &perintah]).status().unwrap().success());
    }

    /// Waits for its end, up to the time a stop may take.
    pub fn tunggu(mut self, paling_lama: Duration) -> ExitStatus {
        let akhir = Instant::now() + paling_lama;
        loop {
            if let Some(s) = self.anak.try_wait().unwrap() {
                return s;
            }
            assert!(Instant::now() < akhir, "belum berhenti setelah {paling_lama:?}");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    pub fn henti(self) {
        self.minta_henti();
        assert!(self.tunggu(Duration::from_secs(10)).success());
    }

    /// A client without a token.
    pub fn tamu(&self) -> Klien {
        let http = crate::alat::pembangun_http().timeout(SABAR).build().unwrap();
        Klien { asal: format!("http://{}", self.alamat), token: String::new(), http }
    }

    /// A client that is logged in.
    pub async fn masuk(&self, user: &str, sandi: &str) -> Klien {
        let (status, r) = self.tamu().login(user, sandi).await;
        assert_eq!(status, 200, "{r}");
        self.dengan(r["data"]["token"].as_str().unwrap())
    }

    /// A client with a token it already has.
    pub fn dengan(&self, token: &str) -> Klien {
        Klien { token: token.to_owned(), ..self.tamu() }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.anak.kill();
        let _ = self.anak.wait();
    }
}

/// One who calls the API.
#[derive(Clone)]
pub struct Klien {
    pub asal: String,
    pub token: String,
    http: reqwest::Client,
}

pub type Jawaban = (StatusCode, Value);

impl Klien {
    pub async fn login(&self, user: &str, sandi: &str) -> Jawaban {
        self.kirim("users/login", &json!({ "user_id": user, "password": sandi })).await
    }

    pub async fn baca(&self, path: &str) -> Jawaban {
        let r = self.http.get(format!("{}/api/v1/{path}", self.asal)).bearer_auth(&self.token);
        jawab(r).await.unwrap()
    }

    pub async fn kirim(&self, path: &str, isi: &Value) -> Jawaban {
        let r = self.http.post(format!("{}/api/v1/{path}", self.asal)).bearer_auth(&self.token).json(isi);
        jawab(r).await.unwrap()
    }

    /// Like [`Klien::kirim`]; an error when the server is gone.
    pub async fn coba(&self, path: &str, isi: &Value) -> reqwest::Result<Jawaban> {
        jawab(self.http.post(format!("{}/api/v1/{path}", self.asal)).bearer_auth(&self.token).json(isi)).await
    }

    /// Cash into or out of one's own drawer; an error when the server is gone.
    pub async fn uang_kas(&self, kunci: &str, jenis: &str, jumlah: i64) -> reqwest::Result<Jawaban> {
        let kategori = if jenis == "MASUK" { "LAIN_MASUK" } else { "LAIN_KELUAR" };
        let isi = json!({ "jenis": jenis, "kategori": kategori, "deskripsi": "uji", "jumlah_rp": jumlah });
        let r = self
            .http
            .post(format!("{}/api/v1/uang-kas", self.asal))
            .bearer_auth(&self.token)
            .header("idempotency-key", kunci)
            .json(&isi);
        jawab(r).await
    }
}

async fn jawab(r: reqwest::RequestBuilder) -> reqwest::Result<Jawaban> {
    let r = r.send().await?;
    Ok((r.status(), r.json().await?))
}

/// A runtime for a test body of its own.
pub fn rt() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// Runs a test body on every engine of this run.
pub fn tiap_mesin(f: impl AsyncFn(Data)) {
    for jenis in testkit::mesin() {
        eprintln!("mesin {jenis:?}");
        rt().block_on(f(Data::baru(jenis)));
    }
}
