//! The stream below a socket: cut from here, left by the other end, or read by nobody.

use server::socket::saluran::{Saklar, Saluran};
use std::io;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;

/// Runs out in the test that waits for it, and in no other.
const SEBENTAR: Duration = Duration::from_millis(100);
const SABAR: Duration = Duration::from_secs(60);

fn pasangan(
    batas: Duration,
) -> (Saluran<tokio::io::DuplexStream>, tokio::io::DuplexStream, CancellationToken) {
    let (sini, sana) = tokio::io::duplex(64);
    let izin = Arc::new(Semaphore::new(1)).try_acquire_owned().unwrap();
    let putus = CancellationToken::new();
    (Saluran::new(sini, Saklar { putus: putus.clone(), izin }, batas), sana, putus)
}

#[tokio::test]
async fn saluran_yang_diputus_berhenti_membaca_dan_menulis() {
    let (s, _sana, putus) = pasangan(SABAR);
    let (mut baca, mut tulis) = tokio::io::split(s);
    let b = tokio::spawn(async move { baca.read(&mut [0; 8]).await.unwrap() });
    let t = tokio::spawn(async move { tulis.write_all(&[0; 1000]).await.unwrap_err().kind() });
    // One thread: each of them runs until it can go no further.
    for _ in 0..10 {
        tokio::task::yield_now().await;
    }
    assert!(!b.is_finished() && !t.is_finished());
    putus.cancel();
    assert_eq!(b.await.unwrap(), 0);
    assert_eq!(t.await.unwrap(), io::ErrorKind::BrokenPipe);
}

#[tokio::test]
async fn klien_yang_tidak_membaca_dilepas() {
    let (mut s, _sana, putus) = pasangan(SEBENTAR);
    let galat = s.write_all(&[0; 1000]).await.unwrap_err();
    assert_eq!(galat.kind(), io::ErrorKind::TimedOut);
    assert!(putus.is_cancelled());
}

#[tokio::test]
async fn ujung_yang_tutup_membebaskan_tulisan_yang_menunggu() {
    let (s, sana, putus) = pasangan(SABAR);
    let (mut baca, _tulis) = tokio::io::split(s);
    drop(sana);
    assert_eq!(baca.read(&mut [0; 8]).await.unwrap(), 0);
    assert!(putus.is_cancelled());
}
