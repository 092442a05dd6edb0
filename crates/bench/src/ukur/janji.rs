//! Is an order or a service as cheap to save as a sale of the same lines? All of them by turns on one database and for one
//! customer of the register, through the functions the server calls; the books must balance afterwards.

use super::janji_isi::{Orang, TUNAI, pesanan, service, service_nota};
use super::kedua::{di_kedua, sebut};
use super::niaga_isi;
use super::{Konteks, Kumpul};
use crate::catatan;
use crate::hasil::{Angka, desimal, median};
use crate::proses::Siapa;
use crate::tempat::Pg;
use anyhow::{Context as _, Result, bail};
use db::{Db, KunciIdem, Tx, args};
use niaga::{Bayar, JenisBayar, TransaksiMinta, jual};
use pesanan::simpan::PesananMinta;
use platform::{Hasil, Tolak};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use tokio::runtime::Runtime;
use values::{Berat, Rupiah};

const KLIEN: usize = 64;
const PASANG: usize = 7;
const CONTOH: usize = 400;
const CONTOH_CEPAT: usize = 80;
/// Lines of a document.
const BARIS: [usize; 2] = [1, 3];

/// What is saved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Apa {
    Jual,
    Pesan,
    Service,
    /// of pieces that the chain sold
    ServiceNota,
}

const SEMUA: [Apa; 4] = [Apa::Jual, Apa::Pesan, Apa::Service, Apa::ServiceNota];

impl Apa {
    fn sebutan(self) -> &'static str {
        match self {
            Self::Jual => "penjualan",
            Self::Pesan => "pesanan",
            Self::Service => "service barang luar",
            Self::ServiceNota => "service barang bernota",
        }
    }

    fn panggilan(self) -> &'static str {
        match self {
            Self::Jual => "POST /api/v1/penjualan",
            Self::Pesan => "POST /api/v1/pesanan",
            Self::Service | Self::ServiceNota => "POST /api/v1/service",
        }
    }
}

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    di_kedua(k, h, "janji", |rt, h, db, pg| satu(rt, k, h, db, pg))
}

fn satu(rt: &Runtime, k: &Konteks, h: &mut Kumpul, db: &Db, pg: Option<&Pg>) -> Result<()> {
    let contoh = if k.cepat { CONTOH_CEPAT } else { CONTOH };
    let (orang, kelompok) = rt.block_on(async {
        niaga_isi::siapkan(db).await?;
        let orang = Orang::baru(db).await?;
        let mut kelompok = Vec::new();
        for baris in BARIS {
            kelompok.push(Kelompok::isi(db, &orang, baris, contoh).await?);
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

/// Wall and processor seconds of one turn.
type Lama = (f64, f64);

/// Every kind in each round, another one first each time; the first round is not counted.
fn banding(
    rt: &Runtime,
    h: &mut Kumpul,
    db: &Db,
    pg: Option<&Pg>,
    orang: &Orang,
    k: &Arc<Kelompok>,
) -> Result<()> {
    let mut lama: [Vec<Lama>; 4] = Default::default();
    for putaran in 0..=PASANG {
        for geser in 0..SEMUA.len() {
            let ke = (putaran + geser) % SEMUA.len();
            let satu = giliran(rt, db, pg, orang, k, (SEMUA[ke], putaran))?;
            if putaran > 0 {
                lama[ke].push(satu);
            }
        }
    }
    let mesin = sebut(pg);
    let [jual, lain @ ..] = &lama;
    for (apa, lama) in SEMUA.iter().skip(1).zip(lain) {
        let kali: Vec<f64> = lama.iter().zip(jual).map(|(x, j)| x.0 / j.0).collect();
        let cpu = |isi: &[Lama]| isi.iter().map(|l| l.1).sum::<f64>();
        let nama = format!("simpan {} {} baris dibanding penjualan, {mesin}", apa.sebutan(), k.baris);
        h.angka(
            Angka::new(nama, median(&kali), "kali").paling_banyak(1.3).cpu(cpu(lama)).ket(format!(
                "{KLIEN} klien, tanpa HTTP, median {PASANG} putaran bergiliran; CPU {:.2} kali; {} sedokumen, penjualan {}",
                cpu(lama) / cpu(jual),
                k.tengah(lama),
                k.tengah(jual)
            )),
        );
    }
    Ok(())
}

/// Documents of so many lines, and what they are made from.
struct Kelompok {
    baris: usize,
    /// of one turn
    contoh: usize,
    dijual: Vec<String>,
    /// sold before, with their weights
    terjual: Vec<(String, Berat)>,
    pesanan: PesananMinta,
}

impl Kelompok {
    async fn isi(db: &Db, o: &Orang, baris: usize, contoh: usize) -> Result<Arc<Self>> {
        let banyak = (PASANG + 1) * contoh * baris;
        let dijual = niaga_isi::barang(db, &o.kasir, banyak).await?;
        let lama = niaga_isi::barang(db, &o.kasir, banyak).await?;
        niaga_isi::jual_semua(db, &o.kasir, &lama).await?;
        let sql = "SELECT kode_barcode, berat_asli FROM barang";
        let semua: Vec<(String, Berat)> = db
            .read(move |c| c.rows(sql, args![], |r| Ok((r.get(0)?, r.get(1)?))))
            .await
            .map_err(|e: db::Error| anyhow::anyhow!("{e}"))?;
        let berat: HashMap<String, Berat> = semua.into_iter().collect();
        let terjual = lama.into_iter().filter_map(|k| berat.get(&k).map(|b| (k.clone(), *b))).collect();
        let pesanan = pesanan(db, o, baris).await?;
        Ok(Arc::new(Self { baris, contoh, dijual, terjual, pesanan }))
    }

    /// The document `n` of a kind, ready to be saved.
    fn dokumen(&self, o: &Orang, apa: Apa, n: usize) -> Result<Simpan> {
        let dari = n * self.baris..(n + 1) * self.baris;
        Ok(match apa {
            Apa::Jual => {
                let m = penjualan(o, self.dijual.get(dari).context("barang habis")?);
                Box::new(move |tx, o| Ok(json!(niaga::simpan(tx, &o.kasir, &m)?)))
            }
            Apa::Pesan => {
                let m = self.pesanan.clone();
                Box::new(move |tx, o| Ok(json!(pesanan::simpan::simpan(tx, &o.kasir, &m)?)))
            }
            Apa::Service => {
                let m = service(o, self.baris);
                Box::new(move |tx, o| Ok(json!(servis::simpan(tx, &o.kasir, &m)?)))
            }
            Apa::ServiceNota => {
                let m = service_nota(o, self.terjual.get(dari).context("barang habis")?);
                Box::new(move |tx, o| Ok(json!(servis::simpan(tx, &o.kasir, &m)?)))
            }
        })
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

fn penjualan(o: &Orang, kode: &[String]) -> TransaksiMinta {
    let baris = |k: &String| jual::JualMinta { kode_barcode: k.clone(), ..jual::JualMinta::default() };
    TransaksiMinta {
        customer: o.customer(),
        kode_sales: "S01".to_owned(),
        detail_barang: kode.iter().map(baris).collect(),
        pembayaran: vec![Bayar {
            jenis: JenisBayar::Cash,
            jumlah_rp: Rupiah::new(TUNAI),
            ..Bayar::default()
        }],
        ..TransaksiMinta::default()
    }
}

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
    (apa, putaran): (Apa, usize),
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
                    let (f, o) = (k.dokumen(&o, apa, n)?, o.clone());
                    let kunci = KunciIdem {
                        user: o.kasir.user_id.to_string(),
                        panggilan: apa.panggilan().to_owned(),
                        kunci: format!("{apa:?}-{}-{n}", k.baris),
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
    })
    .with_context(|| apa.sebutan())?;
    let dinding = awal.elapsed().as_secs_f64();
    Ok((dinding, cpu()? - c0))
}
