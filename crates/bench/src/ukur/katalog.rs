//! The catalogue's app: calls a second of what phones ask for most, and the memory of phones that look with the live line open.
//! The phones are in this process, the server in its own; they come from many addresses, as phones do.

use super::{Konteks, Kumpul};
use crate::hasil::Angka;
use crate::karat::{Karat, siapkan_katalog};
use crate::muat::{self, Beban};
use anyhow::{Context as _, Result, bail, ensure};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};

const SAMBUNGAN: usize = 64;
const BARANG: usize = 300;
/// Phones that look at once, and what the largest crowd may cost.
const PONSEL: [usize; 3] = [2_000, 5_000, 10_000];
const MEMORI_MB: f64 = 400.0;
/// Phones behind one address: fewer than the server lets in.
const SEALAMAT: usize = 900;
const SEKALIGUS: usize = 100;
/// Longer than the server's pulse, so that every line was spoken to.
const TAHAN: Duration = Duration::from_secs(28);

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let folder = k.folder()?;
    siapkan_katalog(&k.karat, folder.path(), BARANG)?;
    let s = Karat::mulai(&k.karat, folder.path(), None, false)?;
    let beban = Beban::new(SAMBUNGAN, k.detik(10));
    for (sebut, jalan) in
        [("beranda", "/api/v1/katalog/emas/beranda"), ("daftar barang", "/api/v1/katalog/emas/item?limit=12")]
    {
        let (status, isi) = muat::sekali(s.alamat, &muat::get(jalan, None))?;
        ensure!(status == 200, "{jalan} menjawab {status}");
        let r = muat::muat(s.alamat, s.siapa(), &beban, muat::tetap(muat::get(jalan, None)))?;
        h.angka(
            Angka::new(format!("katalog, {sebut}, 64 sambungan"), r.per_detik(), "req/s")
                .paling_sedikit(5_000.0)
                .cpu(r.cpu_server)
                .ket(format!("jawaban {} byte; {}", isi.len(), r.ket())),
        );
    }
    s.henti()?;
    for banyak in PONSEL {
        // Each crowd meets a server that never saw one.
        let s = Karat::mulai(&k.karat, folder.path(), None, false)?;
        let awal = s.siapa().memori_mb()?.0;
        let tahan = if k.cepat { Duration::from_secs(2) } else { TAHAN };
        let rt = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
        let (rss, anon) = rt.block_on(async {
            let semua = buka(s.alamat, banyak).await?;
            tokio::time::sleep(tahan).await;
            let m = s.siapa().memori_mb()?;
            let mut hidup = 0;
            for p in &semua {
                hidup += usize::from(masih(p)?);
            }
            ensure!(hidup == banyak, "hanya {hidup} dari {banyak} ponsel yang bertahan");
            Ok::<_, anyhow::Error>(m)
        })?;
        let mut a = Angka::new(format!("memori dengan {banyak} ponsel yang melihat katalog"), rss, "MB")
            .ket(format!("RSS; sebelumnya {awal:.1} MB; milik proses sendiri {anon:.1} MB"));
        if banyak == 10_000 {
            a = a.paling_banyak(MEMORI_MB);
        }
        h.angka(a);
        s.henti()?;
    }
    Ok(())
}

/// Is the line still open? Whatever came meanwhile is read away.
fn masih(p: &TcpStream) -> Result<bool> {
    let mut b = [0; 4096];
    loop {
        match p.try_read(&mut b) {
            Ok(0) => return Ok(false),
            Ok(_) => {}
            Err(e) if e.kind() == std::io::ErrorKind::WouldBlock => return Ok(true),
            Err(e) => return Err(e.into()),
        }
    }
}

async fn buka(alamat: SocketAddr, banyak: usize) -> Result<Vec<TcpStream>> {
    let mut semua = Vec::with_capacity(banyak);
    while semua.len() < banyak {
        let dari = semua.len();
        let baru: Vec<_> =
            (dari..(dari + SEKALIGUS).min(banyak)).map(|ke| tokio::spawn(satu(alamat, ke))).collect();
        for b in baru {
            semua.push(tokio::time::timeout(Duration::from_secs(20), b).await.context("sambungan macet")???);
        }
    }
    Ok(semua)
}

/// One phone: asks for the line and sees it begin.
async fn satu(alamat: SocketAddr, ke: usize) -> Result<TcpStream> {
    let soket = TcpSocket::new_v4()?;
    let akhir = u8::try_from(2 + ke / SEALAMAT)?;
    soket.bind(SocketAddr::new(IpAddr::V4(Ipv4Addr::new(127, 0, 0, akhir)), 0))?;
    let mut p = soket.connect(alamat).await?;
    p.write_all(
        b"GET /katalog-langsung/emas HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/event-stream\r\n\r\n",
    )
    .await?;
    let mut b = vec![0; 4096];
    let mut n = 0;
    while !b.get(..n).unwrap_or_default().windows(6).any(|w| w == b"retry:") {
        let baca = p.read(b.get_mut(n..).context("jawaban terlalu panjang")?).await?;
        if baca == 0 {
            bail!("garis ditolak: {}", String::from_utf8_lossy(b.get(..n).unwrap_or_default()));
        }
        n += baca;
    }
    ensure!(
        b.starts_with(b"HTTP/1.1 200"),
        "garis dijawab {}",
        String::from_utf8_lossy(b.get(..12).unwrap_or_default())
    );
    Ok(p)
}
