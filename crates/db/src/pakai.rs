//! A claim on the data: whoever opens it holds one together with others, a restore holds it alone. The
//! operating system or PostgreSQL drops it with the process, so a crash leaves nothing to clean up.

use crate::Mesin;
use crate::error::{Error, Result};
use crate::kunci::nomor_kunci;
use crate::pg;
use postgres::Client;
use std::fs::{File, OpenOptions, TryLockError};
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread::JoinHandle;
use std::time::Duration;

/// How often the claim on PostgreSQL is looked after: its connection may break, the server must not.
const JEDA: Duration = Duration::from_secs(5);

const NAMA: &str = "karat pakai";

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cara {
    Bersama,
    Sendiri,
}

/// Holds the claim until it is dropped.
#[derive(Debug)]
pub struct Pemakaian {
    _berkas: Option<File>,
    pg: Option<(mpsc::Sender<()>, JoinHandle<()>)>,
}

impl Pemakaian {
    /// Together with others; refused while a restore runs.
    pub fn bersama(mesin: &Mesin) -> Result<Self> {
        Self::ambil(mesin, Cara::Bersama)
    }

    /// Alone; refused while anybody else has the data open.
    pub fn sendiri(mesin: &Mesin) -> Result<Self> {
        Self::ambil(mesin, Cara::Sendiri)
    }

    fn ambil(mesin: &Mesin, cara: Cara) -> Result<Self> {
        match mesin {
            Mesin::Lite(p) => Ok(Self { _berkas: Some(berkas(p, cara)?), pg: None }),
            Mesin::Pg(url) => Ok(Self { _berkas: None, pg: Some(penjaga(url.clone(), cara)?) }),
        }
    }
}

impl Drop for Pemakaian {
    fn drop(&mut self) {
        if let Some((henti, utas)) = self.pg.take() {
            drop(henti);
            let _ = utas.join();
        }
    }
}

fn berkas(db: &Path, cara: Cara) -> Result<File> {
    let nama = db.with_extension("pakai");
    let salah = |e: std::io::Error| Error::Lain(format!("{}: {e}", nama.display()));
    let f =
        OpenOptions::new().create(true).truncate(false).read(true).write(true).open(&nama).map_err(salah)?;
    let hasil = match cara {
        Cara::Bersama => f.try_lock_shared(),
        Cara::Sendiri => f.try_lock(),
    };
    match hasil {
        Ok(()) => Ok(f),
        Err(TryLockError::WouldBlock) => Err(ditolak(&format!("basis data {}", db.display()), cara)),
        Err(TryLockError::Error(e)) => Err(salah(e)),
    }
}

fn ditolak(apa: &str, cara: Cara) -> Error {
    Error::Lain(match cara {
        Cara::Bersama => format!("{apa} sedang dipulihkan dari cadangan; tunggu sampai selesai"),
        Cara::Sendiri => format!("{apa} sedang dipakai karat lain; hentikan dulu proses itu"),
    })
}

/// The connection lives in a thread of its own, which takes the lock again when the connection was lost.
fn penjaga(url: String, cara: Cara) -> Result<(mpsc::Sender<()>, JoinHandle<()>)> {
    let (henti, tunggu) = mpsc::channel::<()>();
    let (jawab, hasil) = mpsc::channel();
    let utas = std::thread::Builder::new()
        .name("pakai".into())
        .spawn(move || {
            let mut klien = match kunci_pg(&url, cara) {
                Ok(k) => Some(k),
                Err(e) => {
                    let _ = jawab.send(Err(e));
                    return;
                }
            };
            let _ = jawab.send(Ok(()));
            while tunggu.recv_timeout(JEDA) == Err(RecvTimeoutError::Timeout) {
                if klien.as_mut().is_some_and(|k| k.is_valid(JEDA).is_ok()) {
                    continue;
                }
                klien = kunci_pg(&url, cara)
                    .map_err(|e| tracing::warn!(sebab = %e, "tanda pemakaian di PostgreSQL belum kembali"))
                    .ok();
            }
            // A closed connection is noticed by PostgreSQL a little later; whoever comes next shall not wait for that.
            if let Some(mut k) = klien {
                let _ = k.batch_execute("SELECT pg_advisory_unlock_all()");
            }
        })
        .map_err(|e| Error::Lain(e.to_string()))?;
    hasil.recv().map_err(|e| Error::Lain(e.to_string()))??;
    Ok((henti, utas))
}

fn kunci_pg(url: &str, cara: Cara) -> Result<Client> {
    let mut k = pg::sambung(url)?;
    let fungsi = match cara {
        Cara::Bersama => "pg_try_advisory_lock_shared",
        Cara::Sendiri => "pg_try_advisory_lock",
    };
    let dapat: bool = k.query_one(&format!("SELECT {fungsi}({})", nomor_kunci(NAMA)), &[])?.get(0);
    if dapat { Ok(k) } else { Err(ditolak("basis data PostgreSQL ini", cara)) }
}
