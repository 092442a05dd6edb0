//! Points of 200,000 members lapse while six tills sell: how long the job takes, and what the slowest sale waited. Through the
//! functions the server calls, each batch and each sale a transaction of its own; the books must balance afterwards.

use super::anggota::tulis_kode;
use super::kedua::{di_kedua, sebut};
use super::niaga_isi::{self, TOKO};
use super::{Konteks, Kumpul};
use crate::catatan;
use crate::hasil::{Angka, persentil};
use anyhow::{Result, bail};
use db::{Db, Kunci, Val};
use ledger::Dok;
use member::poin::{self, Siklus};
use platform::{Level, Pelaku, Tolak};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;
use tokio::runtime::Runtime;
use values::{Jam as _, JamSistem, JenisDok, KodeToko, Rupiah, UserId};

const MEMBER: usize = 200_000;
const MEMBER_CEPAT: usize = 20_000;
const KASIR: usize = 6;
/// Pieces for each till, more than it can sell meanwhile.
const BARANG: usize = 6_000;
const SEKALI: usize = 1_000;
const PUSAT: &str = "PST";

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    di_kedua(k, h, "poin", |rt, h, db, pg| satu(rt, k, h, db, sebut(pg)))
}

fn satu(rt: &Runtime, k: &Konteks, h: &mut Kumpul, db: &Db, mesin: &str) -> Result<()> {
    let banyak = if k.cepat { MEMBER_CEPAT } else { MEMBER };
    let kasir = niaga_isi::kasir()?;
    let own = Pelaku { user_id: UserId::parse("own-jkt1")?, level: Level::Own, ..kasir.clone() };
    let (lama, mut sendiri, mut bersama) = rt.block_on(async {
        niaga_isi::siapkan(db).await?;
        harga(db, &own).await.map_err(|t| catatan::salah(&t))?;
        anggota(db, banyak).await?;
        let kode =
            niaga_isi::barang(db, &own, (KASIR + 1) * if k.cepat { BARANG / 10 } else { BARANG }).await?;
        let mut bagian = kode.chunks(kode.len() / (KASIR + 1)).map(<[String]>::to_vec);
        let dulu = bagian.next().unwrap_or_default();
        // What a sale takes when nothing else goes on, by the same six tills.
        let henti = Arc::new(AtomicBool::new(false));
        let potong = dulu.chunks((dulu.len() / KASIR).max(1)).map(<[String]>::to_vec).take(KASIR);
        let sendiri = jual(db, &kasir, potong, &henti).await?;
        let tugas = tokio::spawn(hanguskan(db.clone(), henti.clone()));
        let bersama = jual(db, &kasir, bagian.take(KASIR), &henti).await?;
        let lama = tugas.await??;
        Ok::<_, anyhow::Error>((lama, sendiri, bersama))
    })?;
    sendiri.sort_by(f64::total_cmp);
    bersama.sort_by(f64::total_cmp);
    let sisa: i64 = rt
        .block_on(db.read(|c| c.nilai("SELECT COUNT(*) FROM saldo_poin WHERE saldo <> 0", &[])))
        .map_err(|e| anyhow::anyhow!("{e}"))?;
    let hasil = rt
        .block_on(db.lapor(|c| ledger::periksa::semua(c, &rangkai::BUKTI)))
        .map_err(|e| anyhow::anyhow!("{e}"))?;
    if sisa != 0 || !hasil.bersih() {
        bail!("{sisa} member masih berpoin; {:?}", hasil.temuan.first());
    }
    h.angka(
        Angka::new(format!("reset poin {banyak} member selagi {KASIR} kasir menjual, {mesin}"), lama, "s")
            .paling_banyak(30.0)
            .ket(format!("{} penjualan sementara itu, buku seimbang", bersama.len())),
    );
    h.angka(
        Angka::new(
            format!("penjualan paling lambat selama reset poin, {mesin}"),
            bersama.last().copied().unwrap_or_default(),
            "ms",
        )
        .paling_banyak(200.0)
        .ket(format!(
            "p50 {:.2} ms, p99 {:.2} ms; tanpa reset p50 {:.2} ms, p99 {:.2} ms",
            persentil(&bersama, 50),
            persentil(&bersama, 99),
            persentil(&sendiri, 50),
            persentil(&sendiri, 99)
        )),
    );
    Ok(())
}

/// The day's prices stand.
async fn harga(db: &Db, own: &Pelaku) -> Result<(), Tolak> {
    let own = own.clone();
    db.write(own.toko.clone(), move |tx| {
        let penanda = harga::hari_ini(tx, &own)?.penanda;
        let m = harga::Terbit { penanda, baris: Vec::new(), toko: Vec::new(), yakin: true };
        harga::terbitkan(tx, &own, &m, &platform::Siaran::baru().0)
    })
    .await?;
    Ok(())
}

/// So many members, each with a lot of points.
async fn anggota(db: &Db, banyak: usize) -> Result<()> {
    const KOLOM: [&str; 14] = [
        "kode_pelanggan",
        "toko",
        "kode_member",
        "jenis_pelanggan",
        "nama_customer",
        "alamat_customer",
        "no_hp",
        "sidik_nik",
        "nik_samar",
        "cari",
        "dibuat",
        "oleh",
        "diubah",
        "versi",
    ];
    let oleh = UserId::parse("SISTEM")?;
    for mulai in (0..banyak).step_by(SEKALI) {
        let (sampai, oleh) = ((mulai + SEKALI).min(banyak), oleh.clone());
        db.write(KodeToko::parse(PUSAT)?, move |tx| {
            let baris = (mulai..sampai).map(|n| {
                let mut v: Vec<Val> = vec![
                    format!("PB{n:08}").into(),
                    TOKO.into(),
                    format!("MB{n:08}").into(),
                    "MEMBER".into(),
                ];
                v.push(format!("MEMBER {n}").into());
                v.extend(["", "", "", "", ""].map(Val::from));
                v.extend(["2026-01-01", "x", "2026-01-01"].map(Val::from));
                v.push(1_i64.into());
                Ok::<_, db::Error>(v)
            });
            tx.sisip_banyak("pelanggan", &KOLOM, baris)?;
            tulis_kode(tx, (mulai..sampai).map(|n| (format!("MB{n:08}"), format!("PB{n:08}"))))?;
            let mut dok = Dok::buka(tx, JenisDok::TransaksiPoin, &oleh)?;
            for n in mulai..sampai {
                ledger::poin::awal(
                    &mut dok,
                    &format!("PB{n:08}"),
                    1 + i64::try_from(n % 500).unwrap_or(0),
                    Rupiah::new(1_000),
                )?;
            }
            dok.tutup("POIN AWAL", &serde_json::json!({}))?;
            Ok::<_, Tolak>(())
        })
        .await
        .map_err(|t| catatan::salah(&t))?;
    }
    Ok(())
}

/// The job, batch by batch; seconds it took.
async fn hanguskan(db: Db, henti: Arc<AtomicBool>) -> Result<f64> {
    let besok = JamSistem.hari_ini().tambah_hari(1)?;
    let s = Siklus { tgl_reset: besok, siklus: "SEKALI".to_owned(), keterangan: String::new() };
    let (oleh, pusat, mulai) = (UserId::parse("SISTEM")?, KodeToko::parse(PUSAT)?, Instant::now());
    loop {
        let (s, oleh) = (s.clone(), oleh.clone());
        let k = db
            .write(Kunci::toko(pusat.clone()), move |tx| poin::langkah(tx, &oleh, &s))
            .await
            .map_err(|t| catatan::salah(&t))?;
        if k.selesai {
            break;
        }
        tokio::task::yield_now().await;
    }
    henti.store(true, Ordering::Relaxed);
    Ok(mulai.elapsed().as_secs_f64())
}

/// Every till sells its pieces one by one until it is told to stop; milliseconds of every sale.
async fn jual(
    db: &Db,
    p: &Pelaku,
    bagian: impl Iterator<Item = Vec<String>>,
    henti: &Arc<AtomicBool>,
) -> Result<Vec<f64>> {
    let mut tugas = Vec::new();
    for milik in bagian {
        let (db, p, henti) = (db.clone(), p.clone(), henti.clone());
        tugas.push(tokio::spawn(async move {
            let mut lama = Vec::with_capacity(milik.len());
            for kode in milik {
                if henti.load(Ordering::Relaxed) {
                    break;
                }
                let (mulai, p) = (Instant::now(), p.clone());
                db.write(p.toko.clone(), move |tx| niaga_isi::jual(tx, &p, &kode)).await?;
                lama.push(mulai.elapsed().as_secs_f64() * 1000.0);
            }
            Ok::<_, Tolak>(lama)
        }));
    }
    let mut semua = Vec::new();
    for t in tugas {
        semua.extend(t.await?.map_err(|t| catatan::salah(&t))?);
    }
    Ok(semua)
}
