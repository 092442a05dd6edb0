//! A real server as a child process: started on a free port, ended by its handle whatever happens.

use crate::muat;
use crate::proses::Siapa;
use anyhow::{Context as _, Result, bail};
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::{Duration, Instant};

pub const SANDI_DEMO: &str = "karat-demo";
const BATAS_MULAI: Duration = Duration::from_secs(60);
const BATAS_HENTI: Duration = Duration::from_secs(15);

pub struct Karat {
    anak: Child,
    pub alamat: SocketAddr,
    /// from just before exec to the first 200 of /healthz
    pub siap_ms: f64,
}

impl Karat {
    /// Starts `karat serve` on the data folder and waits until it is healthy.
    pub fn mulai(biner: &Path, folder: &Path, pg: Option<&str>, demo: bool) -> Result<Self> {
        let mut c = perintah(biner, "serve", folder, pg);
        c.args(["--listen", "127.0.0.1:0"]);
        if demo {
            c.args(["--demo", "--demo-barang", "0"]);
        }
        Self::jalankan(c, biner, folder)
    }

    /// Starts what was put together and waits until it is healthy.
    fn jalankan(mut c: Command, biner: &Path, folder: &Path) -> Result<Self> {
        let log = std::fs::OpenOptions::new().create(true).append(true).open(folder.join("karat.log"))?;
        c.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log);
        let awal = Instant::now();
        let mut anak = c.spawn().with_context(|| format!("{} tidak bisa dijalankan", biner.display()))?;
        let baris = baca_terus(&mut anak)?;
        let alamat = loop {
            match baris.recv_timeout(BATAS_MULAI) {
                Ok(b) => {
                    if let Some(a) = alamat_di(&b) {
                        break a;
                    }
                }
                Err(_) => {
                    let _ = anak.kill();
                    let _ = anak.wait();
                    bail!("server tidak mulai: {}", akhir_log(folder));
                }
            }
        };
        let mut karat = Self { anak, alamat, siap_ms: 0.0 };
        let sehat = muat::get("/healthz", None);
        while !muat::sekali(alamat, &sehat).is_ok_and(|(s, _)| s == 200) {
            if awal.elapsed() > BATAS_MULAI {
                bail!("server tidak sehat setelah {BATAS_MULAI:?}");
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        karat.siap_ms = awal.elapsed().as_secs_f64() * 1000.0;
        Ok(karat)
    }

    pub fn siapa(&self) -> Siapa {
        Siapa::Pid(self.anak.id())
    }

    /// Logs in with a demo user; answers the token.
    pub fn masuk(&self, user: &str) -> Result<String> {
        let (status, isi) = muat::sekali(self.alamat, &permintaan_masuk(user))?;
        if status != 200 {
            bail!("login {user}: {status} {}", String::from_utf8_lossy(&isi));
        }
        let v: serde_json::Value = serde_json::from_slice(&isi)?;
        v.pointer("/data/token").and_then(|t| t.as_str()).map(str::to_owned).context("login tanpa token")
    }

    /// Asks it to end and waits; a server that does not obey is killed and the measurement fails.
    pub fn henti(mut self) -> Result<()> {
        let pid = i32::try_from(self.anak.id()).ok().and_then(rustix::process::Pid::from_raw);
        rustix::process::kill_process(pid.context("pid")?, rustix::process::Signal::TERM)?;
        let akhir = Instant::now() + BATAS_HENTI;
        while Instant::now() < akhir {
            if let Some(s) = self.anak.try_wait()? {
                if s.success() {
                    return Ok(());
                }
                bail!("server berhenti dengan {s}");
            }
            std::thread::sleep(Duration::from_millis(5));
        }
        bail!("server tidak berhenti dalam {BATAS_HENTI:?}")
    }
}

impl Drop for Karat {
    fn drop(&mut self) {
        let _ = self.anak.kill();
        let _ = self.anak.wait();
    }
}

/// A demo database in the folder (or at the PostgreSQL address), with no server on it.
pub fn siapkan_demo(biner: &Path, folder: &Path, pg: Option<&str>) -> Result<()> {
    Karat::mulai(biner, folder, pg, true)?.henti()
}

/// The same with pieces, their pictures and a catalogue.
pub fn siapkan_katalog(biner: &Path, folder: &Path, barang: usize) -> Result<()> {
    let mut c = perintah(biner, "serve", folder, None);
    c.args(["--listen", "127.0.0.1:0", "--demo", "--demo-nota", "1", "--demo-barang", &barang.to_string()]);
    Karat::jalankan(c, biner, folder)?.henti()
}

/// `karat periksa`: the books must balance, or the measurement is worth nothing.
pub fn periksa(biner: &Path, folder: &Path, pg: Option<&str>) -> Result<()> {
    let keluar = perintah(biner, "periksa", folder, pg).stdin(Stdio::null()).output()?;
    if !keluar.status.success() {
        let (o, e) = (String::from_utf8_lossy(&keluar.stdout), String::from_utf8_lossy(&keluar.stderr));
        bail!("buku tidak seimbang setelah diukur: {o}{e}");
    }
    Ok(())
}

/// Login bodies are small enough to be written out.
pub fn permintaan_masuk(user: &str) -> Vec<u8> {
    let isi = serde_json::json!({ "user_id": user, "password": SANDI_DEMO }).to_string();
    muat::post("/api/v1/users/login", "", &isi)
}

/// Nothing of the caller's KARAT_… settings may reach the server that is measured.
fn perintah(biner: &Path, kerja: &str, folder: &Path, pg: Option<&str>) -> Command {
    let mut c = Command::new(biner);
    for (nama, _) in std::env::vars_os() {
        if nama.to_string_lossy().starts_with("KARAT_") {
            c.env_remove(nama);
        }
    }
    c.arg(kerja).arg("--data").arg(folder);
    if let Some(url) = pg {
        c.args(["--database-url", url]);
    }
    c
}

/// Drains the child's stdout for as long as it lives, so that it never blocks on a full pipe.
fn baca_terus(anak: &mut Child) -> Result<mpsc::Receiver<String>> {
    let keluar = anak.stdout.take().context("stdout")?;
    let (kirim, terima) = mpsc::channel();
    std::thread::spawn(move || {
        for b in BufReader::new(keluar).lines().map_while(Result::ok) {
            let _ = kirim.send(b);
        }
    });
    Ok(terima)
}

/// The folder is gone after the run, so what the server said last goes into the failure.
fn akhir_log(folder: &Path) -> String {
    let isi = std::fs::read_to_string(folder.join("karat.log")).unwrap_or_default();
    let baris: Vec<&str> = isi.lines().collect();
    baris.get(baris.len().saturating_sub(10)..).unwrap_or_default().join(" | ")
}

fn alamat_di(baris: &str) -> Option<SocketAddr> {
    baris.split_once("http://")?.1.trim_end().trim_end_matches('/').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alamat_dibaca_dari_sapaan_server() {
        let a = alamat_di("Karat melayani di http://127.0.0.1:4321/").unwrap();
        assert_eq!(a.port(), 4321);
        assert_eq!(alamat_di("Pengguna demo (password karat-demo):"), None);
    }
}
