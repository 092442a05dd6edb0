//! PostgreSQL: READ COMMITTED under an advisory lock per store, prepared statements in a bounded cache.
//! Only this module, the migrations and the claims on the data speak to the postgres crate.

use crate::conn::{Conn, Dalam};
use crate::error::{Error, Result};
use crate::kolam::Batal;
use crate::row::Row;
use crate::tls;
use crate::val::Val;
use lru::LruCache;
use postgres::fallible_iterator::FallibleIterator;
use postgres::{Client, NoTls, Statement};
use std::io::Write as _;
use std::num::NonZeroUsize;
use std::time::{Duration, Instant};

/// Prepared statements a connection keeps; the server frees one when it leaves the cache.
const CACHE: NonZeroUsize = NonZeroUsize::new(256).unwrap();

pub(crate) struct Pg {
    klien: Client,
    siap: LruCache<String, Statement>,
    /// A read ends when nobody waits for it or its time is up, between statements and rows too.
    pub(crate) jaga: Option<(Batal, Instant)>,
    /// a statement was ended because this transaction and another waited for each other
    pub(crate) saling_tunggu: bool,
}

pub(crate) fn buka(url: &str, batas: Option<Duration>) -> Result<Conn> {
    let mut klien = sambung(url)?;
    let batas = batas.map_or(0, |b| b.as_millis());
    klien.batch_execute(&format!(
        "SET timezone='UTC'; SET lock_timeout='30s'; SET idle_in_transaction_session_timeout='60s'; \
         SET statement_timeout={batas};"
    ))?;
    Ok(Conn(
        Dalam::Pg(Box::new(Pg { klien, siap: LruCache::new(CACHE), jaga: None, saling_tunggu: false })),
        None,
    ))
}

pub(crate) fn sambung(url: &str) -> Result<Client> {
    let (url, tls) = tls::baca(url)?;
    let mut c: postgres::Config =
        url.parse().map_err(|e| Error::Putus(format!("alamat PostgreSQL salah: {e}")))?;
    if c.get_connect_timeout().is_none() {
        c.connect_timeout(Duration::from_secs(3));
    }
    c.application_name("karat");
    let klien = match tls {
        Some(t) => c.connect(t),
        None => c.connect(NoTls),
    };
    klien.map_err(|e| Error::Putus(sebab(&e)))
}

/// What went wrong, with what was behind it: of a line that was not trusted the reason is there.
fn sebab(e: &postgres::Error) -> String {
    let dalam = std::error::Error::source(e).map(|s| format!(": {s}"));
    format!("{e}{}", dalam.unwrap_or_default())
}

/// Stops what a connection is doing, over the same kind of line.
pub(crate) fn batalkan(token: &postgres::CancelToken, url: &str) {
    let _ = match tls::baca(url) {
        Ok((_, Some(t))) => token.cancel_query(t),
        _ => token.cancel_query(NoTls),
    };
}

fn boleh(jaga: Option<&(Batal, Instant)>) -> Result<()> {
    match jaga {
        Some((batal, akhir)) if batal.batal() || Instant::now() > *akhir => Err(Error::Batas),
        _ => Ok(()),
    }
}

/// The error of a statement; one that another try may not meet is remembered, whatever the use case makes of it.
fn galat(saling_tunggu: &mut bool, e: postgres::Error) -> Error {
    let e = Error::from(e);
    *saling_tunggu |= e.saling_tunggu();
    e
}

impl Pg {
    pub(crate) fn tertutup(&self) -> bool {
        self.klien.is_closed()
    }

    pub(crate) fn pembatal(&self) -> postgres::CancelToken {
        self.klien.cancel_token()
    }

    fn siapkan(&mut self, sql: &str) -> Result<Statement> {
        boleh(self.jaga.as_ref())?;
        if let Some(s) = self.siap.get(sql) {
            return Ok(s.clone());
        }
        let s = self.klien.prepare(sql)?;
        self.siap.put(sql.to_owned(), s.clone());
        Ok(s)
    }

    pub(crate) fn exec(&mut self, sql: &str, a: &[Val]) -> Result<u64> {
        let st = self.siapkan(sql)?;
        let p: Vec<&(dyn postgres::types::ToSql + Sync)> =
            a.iter().map(|v| -> &(dyn postgres::types::ToSql + Sync) { v }).collect();
        self.klien.execute(&st, &p).map_err(|e| galat(&mut self.saling_tunggu, e))
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
        let mut rows = klien.query_raw(&st, a).map_err(|e| galat(saling_tunggu, e))?;
        while let Some(r) = rows.next().map_err(|e| galat(saling_tunggu, e))? {
            f(&Row::Pg(&r))?;
            boleh(jaga.as_ref())?;
        }
        Ok(())
    }

    pub(crate) fn kolom(&mut self, sql: &str) -> Result<Vec<String>> {
        Ok(self.siapkan(sql)?.columns().iter().map(|c| c.name().to_owned()).collect())
    }

    pub(crate) fn batch(&mut self, sql: &str) -> Result<()> {
        Ok(self.klien.batch_execute(sql)?)
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
        let mut tujuan = self.klien.copy_in(&st).map_err(Error::from)?;
        let mut buf = Vec::with_capacity(2 * KEPING);
        for b in baris {
            sel_copy(&b?, &mut buf)?;
            if buf.len() > KEPING {
                tujuan.write_all(&buf).map_err(galat_copy)?;
                buf.clear();
            }
        }
        tujuan.write_all(&buf).map_err(galat_copy)?;
        Ok(tujuan.finish().map_err(Error::from)?)
    }
}

/// Bytes handed to COPY at once.
const KEPING: usize = 64 * 1024;

/// What the server refused while rows were still going out.
fn galat_copy(e: std::io::Error) -> Error {
    match e.downcast::<postgres::Error>() {
        Ok(e) => e.into(),
        Err(e) => Error::Lain(e.to_string()),
    }
}

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
