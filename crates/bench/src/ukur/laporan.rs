//! A report of 100,000 rows x 20 columns over the socket, as a screen asks for it: from the POST to the first
//! batch, and to the last. The client acknowledges every window and looks at no more of a batch than it must;
//! the same report on the real screen is `laporan_layar`.

use super::socket::{buka, teks};
use super::{Konteks, Kumpul, TANPA_PG, laporan_layar};
use crate::catatan::salah;
use crate::hasil::{Angka, median, persentil};
use crate::karat::{Karat, siapkan_demo};
use crate::muat;
use crate::tempat::{self, Pg};
use anyhow::{Context as _, Result, bail};
use db::{Db, Mesin, Val};
use futures_util::SinkExt as _;
use platform::Tolak;
use std::path::Path;
use std::time::Instant;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use values::{Jam as _, KodeToko};

pub const BARIS: i64 = 100_000;
const TOKO: &str = "JKT1";
pub const USER: &str = "own-jkt1";
/// Every field of an approval: 20 columns, and a sum.
pub const LAPORAN: &str = "laporan-authorization";

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let folder = k.folder()?;
    satu(k, h, folder.path(), None)?;
    let Some(pg) = Pg::baru("laporan")? else {
        h.lewati(TANPA_PG);
        return Ok(());
    };
    let folder = k.folder()?;
    satu(k, h, folder.path(), Some(&pg))
}

fn satu(k: &Konteks, h: &mut Kumpul, folder: &Path, pg: Option<&Pg>) -> Result<()> {
    let (mesin, url) = (if pg.is_some() { "PostgreSQL" } else { "SQLite" }, pg.map(|p| p.url.as_str()));
    siapkan_demo(&k.karat, folder, url)?;
    let rt = tokio::runtime::Builder::new_multi_thread().worker_threads(1).enable_all().build()?;
    let db = match url {
        Some(u) => tempat::buka(Mesin::Pg(u.to_owned()))?,
        None => tempat::buka_lite(folder, "karat.db")?,
    };
    rt.block_on(isi(&db))?;
    db.tutup();
    drop(db);
    if let Some(pg) = pg {
        pg.rapikan()?;
    }
    let s = Karat::mulai(&k.karat, folder, url, false)?;
    let token = s.masuk(USER)?;
    let pembuka = format!("40{}", serde_json::json!({ "token": token, "kode_toko": TOKO }));
    let kali = if k.cepat { 3 } else { 9 };
    let hari = values::JamSistem.hari_ini().to_string();
    let saringan = serde_json::json!({ "tgl_from": hari, "tgl_to": hari });
    let (mut pertama, mut semua) = (Vec::new(), Vec::new());
    let (mut cpu, mut byte) = (0.0, 0);
    for i in 0..=kali {
        let c0 = s.siapa().cpu()?;
        let t = rt.block_on(aliran(&s, &token, &pembuka, &format!("bench-{i:04}"), LAPORAN, &saringan))?;
        // The demo has a few approvals of its own, and the total is a row.
        if t.baris.is_none_or(|n| n <= BARIS) {
            bail!("laporan tidak utuh: {:?} baris", t.baris);
        }
        // The first reads the pages into memory.
        if i > 0 {
            pertama.push(t.pertama_ms);
            semua.push(t.semua_ms / 1000.0);
            cpu += s.siapa().cpu()? - c0;
        }
        byte = t.byte;
    }
    let (rss, _) = s.siapa().memori_mb()?;
    h.angka(
        Angka::new(format!("laporan 100.000 x 20, petak pertama, {mesin}"), median(&pertama), "ms")
            .paling_banyak(150.0)
            .ket(format!(
                "median {kali} kali, terlama {:.0} ms; sejak POST dikirim",
                persentil(&pertama, 100)
            )),
    );
    h.angka(
        Angka::new(format!("laporan 100.000 x 20, seluruhnya, {mesin}"), median(&semua), "s")
            .paling_banyak(2.0)
            .cpu(cpu / f64::from(kali))
            .ket(format!(
                "median {kali} kali, terlama {:.2} s; {:.1} MB JSON; CPU server satu laporan; RSS sesudahnya {rss:.0} MB",
                persentil(&semua, 100),
                f64::from(u32::try_from(byte).unwrap_or(u32::MAX)) / 1e6
            )),
    );
    laporan_layar::ukur(k, h, &s, mesin)?;
    s.henti()
}

/// Approvals of today, one every few seconds, the same on every run.
async fn isi(db: &Db) -> Result<()> {
    let toko = KodeToko::parse(TOKO)?;
    let hari = values::JamSistem.hari_ini().to_string();
    db.write(toko.clone(), move |tx| {
        const KOLOM: [&str; 20] = [
            "toko",
            "id",
            "tgl_system",
            "kategori",
            "description",
            "keterangan",
            "dokumen",
            "nominal",
            "sebelum",
            "sesudah",
            "peminta",
            "penyetuju",
            "cara",
            "status",
            "alasan",
            "dibuat",
            "diputus",
            "berlaku_sampai",
            "dipakai",
            "dipakai_dok",
        ];
        let baris = (0..BARIS).map(|i| {
            let (jam, menit, detik) = (i / 3600 % 24, i / 60 % 60, i % 60);
            let waktu = format!("{hari}T{jam:02}:{menit:02}:{detik:02}.000+07:00");
            let harga = 1_000_000 + i * 7919 % 5_000_000;
            Ok::<Vec<Val>, Tolak>(vec![
                (&toko).into(),
                format!("B{i:015}").into(),
                hari.as_str().into(),
                ["PENJUALAN", "PEMBELIAN", "LELANG HUTANG"]
                    .get(usize::try_from(i % 3).unwrap_or(0))
                    .copied()
                    .into(),
                "PENJUALAN DI BAWAH MODAL".into(),
                format!("PELANGGAN LAMA NO {i}").into(),
                format!("FJJKT1-261115-{i:06}").into(),
                harga.into(),
                format!("{harga}").into(),
                format!("{}", harga - 50_000).into(),
                "kasir1-jkt1".into(),
                "spv-jkt1".into(),
                "PASSWORD".into(),
                "TERPAKAI".into(),
                Val::Null,
                waktu.as_str().into(),
                waktu.as_str().into(),
                waktu.as_str().into(),
                waktu.as_str().into(),
                format!("FJJKT1-261115-{i:06}").into(),
            ])
        });
        tx.sisip_banyak("otorisasi", &KOLOM, baris)
    })
    .await
    .map_err(|t: Tolak| salah(&t))?;
    Ok(())
}

/// Nothing asked for here takes so long.
const BATAS: std::time::Duration = std::time::Duration::from_secs(60);

pub(super) struct Waktu {
    pub(super) pertama_ms: f64,
    pub(super) semua_ms: f64,
    byte: usize,
    /// rows that were said to have been sent
    baris: Option<i64>,
}

/// One report from its request to its last row.
pub(super) async fn aliran(
    s: &Karat,
    token: &str,
    pembuka: &str,
    uid: &str,
    nama: &str,
    saringan: &serde_json::Value,
) -> Result<Waktu> {
    let mut ws = buka(s.alamat, pembuka.to_owned(), WebSocketConfig::default()).await?;
    ws.send(Message::text(format!("420[\"daftar\",{{\"uid\":\"{uid}\"}}]"))).await?;
    while !teks(&mut ws).await?.starts_with("430") {}
    let isi = serde_json::json!({ "uid": uid, "saringan": saringan }).to_string();
    let kepala = format!("Authorization: Bearer {token}\r\n");
    let minta = muat::post(&format!("/api/v1/laporan/{nama}"), &kepala, &isi);
    let alamat = s.alamat;
    let awal = Instant::now();
    let kirim = tokio::task::spawn_blocking(move || muat::sekali(alamat, &minta));
    // A refusal comes with the answer, and then nothing comes over the socket.
    let mut kirim = std::pin::pin!(kirim);
    let dijawab = |j: Result<(u16, Vec<u8>)>| match j? {
        (200, _) => Ok(()),
        (status, isi) => bail!("laporan ditolak: {status} {}", String::from_utf8_lossy(&isi)),
    };
    let t = {
        let mut terima = std::pin::pin!(tokio::time::timeout(BATAS, terima(&mut ws, awal)));
        tokio::select! {
            t = &mut terima => {
                dijawab(kirim.await?)?;
                t.context("laporan tidak selesai")??
            }
            j = &mut kirim => {
                dijawab(j?)?;
                terima.await.context("laporan tidak selesai")??
            }
        }
    };
    ws.close(None).await?;
    Ok(t)
}

/// The messages of the one report this connection asked for; their name is the report's own.
async fn terima(ws: &mut WebSocketStream<TcpStream>, awal: Instant) -> Result<Waktu> {
    let (mut pertama, mut byte, mut seq) = (None, 0, 0_u64);
    loop {
        let t = teks(ws).await?;
        if t == "2" {
            ws.send(Message::text("3")).await?;
            continue;
        }
        // `42["nama",{…}]`, with an id before the bracket where an acknowledgement is wanted.
        let Some((id, _)) = t.strip_prefix("42").and_then(|t| t.split_once('[')) else { continue };
        if !t.contains("\"seq\":") {
            continue;
        }
        seq += 1;
        let kepala = t.split_once("\"data\":").map_or(t.as_str(), |(k, _)| k);
        let ekor = t.rsplit_once("\"seq\":").map(|(_, e)| e).context("pesan tanpa seq")?;
        if ekor.trim_end_matches(['}', ']']) != seq.to_string() {
            bail!("pesan {seq} hilang");
        }
        byte += t.len();
        if !id.is_empty() {
            ws.send(Message::text(format!("43{id}[{seq}]"))).await?;
        }
        pertama.get_or_insert_with(|| awal.elapsed().as_secs_f64() * 1000.0);
        if kepala.contains("\"FINISH\"") {
            let banyak =
                t.split_once("\"progress\":").and_then(|(_, t)| t.split(',').next()?.parse::<i64>().ok());
            let semua_ms = awal.elapsed().as_secs_f64() * 1000.0;
            return Ok(Waktu { pertama_ms: pertama.unwrap_or(semua_ms), semua_ms, byte, baris: banyak });
        }
        if !kepala.contains("\"PROGRESS\"") {
            bail!("laporan berakhir: {}", t.get(..300).unwrap_or(&t));
        }
    }
}
