//! Rows a second from a table of 20 columns into JSON objects, through the layer's own streaming read.

use super::kedua::{di_kedua, sebut};
use super::{Konteks, Kumpul};
use crate::hasil::{Angka, desimal, median};
use crate::proses::Siapa;
use anyhow::{Result, bail};
use db::{Db, Kunci, Val};
use std::time::Instant;

const KOLOM: usize = 20;
const BARIS: i64 = 100_000;
/// Bytes of JSON kept before they would go out, as in a streamed report.
const POTONG: usize = 64 * 1024;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    di_kedua(k, h, "baca", |rt, h, db, pg| satu(rt, k, h, db, sebut(pg), pg.is_none().then_some(300_000.0)))
}

fn satu(
    rt: &tokio::runtime::Runtime,
    k: &Konteks,
    h: &mut Kumpul,
    db: &Db,
    mesin: &str,
    target: Option<f64>,
) -> Result<()> {
    rt.block_on(isi(db))?;
    let kali = if k.cepat { 3 } else { 9 };
    let (mut per_detik, mut bytes) = (Vec::new(), 0);
    rt.block_on(baca(db))?;
    let c0 = Siapa::Sendiri.cpu()?;
    for _ in 0..kali {
        let awal = Instant::now();
        bytes = rt.block_on(baca(db))?;
        per_detik.push(desimal(u64::try_from(BARIS)?) / awal.elapsed().as_secs_f64());
    }
    let cpu = Siapa::Sendiri.cpu()? - c0;
    let terbaik = per_detik.iter().copied().fold(0.0, f64::max);
    let mut a = Angka::new(format!("baca {mesin} ke JSON, 100.000 x 20"), median(&per_detik), "baris/s")
        .cpu(cpu)
        .ket(format!(
            "median {kali} kali, terbaik {terbaik:.0}; {:.1} MB JSON sekali baca; CPU {:.2} us tiap baris",
            desimal(bytes) / 1e6,
            cpu * 1e6 / (desimal(u64::try_from(BARIS)?) * desimal(kali)),
        ));
    if let Some(t) = target {
        a = a.paling_sedikit(t);
    }
    h.angka(a);
    Ok(())
}

/// A table like a report reads: twelve numbers, eight texts (codes, dates, names).
async fn isi(db: &Db) -> Result<()> {
    let kolom: Vec<String> = (0..KOLOM)
        .map(|i| format!("k{i:02} {} NOT NULL", if angka(i) { "BIGINT" } else { "TEXT" }))
        .collect();
    let buat = format!("CREATE TABLE bench_baca (id BIGINT NOT NULL PRIMARY KEY, {})", kolom.join(", "));
    // A hundred rows a statement: on PostgreSQL each statement is a trip.
    const SEKALI: i64 = 100;
    let lebar = KOLOM + 1;
    let tempat: Vec<String> = (0..usize::try_from(SEKALI)?)
        .map(|r| {
            let p: Vec<String> = (1..=lebar).map(|c| format!("${}", r * lebar + c)).collect();
            format!("({})", p.join(","))
        })
        .collect();
    let sisip = format!("INSERT INTO bench_baca VALUES {}", tempat.join(","));
    db.write(Kunci::rantai(), move |tx| {
        tx.exec(&buat, &[])?;
        for mulai in (0..BARIS).step_by(100) {
            let mut v: Vec<Val> = Vec::with_capacity(lebar * 100);
            for id in mulai..mulai + SEKALI {
                v.push(id.into());
                v.extend((0..KOLOM).map(|i| sel(id, i)));
            }
            tx.exec(&sisip, &v)?;
        }
        Ok::<(), db::Error>(())
    })
    .await?;
    Ok(())
}

fn angka(i: usize) -> bool {
    i % 5 < 3
}

fn sel(id: i64, i: usize) -> Val {
    let n = i64::try_from(i).unwrap_or(0);
    match i {
        _ if angka(i) => (id * 1_000 + n * 37).into(),
        3 => format!("FJJKT1-261115-{id:06}").into(),
        4 => "2026-11-15".into(),
        8 => "2026-11-15T08:30:00.000+07:00".into(),
        _ => format!("Cincin \"polos\" {id} kolom {i}").into(),
    }
}

/// Every row as an object, as an answer or a socket batch has it; answers the bytes made.
async fn baca(db: &Db) -> Result<u64> {
    let kolom: Vec<String> = (0..KOLOM).map(|i| format!("k{i:02}")).collect();
    let sql = format!("SELECT {} FROM bench_baca ORDER BY id", kolom.join(", "));
    let kunci: Vec<String> = kolom
        .iter()
        .enumerate()
        .map(|(i, n)| format!("{}\"{n}\":", if i == 0 { "{" } else { "," }))
        .collect();
    let (baris, bytes) = db
        .lapor(move |c| {
            let (mut keluar, mut baris, mut bytes) = (Vec::with_capacity(2 * POTONG), 0_i64, 0_u64);
            c.each(&sql, &[], |r| {
                for (i, k) in kunci.iter().enumerate() {
                    keluar.extend_from_slice(k.as_bytes());
                    r.json(i, &mut keluar)?;
                }
                keluar.extend_from_slice(b"},");
                baris += 1;
                if keluar.len() > POTONG {
                    bytes += u64::try_from(keluar.len()).unwrap_or(0);
                    keluar.clear();
                }
                Ok::<(), db::Error>(())
            })?;
            Ok::<_, db::Error>((baris, bytes + u64::try_from(keluar.len()).unwrap_or(0)))
        })
        .await?;
    if baris != BARIS {
        bail!("terbaca {baris} baris dari {BARIS}");
    }
    Ok(bytes)
}
