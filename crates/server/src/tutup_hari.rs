//! Running a closing: one at a time a store (a claim of this process that dies with it; other processes wait for the
//! store's lock and then find their session ended), progress to the closer's screens, afterwards digest and backup.

use crate::App;
use db::{Kunci, Tx};
use parking_lot::Mutex;
use platform::{Hasil, Pelaku, Tolak, Tujuan};
use std::collections::HashSet;
use std::path::{Path, PathBuf};
use tutup::TutupTolak;
use tutup::{SEDANG, Tertutup};
use values::{KodeToko, Tanggal};

/// The event the progress comes as.
const PERISTIWA: &str = "closed-store-progress";
/// Backups of closings that are kept.
const SIMPAN: usize = 14;

/// Stores being closed by this process.
#[derive(Default)]
pub struct Sedang(Mutex<HashSet<KodeToko>>);

struct Klaim {
    app: App,
    toko: KodeToko,
}

impl Klaim {
    fn ambil(app: &App, toko: &KodeToko) -> Hasil<Self> {
        if app.sedang_tutup.0.lock().insert(toko.clone()) {
            Ok(Self { app: app.clone(), toko: toko.clone() })
        } else {
            Err(TutupTolak::Sedang.tolak(SEDANG))
        }
    }
}

impl Drop for Klaim {
    fn drop(&mut self) {
        self.app.sedang_tutup.0.lock().remove(&self.toko);
    }
}

pub fn berjalan(app: &App, toko: &KodeToko) -> bool {
    app.sedang_tutup.0.lock().contains(toko)
}

/// The refusal of a session that is over; one that a closing ended is told who closed, and the day since.
pub async fn sesi_mati(app: &App, sidik: &str) -> Hasil<Tolak> {
    let s = sidik.to_owned();
    let t = Tolak::token_mati();
    Ok(match app.db.read(move |c| Ok::<_, Tolak>(tutup::penutupan(c, &s)?)).await? {
        Some(p) => t.rincian(serde_json::json!({ "ditutup": p })),
        None => t,
    })
}

/// Closes the day of the person's store.
pub async fn jalankan(app: &App, p: &Pelaku, tanggal: Option<Tanggal>) -> Hasil<Tertutup> {
    let _klaim = Klaim::ambil(app, &p.toko)?;
    let maju = {
        let (siaran, user) = (app.siaran.clone(), p.user_id.clone());
        move |persen: u8, pesan: &str| {
            let isi = serde_json::json!({ "percentage": persen, "message": pesan });
            siaran.kirim(Tujuan::User(user.clone()), PERISTIWA, isi);
        }
    };
    maju(1, "Memeriksa keseimbangan buku");
    seimbang(app, p).await?;
    let (pelaku, lapor) = (p.clone(), maju.clone());
    let hasil = app
        .db
        .write(Kunci::toko(p.toko.clone()).dengan_rantai(), move |tx| {
            tutup::tutup(tx, &pelaku, tanggal, rangkai::DOMAIN, &lapor)
        })
        .await?;
    maju(100, "Selesai");
    tokio::spawn(sesudah(app.clone(), p.toko.clone(), hasil.tanggal));
    Ok(hasil)
}

/// The rules over what was posted since the last closing, before anything is locked.
async fn seimbang(app: &App, p: &Pelaku) -> Hasil<()> {
    let kode = p.toko.clone();
    match app.db.menutup(move |c| tutup::tidak_seimbang(c, &kode, rangkai::DOMAIN)).await? {
        None => Ok(()),
        Some(hal) => Err(TutupTolak::Halangan
            .tolak(hal.pesan.clone())
            .rincian(serde_json::json!({ "halangan": [hal] }))),
    }
}

/// The day is closed whatever happens here; what fails is told to the log.
async fn sesudah(app: App, toko: KodeToko, tanggal: Tanggal) {
    let bukti = {
        let toko = toko.clone();
        app.db.menutup(move |c| ledger::periksa::toko(c, &toko, &rangkai::BUKTI)).await
    };
    let temuan = match bukti {
        Ok(t) => Some(t),
        Err(e) => {
            tracing::warn!(%toko, %tanggal, sebab = %e, "bukti saldo sesudah tutup toko gagal");
            None
        }
    };
    for t in temuan.iter().flatten() {
        tracing::error!(%toko, %tanggal, aturan = t.aturan, objek = t.objek, pesan = t.pesan, "buku tidak seimbang");
    }
    let (hari, banyak) = (tanggal, temuan.map(|t| t.len()));
    let simpan = move |tx: &mut Tx<'_>| {
        let r = tutup::simpan_ringkasan(tx, hari, banyak, rangkai::DOMAIN)?;
        let kode = tx.toko().clone();
        let nama = platform::toko::cari(tx, &kode)?.nama_toko;
        pesan::pemilik::ringkasan(tx, hari, &tutup::teks_ringkasan(&r, &nama)).map(|_| ())
    };
    if let Err(t) = app.db.write(toko.clone(), simpan).await {
        tracing::warn!(%toko, %tanggal, kode = t.kode, sebab = ?t.sebab, "ringkasan hari belum disimpan");
    }
    let Some(folder) = app.folder() else { return };
    match cadangkan(&app, &folder, &toko, tanggal).await {
        Ok(berkas) => {
            tracing::info!(%toko, %tanggal, berkas = %berkas.display(), "cadangan tutup toko dibuat");
        }
        Err(e) => tracing::warn!(%toko, %tanggal, sebab = %e, "cadangan tutup toko gagal"),
    }
}

async fn cadangkan(app: &App, folder: &Path, toko: &KodeToko, tanggal: Tanggal) -> anyhow::Result<PathBuf> {
    let tempat = folder.join("cadangan");
    tokio::fs::create_dir_all(&tempat).await?;
    let untuk = app.backup_untuk();
    let ekor = if matches!(untuk, cadangan::Untuk::Pemilik(_)) { ".age" } else { "" };
    let berkas = tempat.join(format!("tutup-{tanggal}-{toko}.tar.gz{ekor}"));
    cadangan::buat(&app.db, folder, &berkas, true, untuk).await?;
    buang_lama(&tempat).await?;
    Ok(berkas)
}

/// The newest days stay.
async fn buang_lama(tempat: &Path) -> anyhow::Result<()> {
    let mut isi = tokio::fs::read_dir(tempat).await?;
    let mut ada = Vec::new();
    while let Some(b) = isi.next_entry().await? {
        let nama = b.file_name().to_string_lossy().into_owned();
        if nama.starts_with("tutup-") && (nama.ends_with(".tar.gz") || nama.ends_with(".tar.gz.age")) {
            ada.push((nama, b.path()));
        }
    }
    ada.sort();
    let lebih = ada.len().saturating_sub(SIMPAN);
    for (_, jalur) in ada.into_iter().take(lebih) {
        tokio::fs::remove_file(jalur).await?;
    }
    Ok(())
}
