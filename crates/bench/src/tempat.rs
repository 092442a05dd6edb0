//! Databases to measure on: a folder that is removed afterwards, a PostgreSQL database that is dropped.

use crate::proses::Siapa;
use anyhow::{Context as _, Result};
use db::{Brankas, Db, Mesin, Setelan};
use postgres::{Client, NoTls};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use values::JamSistem;

/// Where measured files lie: on a disk, never in memory, or a durable write would cost nothing.
pub fn folder(akar: Option<&Path>) -> Result<tempfile::TempDir> {
    let akar = match akar {
        Some(a) => a.to_owned(),
        None => std::env::var_os("TMPDIR").map_or_else(|| PathBuf::from("/var/tmp"), PathBuf::from),
    };
    tempfile::Builder::new()
        .prefix("karat-bench.")
        .tempdir_in(&akar)
        .with_context(|| akar.display().to_string())
}

/// A database of its own on the server at KARAT_UJI_PG.
pub struct Pg {
    server: String,
    nama: String,
    pub url: String,
}

impl Pg {
    /// `None` when no server was named.
    pub fn baru(nama: &str) -> Result<Option<Self>> {
        let Some(server) = std::env::var("KARAT_UJI_PG").ok().filter(|a| !a.is_empty()) else {
            return Ok(None);
        };
        let nama = format!("karat_bench_{}_{nama}", std::process::id());
        let url = alamat_ke(&server, &nama);
        let pg = Self { server, nama, url };
        pg.suruh(&format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", pg.nama))?;
        pg.suruh(&format!(
            "CREATE DATABASE {} ENCODING 'UTF8' LC_COLLATE 'C.UTF-8' LC_CTYPE 'C.UTF-8' TEMPLATE template0",
            pg.nama
        ))?;
        Ok(Some(pg))
    }

    /// What the server does by itself in the minutes after a large write: statistics, pages known to be visible, and all
    /// of it on the disk.
    pub fn rapikan(&self) -> Result<()> {
        let mut c = Client::connect(&self.url, NoTls)?;
        c.batch_execute("VACUUM ANALYZE")?;
        c.batch_execute("CHECKPOINT")?;
        Ok(())
    }

    /// Processor seconds of the server's processes that work for this database; it must run on this machine.
    pub fn cpu(&self) -> Result<f64> {
        let sql = "SELECT pid FROM pg_stat_activity WHERE datname = $1 AND application_name = 'karat'";
        let pid = Client::connect(&self.server, NoTls)?.query(sql, &[&self.nama])?;
        pid.iter().map(|r| Siapa::Pid(r.try_get::<_, i32>(0)?.cast_unsigned()).cpu()).sum()
    }

    /// Only outside async code: the client is synchronous.
    fn suruh(&self, sql: &str) -> Result<()> {
        Client::connect(&self.server, NoTls)?.batch_execute(sql)?;
        Ok(())
    }
}

impl Drop for Pg {
    fn drop(&mut self) {
        let _ = self.suruh(&format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.nama));
    }
}

/// The same server, another database.
fn alamat_ke(server: &str, nama: &str) -> String {
    let (depan, tanya) = server.split_once('?').map_or((server, None), |(d, t)| (d, Some(t)));
    let dasar = depan.rsplit_once('/').map_or(depan, |(d, _)| d);
    tanya.map_or_else(|| format!("{dasar}/{nama}"), |t| format!("{dasar}/{nama}?{t}"))
}

/// The database layer just as the server opens it.
pub fn buka(mesin: Mesin) -> Result<Db> {
    let brankas = Some(Arc::new(Brankas::acak()));
    Ok(Db::buka(Setelan { brankas, ..Setelan::new(mesin, Arc::new(JamSistem)) })?)
}

pub fn buka_lite(folder: &Path, nama: &str) -> Result<Db> {
    buka(Mesin::Lite(folder.join(nama)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alamat_basis_lain_di_server_yang_sama() {
        assert_eq!(alamat_ke("postgres://a@h:1/postgres", "x"), "postgres://a@h:1/x");
        assert_eq!(alamat_ke("postgres://a@h:1/postgres?k=v", "x"), "postgres://a@h:1/x?k=v");
    }
}
