//! PostgreSQL: READ COMMITTED under an advisory lock per store, prepared statements in a bounded cache.
//! Only this module, its client, the migrations and the claims on the data speak to the postgres crates.

use crate::conn::{Conn, Dalam};
use crate::error::{Error, Result};
use crate::klien::{self, Klien, Pembatal};
use crate::kolam::Batal;
use crate::row::Row;
use crate::val::Val;
use bytes::Bytes;
use futures_util::{SinkExt as _, TryStreamExt as _};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::pin::pin;
use std::time::{Duration, Instant};
use tokio_postgres::Statement;

/// Prepared statements a connection keeps; the server frees one when it leaves the cache.
const CACHE: NonZeroUsize = NonZeroUsize::new(256).unwrap();

pub(crate) struct Pg {
    siap: LruCache<String, Statement>,
    /// A read ends when nobody waits for it or its time is up, between statements and rows too.
    pub(crate) jaga: Option<(Batal, Instant)>,
    /// a statement was ended because this transaction and another waited for each other
    pub(crate) saling_tunggu: bool,
    // Last: statements and rows of it go before it.
    klien: Klien,
}

/// `batas`: how long a statement may take on the server.
pub(crate) fn buka(url: &str, batas: Option<Duration>) -> Result<Conn> {
    let klien = klien::sambung(url)?;
    let batas = batas.map_or(0, |b| b.as_millis());
    klien.batch(&format!(
        "SET timezone='UTC'; SET lock_timeout='30s'; SET idle_in_transaction_session_timeout='60s'; \
         SET statement_timeout={batas};"
    ))?;
    Ok(Conn(
        Dalam::Pg(Box::new(Pg { klien, siap: LruCache::new(CACHE), jaga: None, saling_tunggu: false })),
        None,
    ))
}

fn boleh(jaga: Option<&(Batal, Instant)>) -> Result<()> {
    match jaga {
        Some((batal, akhir)) if batal.batal() || Instant::now() > *akhir => Err(Error::Batas),
        _ => Ok(()),
    }
}

/// The error of a statement; one that another try may not meet is remembered, whatever the use case makes of it.
fn galat(saling_tunggu: &mut bool, e: Error) -> Error {
    *saling_tunggu |= e.saling_tunggu();
    e
}

impl Pg {
    pub(crate) fn tertutup(&self) -> bool {
        self.klien.tertutup()
    }

    pub(crate) fn pembatal(&self) -> Pembatal {
        self.klien.pembatal()
    }

    fn siapkan(&mut self, sql: &str) -> Result<Statement> {
        boleh(self.jaga.as_ref())?;
        if let Some(s) = self.siap.get(sql) {
            return Ok(s.clone());
        }
        let s = self.klien.tunggu(self.klien.klien.prepare(sql))?;
        self.siap.put(sql.to_owned(), s.clone());
        Ok(s)
    }

    pub(crate) fn exec(&mut self, sql: &str, a: &[Val]) -> Result<u64> {
        let st = self.siapkan(sql)?;
        let p: Vec<&(dyn postgres::types::ToSql + Sync)> =
            a.iter().map(|v| -> &(dyn postgres::types::ToSql + Sync) { v }).collect();
        self.klien.tunggu(self.klien.klien.execute(&st, &p)).map_err(|e| galat(&mut self.saling_tunggu, e))
    }

    pub(crate) fn each<E: From<Error>>(
        &mut self,
        sql: &str,
        a: &[Val],
        mut f: impl FnMut(&Row<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        let st = self.siapkan(sql)?;
        let jaga = self.jaga.clone();
        let Self { klien, saling_tunggu, .. } = self;
        let mut rows =
            pin!(klien.tunggu(klien.klien.query_raw(&st, a)).map_err(|e| galat(saling_tunggu, e))?);
        while let Some(r) = klien.tunggu(rows.try_next()).map_err(|e| galat(saling_tunggu, e))? {
            f(&Row::Pg(&r))?;
            boleh(jaga.as_ref())?;
        }
        Ok(())
    }

    pub(crate) fn kolom(&mut self, sql: &str) -> Result<Vec<String>> {
        Ok(self.siapkan(sql)?.columns().iter().map(|c| c.name().to_owned()).collect())
    }

    pub(crate) fn batch(&mut self, sql: &str) -> Result<()> {
        self.klien.batch(sql)
    }

    /// Streams rows into a table; many times quicker than a statement a row.
    pub(crate) fn salin<E: From<Error>>(
        &mut self,
        tabel: &str,
        kolom: &str,
        baris: impl Iterator<Item = Result<Vec<Val>, E>>,
    ) -> Result<u64, E> {
        let sql = format!("COPY {tabel} ({kolom}) FROM STDIN");
        let st = self.siapkan(&sql)?;
        let klien = &self.klien;
        let mut tujuan = pin!(klien.tunggu(klien.klien.copy_in::<_, Bytes>(&st))?);
        let mut buf = Vec::with_capacity(2 * KEPING);
        for b in baris {
            sel_copy(&b?, &mut buf)?;
            if buf.len() > KEPING {
                klien.tunggu(tujuan.send(std::mem::take(&mut buf).into()))?;
                buf.reserve(2 * KEPING);
            }
        }
        if !buf.is_empty() {
            klien.tunggu(tujuan.send(buf.into()))?;
        }
        Ok(klien.tunggu(tujuan.finish())?)
    }
}

/// Bytes handed to COPY at once.
const KEPING: usize = 64 * 1024;

/// Text that SQLite keeps and PostgreSQL cannot: said in words, not in the engine's.
pub(crate) fn tanpa_nul(baris: &[Val]) -> Result<()> {
    if baris.iter().any(|v| matches!(v, Val::Text(t) if t.contains('\0'))) {
        return Err(Error::Lain("karakter NUL tidak bisa disimpan PostgreSQL".into()));
    }
    Ok(())
}

/// One line of COPY's text form.
fn sel_copy(baris: &[Val], buf: &mut Vec<u8>) -> Result<()> {
    tanpa_nul(baris)?;
    for (i, v) in baris.iter().enumerate() {
        if i > 0 {
            buf.push(b'\t');
        }
        match v {
            Val::Null => buf.extend_from_slice(b"\\N"),
            Val::Int(n) => buf.extend_from_slice(n.to_string().as_bytes()),
            Val::Text(t) => {
                for b in t.bytes() {
                    match b {
                        b'\\' => buf.extend_from_slice(b"\\\\"),
                        b'\n' => buf.extend_from_slice(b"\\n"),
                        b'\r' => buf.extend_from_slice(b"\\r"),
                        b'\t' => buf.extend_from_slice(b"\\t"),
                        b => buf.push(b),
                    }
                }
            }
        }
    }
    buf.push(b'\n');
    Ok(())
}
