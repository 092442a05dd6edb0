//! Is a contract of instalments as cheap to sign as a sale of the same pieces? Both by turns on one database and for one customer of
//! the register, through the functions the server calls; the books must balance afterwards.

use super::kedua::{di_kedua, sebut};
use super::niaga_isi;
use super::{Konteks, Kumpul};
use crate::catatan;
use crate::hasil::{Angka, desimal, median};
use crate::proses::Siapa;
use crate::tempat::Pg;
use ::cicilan::CicilanMinta;
use anyhow::{Context as _, Result, bail};
use db::{Db, Kunci, KunciIdem, Tx};
use konter::pelanggan::{self, PelangganMinta};
use niaga::{Bayar, JenisBayar, TransaksiMinta, jual};
use platform::{Hasil, Pelaku, Tolak};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use tokio::runtime::Runtime;
use values::Rupiah;

const KLIEN: usize = 64;
const PASANG: usize = 7;
const CONTOH: usize = 300;
const CONTOH_CEPAT: usize = 60;
/// Pieces of a document.
const BARIS: [usize; 2] = [1, 3];
/// What is handed over; the rest is change.
const TUNAI: i64 = 100_000_000;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    di_kedua(k, h, "cicilan", |rt, h, db, pg| satu(rt, k, h, db, pg))
}

/// Who acts, and who signs.
#[derive(Clone)]
struct Orang {
    kasir: Pelaku,
    customer: PelangganMinta,
}

impl Orang {
    /// With a customer whose identity is known.
    async fn baru(db: &Db) -> Result<Self> {
        let kasir = niaga_isi::kasir()?;
        let m = PelangganMinta {
            nama_customer: "HENDRA GUNAWAN".to_owned(),
            no_hp: "081290004001".to_owned(),
            alamat_customer: "JL KENANGA 12".to_owned(),
            nik: "3171041203850011".to_owned(),
            ..PelangganMinta::default()
        };
        let (p, kunci) = (kasir.clone(), Kunci::toko(kasir.toko.clone()).dengan_rantai());
        let siapa = db
            .write(kunci, move |tx| pelanggan::daftar(tx, &p, &m))
            .await
            .map_err(|t: Tolak| catatan::salah(&t))?;
        let customer = PelangganMinta { kode_pelanggan: siapa.kode_pelanggan, ..PelangganMinta::default() };
        Ok(Self { kasir, customer })
    }
}

/// Documents of so many pieces, and what they are made from.
struct Kelompok {
    baris: usize,
    /// of one turn
    contoh: usize,
    dijual: Vec<String>,
    dicicil: Vec<String>,
}

/// Wall and processor seconds of one turn.
type Lama = (f64, f64);

fn satu(rt: &Runtime, k: &Konteks, h: &mut Kumpul, db: &Db, pg: Option<&Pg>) -> Result<()> {
    let contoh = if k.cepat { CONTOH_CEPAT } else { CONTOH };
    let (orang, kelompok) = rt.block_on(async {
        niaga_isi::siapkan(db).await?;
        // The tray of what is put aside has to hold all of them.
        let luas =
            |tx: &mut Tx<'_>| tx.exec("UPDATE baki SET kapasitas = 0 WHERE kode_gudang = 'TITIP'", &[]);
        db.write(Kunci::rantai(), luas).await.map_err(|e: db::Error| anyhow::anyhow!("{e}"))?;
        let orang = Orang::baru(db).await?;
        let mut kelompok = Vec::new();
        for baris in BARIS {
            let banyak = (PASANG + 1) * contoh * baris;
            let dijual = niaga_isi::barang(db, &orang.kasir, banyak).await?;
            let dicicil = niaga_isi::barang(db, &orang.kasir, banyak).await?;
            kelompok.push(Arc::new(Kelompok { baris, contoh, dijual, dicicil }));
        }
        Ok::<_, anyhow::Error>((orang, kelompok))
    })?;
    if let Some(pg) = pg {
        pg.rapikan()?;
    }
    for k in &kelompok {
        banding(rt, h, db, pg, &orang, k)?;
    }
    let hasil = rt
        .block_on(db.lapor(|c| ledger::periksa::semua(c, &rangkai::BUKTI)))
        .map_err(|e| anyhow::anyhow!("{e}"))?;
    if !hasil.bersih() {
        bail!("buku tidak seimbang: {:?}", hasil.temuan.first());
    }
    Ok(())
}

/// Both in each round, the other one first each time; the first round is not counted.
fn banding(
    rt: &Runtime,
    h: &mut Kumpul,
    db: &Db,
    pg: Option<&Pg>,
    orang: &Orang,
    k: &Arc<Kelompok>,
) -> Result<()> {
    let (mut jual, mut cicil): (Vec<Lama>, Vec<Lama>) = (Vec::new(), Vec::new());
    for putaran in 0..=PASANG {
        for geser in 0..2 {
            let dicicil = (putaran + geser) % 2 == 1;
            let satu = giliran(rt, db, pg, orang, k, (dicicil, putaran))?;
            if putaran > 0 {
                if dicicil { cicil.push(satu) } else { jual.push(satu) }
            }
        }
    }
    let kali: Vec<f64> = cicil.iter().zip(&jual).map(|(x, j)| x.0 / j.0).collect();
    let cpu = |isi: &[Lama]| isi.iter().map(|l| l.1).sum::<f64>();
    let nama = format!("simpan cicilan {} baris dibanding penjualan, {}", k.baris, sebut(pg));
    h.angka(Angka::new(nama, median(&kali), "kali").paling_banyak(1.3).cpu(cpu(&cicil)).ket(format!(
        "{KLIEN} klien, tanpa HTTP, median {PASANG} putaran bergiliran; CPU {:.2} kali; {} sedokumen, penjualan {}",
        cpu(&cicil) / cpu(&jual),
        k.tengah(&cicil),
        k.tengah(&jual)
    )));
    Ok(())
}

fn tunai() -> Vec<Bayar> {
    vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: Rupiah::new(TUNAI), ..Bayar::default() }]
}

impl Kelompok {
    /// The document `n`, ready to be saved.
    fn dokumen(&self, o: &Orang, dicicil: bool, n: usize) -> Result<Simpan> {
        let dari = n * self.baris..(n + 1) * self.baris;
        let semua = if dicicil { &self.dicicil } else { &self.dijual };
        let kode = semua.get(dari).context("barang habis")?;
        let baris = |k: &String| jual::JualMinta { kode_barcode: k.clone(), ..jual::JualMinta::default() };
        let detail_barang = kode.iter().map(baris).collect();
        let (customer, kode_sales) = (o.customer.clone(), "S01".to_owned());
        if dicicil {
            let m = CicilanMinta {
                customer,
                kode_sales,
                kode_cicilan: "C06".to_owned(),
                detail_barang,
                pembayaran: tunai(),
                ..CicilanMinta::default()
            };
            return Ok(Box::new(move |tx, o| Ok(json!(::cicilan::simpan(tx, &o.kasir, &m)?))));
        }
        let m = TransaksiMinta {
            customer,
            kode_sales,
            detail_barang,
            pembayaran: tunai(),
            ..TransaksiMinta::default()
        };
        Ok(Box::new(move |tx, o| Ok(json!(niaga::simpan(tx, &o.kasir, &m)?))))
    }

    /// One document, from the median of the turns.
    fn tengah(&self, isi: &[Lama]) -> String {
        let n = desimal(u64::try_from(self.contoh).unwrap_or(1)) / 1e6;
        let d: Vec<f64> = isi.iter().map(|x| x.0 / n).collect();
        let c: Vec<f64> = isi.iter().map(|x| x.1 / n).collect();
        format!("{:.0} us ({:.0} us CPU)", median(&d), median(&c))
    }
}

type Simpan = Box<dyn Fn(&mut Tx<'_>, &Orang) -> Hasil<Value> + Send>;

/// As the handlers do it: the answer is kept under the key of the call.
fn simpan(tx: &mut Tx<'_>, o: &Orang, kunci: &KunciIdem, f: &Simpan) -> Result<(), Tolak> {
    db::sekali(tx, Some(kunci), |tx| {
        let jawab = json!({ "data": f(tx, o)?, "message": "Berhasil Disimpan" });
        serde_json::value::to_raw_value(&jawab).map_err(|e| Tolak::from(db::Error::Lain(e.to_string())))
    })?;
    Ok(())
}

/// A fixed count of documents of one kind, by all clients; of PostgreSQL with the processor time of its backends.
fn giliran(
    rt: &Runtime,
    db: &Db,
    pg: Option<&Pg>,
    orang: &Orang,
    k: &Arc<Kelompok>,
    (dicicil, putaran): (bool, usize),
) -> Result<Lama> {
    let cpu = || Ok::<_, anyhow::Error>(Siapa::Sendiri.cpu()? + pg.map_or(Ok(0.0), Pg::cpu)?);
    let (urut, sampai) = (Arc::new(AtomicUsize::new(putaran * k.contoh)), (putaran + 1) * k.contoh);
    let (c0, awal) = (cpu()?, Instant::now());
    rt.block_on(async {
        let mut tugas = Vec::new();
        for _ in 0..KLIEN {
            let (db, o, k, urut) = (db.clone(), orang.clone(), k.clone(), urut.clone());
            tugas.push(tokio::spawn(async move {
                let ambil = |n: usize| (n < sampai).then_some(n + 1);
                while let Ok(n) = urut.fetch_update(Ordering::Relaxed, Ordering::Relaxed, ambil) {
                    let (f, o) = (k.dokumen(&o, dicicil, n)?, o.clone());
                    let kunci = KunciIdem {
                        user: o.kasir.user_id.to_string(),
                        panggilan: "POST /api/v1/cicilan".to_owned(),
                        kunci: format!("{dicicil}-{}-{n}", k.baris),
                        sidik: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855".to_owned(),
                    };
                    db.write(o.kasir.toko.clone(), move |tx| simpan(tx, &o, &kunci, &f))
                        .await
                        .map_err(|t| catatan::salah(&t))?;
                }
                Ok::<_, anyhow::Error>(())
            }));
        }
        for t in tugas {
            t.await??;
        }
        Ok::<_, anyhow::Error>(())
    })?;
    Ok((awal.elapsed().as_secs_f64(), cpu()? - c0))
}
