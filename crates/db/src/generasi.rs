//! The number that grows with every COMMIT of a transaction that held the chain's key. On SQLite this process is
//! the only writer and knows it; on PostgreSQL it is a row, and everyone who asks at the same time shares one read.

use crate::error::Error;
use crate::kolam::Kolam;
use parking_lot::Mutex;
use std::sync::Arc;
use tokio::sync::oneshot;

/// Written in the transaction itself: who reads the new number also reads what came with it.
pub(crate) const NAIK_LALU_COMMIT: &str = "INSERT INTO urut (toko, buku, n) VALUES ('-', 'generasi', 1) \
     ON CONFLICT (toko, buku) DO UPDATE SET n = urut.n + 1; COMMIT";
const BACA: &str = "SELECT n FROM urut WHERE toko = '-' AND buku = 'generasi'";

#[derive(Default)]
pub(crate) struct TanyaGenerasi(Arc<Mutex<Antre>>);

#[derive(Default)]
struct Antre {
    berjalan: bool,
    menunggu: Vec<oneshot::Sender<Option<u64>>>,
}

impl TanyaGenerasi {
    /// The number as it stands in the database, read after this call began.
    pub(crate) async fn kini(&self, kolam: &Arc<Kolam>) -> Result<u64, Error> {
        let (kirim, terima) = oneshot::channel();
        let mulai = {
            let mut a = self.0.lock();
            a.menunggu.push(kirim);
            !std::mem::replace(&mut a.berjalan, true)
        };
        if mulai {
            tokio::spawn(layani(self.0.clone(), kolam.clone()));
        }
        terima.await.ok().flatten().ok_or_else(|| Error::Putus("generasi tidak terbaca".into()))
    }
}

/// Whoever came before a read began gets its answer; whoever came later waits for the next one.
async fn layani(antre: Arc<Mutex<Antre>>, kolam: Arc<Kolam>) {
    loop {
        let menunggu = {
            let mut a = antre.lock();
            if a.menunggu.is_empty() {
                a.berjalan = false;
                return;
            }
            std::mem::take(&mut a.menunggu)
        };
        let n = kolam.baca(false, |c| c.one(BACA, &[], |r| r.get::<i64>(0))).await;
        let n = match n {
            Ok(n) => u64::try_from(n.unwrap_or(0)).ok(),
            Err(e) => {
                tracing::warn!(sebab = %e, "generasi tidak terbaca");
                None
            }
        };
        for m in menunggu {
            let _ = m.send(n);
        }
    }
}
