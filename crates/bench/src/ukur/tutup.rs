//! Closing a day of 2,000 sales, again and again while history grows: the proof of what was posted, and the transaction
//! that everybody waits for, through the functions the server calls. Beside it what the proof over all history costs,
//! which runs after the closing.

use super::kedua::{di_kedua, sebut};
use super::niaga_isi;
use super::{Konteks, Kumpul};
use crate::catatan;
use crate::hasil::{Angka, median};
use anyhow::Result;
use db::{Db, Kunci, args};
use platform::{Level, Pelaku, Siaran, Tolak};
use std::time::Instant;
use tokio::runtime::Runtime;
use values::{Jam as _, UsdSen, UserId};

const SEHARI: usize = 2_000;
const HARI: usize = 20;
const HARI_CEPAT: usize = 3;
/// Days of a median, and one.
const BEBERAPA: usize = 6;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    di_kedua(k, h, "tutup", |rt, h, db, pg| satu(rt, k, h, db, sebut(pg)))
}

fn satu(rt: &Runtime, k: &Konteks, h: &mut Kumpul, db: &Db, mesin: &str) -> Result<()> {
    let hari = if k.cepat { HARI_CEPAT } else { HARI };
    let kasir = niaga_isi::kasir()?;
    let own = Pelaku { user_id: UserId::parse("own-jkt1")?, level: Level::Own, ..kasir.clone() };
    let toko = kasir.toko.clone();
    let awal = values::JamSistem.hari_ini().tambah_hari(-i64::try_from(hari)?)?;
    rt.block_on(niaga_isi::siapkan(db))?;
    let t = toko.clone();
    rt.block_on(db.write(toko.clone(), move |tx| {
        let sql = "UPDATE toko SET tgl_system = $2 WHERE kode_toko = $1";
        tx.exec(sql, args![&t, awal]).map_err(Tolak::from)
    }))
    .map_err(|t| catatan::salah(&t))?;
    let (mut bukti, mut tutup, mut semua) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..hari {
        rt.block_on(async {
            harga(db, &own).await.map_err(|t| catatan::salah(&t))?;
            let kode = niaga_isi::barang(db, &own, SEHARI).await?;
            niaga_isi::jual_semua(db, &kasir, &kode).await
        })?;
        let (mulai, t) = (Instant::now(), toko.clone());
        let hal = rt
            .block_on(db.lapor(move |c| tutup::tidak_seimbang(c, &t, rangkai::DOMAIN)))
            .map_err(|t| catatan::salah(&t))?;
        bukti.push(mulai.elapsed().as_secs_f64());
        anyhow::ensure!(hal.is_none(), "{hal:?}");
        let (mulai, pelaku) = (Instant::now(), own.clone());
        let tulis = db.write(Kunci::toko(toko.clone()).dengan_rantai(), move |tx| {
            tutup::tutup(tx, &pelaku, None, rangkai::DOMAIN, &|_, _| ())
        });
        rt.block_on(tulis).map_err(|t: Tolak| catatan::salah(&t))?;
        tutup.push(mulai.elapsed().as_secs_f64());
        let (mulai, t) = (Instant::now(), toko.clone());
        let temuan = rt.block_on(db.lapor(move |c| ledger::periksa::toko(c, &t, &rangkai::BUKTI)))?;
        semua.push(mulai.elapsed().as_secs_f64());
        anyhow::ensure!(temuan.is_empty(), "{temuan:?}");
    }
    // The first closing has no day before it; a few days each, because one alone is mostly the machine's.
    let (awal, akhir) = (
        |v: &[f64]| median(v.get(1..BEBERAPA.min(v.len())).unwrap_or(v)),
        |v: &[f64]| median(v.get(v.len().saturating_sub(BEBERAPA - 1)..).unwrap_or(v)),
    );
    let tiga = |f: &dyn Fn(&[f64]) -> f64| (f(&bukti), f(&tutup), f(&semua));
    let ((b1, t1, s1), (b2, t2, s2)) = (tiga(&awal), tiga(&akhir));
    h.angka(Angka::new(format!("tutup toko 2.000 dokumen, {mesin}"), b2 + t2, "s").paling_banyak(2.0).ket(
        format!(
            "median hari-hari terakhir sampai ke-{hari}: bukti {b2:.3}, transaksi {t2:.3}; sejak hari ke-2: {b1:.3}, \
             {t1:.3}; bukti seluruh riwayat sesudahnya {s2:.3}, sejak hari ke-2 {s1:.3}"
        ),
    ));
    let kali = (b2 + t2) / (b1 + t1);
    h.angka(
        Angka::new(format!("tutup toko, hari terakhir dibanding pertama, {mesin}"), kali, "kali")
            .paling_banyak(1.5),
    );
    Ok(())
}

/// The day's prices.
async fn harga(db: &Db, own: &Pelaku) -> Result<(), Tolak> {
    let p = own.clone();
    db.write(own.toko.clone(), move |tx| {
        let usul = harga::Usul {
            kode_group: String::new(),
            harga_jual: 2_400_000,
            harga_beli: 2_300_000,
            harga_rosok: 2_200_000,
            kurs_usd: UsdSen::sen(1_645_000),
        };
        let penanda = harga::hari_ini(tx, &p)?.penanda;
        let m = harga::Terbit { penanda, baris: vec![usul], toko: Vec::new(), yakin: true };
        harga::terbitkan(tx, &p, &m, &Siaran::baru().0).map(|_| ())
    })
    .await
}
