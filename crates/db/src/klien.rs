//! A line to PostgreSQL for code that waits. Whoever waits longer than a moment asks whether the server is still there: a
//! machine that hangs keeps its connections open for as long as it hangs, and no time limit of its own ends them.

use crate::alamat::{self, Tempat};
use crate::error::{Error, Result};
use crate::tls::Tls;
use std::cell::Cell;
use std::pin::pin;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};
use tokio::time::timeout;
use tokio_postgres::{CancelToken, Client, NoTls};

/// A statement that takes longer has the server asked whether it lives.
const SENYAP: Duration = Duration::from_secs(2);
/// So long the server may take to say so.
const JAWAB: Duration = Duration::from_secs(2);
/// So often it may fail to.
const SABAR: u32 = 2;
/// PostgreSQL's question whether TLS is spoken: the smallest that every server answers, with one byte.
const TANYA: [u8; 8] = [0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f];

pub(crate) struct Klien {
    pub(crate) klien: Client,
    tempat: Tempat,
    dibuka: Instant,
    mati: Cell<bool>,
    // Last: what is above still speaks when it goes.
    rt: Runtime,
}

/// The first host of an address that lets in and, unless the address says otherwise, writes.
pub(crate) fn sambung(url: &str) -> Result<Klien> {
    let rt = runtime()?;
    let mut salah = Vec::new();
    for tempat in alamat::urut(url)? {
        match rt.block_on(satu(&tempat)) {
            Ok(klien) => {
                tempat.baik();
                return Ok(Klien { klien, tempat, dibuka: Instant::now(), mati: Cell::new(false), rt });
            }
            Err(e) => salah.push(match &tempat.jaringan {
                Some((h, p)) => format!("{h}:{p}: {e}"),
                None => e,
            }),
        }
    }
    Err(Error::Putus(salah.join("; ")))
}

fn runtime() -> Result<Runtime> {
    Builder::new_current_thread().enable_all().build().map_err(|e| Error::Lain(e.to_string()))
}

/// Letting in takes no longer than connecting may: a server that hangs takes the connection and says nothing.
async fn satu(t: &Tempat) -> std::result::Result<Client, String> {
    let kata = |e: tokio_postgres::Error| {
        let dalam = std::error::Error::source(&e).map(|s| format!(": {s}"));
        format!("{e}{}", dalam.unwrap_or_default())
    };
    let masuk = async {
        match &t.tls {
            Some(tls) => {
                let (klien, jalan) = t.atur.connect(tls.clone()).await?;
                tokio::spawn(jalan);
                Ok(klien)
            }
            None => {
                let (klien, jalan) = t.atur.connect(NoTls).await?;
                tokio::spawn(jalan);
                Ok(klien)
            }
        }
    };
    match timeout(t.batas + t.batas, masuk).await {
        Ok(h) => h.map_err(kata),
        Err(_) => Err("menerima sambungan tetapi tidak menjawab".into()),
    }
}

/// Does whoever listens there still speak PostgreSQL?
async fn menjawab((host, porta): &(String, u16)) -> bool {
    let tanya = async {
        let mut s = TcpStream::connect((host.as_str(), *porta)).await?;
        s.write_all(&TANYA).await?;
        s.read_u8().await
    };
    matches!(timeout(JAWAB, tanya).await, Ok(Ok(_)))
}

impl Klien {
    /// Waits for what was asked on this connection, as long as the server is there.
    pub(crate) fn tunggu<T>(
        &self,
        apa: impl Future<Output = std::result::Result<T, tokio_postgres::Error>>,
    ) -> Result<T> {
        if self.tertutup() {
            return Err(self.hilang());
        }
        self.rt.block_on(async {
            let mut apa = pin!(apa);
            let mut bisu = 0;
            loop {
                if let Ok(h) = timeout(SENYAP, apa.as_mut()).await {
                    return h.map_err(Error::from);
                }
                let Some(j) = &self.tempat.jaringan else { continue };
                bisu = if menjawab(j).await { 0 } else { bisu + 1 };
                if bisu >= SABAR {
                    self.tempat.mati();
                }
                if self.tempat.mati_sesudah(self.dibuka) {
                    self.mati.set(true);
                    return Err(self.hilang());
                }
            }
        })
    }

    fn hilang(&self) -> Error {
        let siapa = self.tempat.jaringan.as_ref().map(|(h, p)| format!(" di {h}:{p}"));
        Error::Putus(format!("PostgreSQL{} tidak menjawab lagi", siapa.unwrap_or_default()))
    }

    pub(crate) fn tertutup(&self) -> bool {
        self.mati.get() || self.klien.is_closed() || self.tempat.mati_sesudah(self.dibuka)
    }

    pub(crate) fn batch(&self, sql: &str) -> Result<()> {
        self.tunggu(self.klien.batch_execute(sql))
    }

    pub(crate) fn pembatal(&self) -> Pembatal {
        Pembatal { tanda: self.klien.cancel_token(), tls: self.tempat.tls.clone() }
    }

    /// The same host for the migrations' own library.
    pub(crate) fn polos(&self) -> Result<postgres::Client> {
        let c: postgres::Config = self.tempat.atur.clone().into();
        Ok(match &self.tempat.tls {
            Some(tls) => c.connect(tls.clone())?,
            None => c.connect(NoTls)?,
        })
    }
}

/// Stops what a connection is doing, over the same kind of line.
#[derive(Clone)]
pub(crate) struct Pembatal {
    tanda: CancelToken,
    tls: Option<Tls>,
}

impl Pembatal {
    /// Blocks for a moment; not for an async task.
    pub(crate) fn batalkan(&self) {
        let Ok(rt) = runtime() else { return };
        let _ = rt.block_on(timeout(JAWAB, async {
            match &self.tls {
                Some(t) => self.tanda.cancel_query(t.clone()).await,
                None => self.tanda.cancel_query(NoTls).await,
            }
        }));
    }
}
