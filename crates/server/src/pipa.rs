//! A body that is written by synchronous code while it is sent: a few pieces wait between the two, so that a large answer needs
//! no memory. Who reads too slowly is given up, and a reader that goes away ends the writing.

use axum::body::{Body, Bytes, HttpBody};
use hyper::body::Frame;
use std::io::{self, Write};
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::runtime::Handle;
use tokio::sync::mpsc::{self, Receiver, Sender};

/// Bytes of a piece, and pieces that wait.
const POTONG: usize = 64 << 10;
const ANTRE: usize = 4;
/// How long a reader may keep a piece waiting.
const SABAR: Duration = Duration::from_secs(60);

/// The end that is written to.
pub struct Pipa {
    kirim: Sender<io::Result<Bytes>>,
    isi: Vec<u8>,
    runtime: Handle,
}

struct Terima(Receiver<io::Result<Bytes>>);

impl HttpBody for Terima {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<io::Result<Frame<Bytes>>>> {
        self.0.poll_recv(cx).map(|b| b.map(|b| b.map(Frame::data)))
    }
}

/// A body and the end it is written at. Must be called inside the runtime.
pub fn pipa() -> (Pipa, Body) {
    let (kirim, terima) = mpsc::channel(ANTRE);
    let tulis = Pipa { kirim, isi: Vec::with_capacity(POTONG), runtime: Handle::current() };
    (tulis, Body::new(Terima(terima)))
}

impl Pipa {
    fn serahkan(&mut self, b: io::Result<Bytes>) -> io::Result<()> {
        let kirim = tokio::time::timeout(SABAR, self.kirim.send(b));
        match self.runtime.block_on(kirim) {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) => Err(io::ErrorKind::BrokenPipe.into()),
            Err(_) => Err(io::ErrorKind::TimedOut.into()),
        }
    }

    /// The reader learns that what it has is not whole: the connection breaks instead of ending well.
    pub fn gagal(mut self) {
        let _ = self.serahkan(Err(io::ErrorKind::UnexpectedEof.into()));
    }
}

impl Write for Pipa {
    fn write(&mut self, b: &[u8]) -> io::Result<usize> {
        self.isi.extend_from_slice(b);
        if self.isi.len() >= POTONG {
            self.flush()?;
        }
        Ok(b.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.isi.is_empty() {
            return Ok(());
        }
        let isi = std::mem::replace(&mut self.isi, Vec::with_capacity(POTONG));
        self.serahkan(Ok(isi.into()))
    }
}
