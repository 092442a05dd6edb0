//! The one place that knows which adapter carries the sockets: memory for one process, Redis for several.

use super::kurir::Kurir;
use serde::Serialize;
use serde_json::Value;
use socketioxide::adapter::{Adapter, Emitter, LocalAdapter};
use socketioxide::extract::SocketRef;
use socketioxide::socket::{RemoteActionError, RemoteSocket, Sid};
use socketioxide::{AckError, BroadcastError, SendError, SocketError, SocketIo};
use socketioxide_redis::CustomRedisAdapter;
use std::collections::HashSet;
use std::time::Duration;

pub type AdapterRedis = CustomRedisAdapter<Emitter, Kurir>;

#[derive(Clone)]
pub enum Io {
    Lokal(SocketIo<LocalAdapter>),
    Redis(SocketIo<AdapterRedis>),
}

impl Io {
    /// Sends an event to rooms (all sockets when there are none) in every process.
    pub async fn pancar(&self, ruang: &[String], nama: &str, isi: &Value) {
        match self {
            Io::Lokal(io) => pancar(io, ruang, nama, isi).await,
            Io::Redis(io) => pancar(io, ruang, nama, isi).await,
        }
    }

    /// Tells a socket of this process why, and closes it.
    pub fn akhiri(&self, sid: Sid, nama: &str, isi: &Value) {
        match self {
            Io::Lokal(io) => akhiri(io, sid, nama, isi),
            Io::Redis(io) => akhiri(io, sid, nama, isi),
        }
    }

    /// The sockets of this process.
    pub fn hidup(&self) -> HashSet<Sid> {
        match self {
            Io::Lokal(io) => io.sockets().iter().map(|s| s.id).collect(),
            Io::Redis(io) => io.sockets().iter().map(|s| s.id).collect(),
        }
    }

    pub async fn tutup(&self) {
        match self {
            Io::Lokal(io) => io.close().await,
            Io::Redis(io) => io.close().await,
        }
    }
}

async fn pancar<A: Adapter>(io: &SocketIo<A>, ruang: &[String], nama: &str, isi: &Value) {
    let ke = || if ruang.is_empty() { io.broadcast() } else { io.to(ruang.to_vec()) };
    match ke().emit(nama, isi).await {
        Ok(()) => {}
        // The carrier is away: at least those connected here must hear it.
        Err(BroadcastError::Adapter(e)) => {
            tracing::warn!(sebab = %e, nama, "peristiwa tidak sampai ke proses lain");
            let _ = ke().local().emit(nama, isi).await;
        }
        Err(e) => {
            metrics::counter!("karat_soket_terbuang_total").increment(1);
            tracing::warn!(sebab = %e, nama, "peristiwa tidak diterima sebagian layar");
        }
    }
}

fn akhiri<A: Adapter>(io: &SocketIo<A>, sid: Sid, nama: &str, isi: &Value) {
    if let Some(s) = io.get_socket(sid) {
        let _ = s.emit(nama, isi);
        let _ = s.disconnect();
    }
}

/// Why nothing more can be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Putus {
    /// the socket is closed
    Tutup,
    /// the client did not acknowledge in time
    Lambat,
}

/// One socket that receives a stream, in this process or another.
pub enum Penerima<A: Adapter> {
    Dekat(SocketRef<A>),
    Jauh(RemoteSocket<A>),
}

/// How long to wait before a full buffer is tried again.
const JEDA_PENUH: Duration = Duration::from_millis(20);
/// Tries of a send that the carrier refused; the same `seq` twice is passed over by the client.
const COBA_KURIR: u32 = 3;

impl<A: Adapter> Penerima<A> {
    /// Whoever listens in this room, those of this process first.
    pub async fn cari(io: &SocketIo<A>, ruang: &str) -> Option<Self> {
        let ruang = ruang.to_owned();
        if let Some(s) = io.to(ruang.clone()).sockets().into_iter().next() {
            return Some(Self::Dekat(s));
        }
        match io.to(ruang).fetch_sockets().await {
            Ok(s) => s.into_iter().next().map(Self::Jauh),
            Err(e) => {
                tracing::warn!(sebab = %e, "socket di proses lain tidak bisa dicari");
                None
            }
        }
    }

    pub fn sid(&self) -> Sid {
        match self {
            Self::Dekat(s) => s.id,
            Self::Jauh(s) => s.data().id,
        }
    }

    /// Sends without waiting for an answer; waits while the client's buffer is full.
    pub async fn kirim<T: Serialize + Sync>(&self, nama: &str, isi: &T) -> Result<(), Putus> {
        match self {
            Self::Dekat(s) => loop {
                match s.emit(nama, isi) {
                    Ok(()) => return Ok(()),
                    Err(SendError::Socket(SocketError::InternalChannelFull)) => {
                        tokio::time::sleep(JEDA_PENUH).await;
                    }
                    Err(_) => return Err(Putus::Tutup),
                }
            },
            Self::Jauh(s) => {
                for ke in 1.. {
                    match s.emit(nama, isi).await {
                        Ok(()) => return Ok(()),
                        Err(RemoteActionError::Adapter(_)) if ke < COBA_KURIR => {
                            tokio::time::sleep(JEDA_PENUH * 10).await;
                        }
                        Err(_) => return Err(Putus::Tutup),
                    }
                }
                Err(Putus::Tutup)
            }
        }
    }

    /// Sends and waits until the client has said that it has it; answers what the client said.
    pub async fn kirim_ack<T: Serialize + Sync>(
        &self,
        nama: &str,
        isi: &T,
        batas: Duration,
    ) -> Result<Option<Value>, Putus> {
        let mut ke = 0;
        loop {
            let jawab = match self {
                Self::Dekat(s) => match s.timeout(batas).emit_with_ack::<_, Value>(nama, isi) {
                    Ok(ack) => ack.await,
                    Err(SendError::Socket(e)) => Err(AckError::Socket(e)),
                    Err(_) => return Err(Putus::Tutup),
                },
                Self::Jauh(s) => match s.emit_with_ack::<_, Value>(nama, isi).await {
                    Ok(ack) => ack.await,
                    Err(RemoteActionError::Adapter(_)) if ke < COBA_KURIR => {
                        ke += 1;
                        tokio::time::sleep(JEDA_PENUH * 10).await;
                        continue;
                    }
                    Err(_) => return Err(Putus::Tutup),
                },
            };
            match jawab {
                Ok(v) => return Ok(Some(v)),
                // An acknowledgement without a value is one as well.
                Err(AckError::Decode(_)) => return Ok(None),
                Err(AckError::Timeout) => return Err(Putus::Lambat),
                Err(AckError::Socket(SocketError::InternalChannelFull)) => {
                    tokio::time::sleep(JEDA_PENUH).await;
                }
                Err(AckError::Socket(_)) => return Err(Putus::Tutup),
            }
        }
    }
}
