//! A master with 100,000 rows: a page wherever it lies and however it is sorted, search as you type, and an
//! import of 10,000 lines, each through the functions the server calls, without HTTP around them.

use super::kedua::di_kedua;
use super::{Konteks, Kumpul};
use crate::catatan;
use crate::hasil::{Angka, median, persentil};
use crate::tempat::Pg;
use anyhow::{Context as _, Result, bail};
use db::Db;
use master::{Master, TanyaMaster};
use platform::{Level, Pelaku, Tolak};
use std::fmt::Write as _;
use std::time::Instant;

const BARIS: i64 = 100_000;
const IMPOR: i64 = 10_000;
const HALAMAN: i64 = 50;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    di_kedua(k, h, "master", |rt, h, db, pg| satu(rt, k, h, db, pg))
}

fn satu(rt: &tokio::runtime::Runtime, k: &Konteks, h: &mut Kumpul, db: &Db, pg: Option<&Pg>) -> Result<()> {
    let mesin = super::kedua::sebut(pg);
    let m = ::master::cari("master-sales").context("master-sales tidak ada")?;
    let mut pelaku = rt.block_on(catatan::siapkan(db, 2))?;
    pelaku.iter_mut().for_each(|p| p.level = Level::Su);
    let [besar, lain] = pelaku.as_slice() else { bail!("dua toko") };
    rt.block_on(impor(db, m, besar, BARIS))?;
    if let Some(pg) = pg {
        pg.rapikan()?;
    }
    let awal = Instant::now();
    rt.block_on(impor(db, m, lain, IMPOR))?;
    let detik = awal.elapsed().as_secs_f64();
    let a = Angka::new(format!("impor 10.000 baris master, {mesin}"), detik, "s")
        .ket("diperiksa, ditulis dengan versi dan audit, satu transaksi");
    h.angka(if pg.is_some() { a } else { a.paling_banyak(3.0) });

    let kali = if k.cepat { 5 } else { 25 };
    let mut ukur = |nama: String, target: f64, temu: Option<i64>, tanya: TanyaMaster| -> Result<()> {
        let mut ms = Vec::new();
        for i in 0..=kali {
            let awal = Instant::now();
            let count = rt.block_on(daftar(db, m, besar, tanya.clone()))?;
            // The first reads the pages into memory.
            if i > 0 {
                ms.push(awal.elapsed().as_secs_f64() * 1000.0);
            }
            if temu.is_some_and(|t| t != count) {
                bail!("{nama}: {count} baris, seharusnya {temu:?}");
            }
        }
        h.angka(
            Angka::new(format!("{nama}, {mesin}"), median(&ms), "ms")
                .paling_banyak(target)
                .ket(format!("median {kali} kali, p99 {:.1} ms", persentil(&ms, 99))),
        );
        Ok(())
    };
    for (kolom, urut) in [("kode_sales", "asc"), ("nama_sales", "asc"), ("no_hp", "desc")] {
        for (sebut, skip) in [("pertama", 0), ("tengah", BARIS / 2), ("terakhir", BARIS - HALAMAN)] {
            let tanya = TanyaMaster {
                sort_by: Some(kolom.to_owned()),
                urut: Some(urut.to_owned()),
                skip: Some(skip),
                limit: Some(HALAMAN),
                ..TanyaMaster::default()
            };
            ukur(format!("halaman {sebut} menurut {kolom}"), 20.0, Some(BARIS), tanya)?;
        }
    }
    for (sebut, cari, kolom, temu) in [
        ("kata yang jarang", "sales 077777", "kode_sales", Some(1)),
        ("kata yang tidak ada", "zzzz", "kode_sales", Some(0)),
        ("satu huruf", "a", "kode_sales", Some(BARIS)),
        ("angka, menurut nama", "0812", "nama_sales", None),
    ] {
        let tanya = TanyaMaster {
            cari: Some(cari.to_owned()),
            sort_by: Some(kolom.to_owned()),
            limit: Some(HALAMAN),
            ..TanyaMaster::default()
        };
        ukur(format!("cari {sebut}"), 50.0, temu, tanya)?;
    }
    Ok(())
}

/// The same lines on every run; names and numbers without the order of the codes.
fn csv(banyak: i64) -> String {
    let mut isi = String::from("kode_sales,nama_sales,no_hp,alamat,tgl_masuk\n");
    for i in 0..banyak {
        let acak = i * 7919 % banyak;
        let _ = writeln!(
            isi,
            "S{i:06},SALES {acak:06} KARAT,08{:09},JL. MELAWAI {} NO. {} KEBAYORAN BARU,2026-01-{:02}",
            acak * 9973 % 1_000_000_000,
            acak % 97,
            i % 300,
            i % 28 + 1,
        );
    }
    isi
}

async fn impor(db: &Db, m: &'static Master, p: &Pelaku, banyak: i64) -> Result<()> {
    let (isi, p) = (csv(banyak), p.clone());
    let n = db
        .write(p.toko.clone(), move |tx| {
            ::master::impor(tx, m, &p, isi.as_bytes(), &::master::Aktifkan::Tanya)
        })
        .await
        .map_err(|t: Tolak| catatan::salah(&t))?
        .disimpan();
    if i64::try_from(n)? != banyak {
        bail!("terimpor {n} baris dari {banyak}");
    }
    Ok(())
}

async fn daftar(db: &Db, m: &'static Master, p: &Pelaku, t: TanyaMaster) -> Result<i64> {
    let p = p.clone();
    let path = m.daftar.first().copied().unwrap_or_default();
    let h = db
        .read(move |c| ::master::daftar(c, m, &p, path, None, &t))
        .await
        .map_err(|t: Tolak| catatan::salah(&t))?;
    Ok(h.count)
}
