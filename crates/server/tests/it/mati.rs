//! Kill -9 at points drawn at random on each engine: no acknowledged posting is lost, none is there twice, the books
//! balance, and the server starts again. `KARAT_TITIK=50` takes more of them, `KARAT_BENIH` those of another run.

use super::proses::{Data, Klien, SANDI, Server, bagian, bunuh_setelah, cpu, rt, sampai_cpu};
use parking_lot::Mutex;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use testkit::{Acak, Jenis};

/// Points in the life of one data folder, and of all folders together.
const TITIK_FOLDER: usize = 6;
const TITIK: usize = 12;
/// No more than these are drawn until one of them was met where it hurts.
const TITIK_PALING_BANYAK: usize = 60;

const KASIR: [&str; 4] = ["kasir1-jkt1", "kasir2-jkt1", "kasir1-bdg1", "kasir1-sby1"];
/// Clients that post at the same time; several share a cashier, so that commits are shared.
const KLIEN: usize = 8;

#[test]
fn server_sqlite_yang_dibunuh_di_titik_acak_tidak_kehilangan_apa_pun() {
    bunuh(Jenis::Lite);
}

#[test]
fn server_postgresql_yang_dibunuh_di_titik_acak_tidak_kehilangan_apa_pun() {
    if testkit::mesin().contains(&Jenis::Pg) {
        bunuh(Jenis::Pg);
    }
}

fn bunuh(jenis: Jenis) {
    let (mut acak, mut n) = (Acak::new(testkit::benih_acak()), Hitung::default());
    let banyak = testkit::banyak_titik(TITIK);
    // Documents that stood though their answer was lost are what this is about; there must have been some.
    while n.titik < banyak || (n.tercatat == 0 && n.titik < TITIK_PALING_BANYAK) {
        rt().block_on(satu_folder(jenis, &mut acak, &mut n));
    }
    eprintln!("{jenis:?}: {n:?}");
    assert!(n.tanpa_jawaban > 0 && n.tercatat > 0 && n.tercatat < n.tanpa_jawaban, "{n:?}");
}

#[derive(Debug, Default)]
struct Hitung {
    titik: usize,
    kiriman: usize,
    /// submits that were under way when the server died …
    tanpa_jawaban: usize,
    /// … and those of them whose document stood already
    tercatat: usize,
}

/// A submit: who sent it, and the amount that no other submit has (money in is above a million).
#[derive(Clone)]
struct Kiriman {
    kasir: usize,
    jumlah: i64,
}

impl Kiriman {
    fn jenis(&self) -> &'static str {
        if self.jumlah > 1_000_000 { "MASUK" } else { "KELUAR" }
    }
}

/// What the clients know.
#[derive(Default)]
struct Catatan {
    urut: i64,
    dikirim: HashMap<String, Kiriman>,
    /// key → document number, for every answer that arrived
    diakui: HashMap<String, String>,
}

impl Catatan {
    fn baru(&mut self, acak: &mut Acak, kasir: usize, boleh_keluar: bool) -> (String, Kiriman) {
        self.urut += 1;
        let jumlah = if boleh_keluar && acak.persen(20) { self.urut } else { 1_000_000 + self.urut };
        let (kunci, k) = (format!("mati-{:08}", self.urut), Kiriman { kasir, jumlah });
        self.dikirim.insert(kunci.clone(), k.clone());
        (kunci, k)
    }

    fn akui(&mut self, kunci: &str, no: &str) {
        let lama = self.diakui.insert(kunci.to_owned(), no.to_owned());
        assert!(lama.is_none_or(|l| l == no), "{kunci} menjadi dua dokumen");
    }

    fn menunggu(&self) -> Vec<(String, Kiriman)> {
        let belum = self.dikirim.iter().filter(|(k, _)| !self.diakui.contains_key(*k));
        belum.map(|(k, v)| (k.clone(), v.clone())).collect()
    }
}

/// When the server dies. Times are its own processor time, so that a slow machine moves no point.
#[derive(Debug, Clone, Copy)]
enum Titik {
    /// after so many hundredths of what a first start takes
    Awal(i64),
    /// so long after the clients began
    Biaya(Duration),
    /// at so many acknowledged postings
    Diakui(usize),
}

fn titik(acak: &mut Acak, ke: usize) -> Titik {
    match ke {
        0 => Titik::Awal(acak.antara(1, 100)),
        n if n % 2 == 0 => Titik::Biaya(Duration::from_millis(u64::try_from(acak.antara(0, 120)).unwrap())),
        _ => Titik::Diakui(usize::try_from(acak.antara(1, 80)).unwrap()),
    }
}

async fn satu_folder(jenis: Jenis, acak: &mut Acak, n: &mut Hitung) {
    let data = Data::baru(jenis);
    let catatan = Arc::new(Mutex::new(Catatan::default()));
    let mut token: Vec<String> = Vec::new();
    for ke in 0..TITIK_FOLDER {
        n.titik += 1;
        let t = titik(acak, ke);
        eprintln!("{jenis:?} titik {}: {t:?}", n.titik);
        if let Titik::Awal(persen) = t {
            mati_saat_mulai(&data, persen);
            continue;
        }
        let server = data.demo();
        if token.is_empty() {
            token = masuk(&server, &catatan, acak).await;
        }
        let klien = semua_klien(&server, &token);
        kirim_ulang(&klien, &catatan).await;
        serang(server, &klien, &catatan, t, acak).await;
        data.jalan(&["periksa"]).harus(0);
        let buku = baca_buku(&data).await;
        n.tanpa_jawaban += catatan.lock().menunggu().len();
        n.tercatat += cocokkan(&buku, &catatan.lock());
    }
    let server = data.demo();
    kirim_ulang(&semua_klien(&server, &token), &catatan).await;
    server.henti();
    data.jalan(&["periksa"]).harus(0);
    let buku = baca_buku(&data).await;
    let catatan = catatan.lock();
    assert_eq!(catatan.diakui.len(), catatan.dikirim.len());
    assert_eq!(cocokkan(&buku, &catatan), 0);
    n.kiriman += catatan.dikirim.len();
}

/// The very first start, cut off while it makes tables and demo data.
fn mati_saat_mulai(data: &Data, persen: i64) {
    // What such a start takes, by one that is left alone.
    static BIAYA: std::sync::OnceLock<Duration> = std::sync::OnceLock::new();
    let biaya = *BIAYA.get_or_init(|| {
        let server = Data::baru(Jenis::Lite).demo();
        cpu(server.id())
    });
    bunuh_setelah(&mut data.karat(&["serve", "--demo", "--listen", "127.0.0.1:0"]), bagian(biaya, persen));
    // Nothing there yet (2) or all in order (0), never crooked (1).
    let p = data.jalan(&["periksa"]);
    assert!(matches!(p.kode, Some(0 | 2)), "{p:#?}");
}

/// Sessions live in the database: they outlast the server.
async fn masuk(server: &Server, catatan: &Mutex<Catatan>, acak: &mut Acak) -> Vec<String> {
    let mut token = Vec::new();
    for (i, k) in KASIR.iter().enumerate() {
        let klien = server.masuk(k, SANDI).await;
        let (kunci, isi) = catatan.lock().baru(acak, i, false);
        kirim(&klien, &kunci, &isi, catatan).await.unwrap();
        token.push(klien.token);
    }
    token
}

fn semua_klien(server: &Server, token: &[String]) -> Vec<Klien> {
    token.iter().map(|t| server.dengan(t)).collect()
}

async fn kirim(k: &Klien, kunci: &str, isi: &Kiriman, catatan: &Mutex<Catatan>) -> reqwest::Result<()> {
    let (status, r) = k.uang_kas(kunci, isi.jenis(), isi.jumlah).await?;
    assert_eq!(status, 200, "{r}");
    catatan.lock().akui(kunci, r["data"]["no_faktur"].as_str().unwrap());
    Ok(())
}

/// As a till does that got no answer: the same submit under the same key.
async fn kirim_ulang(klien: &[Klien], catatan: &Mutex<Catatan>) {
    let menunggu = catatan.lock().menunggu();
    for (kunci, isi) in menunggu {
        kirim(&klien[isi.kasir], &kunci, &isi, catatan).await.unwrap();
    }
}

/// Clients post until the server is dead.
async fn serang(server: Server, klien: &[Klien], catatan: &Arc<Mutex<Catatan>>, t: Titik, acak: &mut Acak) {
    let diakui = Arc::new(AtomicUsize::new(0));
    let cukup = Arc::new(tokio::sync::Notify::new());
    let batas = if let Titik::Diakui(n) = t { n } else { usize::MAX };
    let tugas: Vec<_> = (0..KLIEN)
        .map(|i| {
            let kasir = i % KASIR.len();
            let (k, c, diakui, cukup) =
                (klien[kasir].clone(), catatan.clone(), diakui.clone(), cukup.clone());
            let mut acak = Acak::new(u64::try_from(acak.antara(0, i64::MAX)).unwrap());
            tokio::spawn(async move {
                loop {
                    let (kunci, isi) = c.lock().baru(&mut acak, kasir, true);
                    if kirim(&k, &kunci, &isi, &c).await.is_err() {
                        return;
                    }
                    if diakui.fetch_add(1, Ordering::Relaxed) + 1 == batas {
                        cukup.notify_one();
                    }
                }
            })
        })
        .collect();
    match t {
        Titik::Biaya(lama) => {
            let pid = server.id();
            let batas = cpu(pid) + lama;
            tokio::task::spawn_blocking(move || sampai_cpu(pid, batas, || false)).await.unwrap();
        }
        _ => cukup.notified().await,
    }
    server.bunuh();
    for t in tugas {
        t.await.unwrap();
    }
}

/// The cash book (number, cashier, amount) and the drawers, past the server.
struct Buku {
    baris: Vec<(String, String, i64)>,
    saldo: BTreeMap<String, i64>,
}

async fn baca_buku(data: &Data) -> Buku {
    let db = data.buka();
    let buku = "SELECT no_dok, kasir, jumlah_in - jumlah_out FROM buku_kas";
    let baris = db.read(|c| c.rows(buku, &[], |r| Ok((r.get(0)?, r.get(1)?, r.int(2)?)))).await.unwrap();
    let saldo = "SELECT kasir, saldo FROM saldo_kas";
    let saldo = db.read(|c| c.rows(saldo, &[], |r| Ok((r.get(0)?, r.int(1)?)))).await.unwrap();
    tokio::task::spawn_blocking(move || db.tutup()).await.unwrap();
    Buku { baris, saldo: saldo.into_iter().collect() }
}

/// The books against what the clients know; answers how many documents they know nothing of yet.
fn cocokkan(buku: &Buku, catatan: &Catatan) -> usize {
    let baris = &buku.baris;
    let ada: HashMap<&str, (&str, i64)> =
        baris.iter().map(|(no, k, j)| (no.as_str(), (k.as_str(), *j))).collect();
    assert_eq!(ada.len(), baris.len(), "satu nomor dipakai dua dokumen");
    for (kunci, no) in &catatan.diakui {
        let k = &catatan.dikirim[kunci];
        let arah = if k.jenis() == "MASUK" { 1 } else { -1 };
        assert_eq!(ada.get(no.as_str()), Some(&(KASIR[k.kasir], arah * k.jumlah)), "{kunci} {no}");
    }
    let dikirim: HashSet<i64> = catatan.dikirim.values().map(|k| k.jumlah).collect();
    let mut jumlah: BTreeMap<String, i64> = BTreeMap::new();
    let mut pernah = HashSet::new();
    for (no, kasir, j) in baris {
        assert!(dikirim.contains(&j.abs()), "{no} tidak pernah dikirim");
        assert!(pernah.insert(j.abs()), "{no}: kiriman {j} tercatat dua kali");
        *jumlah.entry(kasir.clone()).or_default() += j;
    }
    assert_eq!(buku.saldo, jumlah);
    baris.len() - catatan.diakui.len()
}
