//! Is a sale as cheap among two million sales as among ten thousand? Both databases are measured in turn, so that what
//! else the machine does falls on both. And the first rows of a month's report of 20,000 lines.

use super::laporan::aliran;
use super::niaga_isi::{self, TOKO};
use super::{Konteks, Kumpul, TANPA_PG};
use crate::catatan;
use crate::hasil::{Angka, desimal, median, persentil};
use crate::karat::Karat;
use crate::proses::Siapa;
use crate::tempat::{self, Pg};
use anyhow::Result;
use db::{Db, Mesin};
use platform::{Pelaku, Tolak};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;
use values::Jam as _;

const KLIEN: usize = 64;
const KECIL: usize = 10_000;
/// Copies of the small one that make the large one.
const SALINAN: i64 = 199;
const SALINAN_CEPAT: i64 = 19;
const PASANG: usize = 7;
const CONTOH: usize = 1_000;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    laporan(k, h, None)?;
    let folder = k.folder()?;
    let lite = |nama: &str| Mesin::Lite(folder.path().join(nama));
    datar(k, h, "SQLite", [lite("kecil.db"), lite("besar.db")], &|| Ok(()))?;
    let (Some(bulan), Some(kecil), Some(besar)) =
        (Pg::baru("bulan")?, Pg::baru("kecil")?, Pg::baru("besar")?)
    else {
        h.lewati(TANPA_PG);
        return Ok(());
    };
    laporan(k, h, Some(&bulan))?;
    let pg = |p: &Pg| Mesin::Pg(p.url.clone());
    datar(k, h, "PostgreSQL", [pg(&kecil), pg(&besar)], &|| {
        kecil.rapikan()?;
        besar.rapikan()
    })
}

fn datar(
    k: &Konteks,
    h: &mut Kumpul,
    mesin: &str,
    [kecil, besar]: [Mesin; 2],
    rapikan: &dyn Fn() -> Result<()>,
) -> Result<()> {
    let rt = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let salinan = if k.cepat { SALINAN_CEPAT } else { SALINAN };
    let awal = Instant::now();
    let a = Toko::isi(&rt, kecil, 0)?;
    let b = Toko::isi(&rt, besar, salinan)?;
    rapikan()?;
    let banyak = usize::try_from(salinan + 1)? * KECIL;
    eprintln!("   {mesin}: {banyak} penjualan diisi dalam {:.0} detik", awal.elapsed().as_secs_f64());
    a.contoh(&rt)?;
    b.contoh(&rt)?;
    let (mut dinding, mut cpu, mut kecil, mut gede) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let mut cpu_semua = 0.0;
    for i in 0..PASANG {
        let (x, y) = if i % 2 == 0 {
            let x = a.contoh(&rt)?;
            (x, b.contoh(&rt)?)
        } else {
            let y = b.contoh(&rt)?;
            (a.contoh(&rt)?, y)
        };
        dinding.push(y.0 / x.0);
        cpu.push(y.1 / x.1);
        kecil.push(x);
        gede.push(y);
        cpu_semua += x.1 + y.1;
    }
    let tengah = |isi: &[(f64, f64)]| {
        let n = desimal(u64::try_from(CONTOH).unwrap_or(1)) / 1e6;
        let d: Vec<f64> = isi.iter().map(|x| x.0 / n).collect();
        let c: Vec<f64> = isi.iter().map(|x| x.1 / n).collect();
        format!("{:.0} us ({:.0} us CPU)", median(&d), median(&c))
    };
    h.angka(
        Angka::new(format!("biaya penjualan, {banyak} dibanding {KECIL}, {mesin}"), median(&dinding), "kali")
            .paling_banyak(1.3)
            .cpu(cpu_semua)
            .ket(format!(
                "{KLIEN} klien, tanpa HTTP, median {PASANG} pasang; CPU {:.2} kali; kecil {} sepenjualan, besar {}",
                median(&cpu),
                tengah(&kecil),
                tengah(&gede)
            )),
    );
    Ok(())
}

struct Toko {
    db: Db,
    kasir: Pelaku,
    kode: Arc<Vec<String>>,
    urut: Arc<AtomicUsize>,
}

impl Toko {
    fn isi(rt: &tokio::runtime::Runtime, mesin: Mesin, salinan: i64) -> Result<Self> {
        let db = tempat::buka(mesin)?;
        let kasir = niaga_isi::kasir()?;
        let kode = rt.block_on(async {
            niaga_isi::siapkan(&db).await?;
            let kode = niaga_isi::barang(&db, &kasir, KECIL).await?;
            niaga_isi::jual_semua(&db, &kasir, &kode).await?;
            niaga_isi::salin(&db, salinan).await?;
            niaga_isi::barang(&db, &kasir, (PASANG + 1) * CONTOH).await
        })?;
        Ok(Self { db, kasir, kode: Arc::new(kode), urut: Arc::default() })
    }

    /// Wall and processor seconds of a fixed count of sales; of PostgreSQL the client's part alone.
    fn contoh(&self, rt: &tokio::runtime::Runtime) -> Result<(f64, f64)> {
        let sampai = self.urut.load(Ordering::Relaxed) + CONTOH;
        let (awal, c0) = (Instant::now(), Siapa::Sendiri.cpu()?);
        rt.block_on(async {
            let mut tugas = Vec::new();
            for _ in 0..KLIEN {
                let (db, p) = (self.db.clone(), self.kasir.clone());
                let (kode, urut) = (self.kode.clone(), self.urut.clone());
                tugas.push(tokio::spawn(async move {
                    let ambil = |n: usize| (n < sampai).then_some(n + 1);
                    while let Ok(n) = urut.fetch_update(Ordering::Relaxed, Ordering::Relaxed, ambil) {
                        let Some(kode) = kode.get(n).cloned() else { break };
                        let p = p.clone();
                        db.write(p.toko.clone(), move |tx| niaga_isi::jual(tx, &p, &kode)).await?;
                    }
                    Ok::<_, Tolak>(())
                }));
            }
            for t in tugas {
                t.await?.map_err(|t| catatan::salah(&t))?;
            }
            Ok::<_, anyhow::Error>(())
        })?;
        Ok((awal.elapsed().as_secs_f64(), Siapa::Sendiri.cpu()? - c0))
    }
}

impl Drop for Toko {
    fn drop(&mut self) {
        self.db.tutup();
    }
}

const PENJUALAN: &str = "laporan-transaksi-penjualan";
/// Reports of a month that hold or read the lines of every sale, and the names of their days.
const LAPORAN: [(&str, [&str; 2]); 8] = [
    (PENJUALAN, ["tgl_awal", "tgl_akhir"]),
    ("laporan-penjualan-sales", ["tgl_from", "tgl_to"]),
    ("laporan-penjualan-bayar", ["tgl_from", "tgl_to"]),
    ("laporan-penjualan-kupon", ["tgl_from", "tgl_to"]),
    ("laporan-penjualan-margin", ["tgl_from", "tgl_to"]),
    ("laporan-penjualan-rekap", ["tgl_from", "tgl_to"]),
    ("laporan-transaksi-keuangan-cash", ["tgl_from", "tgl_to"]),
    ("laporan-transaksi-cash", ["tgl_from", "tgl_to"]),
];
const SEHARI: usize = 1_000;
const HARI: i64 = 20;

/// 20,000 lines over twenty days, asked for as the screens do.
fn laporan(k: &Konteks, h: &mut Kumpul, pg: Option<&Pg>) -> Result<()> {
    let rt = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let folder = k.folder()?;
    let db = match pg {
        Some(pg) => tempat::buka(Mesin::Pg(pg.url.clone()))?,
        None => tempat::buka_lite(folder.path(), "karat.db")?,
    };
    let kasir = niaga_isi::kasir()?;
    rt.block_on(async {
        niaga_isi::siapkan(&db).await?;
        let kode = niaga_isi::barang(&db, &kasir, SEHARI).await?;
        niaga_isi::jual_semua(&db, &kasir, &kode).await?;
        niaga_isi::salin(&db, HARI - 1).await
    })?;
    db.tutup();
    drop(db);
    if let Some(pg) = pg {
        pg.rapikan()?;
    }
    let s = Karat::mulai(&k.karat, folder.path(), pg.map(|p| p.url.as_str()), false)?;
    let token = s.masuk("own-jkt1")?;
    let pembuka = format!("40{}", serde_json::json!({ "token": token, "kode_toko": TOKO }));
    let hari = values::JamSistem.hari_ini();
    let kali = if k.cepat { 3 } else { 9 };
    let (mut lambat, mut rinci, mut cpu) = (0.0_f64, Vec::new(), 0.0);
    for (nama, [dari, sampai]) in LAPORAN {
        let mut saringan = serde_json::json!({ dari: hari.tambah_hari(1 - HARI)?, sampai: hari });
        if nama == PENJUALAN {
            // An order that no index gives: all of it is sorted before the first row.
            saringan["filter"] = "kode_sales".into();
            saringan["sort_by"] = "harga".into();
        }
        let (mut pertama, mut semua) = (Vec::new(), Vec::new());
        for i in 0..=kali {
            let c0 = s.siapa().cpu()?;
            let t = match rt.block_on(aliran(&s, &token, &pembuka, &format!("bench-{i:04}"), nama, &saringan))
            {
                Ok(t) => t,
                Err(e) => {
                    h.lewati(format!("{nama}: {e:#}"));
                    break;
                }
            };
            if i > 0 {
                pertama.push(t.pertama_ms);
                semua.push(t.semua_ms);
                cpu += s.siapa().cpu()? - c0;
            }
        }
        if pertama.is_empty() {
            continue;
        }
        lambat = lambat.max(median(&pertama));
        rinci.push(format!(
            "{} {:.0} ms (terlama {:.0}), semua {:.0} ms",
            nama.trim_start_matches("laporan-"),
            median(&pertama),
            persentil(&pertama, 100),
            median(&semua)
        ));
    }
    s.henti()?;
    let mesin = if pg.is_some() { "PostgreSQL" } else { "SQLite" };
    let nama = format!("laporan sebulan 20.000 baris, baris pertama, paling lambat, {mesin}");
    h.angka(
        Angka::new(nama, lambat, "ms")
            .paling_banyak(200.0)
            .cpu(cpu)
            .ket(format!("median {kali} kali; {}", rinci.join("; "))),
    );
    Ok(())
}
