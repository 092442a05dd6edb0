//! Notices to members' phones on their way out, beside the serving: sealed for each phone, signed with the installation's key, given
//! to the push service that its browser named. Only services that browsers use are called, or machines named at the start.

use crate::App;
use crate::keluar::Keluar;
use pesan::push::sandi::{self, Pengirim};
use pesan::push::{self, Jawab, Kiriman};
use platform::{Hasil, Tolak};
use reqwest::{Client, StatusCode, Url};
use std::net::IpAddr;
use std::time::Duration;
use values::KodeToko;

const SELANG: Duration = Duration::from_secs(30);
/// The word of who sends is good this long.
const BERLAKU: i64 = 12 * 3600;

/// Where browsers have their push services.
const LAYANAN: [&str; 4] =
    ["fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com"];

/// May a phone be told by this address? A push service of a browser, or a machine named at the start.
pub fn layanan(keluar: &Keluar, alamat: &str) -> bool {
    let Ok(url) = Url::parse(alamat) else { return false };
    let Some(host) = url.host_str() else { return false };
    if !url.username().is_empty() || url.password().is_some() {
        return false;
    }
    if let Ok(ip) = host.trim_matches(['[', ']']).parse::<IpAddr>() {
        return matches!(url.scheme(), "http" | "https") && keluar.dinamai(ip);
    }
    let cocok = |l: &str| host == l || host.strip_suffix(l).is_some_and(|awal| awal.ends_with('.'));
    url.scheme() == "https" && url.port().is_none() && LAYANAN.iter().any(|l| cocok(l))
}

pub async fn jalankan(app: App) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(SELANG) => {}
            () = pesan::dibangunkan_push() => {}
        }
        if let Err(e) = sekali(&app).await {
            tracing::warn!(kode = e.kode, sebab = ?e.sebab, "pemberitahuan belum dikirim");
        }
    }
}

/// One round over all stores; answers how many were taken by a service.
pub async fn sekali(app: &App) -> Hasil<usize> {
    let kini = app.db.jam().sekarang();
    let (semua, pengirim) =
        app.db.read(move |c| Ok::<_, Tolak>((push::toko_menunggu(c, kini)?, push::pengirim(c)?))).await?;
    let Some(pengirim) = pengirim.filter(|_| !semua.is_empty()) else { return Ok(0) };
    let http = app.keluar().klien().map_err(|e| db::Error::Lain(e.to_string()))?;
    let mut terkirim = 0;
    for toko in semua {
        terkirim += satu_toko(app, &http, &pengirim, &toko).await?;
    }
    Ok(terkirim)
}

async fn satu_toko(app: &App, http: &Client, pengirim: &Pengirim, toko: &KodeToko) -> Hasil<usize> {
    let mut terkirim = 0;
    loop {
        let ambilan = app.db.write(toko.clone(), push::ambil).await?;
        if ambilan.is_empty() {
            return Ok(terkirim);
        }
        let kode = toko.clone();
        let siapa = app.db.read(move |c| push::siapa(c, &kode)).await?;
        for k in ambilan {
            let j = kirim(app, http, pengirim, &siapa, &k).await;
            terkirim += usize::from(j == Jawab::Diterima);
            app.db.write(toko.clone(), move |tx| push::hasil(tx, &k, j)).await?;
        }
    }
}

/// What the service said. Its address is nobody's to read: it stands in no log.
async fn kirim(app: &App, http: &Client, pengirim: &Pengirim, siapa: &str, k: &Kiriman) -> Jawab {
    let Some(isi) = k.penerima.as_ref().and_then(|p| sandi::segel(p, &k.isi)) else { return Jawab::Hilang };
    let Ok(url) = Url::parse(&k.alamat) else { return Jawab::Hilang };
    if !layanan(&app.keluar(), &k.alamat) || app.keluar().terjangkau(&k.alamat).await.is_err() {
        return Jawab::Nanti;
    }
    let kini = app.db.jam().sekarang().milidetik() / 1000;
    let Some(kepala) = pengirim.kepala(&url.origin().ascii_serialization(), kini + BERLAKU, siapa) else {
        return Jawab::Nanti;
    };
    let ttl = (k.sampai.milidetik() / 1000 - kini).max(0);
    let jawab = http
        .post(url)
        .header("authorization", kepala)
        .header("content-encoding", "aes128gcm")
        .header("content-type", "application/octet-stream")
        .header("ttl", ttl.to_string())
        .header("urgency", "normal")
        .body(isi)
        .send()
        .await;
    match jawab.map(|r| r.status()) {
        Ok(s) if s.is_success() => Jawab::Diterima,
        Ok(StatusCode::NOT_FOUND | StatusCode::GONE) => Jawab::Hilang,
        Ok(s) if s.is_client_error() && s != StatusCode::TOO_MANY_REQUESTS => {
            tracing::warn!(status = s.as_u16(), "pemberitahuan ditolak layanan push");
            Jawab::Ditolak
        }
        _ => Jawab::Nanti,
    }
}
