//! Pieces: found by barcode, brought in, destroyed by the tray, counted, in a chain of ten thousand and of a million.
//! Each through the functions the server calls, without HTTP around them.

use super::{Konteks, Kumpul, TANPA_PG};
use crate::catatan;
use crate::hasil::{Angka, desimal, median, persentil};
use crate::tempat::{self, Pg};
use anyhow::{Context as _, Result, bail};
use barang::hancur::{self, PerBaki};
use barang::opname::{self, Jenis, Mulai, Pindai};
use barang::tambah::{self, Baru, HargaModal};
use db::{Db, Mesin, args};
use platform::{Level, Pelaku, Siaran, Tolak};
use server::perintah::demo;
use std::sync::Arc;
use std::time::Instant;
use tokio::runtime::Runtime;
use values::{Berat, HargaGram, Kadar, KodeBarcode, KodeToko, UserId};

const KECIL: usize = 10_000;
const BESAR: usize = 1_000_000;
const BESAR_CEPAT: usize = 50_000;
/// Rows of a bulk save.
const SEKALI: usize = 1_000;
/// Pieces of a tray that is destroyed.
const SEBAKI: usize = 500;
/// Scans of a count.
const DIPINDAI: usize = 5_000;
/// The trays that fill up, and those a measurement empties again.
const PENYIMPAN: [&str; 8] = ["S01", "S02", "S03", "A01", "A02", "B01", "C01", "D01"];
const DIHANCURKAN: &str = "A06";
const DIHITUNG: &str = "S04";

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let rt = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let folder = k.folder()?;
    let db = tempat::buka_lite(folder.path(), "barang.db")?;
    satu(&rt, k, h, &db, None)?;
    db.tutup();
    let Some(pg) = Pg::baru("barang")? else {
        h.lewati(TANPA_PG);
        return Ok(());
    };
    let db = tempat::buka(Mesin::Pg(pg.url.clone()))?;
    satu(&rt, k, h, &db, Some(&pg))?;
    db.tutup();
    Ok(())
}

/// Medians of one size of the chain.
struct Hasil {
    cari: Vec<f64>,
    banyak: f64,
    hancur: f64,
    pindai: f64,
}

fn satu(rt: &Runtime, k: &Konteks, h: &mut Kumpul, db: &Db, pg: Option<&Pg>) -> Result<()> {
    let mesin = if pg.is_some() { "PostgreSQL" } else { "SQLite" };
    let besar = if k.cepat { BESAR_CEPAT } else { BESAR };
    let mut t = Toko::buka(rt, db)?;
    t.isi(KECIL)?;
    if let Some(pg) = pg {
        pg.rapikan()?;
    }
    let a = t.ukur()?;
    let awal = Instant::now();
    t.isi(besar)?;
    eprintln!("   {besar} barang diisi dalam {:.0} detik", awal.elapsed().as_secs_f64());
    if let Some(pg) = pg {
        pg.rapikan()?;
    }
    let b = t.ukur()?;
    let (cari_a, cari_b) = (median(&a.cari), median(&b.cari));
    let kali = |kecil: f64, besar: f64| format!("{kecil:.3} di {KECIL} barang, {:.2} kali", besar / kecil);
    h.angka(
        Angka::new(format!("cari barcode di antara {besar} barang, {mesin}"), cari_b, "ms")
            .paling_banyak(2.0)
            .ket(format!("p99 {:.3}; {}", persentil(&b.cari, 99), kali(cari_a, cari_b))),
    );
    for (nama, kecil, besar) in
        [("simpan 1.000 barang", a.banyak, b.banyak), ("hancur sebaki 500 barang", a.hancur, b.hancur)]
    {
        h.angka(
            Angka::new(format!("{nama}, {mesin}"), besar, "s").paling_banyak(1.0).ket(kali(kecil, besar)),
        );
    }
    h.angka(
        Angka::new(format!("opname 5.000 barang dipindai satu-satu, {mesin}"), b.pindai, "/s")
            .paling_sedikit(200.0)
            .ket(format!("{:.0} di {KECIL} barang", a.pindai)),
    );
    Ok(())
}

/// A store of the demo with trays that never fill up.
struct Toko<'a> {
    rt: &'a Runtime,
    db: &'a Db,
    p: Pelaku,
    modal: HargaModal,
    kode: Vec<String>,
}

impl<'a> Toko<'a> {
    fn buka(rt: &'a Runtime, db: &'a Db) -> Result<Self> {
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
            demo::isi(db, &Siaran::baru().0).await?;
            demo::isi_master(db).await?;
            db.write(toko.clone(), move |tx| {
                tx.exec("UPDATE baki SET kapasitas = 0 WHERE toko = $1", args![&toko]).map_err(Tolak::from)
            })
            .await
            .map_err(|t| catatan::salah(&t))
        })?;
        let modal = HargaModal::from([("750".to_owned(), HargaGram::new(1_800_000))]);
        Ok(Self { rt, db, p, modal, kode: Vec::new() })
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

    fn ukur(&self) -> Result<Hasil> {
        let (mut banyak, mut hancur) = (Vec::new(), Vec::new());
        for _ in 0..5 {
            let awal = Instant::now();
            self.tambah("S03", SEKALI)?;
            banyak.push(awal.elapsed().as_secs_f64());
            self.tambah(DIHANCURKAN, SEBAKI)?;
            let awal = Instant::now();
            let n = self.hancurkan(DIHANCURKAN)?;
            hancur.push(awal.elapsed().as_secs_f64());
            if n != SEBAKI {
                bail!("hancur {n} barang, seharusnya {SEBAKI}");
            }
        }
        Ok(Hasil {
            cari: self.cari()?,
            banyak: median(&banyak),
            hancur: median(&hancur),
            pindai: self.hitung()?,
        })
    }

    fn cari(&self) -> Result<Vec<f64>> {
        let mut ms = Vec::new();
        for i in 0..2_000_usize {
            let kode =
                self.kode.get(i.wrapping_mul(7_919_993) % self.kode.len()).context("tidak ada barang")?;
            let (kode, toko) = (KodeBarcode::parse(kode)?, self.p.toko.clone());
            let awal = Instant::now();
            let baca = self.db.read(move |c| barang::siap(c, &toko, &kode));
            self.rt.block_on(baca).map_err(|t| catatan::salah(&t))?;
            ms.push(awal.elapsed().as_secs_f64() * 1000.0);
        }
        Ok(ms)
    }

    /// Destroys all of a tray and says how many pieces that were.
    fn hancurkan(&self, baki: &str) -> Result<usize> {
        let p = self.p.clone();
        let m = PerBaki {
            kode_toko: baki.to_owned(),
            kondisi: "PENYOK".to_owned(),
            gudang_tujuan: "HANCUR".to_owned(),
            uid: None,
        };
        let tulis = self.db.write(p.toko.clone(), move |tx| hancur::per_baki(tx, &p, &m, &|_, _| {}));
        let t = self.rt.block_on(tulis).map_err(|t: Tolak| catatan::salah(&t))?;
        Ok(usize::try_from(t.qty)?)
    }

    /// Scans a second, one call after another.
    fn hitung(&self) -> Result<f64> {
        let siaran = Siaran::baru().0;
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
        let no = values::NoFaktur::parse(&o.no_opname)?;
        let awal = Instant::now();
        for kode in kode {
            let (p, no, siaran) = (self.p.clone(), no.clone(), siaran.clone());
            let m = Pindai { kode, kode_toko: String::new() };
            let tulis = self.db.write(p.toko.clone(), move |tx| opname::pindai(tx, &p, &no, &m, &siaran));
            self.rt.block_on(tulis).map_err(|t: Tolak| catatan::salah(&t))?;
        }
        let laju = desimal(u64::try_from(DIPINDAI)?) / awal.elapsed().as_secs_f64();
        let (p, siaran) = (self.p.clone(), siaran);
        let tulis = self.db.write(p.toko.clone(), move |tx| opname::selesai(tx, &p, &no, &siaran));
        self.rt.block_on(tulis).map_err(|t: Tolak| catatan::salah(&t))?;
        // The tray is empty again for the next size of the chain.
        self.hancurkan(DIHITUNG)?;
        Ok(laju)
    }
}
