//! Housekeeping beside the serving: what has done its work is forgotten, so that the tables stay small.
//! Nothing here is in a hurry; a run that fails is told to the log and tried again at its next turn.

use crate::App;
use db::Db;
use platform::{DasarTolak, Hasil, Tolak, toko};
use std::time::Duration;

/// Days the answer of a submit is kept for a repeat of it.
const SIMPAN_JAWABAN: i64 = 30;
const SELANG: Duration = Duration::from_secs(6 * 3600);

pub async fn jalankan(app: App) {
    let mut detak = tokio::time::interval(SELANG);
    loop {
        detak.tick().await;
        match sekali(&app.db).await {
            Ok(0) => {}
            Ok(n) => tracing::info!(baris = n, "jawaban lama dilupakan"),
            Err(e) => tracing::warn!(kode = e.kode, sebab = ?e.sebab, "perawatan gagal"),
        }
        match sapu_gambar(&app).await {
            Ok(0) => {}
            Ok(n) => tracing::info!(gambar = n, "gambar tanpa pemilik dibuang"),
            Err(e) => tracing::warn!(kode = e.kode, sebab = ?e.sebab, "gambar belum disapu"),
        }
    }
}

/// Pictures that no row names, over all stores.
pub async fn sapu_gambar(app: &App) -> Hasil<usize> {
    let lemari = app.lemari()?;
    let mut banyak = katalog::gambar::sapu(&app.db, &lemari).await?;
    for t in app.db.read(|c| Ok::<_, Tolak>(toko::semua(c)?)).await? {
        banyak += gambar::sapu(&app.db, &lemari, &t.kode_toko).await?;
    }
    Ok(banyak)
}

/// One round over all stores, each in a transaction of its own; answers how many rows went.
pub async fn sekali(db: &Db) -> Hasil<u64> {
    let batas = db
        .jam()
        .hari_ini()
        .tambah_hari(-SIMPAN_JAWABAN)
        .map_err(|e| DasarTolak::Tanggal.tolak(e.to_string()))?;
    let mut banyak = 0;
    for t in db.read(|c| Ok::<_, Tolak>(toko::semua(c)?)).await? {
        banyak += db
            .write(t.kode_toko, move |tx| {
                let kiriman = hubung::webhook::kiriman::bersihkan(tx, batas)?;
                Ok::<_, Tolak>(kiriman + db::bersihkan_idempotensi(tx, batas)?)
            })
            .await?;
    }
    Ok(banyak)
}
