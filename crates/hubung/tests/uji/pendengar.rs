//! A program of the chain's own, as tests need it: it listens on this machine, checks the signature of what it gets, keeps what it
//! has not had before, and fails in the ways a test asks for.

use hubung::webhook::kurir::tanda;
use parking_lot::Mutex;
use serde_json::Value;
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// What is done with a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nasib {
    Jawab(u16),
    /// taken, but the line breaks before the answer
    Putus,
    /// taken, and answered with what is no HTTP
    Ngawur,
    /// taken, and answered twice on one line
    DuaKali,
}

/// A delivery as it came.
#[derive(Debug, Clone, PartialEq)]
pub struct Diterima {
    pub id: String,
    pub peristiwa: String,
    pub sah: bool,
    pub isi: Value,
}

#[derive(Default)]
struct Isi {
    semua: Vec<Diterima>,
    nasib: VecDeque<Nasib>,
    rahasia: String,
}

pub struct Pendengar {
    alamat: SocketAddr,
    isi: Arc<Mutex<Isi>>,
    tugas: Mutex<Option<JoinHandle<()>>>,
}

impl Pendengar {
    pub async fn mulai() -> Self {
        let pendengar = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let alamat = pendengar.local_addr().unwrap();
        let isi = Arc::<Mutex<Isi>>::default();
        let tugas = Mutex::new(Some(tokio::spawn(dengar(pendengar, isi.clone()))));
        Self { alamat, isi, tugas }
    }

    pub fn url(&self) -> String {
        format!("http://{}/karat", self.alamat)
    }

    /// What deliveries are signed with.
    pub fn rahasia(&self, r: &str) {
        self.isi.lock().rahasia = r.to_owned();
    }

    /// What is done with the next requests, in this order; then they are answered 200 again.
    pub fn berikutnya(&self, nasib: impl IntoIterator<Item = Nasib>) {
        self.isi.lock().nasib.extend(nasib);
    }

    /// Every delivery that came, also those that were not answered well.
    pub fn semua(&self) -> Vec<Diterima> {
        self.isi.lock().semua.clone()
    }

    /// What a receiver keeps that knows an id it had before.
    pub fn sekali(&self) -> Vec<Diterima> {
        let mut ada: Vec<Diterima> = Vec::new();
        for d in self.semua() {
            if ada.iter().all(|a| a.id != d.id) {
                ada.push(d);
            }
        }
        ada
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
    pub async fn hidupkan(&self) {
        let pendengar = TcpListener::bind(self.alamat).await.unwrap();
        *self.tugas.lock() = Some(tokio::spawn(dengar(pendengar, self.isi.clone())));
    }
}

impl Drop for Pendengar {
    fn drop(&mut self) {
        if let Some(t) = self.tugas.lock().take() {
            t.abort();
        }
    }
}

async fn dengar(pendengar: TcpListener, isi: Arc<Mutex<Isi>>) {
    while let Ok((aliran, _)) = pendengar.accept().await {
        let isi = isi.clone();
        tokio::spawn(async move { layani(aliran, &isi).await });
    }
}

/// The value of a header, whatever its case.
fn kepala(semua: &str, nama: &str) -> String {
    let baris = semua.lines().filter_map(|b| b.split_once(':'));
    let mut cocok = baris.filter(|(k, _)| k.trim().eq_ignore_ascii_case(nama));
    cocok.next().map(|(_, v)| v.trim().to_owned()).unwrap_or_default()
}

async fn layani(mut aliran: TcpStream, isi: &Mutex<Isi>) {
    let mut semua = Vec::new();
    let mut bagian = [0_u8; 4096];
    let (kepala_teks, badan) = loop {
        if let Some(akhir) = semua.windows(4).position(|w| w == b"\r\n\r\n") {
            let teks = String::from_utf8_lossy(&semua[..akhir]).into_owned();
            let panjang: usize = kepala(&teks, "content-length").parse().unwrap_or(0);
            if semua.len() >= akhir + 4 + panjang {
                break (teks, String::from_utf8(semua[akhir + 4..akhir + 4 + panjang].to_vec()).unwrap());
            }
        }
        match aliran.read(&mut bagian).await {
            Ok(n) if n > 0 => semua.extend_from_slice(&bagian[..n]),
            _ => return,
        }
    };
    let nasib = {
        let mut i = isi.lock();
        let id = kepala(&kepala_teks, "x-karat-id");
        let detik: i64 = kepala(&kepala_teks, "x-karat-timestamp").parse().unwrap_or(0);
        let harap = tanda(&i.rahasia, detik, &id, &badan);
        i.semua.push(Diterima {
            sah: harap == kepala(&kepala_teks, "x-karat-signature"),
            peristiwa: kepala(&kepala_teks, "x-karat-event"),
            isi: serde_json::from_str(&badan).unwrap_or(Value::Null),
            id,
        });
        i.nasib.pop_front().unwrap_or(Nasib::Jawab(200))
    };
    let jawab = |status: u16| {
        let tambah = if (300..400).contains(&status) { "Location: http://127.0.0.1:9/lain\r\n" } else { "" };
        format!("HTTP/1.1 {status} -\r\n{tambah}Content-Length: 2\r\n\r\nOK")
    };
    let teks = match nasib {
        Nasib::Putus => return,
        Nasib::Ngawur => "SELAMAT PAGI\r\n\r\n".to_owned(),
        Nasib::DuaKali => format!("{}{}", jawab(200), jawab(500)),
        Nasib::Jawab(status) => jawab(status),
    };
    let _ = aliran.write_all(teks.as_bytes()).await;
    let _ = aliran.shutdown().await;
}
