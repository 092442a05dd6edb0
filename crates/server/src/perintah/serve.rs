//! `karat serve`: everything in one process, until Ctrl-C or SIGTERM; what runs is finished first.

use super::{alat, awal, demo, demo_barang, demo_niaga, demo_otorisasi, demo_stok};
use crate::setelan::{Data, Layanan};
use crate::tepi::sambungan::{self, KEPALA_PALING_LAMA, Penerima};
use crate::{App, rawat, rute, socket};
use axum_server::Handle;
use axum_server::tls_rustls::RustlsConfig;
use platform::Siaran;
use std::io::Write as _;
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::Duration;
use values::JamSistem;

/// How long running requests may take after the signal.
const TUNGGU: Duration = Duration::from_secs(8);

pub async fn jalankan(data: &Data, layanan: &Layanan) -> anyhow::Result<ExitCode> {
    let berkas = data.berkas()?;
    let (tempat, layanan) = (data.tempat(&berkas), layanan.lengkapi(&berkas));
    let kunci = db::KunciFolder::ambil(&tempat.folder)?;
    let _pakai = alat::pakai(&tempat, &kunci)?;
    let db = db::Db::buka(db::Setelan::new(tempat.mesin, Arc::new(JamSistem)))?;
    let (siaran, peristiwa) = Siaran::baru();
    if awal::kosong(&db).await? {
        if layanan.demo {
            demo::isi(&db, &siaran).await?;
            demo::isi_master(&db).await?;
            demo_otorisasi::isi(&db, &siaran).await?;
            let barang = layanan.demo_barang.unwrap_or(demo_barang::BANYAK);
            let nota = layanan.demo_nota.unwrap_or(demo_niaga::NOTA);
            demo_barang::isi(&db, demo_barang::HARI, barang, nota, &siaran).await?;
            demo_stok::isi(&db, &siaran).await?;
        } else {
            let (user, rahasia) = awal::pertama(&db).await?;
            println!("Toko pusat {} dibuat. User: {user}  password sekali pakai: {rahasia}", awal::PUSAT);
            println!("Password ini tidak ditampilkan lagi; gantilah saat login pertama.");
        }
    }
    let app = App::new(db.clone(), siaran, layanan.demo);
    app.pasang_lemari(layanan.gambar.lemari(&tempat.folder)?);
    app.pasang_folder(tempat.folder.clone());
    let batas = socket::Batas { folder: Some(tempat.folder), ..socket::Batas::default() };
    socket::pasang(&app, peristiwa, layanan.redis_url.as_deref(), batas).await?;
    let alamat = layanan.listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080)));
    let pendengar = std::net::TcpListener::bind(alamat).map_err(|e| anyhow::anyhow!("{alamat}: {e}"))?;
    pendengar.set_nonblocking(true)?;
    let alamat = pendengar.local_addr()?;
    let pegangan = Handle::new();
    tokio::spawn(rawat::jalankan(app.clone()));
    tokio::spawn(tunggu_sinyal(pegangan.clone(), app.clone()));
    let layan = rute::router(app).into_make_service_with_connect_info::<SocketAddr>();
    let aman = layanan.tls_cert.as_ref().zip(layanan.tls_key.as_ref());
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
    pegangan.graceful_shutdown(Some(TUNGGU));
    socket::tutup(&app).await;
}

/// Nobody has to listen: a closed standard output must not end a server.
fn sapa(alamat: SocketAddr, aman: bool, demo: bool) {
    let mut t = format!("Karat melayani di {}://{alamat}/\n", if aman { "https" } else { "http" });
    if demo {
        t.push_str(&format!("Pengguna demo (password {}):\n", demo::SANDI));
        for (user, level, toko) in demo::daftar() {
            t.push_str(&format!("  {user:<14} {level:<6} {toko}\n"));
        }
    }
    let _ = std::io::stdout().write_all(t.as_bytes());
}
