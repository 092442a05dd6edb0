//! Demo data, made through the same functions the API uses and the same on every run: four stores, the people who work
//! there, their masters, and sixty days of goods, trade and money. Tests start from parts of it.

mod dasar;
mod hari;
mod otorisasi;

pub use dasar::{SANDI, daftar, isi, isi_master, tambah_toko};
pub use hari::{BANYAK, HARI, isi as isi_hari, isi_sampai_kini};
pub use niaga::demo::NOTA;

use db::Db;
use platform::Siaran;

/// Everything an empty database gets with `--demo`: so many pieces in all, so many sales a day in every store.
pub async fn semua(db: &Db, siaran: &Siaran, barang: usize, nota: usize) -> anyhow::Result<()> {
    isi(db, siaran).await?;
    isi_master(db).await?;
    otorisasi::isi(db, siaran).await?;
    isi_sampai_kini(db, HARI, barang, nota, siaran).await?;
    Ok(())
}
