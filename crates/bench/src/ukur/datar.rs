//! Is a posting as cheap in books of two million rows as in books of ten thousand? Both databases are
//! measured in turn, so that what else the machine does falls on both.

use super::{Konteks, Kumpul};
use crate::catatan::{self, Sampai};
use crate::hasil::{Angka, desimal, median};
use crate::proses::Siapa;
use crate::tempat;
use anyhow::{Result, bail};
use db::Db;
use platform::{Pelaku, Tolak};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

const TOKO: usize = 4;
const KLIEN: usize = 64;
const KECIL: u64 = 10_000;
const BESAR: u64 = 2_000_000;
const BESAR_CEPAT: u64 = 200_000;
/// Documents a transaction while filling. Many more would slow it down: what SQLite keeps for the savepoint
/// around the job is walked through at every statement.
const SEKALI: u64 = 500;
const PASANG: usize = 7;
const CONTOH: u64 = 4_000;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let rt = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let folder = k.folder()?;
    let besar = if k.cepat { BESAR_CEPAT } else { BESAR };
    let awal = Instant::now();
    let a = Buku::isi(&rt, folder.path(), "kecil.db", KECIL)?;
    let b = Buku::isi(&rt, folder.path(), "besar.db", besar)?;
    eprintln!("   {besar} baris diisi dalam {:.0} detik", awal.elapsed().as_secs_f64());

    // Once each uncounted: caches and checkpoints of the filling are not the posting's.
    a.contoh(&rt)?;
    b.contoh(&rt)?;
    let (mut dinding, mut cpu, mut kecil, mut gede) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut cpu_semua = 0.0;
    for i in 0..PASANG {
        // The order alternates, so that neither is always second.
        let (x, y) = if i % 2 == 0 {
            let x = a.contoh(&rt)?;
            (x, b.contoh(&rt)?)
        } else {
            let y = b.contoh(&rt)?;
            (a.contoh(&rt)?, y)
        };
        dinding.push(y.0 / x.0);
        cpu.push(y.1 / x.1);
        kecil.push(x);
        gede.push(y);
        cpu_semua += x.1 + y.1;
    }
    let tengah = |isi: &[(f64, f64)]| {
        let n = desimal(CONTOH) / 1e6;
        let d: Vec<f64> = isi.iter().map(|x| x.0 / n).collect();
        let c: Vec<f64> = isi.iter().map(|x| x.1 / n).collect();
        format!("{:.0} us ({:.0} us CPU)", median(&d), median(&c))
    };
    let baris = b.periksa(&rt)?;
    if baris < besar {
        bail!("buku besar hanya {baris} baris");
    }
    a.periksa(&rt)?;
    h.angka(
        Angka::new(format!("biaya pencatatan, {besar} dibanding {KECIL} baris"), median(&dinding), "kali")
            .paling_banyak(1.3)
            .cpu(cpu_semua)
            .ket(format!(
                "SQLite, {KLIEN} klien, median {PASANG} pasang; CPU {:.2} kali; kecil {} sedokumen, besar {}; \
                 {baris} baris buku seimbang",
                median(&cpu),
                tengah(&kecil),
                tengah(&gede)
            )),
    );
    Ok(())
}

struct Buku {
    db: Db,
    pelaku: Arc<[Pelaku]>,
    nomor: Arc<AtomicU64>,
}

impl Buku {
    /// Fills through the use case itself, thousands of documents a transaction: books, projections, chain and
    /// idempotency keys are what they would be after that many postings.
    fn isi(rt: &tokio::runtime::Runtime, folder: &Path, nama: &str, banyak: u64) -> Result<Self> {
        let db = tempat::buka_lite(folder, nama)?;
        let pelaku: Arc<[Pelaku]> = rt.block_on(catatan::siapkan(&db, TOKO))?.into();
        let nomor = Arc::new(AtomicU64::new(0));
        let toko = u64::try_from(TOKO)?;
        while nomor.load(Ordering::Relaxed) < banyak {
            let mulai = nomor.load(Ordering::Relaxed);
            let akhir = (mulai + SEKALI).min(banyak);
            let Some(p) = pelaku.get(usize::try_from(mulai / SEKALI % toko)?).cloned() else { break };
            rt.block_on(
                db.write(p.toko.clone(), move |tx| (mulai..akhir).try_for_each(|n| catatan::satu(tx, &p, n))),
            )
            .map_err(|e: Tolak| catatan::salah(&e))?;
            nomor.store(akhir, Ordering::Relaxed);
        }
        Ok(Self { db, pelaku, nomor })
    }

    /// Wall and processor seconds of a fixed count of postings.
    fn contoh(&self, rt: &tokio::runtime::Runtime) -> Result<(f64, f64)> {
        let (awal, c0) = (Instant::now(), Siapa::Sendiri.cpu()?);
        let s = Sampai::banyak(CONTOH);
        rt.block_on(catatan::serentak(&self.db, &self.pelaku, KLIEN, s, &self.nomor))?;
        Ok((awal.elapsed().as_secs_f64(), Siapa::Sendiri.cpu()? - c0))
    }

    fn periksa(&self, rt: &tokio::runtime::Runtime) -> Result<u64> {
        rt.block_on(catatan::periksa(&self.db))
    }
}

impl Drop for Buku {
    fn drop(&mut self) {
        self.db.tutup();
    }
}
