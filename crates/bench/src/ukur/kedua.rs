//! The frame of what is measured in this process on SQLite, then on PostgreSQL where there is one.

use super::{Konteks, Kumpul, TANPA_PG};
use crate::tempat::{self, Pg};
use anyhow::Result;
use db::{Db, Mesin};
use tokio::runtime::Runtime;

/// `satu` measures one engine on an empty database; it gets the PostgreSQL it is on, none for SQLite.
pub fn di_kedua(
    k: &Konteks,
    h: &mut Kumpul,
    nama: &str,
    satu: impl Fn(&Runtime, &mut Kumpul, &Db, Option<&Pg>) -> Result<()>,
) -> Result<()> {
    let rt = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let folder = k.folder()?;
    let db = tempat::buka_lite(folder.path(), &format!("{nama}.db"))?;
    satu(&rt, h, &db, None)?;
    db.tutup();
    let Some(pg) = Pg::baru(nama)? else {
        h.lewati(TANPA_PG);
        return Ok(());
    };
    let db = tempat::buka(Mesin::Pg(pg.url.clone()))?;
    satu(&rt, h, &db, Some(&pg))?;
    db.tutup();
    Ok(())
}

pub fn sebut(pg: Option<&Pg>) -> &'static str {
    if pg.is_some() { "PostgreSQL" } else { "SQLite" }
}
