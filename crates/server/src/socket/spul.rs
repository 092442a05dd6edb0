//! The spool between a report's query and its client. Rows become batches of JSON text: up to 1 MB waits in
//! memory, what is more goes to an unnamed file, so that a slow client holds neither memory nor a database
//! snapshot. One writer (the query's thread), one reader (the sender).

use crate::tepi::TepiTolak;
use parking_lot::{Condvar, Mutex};
use platform::{Hasil, Tolak};
use serde::Serialize;
use std::collections::VecDeque;
use std::fs::File;
use std::io::Write as _;
use std::os::unix::fs::FileExt as _;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Notify;
use tokio_util::sync::CancellationToken;

/// Rows in one message.
pub const BARIS_PETAK: u32 = 500;
/// A message of very wide rows ends earlier.
const BYTE_PETAK: usize = 256 * 1024;
/// What may wait in memory.
pub const MEMORI: usize = 1024 * 1024;
/// What may wait on the disk.
const BERKAS_MAKS: u64 = 1024 * 1024 * 1024;
/// How long the query rests after the first batch, so that the screen draws it before the machine is busy with the rest.
const ISTIRAHAT: Duration = Duration::from_millis(200);

enum Isi {
    Memori(Vec<u8>),
    Berkas { awal: u64, panjang: usize },
}

struct Petak {
    baris: u32,
    isi: Isi,
    /// the query rests until it was shown
    ditunggu: bool,
}

#[derive(Default)]
struct Dalam {
    antre: VecDeque<Petak>,
    memori: usize,
    berkas: Option<Arc<File>>,
    baris: u64,
    taksiran: Option<u64>,
    akhir: Option<Hasil<()>>,
    /// the first batch was shown
    terlihat: bool,
}

pub struct Spul {
    dalam: Mutex<Dalam>,
    kabar: Notify,
    lanjut: Condvar,
    istirahat: Duration,
}

/// What the reader finds next.
pub enum Langkah {
    /// a JSON array of this many rows, and whether the query rests until they were shown
    Petak(String, u32, bool),
    /// all rows were handed out
    Habis {
        total: u64,
    },
    Gagal(Tolak),
}

impl Spul {
    /// The spool and its only writer; `batal` stops the writer.
    pub fn baru(folder: Option<PathBuf>, batal: CancellationToken) -> (Arc<Self>, BarisSpul) {
        Self::beristirahat(folder, batal, ISTIRAHAT)
    }

    pub fn beristirahat(
        folder: Option<PathBuf>,
        batal: CancellationToken,
        istirahat: Duration,
    ) -> (Arc<Self>, BarisSpul) {
        let spul = Arc::new(Self {
            dalam: Mutex::default(),
            kabar: Notify::new(),
            lanjut: Condvar::new(),
            istirahat,
        });
        let baris = BarisSpul {
            spul: spul.clone(),
            kini: Vec::new(),
            n: 0,
            tertulis: 0,
            dilihat: false,
            folder,
            batal,
        };
        (spul, baris)
    }

    /// Says that no more rows come, and why.
    pub fn akhiri(&self, hasil: Hasil<()>) {
        self.dalam.lock().akhir = Some(hasil);
        self.kabar.notify_one();
    }

    /// The first batch was shown: the query goes on.
    pub fn terlihat(&self) {
        self.dalam.lock().terlihat = true;
        self.lanjut.notify_all();
    }

    /// Rests until the first batch was shown, or long enough.
    fn istirahat(&self) {
        let batas = Instant::now() + self.istirahat;
        let mut d = self.dalam.lock();
        while !d.terlihat && !self.lanjut.wait_until(&mut d, batas).timed_out() {}
    }

    /// Bytes waiting in memory.
    pub fn memori(&self) -> usize {
        self.dalam.lock().memori
    }

    /// How many rows there will be, once that is known.
    pub fn total(&self) -> Option<u64> {
        let d = self.dalam.lock();
        if d.akhir.is_some() { Some(d.baris) } else { d.taksiran }
    }

    pub async fn berikut(&self) -> Langkah {
        loop {
            let siap = {
                let mut d = self.dalam.lock();
                match &d.akhir {
                    // What was already read is of no use to anyone: the screen clears it.
                    Some(Err(_)) => {
                        if let Some(Err(t)) = d.akhir.take() {
                            return Langkah::Gagal(t);
                        }
                        None
                    }
                    Some(Ok(())) if d.antre.is_empty() => return Langkah::Habis { total: d.baris },
                    _ => {
                        let p = d.antre.pop_front();
                        if let Some(Petak { isi: Isi::Memori(b), .. }) = &p {
                            d.memori -= b.len();
                        }
                        p.map(|p| (p, d.berkas.clone()))
                    }
                }
            };
            let Some((petak, berkas)) = siap else {
                self.kabar.notified().await;
                continue;
            };
            let byte = match petak.isi {
                Isi::Memori(b) => Ok(b),
                Isi::Berkas { awal, panjang } => baca(berkas, awal, panjang).await,
            };
            return match byte.and_then(|b| String::from_utf8(b).map_err(|e| rusak(&e))) {
                Ok(teks) => Langkah::Petak(teks, petak.baris, petak.ditunggu),
                Err(t) => Langkah::Gagal(t),
            };
        }
    }
}

async fn baca(berkas: Option<Arc<File>>, awal: u64, panjang: usize) -> Hasil<Vec<u8>> {
    let f = berkas.ok_or_else(|| rusak(&"berkas spul tidak ada"))?;
    let hasil = tokio::task::spawn_blocking(move || {
        let mut b = vec![0; panjang];
        f.read_exact_at(&mut b, awal).map(|()| b)
    })
    .await;
    hasil.map_err(|e| rusak(&e))?.map_err(|e| rusak(&e))
}

fn rusak(sebab: &dyn std::fmt::Display) -> Tolak {
    db::Error::Lain(format!("spul: {sebab}")).into()
}

/// Where a report puts its rows. Each row is one JSON value.
pub struct BarisSpul {
    spul: Arc<Spul>,
    kini: Vec<u8>,
    n: u32,
    tertulis: u64,
    /// the rest after the first batch was taken
    dilihat: bool,
    folder: Option<PathBuf>,
    batal: CancellationToken,
}

impl BarisSpul {
    /// Bytes that went to the file.
    pub fn di_berkas(&self) -> u64 {
        self.tertulis
    }

    /// Tells the screen how many rows will come, when a report knows it before it has read them.
    pub fn taksir(&mut self, total: u64) {
        self.spul.dalam.lock().taksiran = Some(total);
    }

    /// One row, written by `f` as JSON text.
    pub fn tulis(&mut self, f: impl FnOnce(&mut Vec<u8>) -> Hasil<()>) -> Hasil<()> {
        self.kini.push(if self.n == 0 { b'[' } else { b',' });
        f(&mut self.kini)?;
        self.n += 1;
        if self.n < BARIS_PETAK && self.kini.len() < BYTE_PETAK {
            return Ok(());
        }
        let pertama = !std::mem::replace(&mut self.dilihat, true);
        self.petik(pertama)?;
        if pertama {
            self.spul.istirahat();
        }
        Ok(())
    }

    /// One row from anything that serde knows.
    pub fn json<T: Serialize + ?Sized>(&mut self, isi: &T) -> Hasil<()> {
        self.tulis(|b| serde_json::to_writer(b, isi).map_err(|e| rusak(&e)))
    }

    /// One row as an object of the query's own column names.
    pub fn objek(&mut self, r: &db::Row<'_>) -> Hasil<()> {
        self.tulis(|b| {
            for i in 0..r.len() {
                b.push(if i == 0 { b'{' } else { b',' });
                serde_json::to_writer(&mut *b, r.nama(i)).map_err(|e| rusak(&e))?;
                b.push(b':');
                r.json(i, b)?;
            }
            b.extend_from_slice(if r.is_empty() { b"{}" } else { b"}" });
            Ok(())
        })
    }

    /// Hands over what is left; called once, after the last row.
    pub fn tutup(&mut self) -> Hasil<()> {
        if self.n > 0 { self.petik(false) } else { Ok(()) }
    }

    fn petik(&mut self, ditunggu: bool) -> Hasil<()> {
        if self.batal.is_cancelled() {
            return Err(db::Error::Batas.into());
        }
        self.kini.push(b']');
        let isi = std::mem::take(&mut self.kini);
        let (baris, panjang) = (std::mem::take(&mut self.n), isi.len());
        self.kini.reserve(panjang);
        // The writer is the only one that adds, so the room seen here is still there below.
        let muat = self.spul.dalam.lock().memori + panjang <= MEMORI;
        let isi = if muat { Isi::Memori(isi) } else { self.ke_berkas(&isi)? };
        let mut d = self.spul.dalam.lock();
        d.baris += u64::from(baris);
        if muat {
            d.memori += panjang;
        }
        d.antre.push_back(Petak { baris, isi, ditunggu });
        drop(d);
        self.spul.kabar.notify_one();
        Ok(())
    }

    fn ke_berkas(&mut self, isi: &[u8]) -> Hasil<Isi> {
        let (awal, panjang) = (self.tertulis, isi.len());
        let akhir = awal + u64::try_from(panjang).unwrap_or(u64::MAX);
        if akhir > BERKAS_MAKS {
            return Err(TepiTolak::LaporanBesar.tolak("Laporan terlalu besar, persempit pencarian"));
        }
        let ada = self.spul.dalam.lock().berkas.clone();
        let f = match ada {
            Some(f) => f,
            None => {
                let f = match &self.folder {
                    Some(p) => tempfile::tempfile_in(p),
                    None => tempfile::tempfile(),
                };
                let f = Arc::new(f.map_err(|e| rusak(&e))?);
                self.spul.dalam.lock().berkas = Some(f.clone());
                f
            }
        };
        // Only this thread moves the file's position; the reader reads by offset.
        (&*f).write_all(isi).map_err(|e| rusak(&e))?;
        self.tertulis = akhir;
        Ok(Isi::Berkas { awal, panjang })
    }
}
