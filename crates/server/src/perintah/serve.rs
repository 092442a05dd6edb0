//! `karat serve`: everything in one process, until Ctrl-C or SIGTERM; what runs is finished first.

use super::{awal, demo};
use crate::setelan::{Data, Layanan};
use crate::{App, rute, socket};
use axum_server::Handle;
use axum_server::accept::NoDelayAcceptor;
use axum_server::tls_rustls::RustlsConfig;
use platform::Siaran;
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
    let _kunci = db::KunciFolder::ambil(&tempat.folder)?;
    let db = db::Db::buka(db::Setelan::new(tempat.mesin, Arc::new(JamSistem)))?;
    let (siaran, peristiwa) = Siaran::baru();
    if awal::kosong(&db).await? {
        if layanan.demo {
            demo::isi(&db, &siaran).await?;
        } else {
            let (user, rahasia) = awal::pertama(&db).await?;
            println!("Toko pusat {} dibuat. User: {user}  password sekali pakai: {rahasia}", awal::PUSAT);
            println!("Password ini tidak ditampilkan lagi; gantilah saat login pertama.");
        }
    }
    let app = App::new(db.clone(), siaran, layanan.demo);
    let batas = socket::Batas { folder: Some(tempat.folder), ..socket::Batas::default() };
    socket::pasang(&app, peristiwa, layanan.redis_url.as_deref(), batas).await?;
    let alamat = layanan.listen.unwrap_or_else(|| SocketAddr::from(([127, 0, 0, 1], 8080)));
    let pendengar = std::net::TcpListener::bind(alamat).map_err(|e| anyhow::anyhow!("{alamat}: {e}"))?;
    pendengar.set_nonblocking(true)?;
    let alamat = pendengar.local_addr()?;
    let pegangan = Handle::new();
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
            axum_server::from_tcp_rustls(pendengar, tls)?.handle(pegangan).serve(layan).await?;
        }
        None => {
            axum_server::from_tcp(pendengar)?
                .acceptor(NoDelayAcceptor::new())
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

fn sapa(alamat: SocketAddr, aman: bool, demo: bool) {
    println!("Karat melayani di {}://{alamat}/", if aman { "https" } else { "http" });
    if demo {
        println!("Pengguna demo (password {}):", demo::SANDI);
        for (user, level, toko) in demo::daftar() {
            println!("  {user:<14} {level:<6} {toko}");
        }
    }
}
