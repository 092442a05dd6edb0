//! Pieces: found by barcode, brought in, destroyed by the tray, counted, in a chain of ten thousand and of a million.
//! Each through the functions the server calls, without HTTP around them; both sizes in turn, so that what else the
//! machine does falls on both.

use super::{Konteks, Kumpul, TANPA_PG};
use crate::catatan;
use crate::hasil::{Angka, desimal, median, persentil};
use crate::proses::Siapa;
use crate::tempat::{self, Pg};
use anyhow::{Context as _, Result, bail};
use barang::hancur::{self, PerBaki};
use barang::opname::{self, Jenis, Mulai, Pindai};
use barang::tambah::{self, Baru, HargaModal};
use db::{Db, Mesin, args};
use platform::{Level, Pelaku, Siaran, Tolak};
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;
use tokio::runtime::Runtime;
use values::{Berat, HargaGram, Kadar, KodeBarcode, KodeToko, NoFaktur, UserId};

const KECIL: usize = 10_000;
const BESAR: usize = 1_000_000;
const BESAR_CEPAT: usize = 50_000;
/// Rows of a bulk save.
const SEKALI: usize = 1_000;
/// Pieces of a tray that is destroyed.
const SEBAKI: usize = 500;
/// Scans of a count, in turns of so many.
const DIPINDAI: usize = 5_000;
const SEGILIR: usize = 500;
/// Saves and trays of each size.
const PASANG: usize = 9;
/// The trays that fill up, and those a measurement empties again.
const PENYIMPAN: [&str; 8] = ["S01", "S02", "S03", "A01", "A02", "B01", "C01", "D01"];
const DIHANCURKAN: &str = "A06";
const DIHITUNG: &str = "S04";

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let rt = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let folder = k.folder()?;
    let besar = if k.cepat { BESAR_CEPAT } else { BESAR };
    // All are filled before any is measured.
    let lite = Pasangan::lite(&rt, folder.path(), besar)?;
    let pg = Pasangan::pg(&rt, besar)?;
    lite.ukur(h, "SQLite")?;
    match &pg {
        Some(pg) => pg.ukur(h, "PostgreSQL")?,
        None => h.lewati(TANPA_PG),
    }
    for p in std::iter::once(&lite).chain(&pg) {
        p.periksa()?;
    }
    Ok(())
}

/// Wall seconds of each turn, and the processor seconds of all of them.
#[derive(Default)]
struct Biaya {
    dinding: Vec<f64>,
    cpu: f64,
}

impl Biaya {
    fn catat(&mut self, (dinding, cpu): (f64, f64)) {
        self.dinding.push(dinding);
        self.cpu += cpu;
    }
}

/// A small chain and a large one.
struct Pasangan<'a> {
    kecil: Toko<'a>,
    besar: Toko<'a>,
    banyak: usize,
}

impl<'a> Pasangan<'a> {
    fn lite(rt: &'a Runtime, folder: &Path, banyak: usize) -> Result<Self> {
        let buka = |nama: &str, n| Toko::buka(rt, tempat::buka_lite(folder, nama)?, None, n);
        Ok(Self { kecil: buka("kecil.db", KECIL)?, besar: buka("besar.db", banyak)?, banyak })
    }

    fn pg(rt: &'a Runtime, banyak: usize) -> Result<Option<Self>> {
        let buka = |nama: &str, n| {
            let Some(pg) = Pg::baru(nama)? else { return Ok(None) };
            let db = tempat::buka(Mesin::Pg(pg.url.clone()))?;
            Toko::buka(rt, db, Some(pg), n).map(Some)
        };
        let (Some(kecil), Some(besar)) = (buka("kecil", KECIL)?, buka("besar", banyak)?) else {
            return Ok(None);
        };
        Ok(Some(Self { kecil, besar, banyak }))
    }

    /// `f` for one and the other, the first of them by turns; `kali` times after once uncounted.
    fn bergilir(&self, kali: usize, f: impl Fn(&Toko<'a>) -> Result<(f64, f64)>) -> Result<[Biaya; 2]> {
        let mut hasil = [Biaya::default(), Biaya::default()];
        f(&self.kecil)?;
        f(&self.besar)?;
        for i in 0..kali {
            let [kecil, besar] = &mut hasil;
            let mut semua = [(&self.kecil, kecil), (&self.besar, besar)];
            if i % 2 == 1 {
                semua.reverse();
            }
            for (toko, biaya) in semua {
                biaya.catat(f(toko)?);
            }
        }
        Ok(hasil)
    }

    fn ukur(&self, h: &mut Kumpul, mesin: &str) -> Result<()> {
        let banyak = self.banyak;
        let cari = self.bergilir(20, |t| t.ongkos(|| t.cari(100)))?;
        let ms = |b: &Biaya| b.dinding.iter().map(|s| s * 10.0).collect::<Vec<_>>();
        let b = ms(&cari[1]);
        h.angka(
            Angka::new(format!("cari barcode di antara {banyak} barang, {mesin}"), median(&b), "ms")
                .paling_banyak(2.0)
                .cpu(cari[1].cpu)
                .ket(format!("rata-rata seratus pencarian, paling lambat {:.3}", persentil(&b, 100))),
        );
        datar(h, &format!("cari barcode, {mesin}"), &cari);
        let posisi = self.bergilir(20, |t| t.ongkos(|| t.posisi()))?;
        let b: Vec<f64> = posisi[1].dinding.iter().map(|s| s * 1_000.0).collect();
        h.angka(
            Angka::new(format!("posisi emas rantai dengan {banyak} barang, {mesin}"), median(&b), "ms")
                .paling_banyak(300.0)
                .cpu(posisi[1].cpu)
                .ket(format!("paling lambat {:.3}", persentil(&b, 100))),
        );
        for (nama, biaya) in [
            (
                "simpan 1.000 barang",
                self.bergilir(PASANG, |t| t.ongkos(|| t.tambah("S03", SEKALI).map(drop)))?,
            ),
            (
                "hancur sebaki 500 barang",
                self.bergilir(PASANG, |t| {
                    t.tambah(DIHANCURKAN, SEBAKI)?;
                    t.ongkos(|| t.hancurkan(DIHANCURKAN, SEBAKI))
                })?,
            ),
        ] {
            let b = &biaya[1];
            h.angka(
                Angka::new(format!("{nama} di antara {banyak}, {mesin}"), median(&b.dinding), "s")
                    .paling_banyak(1.0)
                    .cpu(b.cpu / desimal(u64::try_from(b.dinding.len())?))
                    .ket(format!("paling lambat {:.3}", persentil(&b.dinding, 100))),
            );
            datar(h, &format!("{nama}, {mesin}"), &biaya);
        }
        let hitungan = [self.kecil.mulai_hitung()?, self.besar.mulai_hitung()?];
        let biaya = self.bergilir(DIPINDAI / SEGILIR - 1, |t| {
            let ke = usize::from(std::ptr::eq(t, &self.besar));
            let hitung = hitungan.get(ke).context("hitungan")?;
            t.ongkos(|| t.pindai(hitung))
        })?;
        let b = &biaya[1];
        h.angka(
            Angka::new(
                format!("opname 5.000 barang dipindai satu-satu di antara {banyak}, {mesin}"),
                desimal(u64::try_from(SEGILIR)?) / median(&b.dinding),
                "/s",
            )
            .paling_sedikit(200.0)
            .cpu(b.cpu),
        );
        datar(h, &format!("opname dipindai, {mesin}"), &biaya);
        for (t, hitung) in [&self.kecil, &self.besar].into_iter().zip(&hitungan) {
            t.selesai_hitung(hitung)?;
        }
        Ok(())
    }

    fn periksa(&self) -> Result<()> {
        for t in [&self.kecil, &self.besar] {
            let baris = t.rt.block_on(catatan::periksa(&t.db))?;
            eprintln!("   {baris} baris buku seimbang");
        }
        Ok(())
    }
}

/// How many times a turn in the large chain costs one in the small.
fn datar(h: &mut Kumpul, nama: &str, [kecil, besar]: &[Biaya; 2]) {
    let kali: Vec<f64> = kecil.dinding.iter().zip(&besar.dinding).map(|(a, b)| b / a).collect();
    h.angka(
        Angka::new(format!("{nama}: besar dibanding kecil"), median(&kali), "kali").paling_banyak(1.3).ket(
            format!(
                "median {} pasang; CPU {:.2} kali ({:.2} s dan {:.2} s)",
                kali.len(),
                besar.cpu / kecil.cpu.max(0.01),
                besar.cpu,
                kecil.cpu
            ),
        ),
    );
}

/// A store of the demo with trays that never fill up.
struct Toko<'a> {
    rt: &'a Runtime,
    db: Db,
    pg: Option<Pg>,
    p: Pelaku,
    modal: HargaModal,
    kode: Vec<String>,
    langkah: AtomicUsize,
}

/// A count that is going on, and what is left to be scanned.
struct Hitung {
    no: NoFaktur,
    sisa: Mutex<Vec<String>>,
}

impl<'a> Toko<'a> {
    fn buka(rt: &'a Runtime, db: Db, pg: Option<Pg>, banyak: usize) -> Result<Self> {
        let toko = KodeToko::parse("JKT1")?;
        let p = Pelaku {
            user_id: UserId::parse("su")?,
            user_name: "Super User".to_owned(),
            level: Level::Su,
            toko: toko.clone(),
            toko_asal: toko.clone(),
            pusat: true,
            akses: Arc::default(),
            sesi: Arc::from(""),
            terkunci: false,
            ganti_sandi: false,
        };
        rt.block_on(async {
            demo::isi(&db, &Siaran::baru().0).await?;
            demo::isi_master(&db).await?;
            db.write(toko.clone(), move |tx| {
                tx.exec("UPDATE baki SET kapasitas = 0 WHERE toko = $1", args![&toko]).map_err(Tolak::from)
            })
            .await
            .map_err(|t| catatan::salah(&t))
        })?;
        let modal = HargaModal::from([("750".to_owned(), HargaGram::new(1_800_000))]);
        let mut t = Self { rt, db, pg, p, modal, kode: Vec::new(), langkah: AtomicUsize::new(0) };
        let awal = Instant::now();
        t.isi(banyak)?;
        eprintln!("   {banyak} barang diisi dalam {:.0} detik", awal.elapsed().as_secs_f64());
        if let Some(pg) = &t.pg {
            pg.rapikan()?;
        }
        Ok(t)
    }

    fn cpu(&self) -> Result<f64> {
        let server = self.pg.as_ref().map_or(Ok(0.0), Pg::cpu)?;
        Ok(Siapa::Sendiri.cpu()? + server)
    }

    /// Wall and processor seconds, PostgreSQL's too.
    fn ongkos(&self, f: impl FnOnce() -> Result<()>) -> Result<(f64, f64)> {
        let (c0, awal) = (self.cpu()?, Instant::now());
        f()?;
        let dinding = awal.elapsed().as_secs_f64();
        Ok((dinding, self.cpu()? - c0))
    }

    fn isi(&mut self, sampai: usize) -> Result<()> {
        let mut ke = 0;
        while self.kode.len() < sampai {
            let baki = PENYIMPAN.get(ke % PENYIMPAN.len()).copied().unwrap_or("S01");
            let baru = self.tambah(baki, SEKALI.min(sampai - self.kode.len()))?;
            self.kode.extend(baru);
            ke += 1;
        }
        Ok(())
    }

    fn tambah(&self, baki: &str, banyak: usize) -> Result<Vec<String>> {
        let baris: Vec<Baru> = (0..banyak)
            .map(|i| Baru {
                kode_group: "750".to_owned(),
                kode_dept: "CIN750".to_owned(),
                kode_toko: baki.to_owned(),
                nama_barang: format!("CINCIN MODEL {}", i % 97),
                kode_intern: format!("C{:05}", i * 7 % 99_991),
                berat_asli: Berat::mg(1_000 + i64::try_from(i % 700).unwrap_or(0) * 10),
                kadar: Kadar::perseratus(8_000).ok(),
                ..Baru::default()
            })
            .collect();
        let (p, modal) = (self.p.clone(), self.modal.clone());
        let tulis = self.db.write(p.toko.clone(), move |tx| tambah::banyak(tx, &p, &modal, &baris));
        let t = self.rt.block_on(tulis).map_err(|t: Tolak| catatan::salah(&t))?;
        Ok(t.into_iter().map(|t| t.kode_barcode).collect())
    }

    /// Finds pieces from all over the chain.
    fn cari(&self, banyak: usize) -> Result<()> {
        for _ in 0..banyak {
            let n = self.langkah.fetch_add(7_919_993, Ordering::Relaxed);
            let kode = self.kode.get(n % self.kode.len()).context("tidak ada barang")?;
            let (kode, toko) = (KodeBarcode::parse(kode)?, self.p.toko.clone());
            let baca = self.db.read(move |c| barang::siap(c, &toko, &kode));
            self.rt.block_on(baca).map_err(|t| catatan::salah(&t))?;
        }
        Ok(())
    }

    /// The owner's position of the whole chain.
    fn posisi(&self) -> Result<()> {
        let p = Pelaku { pusat: true, ..self.p.clone() };
        let baca = self.db.snapshot(move |c| lebur::posisi::posisi(c, &p, true));
        self.rt.block_on(baca).map(drop).map_err(|t: Tolak| catatan::salah(&t))
    }

    /// Destroys all of a tray, which are so many pieces.
    fn hancurkan(&self, baki: &str, banyak: usize) -> Result<()> {
        let p = self.p.clone();
        let m = PerBaki {
            kode_toko: baki.to_owned(),
            kondisi: "PENYOK".to_owned(),
            gudang_tujuan: "HANCUR".to_owned(),
            uid: None,
        };
        let tulis = self.db.write(p.toko.clone(), move |tx| hancur::per_baki(tx, &p, &m, &|_, _| {}));
        let t = self.rt.block_on(tulis).map_err(|t: Tolak| catatan::salah(&t))?;
        if usize::try_from(t.qty)? != banyak {
            bail!("hancur {} barang, seharusnya {banyak}", t.qty);
        }
        Ok(())
    }

    /// A tray is filled and its count begins.
    fn mulai_hitung(&self) -> Result<Hitung> {
        let mut kode = Vec::new();
        while kode.len() < DIPINDAI {
            kode.extend(self.tambah(DIHITUNG, SEKALI)?);
        }
        let p = self.p.clone();
        let m = Mulai {
            jenis: Jenis::Baki,
            kode_gudang: "STOCK".to_owned(),
            kode_toko: DIHITUNG.to_owned(),
            rujukan: String::new(),
        };
        let tulis = self.db.write(p.toko.clone(), move |tx| opname::mulai(tx, &p, &m));
        let (o, _) = self.rt.block_on(tulis).map_err(|t: Tolak| catatan::salah(&t))?;
        Ok(Hitung { no: NoFaktur::parse(&o.no_opname)?, sisa: Mutex::new(kode) })
    }

    /// Scans the next pieces, one call after another.
    fn pindai(&self, h: &Hitung) -> Result<()> {
        let siaran = Siaran::baru().0;
        let mut sisa = h.sisa.lock().unwrap_or_else(PoisonError::into_inner);
        let mulai = sisa.len().saturating_sub(SEGILIR);
        for kode in sisa.drain(mulai..) {
            let (p, no, siaran) = (self.p.clone(), h.no.clone(), siaran.clone());
            let m = Pindai { kode, kode_toko: String::new() };
            let tulis = self.db.write(p.toko.clone(), move |tx| opname::pindai(tx, &p, &no, &m, &siaran));
            self.rt.block_on(tulis).map_err(|t: Tolak| catatan::salah(&t))?;
        }
        Ok(())
    }

    fn selesai_hitung(&self, h: &Hitung) -> Result<()> {
        let (p, no, siaran) = (self.p.clone(), h.no.clone(), Siaran::baru().0);
        let tulis = self.db.write(p.toko.clone(), move |tx| opname::selesai(tx, &p, &no, &siaran));
        self.rt.block_on(tulis).map_err(|t: Tolak| catatan::salah(&t))?;
        Ok(())
    }
}

impl Drop for Toko<'_> {
    fn drop(&mut self) {
        self.db.tutup();
    }
}
