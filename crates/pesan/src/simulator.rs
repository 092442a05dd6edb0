//! A stand-in for the WhatsApp gateway, for the demo and for tests: a small HTTP server on loopback that takes POST chat/send
//! as the real one does, remembers what it took, and fails in the ways a test asks for. It sends nothing to anybody.

use parking_lot::Mutex;
use serde::Deserialize;
use std::collections::{HashSet, VecDeque};
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// The largest request it reads, and the messages it remembers.
const MINTA_MAKS: usize = 3 << 20;
const INGAT: usize = 10_000;

/// What is done with a request.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Nasib {
    Terima,
    /// taken, but the line breaks before the answer
    TerimaLaluPutus,
    /// not taken, with this status and word
    Tolak(u16, String),
}

/// A message it took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diterima {
    /// the sender's number
    pub id: String,
    pub kunci: String,
    pub receiver: String,
    pub message: String,
    /// the name of the file that came with it
    pub berkas: String,
}

#[derive(Debug, Default)]
struct Isi {
    diterima: VecDeque<Diterima>,
    kunci: HashSet<String>,
    nasib: VecDeque<Nasib>,
    /// requests that came, whatever became of them
    permintaan: u64,
    lupa_kunci: bool,
}

#[derive(Debug)]
pub struct Simulator {
    alamat: SocketAddr,
    isi: Arc<Mutex<Isi>>,
    tugas: Mutex<Option<JoinHandle<()>>>,
}

#[derive(Deserialize)]
struct Kiriman {
    receiver: String,
    message: String,
    r#type: String,
    #[serde(default)]
    filename: String,
    #[serde(default)]
    file: String,
}

impl Simulator {
    /// Listens on a port of its own of this machine.
    pub async fn mulai() -> io::Result<Self> {
        let pendengar = TcpListener::bind(("127.0.0.1", 0)).await?;
        let alamat = pendengar.local_addr()?;
        let isi = Arc::<Mutex<Isi>>::default();
        let tugas = Mutex::new(Some(tokio::spawn(dengar(pendengar, isi.clone()))));
        Ok(Self { alamat, isi, tugas })
    }

    /// As the setting of a store has it.
    pub fn url(&self) -> String {
        format!("http://{}", self.alamat)
    }

    pub fn alamat(&self) -> SocketAddr {
        self.alamat
    }

    /// Nobody listens any more.
    pub async fn matikan(&self) {
        let tugas = self.tugas.lock().take();
        if let Some(t) = tugas {
            t.abort();
            let _ = t.await;
        }
    }

    /// Listens again where it did.
    pub async fn hidupkan(&self) -> io::Result<()> {
        let pendengar = TcpListener::bind(self.alamat).await?;
        *self.tugas.lock() = Some(tokio::spawn(dengar(pendengar, self.isi.clone())));
        Ok(())
    }

    /// What is done with the next requests, in this order; then they are taken again.
    pub fn berikutnya(&self, nasib: impl IntoIterator<Item = Nasib>) {
        self.isi.lock().nasib.extend(nasib);
    }

    /// A gateway that does not know a message it had before.
    pub fn lupakan_kunci(&self) {
        self.isi.lock().lupa_kunci = true;
    }

    pub fn diterima(&self) -> Vec<Diterima> {
        self.isi.lock().diterima.iter().cloned().collect()
    }

    pub fn permintaan(&self) -> u64 {
        self.isi.lock().permintaan
    }
}

impl Drop for Simulator {
    fn drop(&mut self) {
        if let Some(t) = self.tugas.lock().take() {
            t.abort();
        }
    }
}

async fn dengar(pendengar: TcpListener, isi: Arc<Mutex<Isi>>) {
    while let Ok((aliran, _)) = pendengar.accept().await {
        let isi = isi.clone();
        tokio::spawn(async move {
            let _ = layani(aliran, &isi).await;
        });
    }
}

/// The head and the body of one request.
async fn baca(aliran: &mut TcpStream) -> io::Result<Option<(String, Vec<u8>)>> {
    let mut semua = Vec::new();
    let mut bagian = [0_u8; 4096];
    loop {
        if let Some(akhir) = semua.windows(4).position(|w| w == b"\r\n\r\n") {
            let kepala = String::from_utf8_lossy(semua.get(..akhir).unwrap_or_default()).into_owned();
            let panjang: usize = isi_kepala(&kepala, "content-length").parse().unwrap_or(0);
            let badan = semua.split_off(akhir + 4);
            if badan.len() >= panjang {
                return Ok(Some((kepala, badan.get(..panjang).unwrap_or_default().to_vec())));
            }
            semua.extend(badan);
        }
        let n = aliran.read(&mut bagian).await?;
        if n == 0 || semua.len() > MINTA_MAKS {
            return Ok(None);
        }
        semua.extend_from_slice(bagian.get(..n).unwrap_or_default());
    }
}

fn isi_kepala<'a>(kepala: &'a str, nama: &str) -> &'a str {
    kepala
        .lines()
        .skip(1)
        .filter_map(|b| b.split_once(':'))
        .find(|(k, _)| k.trim().eq_ignore_ascii_case(nama))
        .map_or("", |(_, v)| v.trim())
}

/// The number of the sender, out of the request's first line; none when it is no chat/send.
fn pengirim(kepala: &str) -> Option<String> {
    let mut kata = kepala.lines().next()?.split_whitespace();
    let (metode, tujuan) = (kata.next()?, kata.next()?);
    let (jalur, tanya) = tujuan.split_once('?').unwrap_or((tujuan, ""));
    let id = tanya.split('&').find_map(|t| t.strip_prefix("id="))?;
    (metode == "POST" && jalur.ends_with("/chat/send")).then(|| id.to_owned())
}

async fn layani(mut aliran: TcpStream, isi: &Mutex<Isi>) -> io::Result<()> {
    let Some((kepala, badan)) = baca(&mut aliran).await? else { return Ok(()) };
    let kunci = isi_kepala(&kepala, "idempotency-key").to_owned();
    let kiriman = serde_json::from_slice::<Kiriman>(&badan)
        .ok()
        .filter(|k| k.r#type == if k.file.is_empty() { "text" } else { "document" });
    let jawaban = match (pengirim(&kepala), kiriman) {
        (Some(id), Some(k)) => putuskan(isi, id, kunci, k),
        _ => Some((400, "Permintaan tidak dikenal".to_owned())),
    };
    let Some((status, kata)) = jawaban else { return Ok(()) };
    let badan = serde_json::json!({ "success": status == 200, "message": kata }).to_string();
    let teks = format!(
        "HTTP/1.1 {status} -\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{badan}",
        badan.len()
    );
    aliran.write_all(teks.as_bytes()).await?;
    aliran.shutdown().await
}

/// The status and the word of the answer; none when there shall be none.
fn putuskan(isi: &Mutex<Isi>, id: String, kunci: String, k: Kiriman) -> Option<(u16, String)> {
    let mut i = isi.lock();
    i.permintaan += 1;
    let nasib = i.nasib.pop_front().unwrap_or(Nasib::Terima);
    if let Nasib::Tolak(status, kata) = nasib {
        return Some((status, kata));
    }
    let lama = !kunci.is_empty() && !i.lupa_kunci && !i.kunci.insert(kunci.clone());
    if !lama {
        if i.diterima.len() >= INGAT {
            i.diterima.pop_front();
        }
        i.diterima.push_back(Diterima {
            id,
            kunci,
            receiver: k.receiver,
            message: k.message,
            berkas: k.filename,
        });
    }
    (nasib != Nasib::TerimaLaluPutus).then(|| (200, "Pesan Berhasil Dikirim".to_owned()))
}
