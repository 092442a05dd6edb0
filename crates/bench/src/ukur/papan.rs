//! The board of 5,000 open works: how long its answer takes, read from the books and written as JSON. The works were taken
//! by the use case, half of them are with a craftsman. What the browser takes to draw it is measured in e2e/ukur.

use super::janji_isi::{Orang, pesanan, service};
use super::kedua::{di_kedua, sebut};
use super::niaga_isi;
use super::{Konteks, Kumpul};
use crate::catatan;
use crate::hasil::{Angka, desimal, persentil};
use anyhow::{Result, bail};
use db::{Conn, Db, Tx};
use konter::pelanggan::PelangganMinta;
use pesanan::kerja::{self, PesananProses};
use pesanan::simpan;
use pesanan::validasi::{self, PesananValid};
use platform::modul::Setelan;
use platform::{Hasil, Tolak};
use serde::Serialize;
use servis::{ProsesMinta, ServiceValid};
use std::time::Instant;
use tokio::runtime::Runtime;
use values::KodeToko;

const PEKERJAAN: usize = 5_000;
const PEKERJAAN_CEPAT: usize = 500;
/// Works of one transaction.
const SEKALI: usize = 100;
const KALI: usize = 100;
const PEMANASAN: usize = 10;
/// Together with the drawing it is to stay within 300.
const BATAS: f64 = 100.0;
const TUKANG: [&str; 5] = ["T01", "T02", "T03", "T04", "T05"];

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    di_kedua(k, h, "papan", |rt, h, db, pg| {
        let banyak = if k.cepat { PEKERJAAN_CEPAT } else { PEKERJAAN };
        rt.block_on(isi(db, banyak))?;
        if let Some(pg) = pg {
            pg.rapikan()?;
        }
        let apa = (banyak, sebut(pg));
        jawab(rt, h, db, ("pesanan", apa), |c, toko| {
            let p = pesanan::lihat::papan(c, toko, &pesanan::lihat::TanyaPapan::default())?;
            Ok((p.kartu.len(), p))
        })?;
        jawab(rt, h, db, ("service", apa), |c, toko| {
            let p = servis::papan(c, toko, &servis::TanyaPapan::default())?;
            Ok((p.kartu.len(), p))
        })
    })
}

/// How long each answer took; one with another number of cards is an error of the measurement.
fn jawab<P: Serialize + Send + 'static>(
    rt: &Runtime,
    h: &mut Kumpul,
    db: &Db,
    (apa, (banyak, mesin)): (&str, (usize, &str)),
    f: impl Fn(&mut Conn, &KodeToko) -> Hasil<(usize, P)> + Send + Copy + 'static,
) -> Result<()> {
    let toko = KodeToko::parse(niaga_isi::TOKO)?;
    let (mut ms, mut besar) = (Vec::with_capacity(KALI), 0);
    for ke in 0..PEMANASAN + KALI {
        let (toko, mulai) = (toko.clone(), Instant::now());
        let (kartu, papan) =
            rt.block_on(db.read(move |c| f(c, &toko))).map_err(|t: Tolak| catatan::salah(&t))?;
        besar = serde_json::to_vec(&papan)?.len();
        let lama = mulai.elapsed().as_secs_f64() * 1000.0;
        if ke >= PEMANASAN {
            ms.push(lama);
        }
        if kartu != banyak {
            bail!("papan {apa}: {kartu} kartu, bukan {banyak}");
        }
    }
    h.angka(
        Angka::new(format!("papan {banyak} {apa} terbuka: jawaban, {mesin}"), persentil(&ms, 99), "ms")
            .paling_banyak(BATAS)
            .ket(format!(
                "p99 dari {KALI} kali, p50 {:.2} ms, {:.0} kB JSON",
                persentil(&ms, 50),
                desimal(u64::try_from(besar)?) / 1000.0
            )),
    );
    Ok(())
}

/// So many open orders, and as many services.
async fn isi(db: &Db, banyak: usize) -> Result<()> {
    niaga_isi::siapkan(db).await?;
    let o = Orang::baru(db).await?;
    let pesan = pesanan(db, &o, 2).await?;
    let terima = service(&o, 2);
    for mulai in (0..banyak).step_by(SEKALI) {
        let (o, pesan, terima) = (o.clone(), pesan.clone(), terima.clone());
        let kunci = db::Kunci::toko(o.kasir.toko.clone()).dengan_rantai();
        db.write(kunci, move |tx| {
            let (mut fp, mut fs) = (Vec::new(), Vec::new());
            for n in mulai..(mulai + SEKALI).min(banyak) {
                let (customer, tgl_janji) = (tamu(n), o.janji(i64::try_from(n % 60).unwrap_or(0)));
                let m = simpan::PesananMinta {
                    customer: customer.clone(),
                    tgl_janji: tgl_janji.clone(),
                    ..pesan.clone()
                };
                fp.push(simpan::simpan(tx, &o.kasir, &m)?.no_pesanan);
                let m = servis::ServiceMinta { customer, tgl_janji, ..terima.clone() };
                fs.push(servis::simpan(tx, &o.kasir, &m)?.no_service);
            }
            kerjakan(tx, &o, &fp, &fs)
        })
        .await
        .map_err(|t| catatan::salah(&t))?;
    }
    Ok(())
}

fn tamu(n: usize) -> PelangganMinta {
    PelangganMinta {
        nama_customer: format!("PELANGGAN NOMOR {n}"),
        no_hp: format!("0812{n:08}"),
        ..PelangganMinta::default()
    }
}

/// Somebody else looks at them; every second one goes to a craftsman.
fn kerjakan(tx: &mut Tx<'_>, o: &Orang, pesanan: &[String], service: &[String]) -> Result<(), Tolak> {
    let kasir = o.kasir.user_id.to_string();
    let set = Setelan::baca(tx, &o.kasir.toko)?;
    if set.nyala("VALIDASI_PESANAN_MODULE") {
        let m = PesananValid { no_pesanans: pesanan.to_vec(), user_id: kasir.clone() };
        validasi::validasi(tx, &o.spv, &m)?;
    }
    if set.nyala("VALIDASI_SERVICE_MODULE") {
        let m = ServiceValid { no_services: service.to_vec(), user_id: kasir };
        servis::validasi(tx, &o.spv, &m)?;
    }
    for (n, (fp, fs)) in pesanan.iter().zip(service).enumerate().filter(|(n, _)| n % 2 == 0) {
        let kode_tukang = TUKANG[n / 2 % TUKANG.len()].to_owned();
        let m = PesananProses { kode_tukang: kode_tukang.clone(), ..PesananProses::default() };
        kerja::proses(tx, &o.kasir, fp, &m)?;
        servis::proses(tx, &o.kasir, fs, &ProsesMinta { kode_tukang, ..ProsesMinta::default() })?;
    }
    Ok(())
}
