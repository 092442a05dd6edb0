//! A small Socket.IO client: just the packets a browser sends, each under the test's own hand, so that a test
//! can answer late, answer wrongly, or vanish.

use serde_json::{Value, json};
use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

use futures_util::{SinkExt as _, StreamExt as _};

type Ws = WebSocketStream<TcpStream>;

#[derive(Debug)]
pub enum Masuk {
    Peristiwa {
        nama: String,
        isi: Value,
        /// the number to answer under, when the server waits for an answer
        ack: Option<u64>,
    },
    /// the server took the socket out
    Dilepas,
    /// the connection is closed
    Tutup,
}

impl Masuk {
    pub fn nama(&self) -> &str {
        match self {
            Masuk::Peristiwa { nama, .. } => nama,
            Masuk::Dilepas => "(dilepas)",
            Masuk::Tutup => "(tutup)",
        }
    }
}

pub struct Klien {
    ws: Ws,
    menunggu: VecDeque<Masuk>,
    jawaban: VecDeque<(u64, Value)>,
    urut: u64,
}

pub async fn buka_ws(alamat: SocketAddr, tanya: &str) -> Ws {
    let tcp = TcpStream::connect(alamat).await.unwrap();
    tcp.set_nodelay(true).unwrap();
    let req = format!("ws://{alamat}/socket.io/?EIO=4&transport=websocket{tanya}");
    tokio_tungstenite::client_async(req.into_client_request().unwrap(), tcp).await.unwrap().0
}

async fn teks(ws: &mut Ws) -> Option<String> {
    loop {
        match ws.next().await? {
            Ok(Message::Text(t)) => return Some(t.to_string()),
            Ok(Message::Close(_)) | Err(_) => return None,
            Ok(_) => {}
        }
    }
}

impl Klien {
    /// Shakes hands; the refusal's text when it is refused.
    pub async fn sambung(alamat: SocketAddr, auth: Value) -> Result<Self, String> {
        Self::dari(buka_ws(alamat, "").await, auth).await
    }

    pub async fn dari(mut ws: Ws, auth: Value) -> Result<Self, String> {
        let buka = teks(&mut ws).await.unwrap();
        assert!(buka.starts_with('0'), "{buka}");
        ws.send(Message::text(format!("40{auth}"))).await.unwrap();
        let mut k = Self::atas(ws);
        loop {
            let t = teks(&mut k.ws).await.expect("ditutup saat salam");
            if t == "2" {
                k.mentah("3").await;
            } else if t.starts_with("40") {
                return Ok(k);
            } else if let Some(e) = t.strip_prefix("44") {
                let v: Value = serde_json::from_str(e).unwrap();
                return Err(v["message"].as_str().unwrap().to_owned());
            }
        }
    }

    /// A conversation whose handshake is already over.
    pub fn atas(ws: Ws) -> Self {
        Self { ws, menunggu: VecDeque::new(), jawaban: VecDeque::new(), urut: 0 }
    }

    pub async fn mentah(&mut self, t: &str) {
        let _ = self.ws.send(Message::text(t.to_owned())).await;
    }

    /// Says something and waits for the server's answer to it.
    pub async fn tanya(&mut self, nama: &str, isi: Value) -> Value {
        self.urut += 1;
        let id = self.urut;
        self.mentah(&format!("42{id}{}", json!([nama, isi]))).await;
        let batas = Duration::from_secs(10);
        tokio::time::timeout(batas, async {
            loop {
                if let Some(i) = self.jawaban.iter().position(|(n, _)| *n == id) {
                    return self.jawaban.remove(i).unwrap().1;
                }
                assert!(self.baca().await, "ditutup sebelum menjawab {nama}");
            }
        })
        .await
        .unwrap_or_else(|_| panic!("server tidak menjawab {nama}"))
    }

    pub async fn daftar(&mut self, uid: &str) {
        let j = self.tanya("daftar", json!({ "uid": uid })).await;
        assert_eq!(j, json!({ "data": true }), "daftar {uid}");
    }

    /// Acknowledges a message of the server.
    pub async fn jawab(&mut self, id: u64, isi: Value) {
        self.mentah(&format!("43{id}{isi}")).await;
    }

    /// What comes next; `None` when nothing came in time.
    pub async fn berikut(&mut self, batas: Duration) -> Option<Masuk> {
        tokio::time::timeout(batas, async {
            loop {
                if let Some(m) = self.menunggu.pop_front() {
                    return m;
                }
                if !self.baca().await {
                    return Masuk::Tutup;
                }
            }
        })
        .await
        .ok()
    }

    /// The next event of this name; everything else is passed over.
    pub async fn peristiwa(&mut self, nama: &str, batas: Duration) -> Option<Value> {
        let akhir = tokio::time::Instant::now() + batas;
        loop {
            let sisa = akhir.saturating_duration_since(tokio::time::Instant::now());
            match self.berikut(sisa).await? {
                Masuk::Peristiwa { nama: n, isi, .. } if n == nama => return Some(isi),
                Masuk::Tutup => return None,
                _ => {}
            }
        }
    }

    /// Reads one frame; false when the connection is closed.
    async fn baca(&mut self) -> bool {
        let Some(t) = teks(&mut self.ws).await else { return false };
        if t == "2" {
            self.mentah("3").await;
        } else if let Some(p) = t.strip_prefix("42") {
            let (ack, isi) = pisah(p);
            let mut isi: Vec<Value> = serde_json::from_str(isi).unwrap();
            let nama = isi.remove(0).as_str().unwrap().to_owned();
            let isi = if isi.is_empty() { Value::Null } else { isi.remove(0) };
            self.menunggu.push_back(Masuk::Peristiwa { nama, isi, ack });
        } else if let Some(p) = t.strip_prefix("43") {
            let (id, isi) = pisah(p);
            let mut isi: Vec<Value> = serde_json::from_str(isi).unwrap();
            self.jawaban.push_back((id.unwrap(), isi.pop().unwrap_or(Value::Null)));
        } else if t == "41" {
            self.menunggu.push_back(Masuk::Dilepas);
        } else if t == "1" {
            return false;
        }
        true
    }
}

/// The number before the JSON text, if there is one.
fn pisah(p: &str) -> (Option<u64>, &str) {
    let n = p.find(|c: char| !c.is_ascii_digit()).unwrap();
    (p[..n].parse().ok(), &p[n..])
}
