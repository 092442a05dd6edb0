//! What the server holds in memory for 2,000 idle Socket.IO connections: engine.io over websocket, the
//! handshake's token checked, pings answered.

use super::{Konteks, Kumpul};
use crate::hasil::Angka;
use crate::karat::{Karat, siapkan_demo};
use crate::muat;
use anyhow::{Context as _, Result, bail};
use futures_util::{SinkExt as _, StreamExt as _};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

const SAMBUNGAN: usize = 2_000;
/// Handshakes under way at once.
const SEKALIGUS: usize = 50;
/// Longer than the server's ping interval, so that every connection was asked at least once.
const TAHAN: Duration = Duration::from_secs(32);
const TAHAN_CEPAT: Duration = Duration::from_secs(3);
pub(super) const JALUR: &str = "/socket.io/?EIO=4&transport=";

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let folder = k.folder()?;
    siapkan_demo(&k.karat, folder.path(), None)?;
    let s = Karat::mulai(&k.karat, folder.path(), None, false)?;
    let (status, isi) = muat::sekali(s.alamat, &muat::get(&format!("{JALUR}polling"), None))?;
    if status == 404 || !isi.starts_with(b"0{") {
        h.lewati(format!("socket: server ini belum melayani /socket.io/ (jawaban {status})"));
        return s.henti();
    }
    let pembuka = pembuka(&s)?;
    let (awal, anon_awal) = s.siapa().memori_mb()?;
    let c0 = s.siapa().cpu()?;
    let tahan = if k.cepat { TAHAN_CEPAT } else { TAHAN };
    let rt = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let mulai = Instant::now();
    let (hidup, rss, anon) = rt.block_on(async {
        let (henti, dihentikan) = watch::channel(false);
        let hidup = Arc::new(AtomicUsize::new(0));
        let tugas = sambungkan(s.alamat, &pembuka, &dihentikan, &hidup).await?;
        let lama = mulai.elapsed().as_secs_f64();
        eprintln!("   {SAMBUNGAN} sambungan dalam {lama:.1} detik, ditahan {tahan:?}");
        tokio::time::sleep(tahan).await;
        let m = s.siapa().memori_mb()?;
        let n = hidup.load(Ordering::Relaxed);
        henti.send(true)?;
        for t in tugas {
            t.await??;
        }
        Ok::<_, anyhow::Error>((n, m.0, m.1))
    })?;
    let cpu = s.siapa().cpu()? - c0;
    s.henti()?;
    if hidup != SAMBUNGAN {
        bail!("hanya {hidup} dari {SAMBUNGAN} sambungan yang bertahan");
    }
    h.angka(Angka::new("memori dengan 2.000 sambungan socket", rss, "MB").paling_banyak(200.0).cpu(cpu).ket(
        format!(
            "RSS; sebelumnya {awal:.1} MB; milik proses sendiri {anon:.1} MB; {:.1} kB tiap sambungan",
            (anon - anon_awal) * 1000.0 / 2000.0
        ),
    ));
    Ok(())
}

/// One opening message a demo user: the server holds no more than 100 sockets of one person.
fn pembuka(s: &Karat) -> Result<Vec<String>> {
    let pusat = ["su", "mu", "dev", "own", "spv", "fin", "kasir1", "kasir2"].map(|u| (u.to_owned(), "PST"));
    let cabang = ["JKT1", "BDG1", "SBY1"].into_iter().flat_map(|t| {
        ["own", "spv", "fin", "kasir1", "kasir2"].map(|u| (format!("{u}-{}", t.to_lowercase()), t))
    });
    pusat
        .into_iter()
        .chain(cabang)
        .map(|(user, toko)| {
            Ok(format!("40{}", serde_json::json!({ "token": s.masuk(&user)?, "kode_toko": toko })))
        })
        .collect()
}

type Tugas = tokio::task::JoinHandle<Result<()>>;

async fn sambungkan(
    alamat: SocketAddr,
    pembuka: &[String],
    henti: &watch::Receiver<bool>,
    hidup: &Arc<AtomicUsize>,
) -> Result<Vec<Tugas>> {
    let mut tugas = Vec::with_capacity(SAMBUNGAN);
    while tugas.len() < SAMBUNGAN {
        let baru: Vec<_> = (0..SEKALIGUS.min(SAMBUNGAN - tugas.len()))
            .zip(pembuka.iter().cycle().skip(tugas.len() % pembuka.len()))
            .map(|(_, p)| tokio::spawn(satu(alamat, p.clone())))
            .collect();
        for b in baru {
            let ws =
                tokio::time::timeout(Duration::from_secs(20), b).await.context("jabat tangan macet")???;
            tugas.push(tokio::spawn(tahan(ws, henti.clone(), hidup.clone())));
        }
    }
    Ok(tugas)
}

async fn satu(alamat: SocketAddr, pembuka: String) -> Result<WebSocketStream<TcpStream>> {
    buka(alamat, pembuka, WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0)).await
}

/// Opens one connection and sees it accepted.
pub(super) async fn buka(
    alamat: SocketAddr,
    pembuka: String,
    atur: WebSocketConfig,
) -> Result<WebSocketStream<TcpStream>> {
    let tcp = TcpStream::connect(alamat).await?;
    let (mut ws, _) =
        client_async_with_config(format!("ws://{alamat}{JALUR}websocket"), tcp, Some(atur)).await?;
    if !teks(&mut ws).await?.starts_with("0{") {
        bail!("bukan pembuka engine.io");
    }
    ws.send(Message::text(pembuka)).await?;
    loop {
        let t = teks(&mut ws).await?;
        match t.as_str() {
            "2" => ws.send(Message::text("3")).await?,
            t if t.starts_with("40") => return Ok(ws),
            t if t.starts_with("44") => bail!("socket ditolak: {t}"),
            _ => {}
        }
    }
}

pub(super) async fn teks(ws: &mut WebSocketStream<TcpStream>) -> Result<String> {
    while let Some(m) = ws.next().await {
        if let Message::Text(t) = m? {
            return Ok(t.as_str().to_owned());
        }
    }
    bail!("socket ditutup oleh server")
}

/// Answers pings until told to stop; a connection that ends before is missed in the count.
async fn tahan(
    mut ws: WebSocketStream<TcpStream>,
    mut henti: watch::Receiver<bool>,
    hidup: Arc<AtomicUsize>,
) -> Result<()> {
    hidup.fetch_add(1, Ordering::Relaxed);
    loop {
        tokio::select! {
            t = teks(&mut ws) => match t {
                Ok(t) if t == "2" => ws.send(Message::text("3")).await?,
                Ok(_) => {}
                Err(e) => {
                    hidup.fetch_sub(1, Ordering::Relaxed);
                    return Err(e);
                }
            },
            _ = henti.changed() => {
                let _ = ws.close(None).await;
                return Ok(());
            }
        }
    }
}
