//! Connections: the outbox drained alone into a gateway on loopback, and the twelve sets of a store with a million pieces, streamed
//! by the real server to a client that keeps nothing.

use super::{Konteks, Kumpul, TANPA_PG};
use crate::hasil::{Angka, desimal};
use crate::karat::{Karat, siapkan_demo};
use crate::tempat::{self, Pg};
use anyhow::{Context as _, Result, bail};
use db::{Db, Kunci, Mesin, args};
use pesan::simulator::Simulator;
use pesan::{Gerbang, Peristiwa, PesanBaru};
use platform::Tolak;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::time::Instant;
use tokio::runtime::Runtime;
use values::{Jam as _, JamSistem, KodeToko};

const TOKO: &str = "JKT1";
const PESAN: usize = 5_000;
const BARANG: i64 = 1_000_000;
const BARANG_CEPAT: i64 = 50_000;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let rt = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let folder = k.folder()?;
    satu(k, h, &rt, folder.path(), None)?;
    let Some(pg) = Pg::baru("hubung")? else {
        h.lewati(TANPA_PG);
        return Ok(());
    };
    let folder = k.folder()?;
    satu(k, h, &rt, folder.path(), Some(&pg))
}

fn satu(k: &Konteks, h: &mut Kumpul, rt: &Runtime, folder: &Path, pg: Option<&Pg>) -> Result<()> {
    let (mesin, url) = (if pg.is_some() { "PostgreSQL" } else { "SQLite" }, pg.map(|p| p.url.as_str()));
    siapkan_demo(&k.karat, folder, url)?;
    let db = match url {
        Some(u) => tempat::buka(Mesin::Pg(u.to_owned()))?,
        None => tempat::buka_lite(folder, "karat.db")?,
    };
    let (detik, n) = rt.block_on(kuras(&db))?;
    let laju = desimal(n) / detik;
    h.angka(Angka::new(format!("pesan keluar dikuras, {mesin}"), laju, "pesan/s").paling_sedikit(500.0));
    let banyak = if k.cepat { BARANG_CEPAT } else { BARANG };
    rt.block_on(isi_barang(&db, banyak))?;
    db.tutup();
    drop(db);
    if let Some(pg) = pg {
        pg.rapikan()?;
    }
    ekspor(k, h, folder, url, mesin, banyak)
}

fn kode() -> Result<KodeToko> {
    KodeToko::parse(TOKO).context(TOKO)
}

/// Seconds in which all messages were with the gateway.
async fn kuras(db: &Db) -> Result<(f64, u64)> {
    let (toko, sim) = (kode()?, Simulator::mulai().await?);
    let salah = |t: Tolak| anyhow::anyhow!("{t}");
    db.write(Kunci::toko(toko.clone()).dengan_rantai(), |tx| {
        let kode = tx.toko().clone();
        tx.exec(
            "INSERT INTO para_system (toko, kunci, nilai, versi) VALUES ($1, $2, 'on', 1) \
             ON CONFLICT (toko, kunci) DO UPDATE SET nilai = 'on'",
            args![&kode, pesan::MODUL],
        )?;
        for i in 0..PESAN {
            let m = PesanBaru {
                peristiwa: Peristiwa::GantiNomor,
                kunci: &format!("UKUR/{i}"),
                kode_pelanggan: "",
                no_hp: "081234567890",
                isi: "Nomor HP kartu member Anda diganti. Hubungi toko bila bukan Anda yang meminta.",
                no_dok: "",
                oleh: "ukur",
                sampai: None,
            };
            pesan::antre(tx, &m)?;
        }
        Ok::<_, Tolak>(())
    })
    .await
    .map_err(salah)?;
    let http = reqwest::Client::builder().no_proxy().build()?;
    let gerbang = Gerbang::baru(http, &sim.url(), "08110001111").map_err(salah)?;
    let mulai = Instant::now();
    let p = pesan::putaran(db, &toko, &gerbang).await.map_err(salah)?;
    let detik = mulai.elapsed().as_secs_f64();
    if p.terkirim != u64::try_from(PESAN)? || sim.diterima().len() != PESAN {
        bail!("terkirim {} dari {PESAN}", p.terkirim);
    }
    Ok((detik, p.terkirim))
}

/// Pieces on the store's trays since the day before yesterday, by rows alone: nothing here is proved.
async fn isi_barang(db: &Db, banyak: i64) -> Result<()> {
    let (toko, lalu) = (kode()?, JamSistem.hari_ini().tambah_hari(-3)?.to_string());
    db.write(Kunci::toko(toko), move |tx| {
        let kode = tx.toko().clone();
        let n = "WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < $1) ";
        let barcode = "SUBSTR('90000000', 1, 8 - LENGTH(CAST(i AS TEXT))) || CAST(i AS TEXT)";
        tx.exec(
            &format!(
                "INSERT INTO barang (kode_barcode, toko, status, kode_intern, nama_barang, kode_group, kode_dept, \
                 supplier_barang, asal_perolehan, no_faktur_pajak, berat_asli, berat, berat_atribut, berat_bandrol, \
                 berat_plastik, kadar, kadar_cetak, kadar_modal, nama_atribut, harga_atribut, harga_modal_gram, \
                 ongkos_modal, total_pokok, profit, harga_bandrol, total_usd, ongkos_berlian, hpp_manual, buyback, \
                 trade_in, size, finishing, tag_id, no_seri, no_pesanan, no_po, is_markis, status_baru, keterangan, cari, \
                 tgl_masuk, no_masuk, input_by, diubah, versi) {n}SELECT {barcode}, $2, 'READY', '', 'CINCIN POLOS, UKUR', \
                 '750', 'CIN750', '', 'SUPPLIER_FAKTUR', '', 2500, 2500, 0, 120, 80, 8000, 7500, 7700, '', 0, 900000, 0, \
                 2000000, 0, 0, 0, 0, 0, 0, 0, '12', 'GLOSSY', '', '', '', '', 0, 0, '', '', $3, '', 'ukur', $3, 1 FROM n"
            ),
            args![banyak, &kode, lalu.as_str()],
        )?;
        tx.exec(
            &format!(
                "INSERT INTO buku_stok (toko, id, tgl_system, waktu, jenis_dok, no_dok, baris, gudang, baki, kode_barcode, \
                 milik, qty, berat, murni, nilai, oleh, balik) {n}SELECT $2, 100000000 + i, $3, $3, 'UKUR', 'UKUR', i, 'TOKO', \
                 'A06', {barcode}, 'TOKO', 1, 2500, 1875, 2000000, 'ukur', NULL FROM n"
            ),
            args![banyak, &kode, lalu.as_str()],
        )?;
        Ok::<_, Tolak>(())
    })
    .await
    .map_err(|t| anyhow::anyhow!("{t}"))
}

fn ekspor(
    k: &Konteks,
    h: &mut Kumpul,
    folder: &Path,
    url: Option<&str>,
    mesin: &str,
    banyak: i64,
) -> Result<()> {
    let s = Karat::mulai(&k.karat, folder, url, false)?;
    let token = s.masuk("su")?;
    let badan =
        serde_json::json!({ "tgl_system": JamSistem.hari_ini().tambah_hari(-1)?.to_string() }).to_string();
    let minta = format!(
        "POST /toko/{TOKO}/api/v1/csv-exports HTTP/1.1\r\nHost: karat\r\nAuthorization: Bearer {token}\r\n\
         Accept: application/zip\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{badan}",
        badan.len()
    );
    let (diam, _) = s.siapa().memori_mb()?;
    let (mulai, cpu) = (Instant::now(), s.siapa().cpu()?);
    let mut alir = TcpStream::connect(s.alamat)?;
    alir.write_all(minta.as_bytes())?;
    let (mut puncak, mut byte, mut baris) = (diam, 0_u64, 0_i64);
    let mut bagian = vec![0_u8; 1 << 20];
    loop {
        let n = alir.read(&mut bagian)?;
        let isi = bagian.get(..n).unwrap_or_default();
        if isi.is_empty() {
            break;
        }
        byte += u64::try_from(n)?;
        baris += i64::try_from(memchr::memchr_iter(b'\n', isi).count())?;
        puncak = puncak.max(s.siapa().memori_mb()?.0);
    }
    let detik = mulai.elapsed().as_secs_f64();
    if baris < banyak {
        bail!("hanya {baris} baris dari {banyak} barang");
    }
    h.angka(
        Angka::new(
            format!("dua belas set {banyak} barang, memori di atas diam, {mesin}"),
            puncak - diam,
            "MB",
        )
        .paling_banyak(60.0)
        .ket(format!("{:.1} detik, {:.0} MB, diam {diam:.0} MB", detik, desimal(byte) / 1e6))
        .cpu(s.siapa().cpu()? - cpu),
    );
    s.henti()
}
