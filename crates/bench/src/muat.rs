//! The load: keep-alive connections that send fixed bytes and read just enough of each answer to know that it
//! was a 200. One thread, so that client and server share two cores as cheaply as they can.

use crate::hasil::{desimal, persentil};
use crate::proses::Siapa;
use anyhow::{Context as _, Result, bail};
use memchr::memmem;
use std::io::{Read as _, Write as _};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

pub struct Beban {
    pub sambungan: usize,
    /// not counted: connections open, caches fill
    pub hangat: Duration,
    pub lama: Duration,
}

impl Beban {
    pub fn new(sambungan: usize, lama: Duration) -> Self {
        Self { sambungan, hangat: Duration::from_secs(1), lama }
    }
}

pub struct Hasil {
    pub jumlah: u64,
    pub detik: f64,
    pub p50_us: f64,
    pub p99_us: f64,
    /// processor seconds of the server and of this client in the counted time
    pub cpu_server: f64,
    pub cpu_klien: f64,
}

impl Hasil {
    pub fn per_detik(&self) -> f64 {
        desimal(self.jumlah) / self.detik
    }

    pub fn ket(&self) -> String {
        let n = desimal(self.jumlah.max(1));
        format!(
            "p50 {:.2} ms, p99 {:.2} ms; CPU tiap permintaan: server {:.0} us, klien {:.0} us",
            self.p50_us / 1000.0,
            self.p99_us / 1000.0,
            self.cpu_server * 1e6 / n,
            self.cpu_klien * 1e6 / n
        )
    }
}

/// Writes the next request of one connection into an empty buffer.
pub type Pembuat = Box<dyn FnMut(&mut Vec<u8>) + Send>;

/// The same request over and over.
pub fn tetap(permintaan: Vec<u8>) -> impl Fn(usize) -> Pembuat {
    move |_| {
        let isi = permintaan.clone();
        Box::new(move |b| b.extend_from_slice(&isi))
    }
}

pub fn get(path: &str, token: Option<&str>) -> Vec<u8> {
    let auth = token.map(|t| format!("Authorization: Bearer {t}\r\n")).unwrap_or_default();
    format!("GET {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{auth}\r\n").into_bytes()
}

pub fn post(path: &str, kepala: &str, badan: &str) -> Vec<u8> {
    format!(
        "POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{kepala}\
         Content-Length: {}\r\n\r\n{badan}",
        badan.len()
    )
    .into_bytes()
}

/// Runs the load; any answer but a 200 fails the whole measurement.
pub fn muat(alamat: SocketAddr, server: Siapa, b: &Beban, buat: impl Fn(usize) -> Pembuat) -> Result<Hasil> {
    let mulai = Instant::now() + b.hangat;
    let akhir = mulai + b.lama;
    let pembuat: Vec<Pembuat> = (0..b.sambungan).map(buat).collect();
    let utas = std::thread::spawn(move || -> Result<Vec<f64>> {
        let rt = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        rt.block_on(async move {
            let tugas: Vec<_> =
                pembuat.into_iter().map(|p| tokio::spawn(satu_sambungan(alamat, p, mulai, akhir))).collect();
            let mut semua = Vec::new();
            for t in tugas {
                semua.extend(t.await??);
            }
            Ok(semua)
        })
    });
    std::thread::sleep(mulai.saturating_duration_since(Instant::now()));
    let (s0, k0) = (server.cpu()?, Siapa::Sendiri.cpu()?);
    std::thread::sleep(akhir.saturating_duration_since(Instant::now()));
    let (s1, k1) = (server.cpu()?, Siapa::Sendiri.cpu()?);
    let us = utas.join().map_err(|_| anyhow::anyhow!("klien beban panik"))??;
    Ok(Hasil {
        jumlah: u64::try_from(us.len())?,
        detik: b.lama.as_secs_f64(),
        p50_us: persentil(&us, 50),
        p99_us: persentil(&us, 99),
        cpu_server: s1 - s0,
        cpu_klien: k1 - k0,
    })
}

async fn satu_sambungan(
    alamat: SocketAddr,
    mut buat: Pembuat,
    mulai: Instant,
    akhir: Instant,
) -> Result<Vec<f64>> {
    let mut s = tokio::net::TcpStream::connect(alamat).await.context("menyambung")?;
    s.set_nodelay(true)?;
    let (mut kirim, mut terima) = (Vec::new(), Vec::with_capacity(16 * 1024));
    let mut us = Vec::new();
    loop {
        kirim.clear();
        buat(&mut kirim);
        let awal = Instant::now();
        s.write_all(&kirim).await?;
        terima.clear();
        let (status, badan) = loop {
            if s.read_buf(&mut terima).await? == 0 {
                bail!("server menutup sambungan di tengah jawaban");
            }
            if let Some(j) = jawaban(&terima)? {
                break j;
            }
        };
        let kini = Instant::now();
        if status != 200 {
            bail!("jawaban {status}: {}", String::from_utf8_lossy(terima.get(badan..).unwrap_or_default()));
        }
        if kini >= akhir {
            return Ok(us);
        }
        if kini >= mulai {
            us.push(kini.duration_since(awal).as_secs_f64() * 1e6);
        }
    }
}

/// Status and start of the body, once the whole answer is there.
fn jawaban(b: &[u8]) -> Result<Option<(u16, usize)>> {
    let Some(n) = memmem::find(b, b"\r\n\r\n") else { return Ok(None) };
    let kepala = b.get(..n).unwrap_or_default();
    let status = kepala
        .get(9..12)
        .and_then(|s| std::str::from_utf8(s).ok()?.parse().ok())
        .context("baris status tidak terbaca")?;
    let panjang = memmem::find(kepala, b"\r\ncontent-length: ")
        .and_then(|i| {
            let sisa = kepala.get(i + 18..)?;
            let sampai = memchr::memchr(b'\r', sisa).unwrap_or(sisa.len());
            std::str::from_utf8(sisa.get(..sampai)?).ok()?.parse::<usize>().ok()
        })
        .context("jawaban tanpa content-length")?;
    Ok((b.len() >= n + 4 + panjang).then_some((status, n + 4)))
}

/// One request on a connection of its own; blocking, for setting things up.
pub fn sekali(alamat: SocketAddr, permintaan: &[u8]) -> Result<(u16, Vec<u8>)> {
    let mut s = std::net::TcpStream::connect_timeout(&alamat, Duration::from_secs(5))?;
    s.set_read_timeout(Some(Duration::from_secs(30)))?;
    s.write_all(permintaan)?;
    let (mut isi, mut potong) = (Vec::new(), [0_u8; 16 * 1024]);
    loop {
        let n = s.read(&mut potong)?;
        if n == 0 {
            bail!("server menutup sambungan sebelum menjawab");
        }
        isi.extend_from_slice(potong.get(..n).unwrap_or_default());
        if let Some((status, badan)) = jawaban(&isi)? {
            return Ok((status, isi.split_off(badan)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn jawaban_dikenali_hanya_bila_utuh() {
        let utuh = b"HTTP/1.1 200 OK\r\nx: y\r\ncontent-length: 3\r\nz: 1\r\n\r\nabc";
        assert_eq!(jawaban(utuh).unwrap(), Some((200, utuh.len() - 3)));
        assert_eq!(jawaban(&utuh[..utuh.len() - 1]).unwrap(), None);
        assert_eq!(jawaban(&utuh[..20]).unwrap(), None);
        assert!(jawaban(b"HTTP/1.1 200 OK\r\n\r\n").is_err());
        assert_eq!(jawaban(b"HTTP/1.1 503 X\r\ncontent-length: 0\r\n\r\n").unwrap(), Some((503, 37)));
    }

    #[test]
    fn jawaban_bukan_200_menggagalkan_ukuran() {
        let l = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let alamat = l.local_addr().unwrap();
        std::thread::spawn(move || {
            let (mut s, _) = l.accept().unwrap();
            let mut b = [0; 1024];
            let _ = s.read(&mut b);
            s.write_all(b"HTTP/1.1 503 X\r\ncontent-length: 5\r\n\r\nsibuk").unwrap();
        });
        let b = Beban { sambungan: 1, hangat: Duration::ZERO, lama: Duration::from_millis(50) };
        let e = muat(alamat, Siapa::Sendiri, &b, tetap(get("/", None))).err().unwrap();
        assert!(e.to_string().contains("503") && e.to_string().contains("sibuk"), "{e}");
    }
}
