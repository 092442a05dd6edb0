//! A ZIP that is written from the front to the end without knowing what comes: files are stored as they are, their length and
//! check sum follow them. A browser can take them out again by cutting. Whoever sends it may compress the whole.

use crc32fast::Hasher;
use std::io::{self, Write};
use values::Tanggal;

/// Without the extension for large files nothing in it may lie further away.
const BATAS: u64 = 0xffff_ffff;
/// The length follows the file; names are UTF-8.
const TANDA: u16 = 0x0808;

struct Berkas {
    nama: String,
    awal: u32,
    panjang: u32,
    crc: u32,
}

pub struct Zip<W> {
    keluar: W,
    /// bytes so far
    letak: u64,
    hari: u16,
    selesai: Vec<Berkas>,
    kini: Option<(String, u64, u64, Hasher)>,
}

/// A day as DOS wrote it.
fn hari_dos(t: Tanggal) -> u16 {
    let teks = t.to_string();
    let bagian =
        |dari: usize, sampai: usize| teks.get(dari..sampai).and_then(|b| b.parse::<u16>().ok()).unwrap_or(1);
    (bagian(0, 4).saturating_sub(1980).min(127) << 9) | (bagian(5, 7) << 5) | bagian(8, 10)
}

fn besar() -> io::Error {
    io::ErrorKind::FileTooLarge.into()
}

fn u32_dari(n: u64) -> io::Result<u32> {
    u32::try_from(n).map_err(|_| besar())
}

impl<W: Write> Zip<W> {
    /// The files bear this day.
    pub fn baru(keluar: W, hari: Tanggal) -> Self {
        Self { keluar, letak: 0, hari: hari_dos(hari), selesai: Vec::new(), kini: None }
    }

    fn tulis(&mut self, isi: &[u8]) -> io::Result<()> {
        let n = u64::try_from(isi.len()).map_err(|_| besar())?;
        if self.letak + n > BATAS {
            return Err(besar());
        }
        self.keluar.write_all(isi)?;
        self.letak += n;
        Ok(())
    }

    /// The next file; what is written from now on is its content.
    pub fn mulai(&mut self, nama: &str) -> io::Result<()> {
        self.akhiri()?;
        let awal = self.letak;
        let panjang_nama = u16::try_from(nama.len()).map_err(|_| besar())?;
        let mut k = Vec::with_capacity(30 + nama.len());
        k.extend(0x0403_4b50_u32.to_le_bytes());
        k.extend(20_u16.to_le_bytes());
        k.extend(TANDA.to_le_bytes());
        k.extend([0; 4]); // stored; midnight
        k.extend(self.hari.to_le_bytes());
        k.extend([0; 12]); // check sum and lengths follow
        k.extend(panjang_nama.to_le_bytes());
        k.extend([0; 2]);
        k.extend(nama.as_bytes());
        self.tulis(&k)?;
        self.kini = Some((nama.to_owned(), awal, self.letak, Hasher::new()));
        Ok(())
    }

    fn akhiri(&mut self) -> io::Result<()> {
        let Some((nama, awal, isi, crc)) = self.kini.take() else { return Ok(()) };
        let (awal, panjang, crc) = (u32_dari(awal)?, u32_dari(self.letak - isi)?, crc.finalize());
        let mut k = Vec::with_capacity(16);
        for n in [0x0807_4b50, crc, panjang, panjang] {
            k.extend(n.to_le_bytes());
        }
        self.tulis(&k)?;
        self.selesai.push(Berkas { nama, awal, panjang, crc });
        Ok(())
    }

    /// The list of the files, with which a ZIP ends.
    pub fn selesai(mut self) -> io::Result<W> {
        self.akhiri()?;
        let (awal, mut daftar) = (u32_dari(self.letak)?, Vec::new());
        for b in &self.selesai {
            daftar.extend(0x0201_4b50_u32.to_le_bytes());
            daftar.extend([20_u16, 20, TANDA, 0, 0, self.hari].map(u16::to_le_bytes).concat());
            daftar.extend([b.crc, b.panjang, b.panjang].map(u32::to_le_bytes).concat());
            daftar.extend(u16::try_from(b.nama.len()).map_err(|_| besar())?.to_le_bytes());
            daftar.extend([0; 12]);
            daftar.extend(b.awal.to_le_bytes());
            daftar.extend(b.nama.as_bytes());
        }
        let n = u16::try_from(self.selesai.len()).map_err(|_| besar())?;
        let panjang = u32::try_from(daftar.len()).map_err(|_| besar())?;
        daftar.extend(0x0605_4b50_u32.to_le_bytes());
        daftar.extend([0; 4]);
        daftar.extend([n, n].map(u16::to_le_bytes).concat());
        daftar.extend([panjang, awal].map(u32::to_le_bytes).concat());
        daftar.extend([0; 2]);
        self.tulis(&daftar)?;
        self.keluar.flush()?;
        Ok(self.keluar)
    }
}

/// Into the file that was begun.
impl<W: Write> Write for Zip<W> {
    fn write(&mut self, isi: &[u8]) -> io::Result<usize> {
        self.tulis(isi)?;
        match &mut self.kini {
            Some((.., crc)) => crc.update(isi),
            None => return Err(io::Error::other("belum ada berkas di ZIP")),
        }
        Ok(isi.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.keluar.flush()
    }
}
