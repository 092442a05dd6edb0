//! The days of the demo put together: in every store the goods of a day, then its trade and money, then its closing; and the
//! day that is still open. The stores' dates end where they stood.

use crate::otorisasi;
use db::{Db, Kunci, Tx, args};
use platform::demo::{HariIniDemo, Ingatan, TOKO, TOKO_PENUH, TokoDemo, kode_toko, pelaku};
use platform::domain::HariDemo;
use platform::{Hasil, Pelaku, Siaran, Tolak};
use std::sync::Arc;
use std::time::Duration;
use values::{Jam as _, JamDiam, Tanggal, Waktu};

/// Pieces of all stores together.
pub const BANYAK: usize = 5_000;
pub const HARI: i64 = 60;
/// Days told in one transaction.
const SEKALI: usize = 10;

#[derive(Clone)]
struct Cerita {
    p: Pelaku,
    hari_ini: Tanggal,
    barang: barang::demo::Cerita,
    /// none when only goods are told
    dagang: Option<niaga::demo::Cerita>,
}

/// All stores and the chain.
fn kunci() -> Hasil<Kunci> {
    TOKO.iter().try_fold(Kunci::rantai(), |k, kode| Ok(k.dan(kode_toko(kode)?)))
}

/// Goods, so many pieces in all, and so many sales a day in every store (none: no trade and no closings), over so many days.
pub async fn isi(db: &Db, hari: i64, banyak: usize, nota: usize, siaran: &Siaran) -> Hasil<()> {
    ceritakan(db, hari, banyak, nota, siaran).await.map(|_| ())
}

/// The same, and what the stories remember.
async fn ceritakan(db: &Db, hari: i64, banyak: usize, nota: usize, siaran: &Siaran) -> Hasil<Vec<Cerita>> {
    if banyak == 0 {
        return Ok(Vec::new());
    }
    let terima = usize::try_from(hari / barang::demo::JARAK).unwrap_or(1).max(1) * TOKO.len();
    let kunci = kunci()?;
    let siaran = siaran.clone();
    let mut semua: Vec<Cerita> = db
        .write(kunci.clone(), move |tx| {
            TOKO.iter()
                .map(|kode| {
                    let p = pelaku(kode)?;
                    tx.di(&p.toko.clone(), |tx| {
                        let dagang = if nota > 0 {
                            let toko = TokoDemo::baru(tx, kode, hari, &siaran)?;
                            Some(niaga::demo::Cerita::baru(toko, nota, kas::demo::pinjam))
                        } else {
                            None
                        };
                        let barang = barang::demo::Cerita::baru(tx, kode)?;
                        Ok(Cerita { hari_ini: tanggal(tx, &p)?, p, barang, dagang })
                    })
                })
                .collect::<Hasil<Vec<_>>>()
        })
        .await?;
    let hari: Vec<i64> = (1..=hari).rev().collect();
    for sebagian in hari.chunks(SEKALI) {
        let (lama, hari) = (semua, sebagian.to_vec());
        semua = db
            .write(kunci.clone(), move |tx| {
                let mut semua = lama.clone();
                for mundur in &hari {
                    for c in &mut semua {
                        c.satu_hari(tx, *mundur, banyak / terima)?;
                    }
                }
                Ok::<_, Tolak>(semua)
            })
            .await?;
    }
    Ok(semua)
}

/// The days that are over, and the one that is open: two stores have traded today, and nothing of it is closed.
pub async fn isi_sampai_kini(db: &Db, hari: i64, banyak: usize, nota: usize, siaran: &Siaran) -> Hasil<()> {
    let cerita = ceritakan(db, hari, banyak, nota, siaran).await?;
    let siaran = siaran.clone();
    db.write(kunci()?, move |tx| hari_ini(tx, cerita.clone(), &siaran)).await
}

fn waktu_salah(e: &values::TanggalSalah) -> Tolak {
    db::Error::Lain(e.to_string()).into()
}

fn tanggal(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<Tanggal> {
    Ok(tx.nilai("SELECT tgl_system FROM toko WHERE kode_toko = $1", args![&p.toko])?)
}

fn atur_tanggal(tx: &mut Tx<'_>, p: &Pelaku, t: Tanggal) -> Hasil<()> {
    tx.exec("UPDATE toko SET tgl_system = $2 WHERE kode_toko = $1", args![&p.toko, t])?;
    Ok(())
}

impl Cerita {
    /// What the store did so many days ago. A day that is not closed is left by hand.
    fn satu_hari(&mut self, tx: &mut Tx<'_>, mundur: i64, banyak: usize) -> Hasil<()> {
        let toko = self.p.toko.clone();
        tx.di(&toko, |tx| {
            let hari = self.hari_ini.tambah_hari(-mundur).map_err(|e| waktu_salah(&e))?;
            atur_tanggal(tx, &self.p, hari)?;
            let pagi = Waktu::di(hari, 8, 0, 0).map_err(|e| waktu_salah(&e))?;
            let jam: Arc<JamDiam> = Arc::new(JamDiam::new(pagi));
            tx.pada(jam.clone(), |tx| {
                self.barang.hari(tx, &jam, mundur, banyak)?;
                match &mut self.dagang {
                    Some(d) => berdagang(tx, d, &jam, mundur),
                    None => Ok(()),
                }
            })?;
            if mundur == 1 { atur_tanggal(tx, &self.p, self.hari_ini) } else { Ok(()) }
        })
    }
}

/// One day of trade and money, from its prices to its closing.
fn berdagang(tx: &mut Tx<'_>, d: &mut niaga::demo::Cerita, jam: &JamDiam, mundur: i64) -> Hasil<()> {
    harga::demo::pagi(tx, d.toko(), mundur)?;
    kas::demo::pagi(tx, d.toko(), mundur)?;
    d.hari(tx, jam, mundur)?;
    let t = d.toko();
    let h = HariDemo { own: &t.own, spv: &t.spv, kasir: &t.kasir[0], jam, mundur };
    for d in rangkai::DOMAIN {
        (d.demo)(tx, &h)?;
    }
    kas::demo::sore(tx, t, jam, mundur)?;
    kas::demo::hitung(tx, t, jam, mundur)?;
    let ditutup = tutup::tutup(tx, &t.spv, None, rangkai::DOMAIN, &|_, _| {})?;
    tutup::simpan_ringkasan(tx, ditutup.tanggal, None, rangkai::DOMAIN).map(|_| ())
}

/// Steps of an open day: what lies between two of them is the time since it began, divided.
const LANGKAH: u64 = 40;

/// Today's clock: it stands at the morning, or at midnight where the morning has not come, and never gets past now.
fn jam_hari_ini(tx: &Tx<'_>, hari: Tanggal) -> Hasil<(Arc<JamDiam>, Duration)> {
    let kini = tx.sekarang();
    let pukul = |jam| Waktu::di(hari, jam, 0, 0).map_err(|e| waktu_salah(&e));
    let mulai = [pukul(8)?, pukul(0)?].into_iter().find(|m| *m < kini).unwrap_or(kini);
    let lewat = u64::try_from(kini.selisih_milidetik(mulai)).unwrap_or(0);
    // A shop that has been open since the morning; nobody is served through the night.
    let lewat = lewat.min(10 * 3_600_000);
    Ok((Arc::new(JamDiam::new(mulai)), Duration::from_millis(lewat / LANGKAH)))
}

/// What every domain tells of today: of all stores at once, then of the two that have traded and have not closed.
fn hari_ini(tx: &mut Tx<'_>, mut cerita: Vec<Cerita>, siaran: &Siaran) -> Hasil<()> {
    let Some(hari) = cerita.first().map(|c| c.hari_ini) else { return Ok(()) };
    let (jam, jarak) = jam_hari_ini(tx, hari)?;
    for d in rangkai::DOMAIN {
        if !tx.pada(jam.clone(), |tx| (d.demo_semua)(tx, siaran))? {
            return Ok(());
        }
    }
    for c in cerita.iter_mut().filter(|c| TOKO_PENUH.contains(&c.p.toko.as_str())) {
        let Some(dagang) = &mut c.dagang else { continue };
        let (jam, toko) = (Arc::new(JamDiam::new(jam.sekarang())), dagang.toko().clone());
        tx.di(&c.p.toko.clone(), |tx| {
            tx.pada(jam.clone(), |tx| {
                let ingatan = Ingatan(vec![dagang]);
                let mut h = HariIniDemo { toko: &toko, jam: &jam, jarak, ingatan };
                rangkai::DOMAIN.iter().try_for_each(|d| (d.demo_hari_ini)(tx, &mut h))
            })?;
            otorisasi::menunggu(tx, &toko)
        })?;
    }
    Ok(())
}
