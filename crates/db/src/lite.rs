//! SQLite: one file in WAL mode, full durability, strict tables, triggers that cannot be dodged by REPLACE.
//! Only this module and the migrations speak to rusqlite.

use crate::conn::{Conn, Dalam};
use crate::error::{Error, Result};
use crate::row::Row;
use crate::sql::untuk_lite;
use crate::val::Val;
use std::path::Path;
use std::time::Duration;

/// Prepared statements a connection keeps.
const CACHE: usize = 256;

pub(crate) struct Lite {
    pub(crate) sambungan: rusqlite::Connection,
    /// The writer's statements belong to a transaction. SQLite ends one by itself after some errors (a full
    /// disk); what a job still tries then must not become a write of its own.
    wajib_transaksi: bool,
    /// Has a statement that may write run since this was last cleared?
    pub(crate) menulis: bool,
}

pub(crate) fn buka_tulis(path: &Path) -> Result<Conn> {
    let c = buka(path)?;
    // The log is folded into the file after 16 MB, not after 4: the last page of every index is written again
    // by almost every group, and then reaches the file once instead of several times.
    c.execute_batch("PRAGMA cache_size=-16384; PRAGMA wal_autocheckpoint=4000;")?;
    Ok(Conn(Dalam::Lite(Lite { sambungan: c, wajib_transaksi: true, menulis: false }), None))
}

pub(crate) fn buka_baca(path: &Path) -> Result<Conn> {
    let c = buka(path)?;
    c.execute_batch("PRAGMA cache_size=-4096; PRAGMA query_only=ON;")?;
    Ok(Conn(Dalam::Lite(Lite { sambungan: c, wajib_transaksi: false, menulis: false }), None))
}

pub(crate) fn buka(path: &Path) -> Result<rusqlite::Connection> {
    let c = rusqlite::Connection::open(path)?;
    c.busy_timeout(Duration::from_secs(10))?;
    c.execute_batch(
        "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; \
         PRAGMA recursive_triggers=ON; PRAGMA temp_store=MEMORY; PRAGMA trusted_schema=OFF; \
         PRAGMA mmap_size=268435456;",
    )?;
    // A plan must not depend on the values bound to it: otherwise SQLite parses and plans a cached statement anew
    // whenever a value changes that a range, a partial index or a LIKE was compared with.
    c.set_db_config(rusqlite::config::DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    c.set_prepared_statement_cache_capacity(CACHE);
    Ok(c)
}

impl Lite {
    pub(crate) fn jaga(&self) -> Result<()> {
        if self.wajib_transaksi && self.sambungan.is_autocommit() {
            return Err(Error::Commit("transaksi sudah berakhir".into()));
        }
        Ok(())
    }

    pub(crate) fn exec(&mut self, sql: &str, a: &[Val]) -> Result<u64> {
        self.jaga()?;
        let mut st = self.sambungan.prepare_cached(&untuk_lite(sql))?;
        self.menulis |= !st.readonly();
        let n = st.execute(rusqlite::params_from_iter(a))?;
        u64::try_from(n).map_err(|e| Error::Lain(e.to_string()))
    }

    pub(crate) fn each<E: From<Error>>(
        &mut self,
        sql: &str,
        a: &[Val],
        mut f: impl FnMut(&Row<'_>) -> Result<(), E>,
    ) -> Result<(), E> {
        self.jaga()?;
        let mut st = self.sambungan.prepare_cached(&untuk_lite(sql)).map_err(Error::from)?;
        self.menulis |= !st.readonly();
        let mut rows = st.query(rusqlite::params_from_iter(a)).map_err(Error::from)?;
        while let Some(r) = rows.next().map_err(Error::from)? {
            f(&Row::Lite(r))?;
        }
        Ok(())
    }

    pub(crate) fn kolom(&mut self, sql: &str) -> Result<Vec<String>> {
        let st = self.sambungan.prepare_cached(&untuk_lite(sql))?;
        Ok(st.column_names().map(str::to_owned).collect())
    }

    pub(crate) fn batch(&mut self, sql: &str) -> Result<()> {
        // A lone statement (BEGIN, SAVEPOINT, COMMIT, several for every document) is worth keeping prepared. A
        // script need not hold one: a migration for PostgreSQL alone is nothing but comments here.
        if sql.contains([';', '\n']) {
            return Ok(self.sambungan.execute_batch(sql)?);
        }
        self.sambungan.prepare_cached(sql)?.execute([])?;
        Ok(())
    }
}
