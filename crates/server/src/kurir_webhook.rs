//! Webhooks on their way out, beside the serving: what the audit of each store has since the last look is put in line, and what
//! waits is handed over, a webhook beside the other, so that a slow one keeps none. Several processes may do it. Addresses in
//! private networks and on this machine are refused at every delivery, whatever they resolved to when they were saved.

use crate::App;
use hubung::webhook::kurir::{self, PutaranWebhook};
use hubung::webhook::{self, Penerima};
use platform::{DasarTolak, Hasil};
use std::collections::HashMap;
use std::time::Duration;
use tokio::task::{JoinHandle, JoinSet};

const SELANG: Duration = Duration::from_secs(5);

pub async fn jalankan(app: App) {
    let mut sedang: HashMap<String, JoinHandle<()>> = HashMap::new();
    loop {
        tokio::select! {
            () = tokio::time::sleep(SELANG) => {}
            () = kurir::dibangunkan() => {}
        }
        sedang.retain(|_, t| !t.is_finished());
        match app.db.read(webhook::penerima).await {
            Ok(semua) => {
                for p in semua {
                    if sedang.contains_key(&p.id) {
                        continue;
                    }
                    let (id, app) = (p.id.clone(), app.clone());
                    sedang.insert(id, tokio::spawn(async move { lapor(&p, satu(&app, &p).await) }));
                }
            }
            Err(e) => tracing::warn!(kode = e.kode, sebab = ?e.sebab, "webhook belum dibaca"),
        }
    }
}

fn lapor(p: &Penerima, hasil: Hasil<PutaranWebhook>) {
    match hasil {
        Ok(j) if j == PutaranWebhook::default() => {}
        Ok(j) => tracing::info!(webhook = p.id, terkirim = j.terkirim, gagal = j.gagal, "webhook"),
        Err(e) => tracing::warn!(webhook = p.id, kode = e.kode, sebab = ?e.sebab, "webhook belum dikirim"),
    }
}

/// One round over all webhooks.
pub async fn sekali(app: &App) -> Hasil<PutaranWebhook> {
    let mut tugas = JoinSet::new();
    for p in app.db.read(webhook::penerima).await? {
        let app = app.clone();
        tugas.spawn(async move { satu(&app, &p).await });
    }
    let mut jumlah = PutaranWebhook::default();
    while let Some(t) = tugas.join_next().await {
        let j = t.map_err(|e| DasarTolak::Dalam.tolak("Webhook belum dikirim").sebab(e))??;
        jumlah.terkirim += j.terkirim;
        jumlah.gagal += j.gagal;
    }
    Ok(jumlah)
}

async fn satu(app: &App, p: &Penerima) -> Hasil<PutaranWebhook> {
    let keluar = app.keluar().umum();
    let mut jumlah = PutaranWebhook::default();
    for toko in kurir::toko_dari(&app.db, p).await? {
        kurir::raih(&app.db, &toko, p).await?;
        if !kurir::menunggu(&app.db, &toko, p).await? {
            continue;
        }
        if keluar.terjangkau(&p.url).await.is_err() {
            kurir::tunda(&app.db, &toko, p, "Alamat webhook tidak ditemukan atau tidak boleh dihubungi")
                .await?;
            jumlah.gagal += 1;
            continue;
        }
        let http =
            keluar.klien().map_err(|e| DasarTolak::Dalam.tolak("Klien HTTP tidak bisa dibuat").sebab(e))?;
        let j = kurir::putaran(&app.db, &toko, p, &http).await?;
        jumlah.terkirim += j.terkirim;
        jumlah.gagal += j.gagal;
    }
    Ok(jumlah)
}
