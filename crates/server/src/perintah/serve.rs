//! `karat serve`: everything in one process, until Ctrl-C or SIGTERM; what runs is finished first.

use super::{alat, awal, berkas, kunci_data};
use crate::keluar::Keluar;
use crate::setelan::{Data, Layanan};
use crate::tepi::lapisan::Kepala;
use crate::tepi::sambungan::{self, KEPALA_PALING_LAMA, Penerima};
use crate::{App, kurir_pesan, kurir_push, kurir_webhook, rawat, reset_poin, rute, socket};
use axum_server::Handle;
use axum_server::tls_rustls::RustlsConfig;
use platform::Siaran;
use std::io::Write as _;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use values::{Jam, JamGeser, JamSistem, Waktu};

/// How long running requests may take after the signal.
const TUNGGU: Duration = Duration::from_secs(8);

pub async fn jalankan(data: &Data, layanan: &Layanan) -> anyhow::Result<ExitCode> {
    let setelan = data.berkas()?;
    let (tempat, layanan) = (data.tempat(&setelan), layanan.lengkapi(&setelan));
    let alamat = layanan.listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080)));
    let aman = layanan.tls_cert.as_ref().zip(layanan.tls_key.as_ref());
    let dekat = alamat.ip().to_canonical().is_loopback();
    if layanan.demo && !dekat && !layanan.demo_terbuka {
        anyhow::bail!(
            "data contoh memakai password yang diketahui semua orang dan tidak dilayani di {alamat}; \
             pakai 127.0.0.1, atau --demo-terbuka bila memang dikehendaki"
        );
    }
    if !dekat && aman.is_none() {
        tracing::warn!(%alamat, "dilayani ke luar mesin ini tanpa TLS: password dan data lewat terbuka; pakai --tls-cert dan --tls-key, atau proxy yang memakai TLS");
    }
    let kunci = db::KunciFolder::ambil(&tempat.folder)?;
    berkas::rapatkan(&tempat.folder);
    let _pakai = alat::pakai(&tempat, &kunci)?;
    let milik = match &tempat.mesin {
        db::Mesin::Pg(url) => Some(url.clone()),
        db::Mesin::Lite(_) => None,
    };
    let kunci_data = data.kunci_data(&setelan);
    if !layanan.demo && matches!(tempat.mesin, db::Mesin::Lite(_)) && kunci_data.starts_with(&tempat.folder) {
        tracing::warn!(
            "kunci data ada di samping basis data yang dilindunginya; simpan di folder lain dan sebutkan dengan --kunci-data"
        );
    }
    let db = kunci_data::buka(&tempat, &kunci_data, jam(&layanan, dekat)?).await?;
    let (siaran, peristiwa) = Siaran::baru();
    let lemari = layanan.gambar.lemari(&tempat.folder)?;
    isi_pertama(&db, &layanan, &siaran, &lemari).await?;
    if !dekat && !layanan.demo_terbuka && bersandi_contoh(&db).await? {
        anyhow::bail!(
            "masih ada pengguna dengan password contoh, yang diketahui semua orang: ganti dulu password mereka di \
             127.0.0.1, atau --demo-terbuka bila memang dikehendaki"
        );
    }
    let app = App::new(db.clone(), siaran, layanan.demo);
    let milik = Keluar::milik_kita(milik.as_deref().into_iter().chain(layanan.redis_url.as_deref()));
    app.pasang_keluar(Keluar::new(layanan.allow_outbound.clone(), milik));
    app.pasang_kepala(Kepala::new(&layanan.portals, aman.is_some())?);
    app.pasang_token_metrik(layanan.metrics_token.clone());
    if !layanan.backup_untuk.is_empty() {
        app.pasang_backup_untuk(cadangan::Untuk::kunci(&layanan.backup_untuk)?);
    } else if !layanan.demo {
        tracing::warn!(
            "backup sesudah tutup toko tidak terenkripsi; buat kunci dengan karat backup-key, lalu --backup-untuk"
        );
    }
    app.pasang_lemari(lemari);
    app.pasang_folder(tempat.folder.clone());
    app.pasang_proxy(layanan.trusted_proxies.clone());
    let batas = socket::Batas { folder: Some(tempat.folder), ..socket::Batas::default() };
    socket::pasang(&app, peristiwa, layanan.redis_url.as_deref(), batas).await?;
    let pendengar = std::net::TcpListener::bind(alamat).map_err(|e| anyhow::anyhow!("{alamat}: {e}"))?;
    pendengar.set_nonblocking(true)?;
    let alamat = pendengar.local_addr()?;
    let pegangan = Handle::new();
    // Held as long as it serves.
    let _gerbang_contoh = if layanan.demo {
        let s = pesan::simulator::Simulator::mulai().await?;
        app.pasang_gerbang_contoh(s.url());
        Some(s)
    } else {
        None
    };
    tokio::spawn(rawat::jalankan(app.clone()));
    tokio::spawn(kurir_pesan::jalankan(app.clone()));
    tokio::spawn(kurir_webhook::jalankan(app.clone()));
    tokio::spawn(kurir_push::jalankan(app.clone()));
    tokio::spawn(reset_poin::jalankan(app.clone()));
    tokio::spawn(tunggu_sinyal(pegangan.clone(), app.clone()));
    let layan = rute::router(app).into_make_service_with_connect_info::<SocketAddr>();
    sapa(alamat, aman.is_some(), layanan.demo);
    match aman {
        Some((sertifikat, kunci)) => {
            let _ = rustls::crypto::ring::default_provider().install_default();
            let tls = RustlsConfig::from_pem_file(sertifikat, kunci)
                .await
                .map_err(|e| anyhow::anyhow!("sertifikat TLS tidak bisa dibaca: {e}"))?;
            sambungan::batasi(axum_server::from_tcp_rustls(pendengar, tls)?, KEPALA_PALING_LAMA)
                .handle(pegangan)
                .serve(layan)
                .await?;
        }
        None => {
            sambungan::batasi(axum_server::from_tcp(pendengar)?, KEPALA_PALING_LAMA)
                .acceptor(Penerima(KEPALA_PALING_LAMA))
                .handle(pegangan)
                .serve(layan)
                .await?;
        }
    }
    tokio::task::spawn_blocking(move || db.tutup()).await?;
    tracing::info!("berhenti");
    Ok(ExitCode::SUCCESS)
}

/// An empty database gets the demo's shops, or its head office and first user.
async fn isi_pertama(
    db: &db::Db,
    layanan: &Layanan,
    siaran: &Siaran,
    lemari: &gambar::Lemari,
) -> anyhow::Result<()> {
    if !awal::kosong(db).await? {
        return Ok(());
    }
    if layanan.demo {
        let barang = layanan.demo_barang.unwrap_or(demo::BANYAK);
        let nota = layanan.demo_nota.unwrap_or(demo::NOTA);
        demo::semua(db, siaran, barang, nota).await?;
        if barang > 0 {
            gambar::demo::isi(db, lemari).await?;
            katalog::demo::isi(db, lemari).await?;
        }
    } else {
        let (user, rahasia) = awal::pertama(db).await?;
        println!("Toko pusat {} dibuat. User: {user}  password sekali pakai: {rahasia}", awal::PUSAT);
        println!("Password ini tidak ditampilkan lagi; gantilah saat login pertama.");
    }
    Ok(())
}

/// The machine's clock; demo data on this machine may have one that begins at another moment.
fn jam(layanan: &Layanan, dekat: bool) -> anyhow::Result<Arc<dyn Jam>> {
    let Some(awal) = &layanan.jam_contoh else { return Ok(Arc::new(JamSistem)) };
    anyhow::ensure!(layanan.demo && dekat, "--jam-contoh hanya untuk data contoh yang dilayani di 127.0.0.1");
    let awal = Waktu::parse(awal).map_err(|e| anyhow::anyhow!("--jam-contoh {awal}: {e}"))?;
    Ok(Arc::new(JamGeser::mulai(awal)))
}

/// Does a user of the demo still have the demo's password?
async fn bersandi_contoh(db: &db::Db) -> anyhow::Result<bool> {
    let contoh: Vec<String> = demo::daftar().into_iter().map(|(user, ..)| user).collect();
    let tersimpan = db
        .read(move |c| {
            let d = db::daftar(1, contoh.iter().map(String::as_str));
            let sql = format!("SELECT sandi FROM pengguna WHERE aktif = 1 AND user_id IN {}", d.sql);
            c.rows(&sql, &d.nilai, |r| r.get::<String>(0))
        })
        .await
        .map_err(|e: db::Error| anyhow::anyhow!("{e}"))?;
    for s in tersimpan {
        if platform::sandi::cocok(demo::SANDI.to_owned(), s).await {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn tunggu_sinyal(pegangan: Handle<SocketAddr>, app: App) {
    let henti = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut s) => {
                s.recv().await;
            }
            Err(_) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = henti => {}
    }
    tracing::info!("menyelesaikan yang sedang berjalan");
    app.langsung.tutup();
    pegangan.graceful_shutdown(Some(TUNGGU));
    socket::tutup(&app).await;
}

/// Nobody has to listen: a closed standard output must not end a server.
fn sapa(alamat: SocketAddr, aman: bool, demo: bool) {
    let mut t = format!("Karat melayani di {}://{alamat}/\n", if aman { "https" } else { "http" });
    if demo {
        t.push_str(&format!("Pengguna demo (password {}):\n", ::demo::SANDI));
        for (user, level, toko) in ::demo::daftar() {
            t.push_str(&format!("  {user:<14} {level:<6} {toko}\n"));
        }
    }
    let _ = std::io::stdout().write_all(t.as_bytes());
}
