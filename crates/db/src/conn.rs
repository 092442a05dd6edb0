//! One connection of either engine, with the handful of calls every use case and report is written in.
//! Statements are prepared once and kept in a bounded cache.

use crate::brankas::Brankas;
use crate::error::{Error, Result};
use crate::row::Row;
use crate::val::Val;
use crate::{lite, pg};
use std::sync::Arc;

const MUNDUR: &str = "ROLLBACK TO SAVEPOINT sebagian; RELEASE SAVEPOINT sebagian";

/// Rows that PostgreSQL takes one by one.
const SEDIKIT: usize = 4;

pub struct Conn(pub(crate) Dalam, pub(crate) Option<Arc<Brankas>>);

pub(crate) enum Dalam {
    Lite(lite::Lite),
    Pg(Box<pg::Pg>),
}

impl Conn {
    /// Runs a statement; answers how many rows it changed.
    pub fn exec(&mut self, sql: &str, a: &[Val]) -> Result<u64> {
        match &mut self.0 {
            Dalam::Lite(c) => c.exec(sql, a),
            Dalam::Pg(c) => c.exec(sql, a),
        }
    }

    /// Streams the rows of a query, one at a time, in constant memory.
    pub fn each<E, F>(&mut self, sql: &str, a: &[Val], f: F) -> Result<(), E>
    where
        E: From<Error>,
        F: FnMut(&Row<'_>) -> Result<(), E>,
    {
        match &mut self.0 {
            Dalam::Lite(c) => c.each(sql, a, f),
            Dalam::Pg(c) => c.each(sql, a, f),
        }
    }

    /// All rows of a query that is known to be short.
    pub fn rows<T, F>(&mut self, sql: &str, a: &[Val], mut f: F) -> Result<Vec<T>>
    where
        F: FnMut(&Row<'_>) -> Result<T>,
    {
        let mut isi = Vec::new();
        self.each(sql, a, |r| {
            isi.push(f(r)?);
            Ok::<(), Error>(())
        })?;
        Ok(isi)
    }

    /// The first row, if there is one.
    pub fn one<T, F>(&mut self, sql: &str, a: &[Val], mut f: F) -> Result<Option<T>>
    where
        F: FnMut(&Row<'_>) -> Result<T>,
    {
        let mut isi = None;
        self.each(sql, a, |r| {
            if isi.is_none() {
                isi = Some(f(r)?);
            }
            Ok::<(), Error>(())
        })?;
        Ok(isi)
    }

    /// The first column of the first row; an error when there is none.
    pub fn nilai<T: crate::row::FromCol>(&mut self, sql: &str, a: &[Val]) -> Result<T> {
        self.one(sql, a, |r| r.get(0))?
            .ok_or_else(|| Error::Lain("kueri tidak menjawab satu baris pun".into()))
    }

    /// Adds many rows to one table. PostgreSQL streams them: there a statement a row is a trip a row. A few are not
    /// worth it, a stream has trips of its own.
    pub fn sisip_banyak<E: From<Error>>(
        &mut self,
        tabel: &str,
        kolom: &[impl AsRef<str>],
        mut baris: impl Iterator<Item = Result<Vec<Val>, E>>,
    ) -> Result<u64, E> {
        let nama: Vec<&str> = kolom.iter().map(AsRef::as_ref).collect();
        let nama = nama.join(", ");
        let mut awal = Vec::new();
        if let Dalam::Pg(p) = &mut self.0 {
            awal = baris.by_ref().take(SEDIKIT + 1).collect::<Result<Vec<_>, E>>()?;
            if awal.len() > SEDIKIT {
                return p.salin(tabel, &nama, awal.into_iter().map(Ok).chain(baris));
            }
        }
        let tempat: Vec<String> = (1..=kolom.len()).map(|i| format!("${i}")).collect();
        let sql = format!("INSERT INTO {tabel} ({nama}) VALUES ({})", tempat.join(", "));
        let mut n = 0;
        for b in awal.into_iter().map(Ok).chain(baris) {
            let b = b?;
            if self.adalah_pg() {
                pg::tanpa_nul(&b)?;
            }
            n += self.exec(&sql, &b)?;
        }
        Ok(n)
    }

    /// Column names of a query, without running it.
    pub fn kolom(&mut self, sql: &str) -> Result<Vec<String>> {
        match &mut self.0 {
            Dalam::Lite(c) => c.kolom(sql),
            Dalam::Pg(c) => c.kolom(sql),
        }
    }

    /// Several statements at once, without values: schema work and transaction control only.
    pub(crate) fn batch(&mut self, sql: &str) -> Result<()> {
        match &mut self.0 {
            Dalam::Lite(c) => c.batch(sql),
            Dalam::Pg(c) => c.batch(sql),
        }
    }

    /// Lets go of every kept statement.
    pub(crate) fn lupakan_pernyataan(&mut self) {
        if let Dalam::Lite(c) = &mut self.0 {
            c.sambungan.flush_prepared_statement_cache();
        }
    }

    /// Is a transaction open? (SQLite ends one by itself after some errors.)
    pub(crate) fn dalam_transaksi(&self) -> bool {
        match &self.0 {
            Dalam::Lite(c) => !c.sambungan.is_autocommit(),
            Dalam::Pg(c) => !c.tertutup(),
        }
    }

    /// From here on [`Conn::sudah_menulis`] and [`Conn::saling_tunggu`] speak of the next job.
    pub(crate) fn mulai_menulis(&mut self) {
        match &mut self.0 {
            Dalam::Lite(c) => c.menulis = false,
            Dalam::Pg(c) => c.saling_tunggu = false,
        }
    }

    /// Did two transactions wait for each other, and this one was ended for it? SQLite has one writer.
    pub(crate) fn saling_tunggu(&self) -> bool {
        matches!(&self.0, Dalam::Pg(c) if c.saling_tunggu)
    }

    /// May anything have been written? PostgreSQL is not asked: there it is always taken for yes.
    pub(crate) fn sudah_menulis(&self) -> bool {
        match &self.0 {
            Dalam::Lite(c) => c.menulis,
            Dalam::Pg(_) => true,
        }
    }

    pub fn adalah_pg(&self) -> bool {
        matches!(self.0, Dalam::Pg(_))
    }

    /// A part of a use case that may fail alone: undone to where it began, the rest stands.
    pub fn sebagian<T, E, F>(&mut self, f: F) -> Result<T, E>
    where
        E: From<Error>,
        F: FnOnce(&mut Self) -> Result<T, E>,
    {
        // Outside a transaction SQLite would take the savepoint for a transaction of its own.
        if let Dalam::Lite(c) = &self.0 {
            c.jaga()?;
        }
        self.batch("SAVEPOINT sebagian")?;
        match f(self) {
            Ok(v) => match self.batch("RELEASE SAVEPOINT sebagian") {
                Ok(()) => Ok(v),
                // An error swallowed inside left PostgreSQL's transaction aborted.
                Err(e) => {
                    self.batch(MUNDUR)?;
                    Err(e.into())
                }
            },
            Err(e) => {
                // When even this fails the transaction is gone; the first error says why.
                if let Err(lain) = self.batch(MUNDUR) {
                    tracing::warn!(sebab = %lain, "bagian transaksi tidak bisa dimundurkan");
                }
                Err(e)
            }
        }
    }
}
