//! Bytes to a printer in the network that is there, is off, stops reading or hangs up.

use server::cetak::kawat::{BATAS, Batas, Gagal, kirim};
use server::keluar::Keluar;
use std::io::{Read as _, Write as _};
use std::net::TcpListener;
use std::thread;
use std::time::Duration;

/// Patient with a busy machine; only what must run out is short.
const SABAR: Batas = Batas {
    sambung: Duration::from_secs(60),
    kirim: Duration::from_secs(60),
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
    kirim(&alamat, &isi, BATAS, &Keluar::bebas()).unwrap();
    assert_eq!(penerima.join().unwrap(), isi);
}

#[test]
fn printer_mati_dan_alamat_salah_dikatakan() {
    let (l, alamat) = dengar();
    drop(l);
    let g = kirim(&alamat, b"x", SABAR, &Keluar::bebas()).unwrap_err();
    assert!(matches!(g, Gagal::Ditolak), "{g:?}");
    let pesan = Gagal::pesan("KASIR", &alamat);
    assert!(pesan.contains("KASIR") && pesan.contains(&alamat) && pesan.contains("listrik"), "{pesan}");
    for buruk in ["", "tanpa-port", "127.0.0.1:x", "ini..bukan..host:9100"] {
        assert!(matches!(kirim(buruk, b"x", SABAR, &Keluar::bebas()), Err(Gagal::Alamat)), "{buruk}");
    }
}

#[test]
fn printer_yang_berhenti_membaca_tidak_ditunggu_selamanya() {
    let (l, alamat) = dengar();
    // More than the buffers of both ends together.
    let isi = vec![0_u8; 64 << 20];
    let g = kirim(&alamat, &isi, Batas { kirim: Duration::from_millis(300), ..SABAR }, &Keluar::bebas())
        .unwrap_err();
    assert!(matches!(g, Gagal::Macet), "{g:?}");
    drop(l);
}

#[test]
fn printer_yang_tidak_menutup_tetap_berhasil() {
    let (l, alamat) = dengar();
    kirim(&alamat, b"x", SABAR, &Keluar::bebas()).unwrap();
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
    assert!(matches!(kirim(&alamat, &isi, SABAR, &Keluar::bebas()), Err(Gagal::Putus(_))));
    tutup.join().unwrap();
}

#[test]
fn mesin_sendiri_bukan_printer() {
    let (l, alamat) = dengar();
    l.set_nonblocking(true).unwrap();
    let g = kirim(&alamat, b"x", SABAR, &Keluar::default());
    assert!(matches!(g, Err(Gagal::Alamat)), "{g:?}");
    assert!(l.accept().is_err(), "tidak ada yang menyambung");
}
