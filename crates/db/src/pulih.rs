//! A whole database written anew, for `karat restore`. SQLite: a new file, which the caller then puts in its
//! place. PostgreSQL: one transaction in which the old tables go and the new ones come.

use crate::conn::Conn;
use crate::error::{Error, Result};
use crate::val::Val;
use crate::{Mesin, args, lite, migrasi, pg};
use std::fs::File;
use std::path::PathBuf;

pub struct Pemulihan {
    conn: Conn,
    versi: i64,
    berkas: Option<PathBuf>,
}

impl Pemulihan {
    /// Begins with the empty tables of the schema `versi`. On SQLite `mesin` names a file that does not exist.
    pub fn mulai(mesin: &Mesin, versi: i64) -> Result<Self> {
        let (mut conn, berkas) = match mesin {
            Mesin::Lite(p) => {
                let mut c = lite::buka_tulis(p)?;
                // Nobody sees the file before it is whole, so it needs no journal; `selesai` makes it last.
                c.batch("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; BEGIN")?;
                (c, Some(p.clone()))
            }
            Mesin::Pg(url) => {
                let mut c = pg::buka(url, None)?;
                c.batch("SET idle_in_transaction_session_timeout=0; BEGIN")?;
                // Tables that this program does not know would be left standing.
                if let Some(v) = migrasi::versi_skema(&mut c)?.filter(|v| *v > migrasi::versi_terakhir()) {
                    return Err(Error::Lain(format!(
                        "basis data PostgreSQL ini berskema versi {v}, lebih baru dari program ini"
                    )));
                }
                migrasi::buang(&mut c)?;
                (c, None)
            }
        };
        migrasi::terapkan(&mut conn, 0, versi)?;
        Ok(Self { conn, versi, berkas })
    }

    /// Fills one table; answers how many rows it got. Rows that the schema itself brings give way to the backup's.
    pub fn isi<E: From<Error>>(
        &mut self,
        tabel: &str,
        kolom: &[String],
        baris: impl Iterator<Item = Result<Vec<Val>, E>>,
    ) -> Result<u64, E> {
        if self.conn.one(&format!("SELECT 1 FROM {tabel} LIMIT 1"), args![], |r| r.int(0))?.is_some() {
            self.conn.exec(&format!("DELETE FROM {tabel}"), args![])?;
        }
        self.conn.sisip_banyak(tabel, kolom, baris)
    }

    /// Brings the schema of the backup to this program's own.
    pub fn mutakhirkan(&mut self) -> Result<()> {
        migrasi::terapkan(&mut self.conn, self.versi, migrasi::versi_terakhir())?;
        if self.conn.adalah_pg() {
            // Plans for the first requests; otherwise they wait for autovacuum.
            for t in migrasi::tabel_berurut() {
                self.conn.batch(&format!("ANALYZE {t}"))?;
            }
        }
        Ok(())
    }

    /// The database as it will be, to be looked at before [`Pemulihan::selesai`].
    pub fn conn(&mut self) -> &mut Conn {
        &mut self.conn
    }

    /// PostgreSQL's name for this transaction: [`nasib_transaksi`] tells later what became of it.
    pub fn nomor(&mut self) -> Result<Option<String>> {
        if !self.conn.adalah_pg() {
            return Ok(None);
        }
        let di: String = self.conn.nilai(BASIS_DATA, &[])?;
        let nomor: String = self.conn.nilai("SELECT CAST(pg_current_xact_id() AS TEXT)", &[])?;
        Ok(Some(format!("{di}:{nomor}")))
    }

    /// The COMMIT. On SQLite the file is whole and on the disk afterwards; dropped without this call, a
    /// PostgreSQL database is as it was and a SQLite file is worthless.
    pub fn selesai(mut self) -> Result<()> {
        self.conn.batch("COMMIT")?;
        let Some(p) = self.berkas else { return Ok(()) };
        // A connection that dropped a table holds on to the file until it closes; another one finishes it.
        drop(self.conn);
        let mut c = lite::buka_tulis(&p)?;
        c.batch("PRAGMA wal_checkpoint(TRUNCATE);")?;
        drop(c);
        File::open(&p).and_then(|f| f.sync_all()).map_err(|e| Error::Lain(format!("{}: {e}", p.display())))
    }
}

/// Which PostgreSQL database this is, among all there are.
const BASIS_DATA: &str = "SELECT CAST(s.system_identifier AS TEXT) || ':' || CAST(d.oid AS TEXT) \
     FROM pg_control_system() s, pg_database d WHERE d.datname = current_database()";

/// What became of a PostgreSQL transaction whose process may have died.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Nasib {
    Jadi,
    Batal,
    Berjalan,
}

/// Asks PostgreSQL for the fate of the transaction that [`Pemulihan::nomor`] named.
pub fn nasib_transaksi(url: &str, nomor: &str) -> Result<Nasib> {
    let mut c = pg::buka(url, None)?;
    let di: String = c.nilai(BASIS_DATA, &[])?;
    let Some(nomor) = nomor.strip_prefix(&di).and_then(|n| n.strip_prefix(':')) else {
        return Err(Error::Lain("restore yang tertunda itu milik basis data PostgreSQL yang lain".into()));
    };
    let n: Option<String> = c.nilai("SELECT pg_xact_status(CAST(CAST($1 AS TEXT) AS xid8))", args![nomor])?;
    match n.as_deref() {
        Some("committed") => Ok(Nasib::Jadi),
        Some("aborted") => Ok(Nasib::Batal),
        Some(_) => Ok(Nasib::Berjalan),
        None => Err(Error::Lain(format!("PostgreSQL tidak lagi tahu nasib transaksi {nomor}"))),
    }
}
