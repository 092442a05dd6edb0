//! A lot of a thousand pieces: how long sorting it takes, sending it to a washer, and receiving it piece by piece, each piece lighter
//! than it was. Each is one transaction of its use case.

use super::kedua::{di_kedua, sebut};
use super::niaga_isi;
use super::{Konteks, Kumpul};
use crate::catatan;
use crate::hasil::{Angka, median};
use crate::tempat::Pg;
use anyhow::Result;
use barang::pindai::Pindai;
use barang::tambah::{self, Baru, HargaModal};
use db::{Db, Tx};
use platform::demo::disetujui;
use platform::{Hasil, Level, Pelaku, Tolak};
use sepuhan::kirim::{self, MintaKirim};
use sepuhan::sortir::{self, BarisSortir as Putus, MintaSortir, Timbang};
use sepuhan::terima::{self, BarisTerima as Baris, MintaTerima};
use std::time::Instant;
use tokio::runtime::Runtime;
use values::{Berat, HargaGram, Kadar, UserId};

const BARANG: usize = 1_000;
const KALI: usize = 5;
const BERAT: i64 = 3_210;
/// What is measured may take so many milliseconds.
const BATAS: f64 = 1_000.0;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    di_kedua(k, h, "sepuhan", |rt, h, db, pg| satu(rt, k, h, db, pg))
}

fn satu(rt: &Runtime, k: &Konteks, h: &mut Kumpul, db: &Db, pg: Option<&Pg>) -> Result<()> {
    let spv = niaga_isi::kasir()?;
    let spv = Pelaku { user_id: UserId::parse("spv-jkt1")?, level: Level::Spv, ..spv };
    let own = Pelaku { user_id: UserId::parse("own-jkt1")?, level: Level::Own, ..spv.clone() };
    rt.block_on(niaga_isi::siapkan(db))?;
    let banyak = if k.cepat { BARANG / 5 } else { BARANG };
    let mut lama = [const { Vec::new() }; 3];
    for _ in 0..KALI {
        let kode = rt.block_on(dibeli(db, &own, banyak))?;
        let jumlah = Berat::mg(BERAT * i64::try_from(banyak)?);
        let m = MintaSortir {
            detail_barang: kode
                .iter()
                .map(|k| Putus { kode_barcode: k.clone(), putusan: "CUCI".to_owned(), ..Putus::default() })
                .collect(),
            timbang: vec![Timbang { putusan: "CUCI".to_owned(), berat: jumlah }],
            ..MintaSortir::default()
        };
        let (_, ms) = rt.block_on(jalan(db, &spv, move |tx, p| sortir::sortir(tx, p, &m)))?;
        lama[0].push(ms);
        let m = MintaKirim {
            kode_tukang: "T01".to_owned(),
            pekerjaan: "CUCI".to_owned(),
            timbang: jumlah,
            detail_barang: kode
                .iter()
                .map(|k| Pindai { kode_barcode: k.clone(), ..Pindai::default() })
                .collect(),
            ..MintaKirim::default()
        };
        let o = own.clone();
        let (lot, ms) = rt.block_on(jalan(db, &spv, move |tx, p| {
            disetujui(tx, p, &o, |tx, izin| {
                kirim::kirim(tx, p, &MintaKirim { otorisasi: izin.to_owned(), ..m.clone() })
            })
        }))?;
        lama[1].push(ms);
        let m = MintaTerima {
            no_lot: lot.no_lot,
            kode_toko: "LB1".to_owned(),
            detail_barang: kode
                .iter()
                .map(|k| Baris { kode_barcode: k.clone(), berat: Berat::mg(BERAT - 10), ..Baris::default() })
                .collect(),
            ..MintaTerima::default()
        };
        let kasir = niaga_isi::kasir()?;
        let (_, ms) = rt.block_on(jalan(db, &kasir, move |tx, p| terima::terima(tx, p, &m)))?;
        lama[2].push(ms);
    }
    for (apa, semua) in ["disortir", "dikirim", "diterima"].into_iter().zip(lama) {
        h.angka(
            Angka::new(format!("lot cuci {banyak} barang {apa}, {}", sebut(pg)), median(&semua), "ms")
                .paling_banyak(BATAS)
                .ket(format!("median dari {KALI} kali")),
        );
    }
    Ok(())
}

/// A use case in one transaction, and how many milliseconds it took with its commit.
async fn jalan<T: Send + 'static>(
    db: &Db,
    p: &Pelaku,
    f: impl Fn(&mut Tx<'_>, &Pelaku) -> Hasil<T> + Send + 'static,
) -> Result<(T, f64)> {
    let (p, mulai) = (p.clone(), Instant::now());
    let jadi = db.write(p.toko.clone(), move |tx| f(tx, &p)).await.map_err(|t: Tolak| catatan::salah(&t))?;
    Ok((jadi, mulai.elapsed().as_secs_f64() * 1000.0))
}

/// Rings that lie bought and unsorted.
async fn dibeli(db: &Db, own: &Pelaku, banyak: usize) -> Result<Vec<String>> {
    let modal = HargaModal::from([("750".to_owned(), HargaGram::new(1_800_000))]);
    let baris: Vec<Baru> = (0..banyak)
        .map(|_| Baru {
            kode_group: "750".to_owned(),
            kode_dept: "CIN750".to_owned(),
            kode_gudang: "BELI".to_owned(),
            kode_toko: "BL2".to_owned(),
            nama_barang: "CINCIN BELI".to_owned(),
            berat_asli: Berat::mg(BERAT),
            kadar: Kadar::perseratus(8_000).ok(),
            kadar_modal: Kadar::perseratus(7_700).ok(),
            ..Baru::default()
        })
        .collect();
    let p = own.clone();
    let semua = db
        .write(own.toko.clone(), move |tx| tambah::banyak(tx, &p, &modal, &baris))
        .await
        .map_err(|t: Tolak| catatan::salah(&t))?;
    Ok(semua.into_iter().map(|t| t.kode_barcode).collect())
}
