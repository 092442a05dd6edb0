//! The double-entry journal: a day of 2,000 sales made anew, and the trial balance of a year of 500,000 lines, asked for as its
//! screen does.

use super::laporan::aliran;
use super::niaga_isi::{self, TOKO};
use super::{Konteks, Kumpul, TANPA_PG};
use crate::catatan;
use crate::hasil::{Angka, median, persentil};
use crate::karat::Karat;
use crate::tempat::{self, Pg};
use anyhow::{Result, ensure};
use db::{Db, Mesin, args};
use platform::{Level, Pelaku, Tolak};
use std::path::Path;
use std::time::Instant;
use tokio::runtime::Runtime;
use values::{Jam as _, JamSistem, Tanggal, UserId};

const SEHARI: usize = 2_000;
const SEHARI_CEPAT: usize = 200;
const KALI: usize = 5;
/// Days of the year, and lines of each: half a million.
const HARI: i64 = 365;
const BARIS: i64 = 1_370;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let folder = k.folder()?;
    satu(k, h, folder.path(), None)?;
    let Some(pg) = Pg::baru("jurnal")? else {
        h.lewati(TANPA_PG);
        return Ok(());
    };
    let folder = k.folder()?;
    satu(k, h, folder.path(), Some(&pg))
}

fn satu(k: &Konteks, h: &mut Kumpul, folder: &Path, pg: Option<&Pg>) -> Result<()> {
    let rt = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let mesin = if pg.is_some() { "PostgreSQL" } else { "SQLite" };
    let db = match pg {
        Some(pg) => tempat::buka(Mesin::Pg(pg.url.clone()))?,
        None => tempat::buka_lite(folder, "karat.db")?,
    };
    let kasir = niaga_isi::kasir()?;
    let own = Pelaku { user_id: UserId::parse("own-jkt1")?, level: Level::Own, ..kasir.clone() };
    sehari(&rt, k, h, &db, (&kasir, &own, mesin))?;
    let banyak = rt.block_on(setahun(&db, &own))?;
    db.tutup();
    drop(db);
    if let Some(pg) = pg {
        pg.rapikan()?;
    }
    neraca_saldo(&rt, k, h, (folder, pg), (banyak, mesin))
}

/// A day's journal, made again and again.
fn sehari(
    rt: &Runtime,
    k: &Konteks,
    h: &mut Kumpul,
    db: &Db,
    (kasir, own, mesin): (&Pelaku, &Pelaku, &str),
) -> Result<()> {
    let dokumen = if k.cepat { SEHARI_CEPAT } else { SEHARI };
    rt.block_on(async {
        niaga_isi::siapkan(db).await?;
        nyalakan(db, own).await?;
        let kode = niaga_isi::barang(db, kasir, dokumen).await?;
        niaga_isi::jual_semua(db, kasir, &kode).await
    })?;
    let (hari, mut lama, mut baris) = (JamSistem.hari_ini(), Vec::new(), 0);
    for _ in 0..KALI {
        let (p, mulai) = (own.clone(), Instant::now());
        let jadi = rt
            .block_on(db.write(own.toko.clone(), move |tx| jurnal::buat(tx, &p, hari, rangkai::DOMAIN)))
            .map_err(|t: Tolak| catatan::salah(&t))?;
        lama.push(mulai.elapsed().as_secs_f64());
        ensure!(jadi.dokumen >= i64::try_from(dokumen)? && jadi.suspens == 0, "{jadi:?}");
        baris = jadi.baris;
    }
    h.angka(
        Angka::new(format!("jurnal sehari {dokumen} dokumen, {mesin}"), median(&lama), "s")
            .paling_banyak(1.0)
            .ket(format!("median {KALI} kali, terlama {:.3}; {baris} baris", persentil(&lama, 100))),
    );
    Ok(())
}

/// The module and the starting chart.
async fn nyalakan(db: &Db, own: &Pelaku) -> Result<()> {
    let p = own.clone();
    db.write(own.toko.clone(), move |tx| {
        tx.exec(
            "INSERT INTO para_system (toko, kunci, nilai, versi) VALUES ($1, $2, 'on', 1) \
             ON CONFLICT (toko, kunci) DO UPDATE SET nilai = 'on'",
            args![&p.toko, jurnal::MODUL],
        )?;
        akun::isi_awal(tx, &p)
    })
    .await
    .map_err(|t: Tolak| catatan::salah(&t))?;
    Ok(())
}

/// The year before: lines like those of the day, and sums on every account of the chart. How many lines.
async fn setahun(db: &Db, own: &Pelaku) -> Result<i64> {
    let (toko, hari) = (own.toko.clone(), JamSistem.hari_ini());
    db.write(own.toko.clone(), move |tx| {
        let lewat: Vec<Tanggal> = (1..=HARI)
            .map(|n| hari.tambah_hari(-n).map_err(|e| Tolak::from(db::Error::Lain(e.to_string()))))
            .collect::<Result<_, _>>()?;
        for t in lewat {
            tx.exec(
                "INSERT INTO jurnal_hari (toko, tanggal, kali, waktu, oleh, dokumen, baris, debit, kredit, suspens, sidik) \
                 SELECT toko, $3, 1, waktu, oleh, dokumen, baris, debit, kredit, suspens, sidik FROM jurnal_hari \
                 WHERE toko = $1 AND tanggal = $2",
                args![&toko, hari, t],
            )?;
            tx.exec(
                "INSERT INTO jurnal_baris (toko, tanggal, urut, jenis_dok, no_dok, trx, tipe, kode, kelas, nomor_akun, debit, kredit, \
                 sebab, keterangan) SELECT toko, $3, urut, jenis_dok, no_dok, trx, tipe, kode, kelas, nomor_akun, debit, kredit, sebab, \
                 keterangan FROM jurnal_baris WHERE toko = $1 AND tanggal = $2 AND urut <= $4",
                args![&toko, hari, t, BARIS],
            )?;
            tx.exec(
                "INSERT INTO jurnal_saldo (toko, tanggal, nomor_akun, kelas, debit, kredit) SELECT toko, $2, nomor_akun, '', 7000, 7000 \
                 FROM akun WHERE toko = $1",
                args![&toko, t],
            )?;
        }
        tx.nilai("SELECT COUNT(*) FROM jurnal_baris WHERE toko = $1", args![&toko]).map_err(Tolak::from)
    })
    .await
    .map_err(|t| catatan::salah(&t))
}

fn neraca_saldo(
    rt: &Runtime,
    k: &Konteks,
    h: &mut Kumpul,
    (folder, pg): (&Path, Option<&Pg>),
    (banyak, mesin): (i64, &str),
) -> Result<()> {
    let s = Karat::mulai(&k.karat, folder, pg.map(|p| p.url.as_str()), false)?;
    let token = s.masuk("own-jkt1")?;
    let pembuka = format!("40{}", serde_json::json!({ "token": token, "kode_toko": TOKO }));
    let hari = JamSistem.hari_ini();
    let saringan = serde_json::json!({ "tgl_from": hari.tambah_hari(-HARI)?, "tgl_to": hari });
    let (mut semua, c0) = (Vec::new(), s.siapa().cpu()?);
    for i in 0..=KALI {
        let uid = format!("bench-{i:04}");
        let t = rt.block_on(aliran(&s, &token, &pembuka, &uid, "laporan-neraca-saldo", &saringan))?;
        if i > 0 {
            semua.push(t.semua_ms);
        }
    }
    h.angka(
        Angka::new(format!("neraca saldo setahun {banyak} baris, {mesin}"), median(&semua), "ms")
            .paling_banyak(300.0)
            .cpu(s.siapa().cpu()? - c0)
            .ket(format!("median {KALI} kali, terlama {:.0}", persentil(&semua, 100))),
    );
    s.henti()
}
