//! Raw TCP to a printer ("port 9100"): the bytes, then the end of the stream. What the printer says is read and
//! thrown away, never shown. Blocking; the server runs it on a thread of its own, the print agent as it is.

use std::io::{self, Read as _, Write as _};
use std::net::{Shutdown, TcpStream, ToSocketAddrs as _};
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
    /// For the person at the till.
    pub fn pesan(&self, nama: &str, alamat: &str) -> String {
        let apa = match self {
            Self::Alamat => "tidak ditemukan di jaringan; periksa alamatnya",
            Self::Ditolak => "menolak sambungan; pastikan printer menyala dan alamatnya benar",
            Self::TidakMenjawab => "tidak menjawab; periksa listrik dan kabel jaringannya",
            Self::Macet => {
                "berhenti menerima data; periksa kertas dan tutupnya. Sebagian mungkin sudah tercetak"
            }
            Self::Putus(_) => "memutus sambungan; sebagian mungkin sudah tercetak",
        };
        format!("Printer {nama} ({alamat}) {apa}")
    }
}

fn habis(e: &io::Error) -> bool {
    matches!(e.kind(), io::ErrorKind::TimedOut | io::ErrorKind::WouldBlock)
}

fn sambung(alamat: &str, lama: Duration) -> Result<TcpStream, Gagal> {
    let mut terakhir = Gagal::Alamat;
    for a in alamat.to_socket_addrs().map_err(|_| Gagal::Alamat)?.take(4) {
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
pub fn kirim(alamat: &str, isi: &[u8], batas: Batas) -> Result<(), Gagal> {
    let mut s = sambung(alamat, batas.sambung)?;
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::TcpListener;
    use std::thread;

    const CEPAT: Batas = Batas {
        sambung: Duration::from_secs(5),
        kirim: Duration::from_millis(300),
        tutup: Duration::from_millis(100),
    };

    fn dengar() -> (TcpListener, String) {
        let l = TcpListener::bind("127.0.0.1:0").unwrap();
        let alamat = l.local_addr().unwrap().to_string();
        (l, alamat)
    }

    #[test]
    fn semua_byte_sampai_dan_jawaban_printer_dibuang() {
        let (l, alamat) = dengar();
        let isi: Vec<u8> = (0..=255).cycle().take(300_000).collect();
        let penerima = thread::spawn(move || {
            let (mut s, _) = l.accept().unwrap();
            s.write_all(b"status printer").unwrap();
            let mut semua = Vec::new();
            s.read_to_end(&mut semua).unwrap();
            semua
        });
        kirim(&alamat, &isi, BATAS).unwrap();
        assert_eq!(penerima.join().unwrap(), isi);
    }

    #[test]
    fn printer_mati_dan_alamat_salah_dikatakan() {
        let (l, alamat) = dengar();
        drop(l);
        let g = kirim(&alamat, b"x", CEPAT).unwrap_err();
        assert!(matches!(g, Gagal::Ditolak), "{g:?}");
        let pesan = g.pesan("KASIR", &alamat);
        assert!(pesan.contains("KASIR") && pesan.contains(&alamat) && pesan.contains("menyala"), "{pesan}");
        for buruk in ["", "tanpa-port", "127.0.0.1:x", "ini..bukan..host:9100"] {
            assert!(matches!(kirim(buruk, b"x", CEPAT), Err(Gagal::Alamat)), "{buruk}");
        }
    }

    #[test]
    fn printer_yang_berhenti_membaca_tidak_ditunggu_selamanya() {
        let (l, alamat) = dengar();
        // More than the buffers of both ends together.
        let isi = vec![0_u8; 64 << 20];
        let g = kirim(&alamat, &isi, CEPAT).unwrap_err();
        assert!(matches!(g, Gagal::Macet), "{g:?}");
        drop(l);
    }

    #[test]
    fn printer_yang_tidak_menutup_tetap_berhasil() {
        let (l, alamat) = dengar();
        kirim(&alamat, b"x", CEPAT).unwrap();
        drop(l);
    }

    #[test]
    fn printer_yang_memutus_di_tengah_adalah_kegagalan() {
        let (l, alamat) = dengar();
        let tutup = thread::spawn(move || {
            let (mut s, _) = l.accept().unwrap();
            let mut sedikit = [0_u8; 16];
            s.read_exact(&mut sedikit).unwrap();
        });
        let isi = vec![0_u8; 64 << 20];
        let lama = Batas { kirim: Duration::from_secs(20), ..CEPAT };
        assert!(matches!(kirim(&alamat, &isi, lama), Err(Gagal::Putus(_))));
        tutup.join().unwrap();
    }
}
