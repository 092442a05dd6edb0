//! Redis as the carrier between processes: the driver of the sockets' adapter, the channel of our own news,
//! and claims. It connects again by itself and subscribes again to what it had.

use parking_lot::RwLock;
use redis::aio::{ConnectionManager, ConnectionManagerConfig};
use redis::{
    ErrorKind, FromRedisValue as _, IntoConnectionInfo as _, ProtocolVersion, PushInfo, PushKind, RedisError,
};
use socketioxide_redis::drivers::{ChanItem, Driver, MessageStream};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;

type Pendengar = Arc<RwLock<HashMap<String, mpsc::Sender<ChanItem>>>>;

#[derive(Clone)]
pub struct Kurir {
    sambungan: ConnectionManager,
    pendengar: Pendengar,
    /// names this chain, so that two chains may share one Redis
    awalan: Arc<str>,
    /// did Redis answer lately? While it does not, nobody waits for it
    hidup: Arc<AtomicBool>,
}

/// Deletes a key only while it is still ours.
const LEPAS: &str =
    "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) else return 0 end";

/// An error with a `std::error::Error` of its own, as the adapter wants it.
#[derive(Debug, thiserror::Error)]
#[error(transparent)]
pub struct Galat(#[from] RedisError);

impl Kurir {
    pub async fn sambung(alamat: &str, awalan: &str) -> anyhow::Result<Self> {
        // Chosen once a process; a second choice is no failure. Needed for rediss://.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let info = alamat
            .into_connection_info()
            .map_err(|e| anyhow::anyhow!("alamat Redis salah (redis://host:port/): {e}"))?;
        // Pushed messages need the third protocol, whatever the address says.
        let setelan = info.redis_settings().clone().set_protocol(ProtocolVersion::RESP3);
        let klien = redis::Client::open(info.set_redis_settings(setelan))?;
        let pendengar = Pendengar::default();
        let p = pendengar.clone();
        let atur = ConnectionManagerConfig::new()
            .set_push_sender(move |m: PushInfo| {
                terima(&p, m);
                Ok::<(), std::convert::Infallible>(())
            })
            .set_automatic_resubscription()
            .set_connection_timeout(Some(Duration::from_secs(2)))
            .set_response_timeout(Some(Duration::from_secs(3)))
            .set_number_of_retries(2)
            .set_max_delay(Duration::from_millis(500));
        let sambungan = ConnectionManager::new_with_config(klien, atur)
            .await
            .map_err(|e| anyhow::anyhow!("Redis tidak terjangkau: {e}"))?;
        let hidup = Arc::new(AtomicBool::new(true));
        Ok(Self { sambungan, pendengar, awalan: Arc::from(awalan), hidup })
    }

    /// One command; refused at once while Redis is away.
    async fn minta<T: redis::FromRedisValue>(&self, perintah: &redis::Cmd) -> Result<T, RedisError> {
        if !self.hidup.load(Ordering::Relaxed) {
            return Err((ErrorKind::Io, "Redis sedang tidak terjangkau").into());
        }
        let hasil = perintah.query_async(&mut self.sambungan.clone()).await;
        if let Err(e) = &hasil
            && (e.is_io_error() || e.is_connection_dropped() || e.is_timeout())
        {
            self.hidup.store(false, Ordering::Relaxed);
        }
        hasil
    }

    pub fn awalan(&self) -> &str {
        &self.awalan
    }

    /// Sends to everybody who listens; an error when nobody does, so that a process that died is noticed at
    /// once and not after a timeout.
    pub async fn terbitkan(&self, kanal: &str, isi: &[u8]) -> Result<(), RedisError> {
        let n: i64 = self.minta(redis::cmd("PUBLISH").arg(kanal).arg(isi)).await?;
        if n == 0 {
            return Err((ErrorKind::Client, "tidak ada proses yang mendengar").into());
        }
        Ok(())
    }

    pub async fn dengar(&self, kanal: &str, muat: usize) -> Result<mpsc::Receiver<ChanItem>, RedisError> {
        let (kirim, terima) = mpsc::channel(muat);
        // First the ear, then the subscription: nothing between the two is lost.
        self.pendengar.write().insert(kanal.to_owned(), kirim);
        self.sambungan.clone().subscribe(kanal).await?;
        Ok(terima)
    }

    /// `None`: the key is ours now. `Some`: who has it.
    pub async fn klaim(
        &self,
        kunci: &str,
        pemilik: &str,
        lama: Duration,
    ) -> Result<Option<String>, RedisError> {
        let kunci = format!("{}:{kunci}", self.awalan);
        let ms = u64::try_from(lama.as_millis()).unwrap_or(u64::MAX);
        let dapat: Option<String> =
            self.minta(redis::cmd("SET").arg(&kunci).arg(pemilik).arg("NX").arg("PX").arg(ms)).await?;
        if dapat.is_some() {
            return Ok(None);
        }
        let ada: Option<String> = self.minta(redis::cmd("GET").arg(&kunci)).await?;
        match ada {
            Some(p) if p != pemilik => Ok(Some(p)),
            _ => {
                let _: i64 = self.minta(redis::cmd("PEXPIRE").arg(&kunci).arg(ms)).await?;
                Ok(None)
            }
        }
    }

    pub async fn lepas(&self, kunci: &str, pemilik: &str) -> Result<(), RedisError> {
        let kunci = format!("{}:{kunci}", self.awalan);
        let _: i64 = self.minta(redis::cmd("EVAL").arg(LEPAS).arg(1).arg(kunci).arg(pemilik)).await?;
        Ok(())
    }

    /// Does Redis answer? Asking also makes a lost connection come back.
    pub async fn hidup(&self) -> bool {
        let kini = redis::cmd("PING").query_async::<String>(&mut self.sambungan.clone()).await.is_ok();
        self.hidup.store(kini, Ordering::Relaxed);
        kini
    }
}

fn terima(pendengar: &Pendengar, m: PushInfo) {
    if m.kind != PushKind::Message {
        return;
    }
    let mut isi = m.data.into_iter();
    let (Some(kanal), Some(data)) = (isi.next(), isi.next()) else { return };
    let (Ok(kanal), Ok(data)) = (String::from_redis_value(kanal), Vec::<u8>::from_redis_value(data)) else {
        tracing::warn!("pesan Redis tidak terbaca");
        return;
    };
    if let Some(p) = pendengar.read().get(&kanal)
        && let Err(e) = p.try_send((kanal, data))
    {
        tracing::warn!(sebab = %e, "pesan Redis terbuang, proses ini terlalu sibuk");
    }
}

impl Driver for Kurir {
    type Error = Galat;

    async fn publish(&self, chan: String, val: Vec<u8>) -> Result<(), Galat> {
        Ok(self.terbitkan(&chan, &val).await?)
    }

    async fn subscribe(&self, chan: String, size: usize) -> Result<MessageStream<ChanItem>, Galat> {
        Ok(MessageStream::new(self.dengar(&chan, size).await?))
    }

    async fn unsubscribe(&self, pat: String) -> Result<(), Galat> {
        self.pendengar.write().remove(&pat);
        self.sambungan.clone().unsubscribe(pat).await?;
        Ok(())
    }

    async fn num_serv(&self, chan: &str) -> Result<u16, Galat> {
        let (_, n): (String, u16) = self.minta(redis::cmd("PUBSUB").arg("NUMSUB").arg(chan)).await?;
        Ok(n)
    }
}
