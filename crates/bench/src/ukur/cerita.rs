//! The story of a member with 2,000 entries: how long the first page takes, and the head with its totals. The entries are real:
//! a thousand sales by the use case, each with the points it gave.

use super::kedua::{di_kedua, sebut};
use super::niaga_isi;
use super::{Konteks, Kumpul};
use crate::catatan;
use crate::hasil::{Angka, persentil};
use anyhow::{Result, bail};
use db::Db;
use member::daftar::{self, MemberMinta};
use member::riwayat::{self, TanyaRiwayat};
use niaga::{Bayar, JenisBayar, TransaksiMinta, jual};
use platform::{Level, Pelaku, Tolak};
use rangkai::DOMAIN;
use std::time::Instant;
use tokio::runtime::Runtime;
use values::{Jam as _, JamSistem, UserId};

const NOTA: usize = 1_000;
const KALI: usize = 40;
/// What a screen asks for first.
const HALAMAN: usize = 50;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    di_kedua(k, h, "cerita", |rt, h, db, pg| satu(rt, k, h, db, sebut(pg)))
}

fn satu(rt: &Runtime, k: &Konteks, h: &mut Kumpul, db: &Db, mesin: &str) -> Result<()> {
    let kasir = niaga_isi::kasir()?;
    let own = Pelaku { user_id: UserId::parse("own-jkt1")?, level: Level::Own, ..kasir.clone() };
    let banyak = if k.cepat { NOTA / 5 } else { NOTA };
    let kode = rt.block_on(isi(db, &kasir, &own, banyak))?;
    let hari = JamSistem.hari_ini();
    let (mut pertama, mut kepala) = (Vec::with_capacity(KALI), Vec::with_capacity(KALI));
    for _ in 0..KALI {
        let (x, mulai) = (kode.clone(), Instant::now());
        let t = rt
            .block_on(db.read(move |c| riwayat::halaman(c, DOMAIN, &x, &TanyaRiwayat::default())))
            .map_err(|t: Tolak| catatan::salah(&t))?;
        pertama.push(mulai.elapsed().as_secs_f64() * 1000.0);
        if t.baris.len() != HALAMAN || t.lanjut.is_none() {
            bail!("halaman pertama {} baris", t.baris.len());
        }
        let (x, mulai) = (kode.clone(), Instant::now());
        let r = rt
            .block_on(db.read(move |c| riwayat::ringkas(c, DOMAIN, &x, hari)))
            .map_err(|t: Tolak| catatan::salah(&t))?;
        kepala.push(mulai.elapsed().as_secs_f64() * 1000.0);
        let entri: i64 = r.total.iter().map(|t| t.banyak).sum();
        if usize::try_from(entri)? != 2 * banyak {
            bail!("{entri} entri dari {banyak} nota");
        }
    }
    pertama.sort_by(f64::total_cmp);
    kepala.sort_by(f64::total_cmp);
    h.angka(
        Angka::new(
            format!("cerita member {} entri: halaman pertama, {mesin}", 2 * banyak),
            persentil(&pertama, 99),
            "ms",
        )
        .paling_banyak(150.0)
        .ket(format!("p99 dari {KALI} kali, p50 {:.2} ms", persentil(&pertama, 50))),
    );
    h.angka(
        Angka::new(
            format!("cerita member {} entri: kepala dan jumlahnya, {mesin}", 2 * banyak),
            persentil(&kepala, 99),
            "ms",
        )
        .ket(format!("p99 dari {KALI} kali, p50 {:.2} ms", persentil(&kepala, 50))),
    );
    Ok(())
}

/// A member with so many sales; the member's code.
async fn isi(db: &Db, kasir: &Pelaku, own: &Pelaku, banyak: usize) -> Result<String> {
    niaga_isi::siapkan(db).await?;
    niaga_isi::terbitkan(db, own).await?;
    let (p, m) = (
        kasir.clone(),
        MemberMinta {
            nama_customer: "PEMBELI SETIA".to_owned(),
            alamat_customer: "JL MAWAR 1".to_owned(),
            no_hp: "081300001111".to_owned(),
            cara_kode: "URUT".to_owned(),
            ..MemberMinta::default()
        },
    );
    let kunci = db::Kunci::toko(kasir.toko.clone()).dengan_rantai();
    let t = db
        .write(kunci, move |tx| daftar::daftarkan(tx, &p, &m))
        .await
        .map_err(|t: Tolak| catatan::salah(&t))?;
    let kode = t.member.kode_member;
    for barang in niaga_isi::barang(db, own, banyak).await?.chunks(50) {
        let (p, kode, barang) = (kasir.clone(), kode.clone(), barang.to_vec());
        db.write(kasir.toko.clone(), move |tx| {
            for b in &barang {
                let baris = jual::JualMinta { kode_barcode: b.clone(), ..jual::JualMinta::default() };
                let mut m = TransaksiMinta {
                    kode_sales: "S01".to_owned(),
                    detail_barang: vec![baris],
                    ..TransaksiMinta::default()
                };
                m.customer.kode_member.clone_from(&kode);
                let jumlah_rp = niaga::hitung(tx, &p, &m)?.neto;
                m.pembayaran = vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp, ..Bayar::default() }];
                niaga::simpan(tx, &p, &m)?;
            }
            Ok::<_, Tolak>(())
        })
        .await
        .map_err(|t| catatan::salah(&t))?;
    }
    Ok(kode)
}
