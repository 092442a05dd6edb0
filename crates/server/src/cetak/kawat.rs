//! Raw TCP to a printer ("port 9100"): the bytes, then the end of the stream. What the printer says is read and
//! thrown away, never shown. Blocking; the server runs it on a thread of its own, the print agent as it is.

use crate::keluar::Keluar;
use std::io::{self, Read as _, Write as _};
use std::net::{Shutdown, TcpStream};
use std::time::{Duration, Instant};

/// How long a printer may take.
#[derive(Debug, Clone, Copy)]
pub struct Batas {
    pub sambung: Duration,
    /// for all bytes together
    pub kirim: Duration,
    /// for the printer to close; one that keeps the line open has the bytes all the same
    pub tutup: Duration,
}

pub const BATAS: Batas = Batas {
    sambung: Duration::from_secs(4),
    kirim: Duration::from_secs(20),
    tutup: Duration::from_millis(500),
};

/// Why a printer did not get its bytes.
#[derive(Debug)]
pub enum Gagal {
    Alamat,
    Ditolak,
    TidakMenjawab,
    /// took some bytes, then no more
    Macet,
    Putus(io::Error),
}

impl Gagal {
    /// For the person at the till. One text whatever it was: what stands at an address that somebody typed is not for
    /// them to find out from us. The cause is in the log.
    pub fn pesan(nama: &str, alamat: &str) -> String {
        format!(
            "Printer {nama} ({alamat}) tidak bisa dihubungi; periksa alamat, listrik, kertas dan kabel jaringannya. \
             Bila sebagian sudah tercetak, periksa dulu sebelum mencetak ulang"
        )
    }
}

fn habis(e: &io::Error) -> bool {
    matches!(e.kind(), io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock)
}

fn sambung(alamat: &str, lama: Duration, keluar: &Keluar) -> Result<TcpStream, Gagal> {
    let mut terakhir = Gagal::Alamat;
    for a in keluar.cari(alamat).map_err(|_| Gagal::Alamat)? {
        match TcpStream::connect_timeout(&a, lama) {
            Ok(s) => return Ok(s),
            Err(e) if e.kind() == io::ErrorKind::ConnectionRefused => terakhir = Gagal::Ditolak,
            Err(e) if habis(&e) => terakhir = Gagal::TidakMenjawab,
            Err(e)
                if matches!(e.kind(), io::ErrorKind::HostUnreachable | io::ErrorKind::NetworkUnreachable) =>
            {
                terakhir = Gagal::TidakMenjawab;
            }
            Err(e) => terakhir = Gagal::Putus(e),
        }
    }
    Err(terakhir)
}

/// Sends all bytes or says why not.
pub fn kirim(alamat: &str, isi: &[u8], batas: Batas, keluar: &Keluar) -> Result<(), Gagal> {
    let mut s = sambung(alamat, batas.sambung, keluar)?;
    let akhir = Instant::now() + batas.kirim;
    let mut sisa = isi;
    while !sisa.is_empty() {
        let lama = akhir.saturating_duration_since(Instant::now());
        if lama.is_zero() {
            return Err(Gagal::Macet);
        }
        s.set_write_timeout(Some(lama)).map_err(Gagal::Putus)?;
        match s.write(sisa) {
            Ok(0) => return Err(Gagal::Putus(io::ErrorKind::WriteZero.into())),
            Ok(n) => sisa = sisa.get(n..).unwrap_or_default(),
            Err(e) if e.kind() == io::ErrorKind::Interrupted => {}
            Err(e) if habis(&e) => return Err(Gagal::Macet),
            Err(e) => return Err(Gagal::Putus(e)),
        }
    }
    // Closing with unread bytes would cut off what is still on its way.
    let _ = s.shutdown(Shutdown::Write);
    let akhir = Instant::now() + batas.tutup;
    let mut buang = [0_u8; 512];
    loop {
        let lama = akhir.saturating_duration_since(Instant::now());
        if lama.is_zero() || s.set_read_timeout(Some(lama)).is_err() {
            return Ok(());
        }
        match s.read(&mut buang) {
            Ok(0) => return Ok(()),
            Ok(_) => {}
            Err(e) if e.kind() == io::ErrorKind::ConnectionReset => return Err(Gagal::Putus(e)),
            Err(_) => return Ok(()),
        }
    }
}
