//! Full sales over HTTP, as counters send them: piece, stock, drawer, tax, number, audit, idempotency, durable.
//! The books must balance afterwards.

use super::{Konteks, Kumpul, TANPA_PG};
use crate::catatan;
use crate::hasil::Angka;
use crate::karat::{Karat, periksa, siapkan_demo};
use crate::muat::{self, Beban, Pembuat};
use crate::tempat::{self, Pg};
use anyhow::{Context as _, Result, bail};
use db::{Mesin, args};
use platform::{Siaran, Tolak};
use serde_json::{Value, json};
use std::sync::Arc;
use values::KodeToko;

const SAMBUNGAN: usize = 64;
const TOKO: [&str; 3] = ["jkt1", "bdg1", "sby1"];
/// The long run: so many stores with so many cashiers each, for a minute.
const RAMAI_TOKO: usize = 10;
const RAMAI_KASIR: usize = 20;
/// Pieces of each of these stores.
const RAMAI_BARANG: usize = 20_000;
/// Pieces for sale in a store, enough for the time that is measured.
const BARANG: usize = 24_000;
const BARANG_PG: usize = 8_000;
const SEKALI: usize = 1_000;
const BAKI: &str = "A06";

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let folder = k.folder()?;
    siapkan_demo(&k.karat, folder.path(), None)?;
    let toko: Vec<String> = TOKO.iter().map(|t| (*t).to_owned()).collect();
    longgar(Mesin::Lite(folder.path().join("karat.db")), &toko)?;
    let s = Karat::mulai(&k.karat, folder.path(), None, false)?;
    let hasil = satu(&s, k, if k.cepat { BARANG / 4 } else { BARANG })?;
    s.henti()?;
    periksa(&k.karat, folder.path(), None)?;
    h.angka(
        Angka::new("penjualan lengkap lewat HTTP, 64 klien, SQLite", hasil.per_detik(), "/s")
            .paling_sedikit(1_500.0)
            .cpu(hasil.cpu_server)
            .ket(hasil.ket()),
    );
    h.angka(
        Angka::new("penjualan lengkap, p99, SQLite", hasil.p99_us / 1000.0, "ms")
            .paling_banyak(60.0)
            .ket("dalam beban yang sama"),
    );
    ramai(k, h)?;
    let Some(pg) = Pg::baru("jual")? else {
        h.lewati(TANPA_PG);
        return Ok(());
    };
    let folder = k.folder()?;
    siapkan_demo(&k.karat, folder.path(), Some(&pg.url))?;
    longgar(Mesin::Pg(pg.url.clone()), &toko)?;
    let s = Karat::mulai(&k.karat, folder.path(), Some(&pg.url), false)?;
    let hasil = satu(&s, k, if k.cepat { BARANG_PG / 4 } else { BARANG_PG })?;
    s.henti()?;
    periksa(&k.karat, folder.path(), Some(&pg.url))?;
    h.angka(
        Angka::new("penjualan lengkap lewat HTTP, 64 klien, PostgreSQL", hasil.per_detik(), "/s")
            .paling_sedikit(500.0)
            .cpu(hasil.cpu_server)
            .ket(hasil.ket()),
    );
    Ok(())
}

fn minta(s: &Karat, permintaan: &[u8]) -> Result<Value> {
    let (status, isi) = muat::sekali(s.alamat, permintaan)?;
    if status != 200 {
        bail!("{status} {}", String::from_utf8_lossy(&isi));
    }
    Ok(serde_json::from_slice(&isi)?)
}

/// With a key of its own: the same pieces are written down many times within seconds, and on purpose.
fn post(s: &Karat, path: &str, token: &str, kunci: &str, isi: &Value) -> Result<Value> {
    let kepala = format!("Authorization: Bearer {token}\r\nIdempotency-Key: {kunci}\r\n");
    minta(s, &muat::post(&format!("/api/v1/{path}"), &kepala, &isi.to_string()))
}

/// The day's prices stand.
fn harga(s: &Karat, own: &str) -> Result<()> {
    let h = minta(s, &muat::get("/api/v1/harga-emas/hari-ini", Some(own)))?;
    if h.pointer("/data/terkonfirmasi") == Some(&json!(true)) {
        return Ok(());
    }
    let penanda = h.pointer("/data/penanda").cloned().unwrap_or_default();
    post(
        s,
        "harga-emas/terbit",
        own,
        "harga-terbit",
        &json!({ "baris": [], "penanda": penanda, "yakin": true }),
    )?;
    Ok(())
}

/// New pieces of one store in a tray that sells.
fn barang(s: &Karat, own: &str, banyak: usize) -> Result<Vec<String>> {
    let satu = json!({ "kode_group": "750", "kode_dept": "CIN750", "kode_gudang": "TOKO", "kode_toko": BAKI,
        "nama_barang": "CINCIN", "berat_asli": 2.5, "kadar": 80, "kadar_cetak": 75, "kadar_modal": 77 });
    let mut kode = Vec::with_capacity(banyak);
    while kode.len() < banyak {
        let baris: Vec<&Value> = (0..SEKALI.min(banyak - kode.len())).map(|_| &satu).collect();
        let j = post(
            s,
            "barang/create/bulk",
            own,
            &format!("barang-{:06}", kode.len()),
            &json!({ "detail_barang": baris }),
        )?;
        let data = j.pointer("/data").and_then(Value::as_array).context("tanpa data")?;
        kode.extend(data.iter().filter_map(|d| d["kode_barcode"].as_str().map(str::to_owned)));
    }
    Ok(kode)
}

fn satu(s: &Karat, k: &Konteks, banyak: usize) -> Result<muat::Hasil> {
    let toko: Vec<(String, usize)> = TOKO.iter().map(|t| ((*t).to_owned(), 1)).collect();
    let kasir = siapkan(s, &toko, banyak)?;
    let beban = Beban::new(SAMBUNGAN, k.detik(if k.cepat { 3 } else { 8 }));
    muat::muat(s.alamat, s.siapa(), &beban, move |ke| pembuat(ke, SAMBUNGAN, &kasir))
}

/// A cashier's token, and the pieces of their store they share.
type Kasir = Arc<Vec<(String, Arc<Vec<String>>)>>;

/// Prices, pieces and cashiers of these stores: the first cashier of every store, then the second, and so on.
fn siapkan(s: &Karat, toko: &[(String, usize)], banyak: usize) -> Result<Kasir> {
    let mut semua = Vec::new();
    for (t, (nama, kasir)) in toko.iter().enumerate() {
        let own = s.masuk(&format!("own-{nama}"))?;
        harga(s, &own)?;
        let kode = Arc::new(barang(s, &own, banyak)?);
        for n in 1..=*kasir {
            semua.push((n, t, (s.masuk(&format!("kasir{n}-{nama}"))?, kode.clone())));
        }
    }
    semua.sort_by_key(|(n, t, _)| (*n, *t));
    Ok(Arc::new(semua.into_iter().map(|(_, _, k)| k).collect()))
}

/// 200 cashiers in ten stores, each with a connection of their own, for a minute: any answer but a 200 fails it.
fn ramai(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    let folder = k.folder()?;
    siapkan_demo(&k.karat, folder.path(), None)?;
    let toko: Vec<(String, usize)> = (1..=RAMAI_TOKO).map(|n| (format!("t{n:02}"), RAMAI_KASIR)).collect();
    let nama: Vec<String> = toko.iter().map(|(t, _)| t.clone()).collect();
    let rt = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let db = tempat::buka_lite(folder.path(), "karat.db")?;
    for t in &nama {
        let (siaran, kode) = (Siaran::baru().0, t.to_uppercase());
        rt.block_on(demo::tambah_toko(&db, &siaran, &kode, RAMAI_KASIR))?;
    }
    db.tutup();
    drop(db);
    longgar(Mesin::Lite(folder.path().join("karat.db")), &nama)?;
    let s = Karat::mulai(&k.karat, folder.path(), None, false)?;
    let kasir = siapkan(&s, &toko, if k.cepat { RAMAI_BARANG / 5 } else { RAMAI_BARANG })?;
    let sambungan = RAMAI_TOKO * RAMAI_KASIR;
    let hasil = muat::muat(s.alamat, s.siapa(), &Beban::new(sambungan, k.detik(60)), move |ke| {
        pembuat(ke, sambungan, &kasir)
    })?;
    let (rss, _) = s.siapa().memori_mb()?;
    s.henti()?;
    periksa(&k.karat, folder.path(), None)?;
    h.angka(
        Angka::new("200 kasir di sepuluh toko, SQLite, tanpa galat", hasil.per_detik(), "/s")
            .cpu(hasil.cpu_server)
            .ket(format!(
                "{:.0} detik, {} penjualan, semua dijawab 200, buku seimbang; {}; RSS {rss:.0} MB",
                hasil.detik,
                hasil.jumlah,
                hasil.ket()
            )),
    );
    Ok(())
}

/// Each connection is a cashier and sells pieces of its own, one after another.
fn pembuat(ke: usize, sambungan: usize, kasir: &Kasir) -> Pembuat {
    let (kasir, n) = (kasir.clone(), kasir.len().max(1));
    let siapa = ke % n;
    // Connections that sell out of the same store's pieces, and the place of this one among them.
    let milik = kasir.get(siapa).map(|(_, k)| Arc::as_ptr(k));
    let sama = |i: &usize| kasir.get(*i % n).map(|(_, k)| Arc::as_ptr(k)) == milik;
    let sesama = (0..sambungan).filter(sama).count();
    let mut urut = (0..ke).filter(sama).count();
    Box::new(move |b| {
        let Some((token, kode)) = kasir.get(siapa) else { return };
        let kode = kode.get(urut).map_or("00000000", String::as_str);
        urut += sesama;
        let isi = json!({ "kode_sales": "S01", "customer": {}, "detail_barang": [{ "kode_barcode": kode }],
            "pembayaran": [{ "jenis": "CASH", "jumlah_rp": 100_000_000 }] });
        let kepala = format!("Authorization: Bearer {token}\r\nIdempotency-Key: jual-{kode}\r\n");
        b.extend_from_slice(&muat::post("/api/v1/penjualan", &kepala, &isi.to_string()));
    })
}

/// Trays take as many as they are given.
fn longgar(mesin: Mesin, toko: &[String]) -> Result<()> {
    let rt = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let db = tempat::buka(mesin)?;
    for nama in toko {
        let toko = KodeToko::parse(&nama.to_uppercase())?;
        let tulis = db.write(toko.clone(), move |tx| {
            tx.exec("UPDATE baki SET kapasitas = 0 WHERE toko = $1", args![&toko]).map_err(Tolak::from)
        });
        rt.block_on(tulis).map_err(|t| catatan::salah(&t))?;
    }
    db.tutup();
    Ok(())
}
