//! Loans: is one as cheap to write as a sale of the same lines; how soon the first rows of the due list come among ten thousand, a
//! hundred thousand and a million running loans; how long the interest of all of them takes at closing; and whether a loan is as cheap to
//! write among a million as among ten thousand, against sales by turns both times. Loans are written by the use case, the many running
//! ones come in as from an old program, the million is the hundred thousand copied to the days before.

use super::kedua::{di_kedua, sebut};
use super::niaga_isi;
use super::pinjaman_isi::salin;
use super::{Konteks, Kumpul};
use crate::catatan;
use crate::hasil::{Angka, desimal, median, persentil};
use crate::tempat::Pg;
use ::pinjaman::{HutangBarisMinta, HutangMinta, TanyaTempo};
use anyhow::{Context as _, Result, bail};
use db::{Db, Kunci, Tx, args};
use konter::pelanggan::{self, PelangganMinta};
use niaga::awal::{self, Jenis};
use niaga::{Bayar, JenisBayar, TransaksiMinta, jual};
use platform::demo::disetujui;
use platform::domain::Hari;
use platform::{Level, Pelaku, Tolak};
use std::fmt::Write as _;
use std::time::Instant;
use tokio::runtime::Runtime;
use values::{Berat, Jam as _, JamSistem, Kadar, Rupiah, UserId};

const PASANG: usize = 7;
const CONTOH: usize = 200;
const CONTOH_CEPAT: usize = 40;
/// Lines of a document.
const BARIS: [usize; 2] = [1, 3];
/// Running loans, and how many come in with one file.
const BANYAK: [usize; 2] = [10_000, 100_000];
const BANYAK_CEPAT: [usize; 2] = [1_000, 10_000];
/// How often the larger of them is copied besides.
const SALINAN: i64 = 9;
const SEKALI: usize = 5_000;
const KALI: usize = 100;
const TUNAI: i64 = 100_000_000;
const POKOK: i64 = 500_000;

pub fn ukur(k: &Konteks, h: &mut Kumpul) -> Result<()> {
    di_kedua(k, h, "pinjaman", |rt, h, db, pg| satu(rt, k, h, db, pg))
}

#[derive(Clone)]
struct Orang {
    kasir: Pelaku,
    own: Pelaku,
    customer: PelangganMinta,
}

impl Orang {
    async fn baru(db: &Db) -> Result<Self> {
        let kasir = niaga_isi::kasir()?;
        let own = Pelaku { user_id: UserId::parse("own-jkt1")?, level: Level::Own, ..kasir.clone() };
        let m = PelangganMinta {
            nama_customer: "RATNA DEWI".to_owned(),
            no_hp: "081290001001".to_owned(),
            alamat_customer: "JL MAWAR 7".to_owned(),
            nik: "3171041203850012".to_owned(),
            ..PelangganMinta::default()
        };
        let (p, kunci) = (kasir.clone(), Kunci::toko(kasir.toko.clone()).dengan_rantai());
        let siapa = db
            .write(kunci, move |tx| {
                // Ceilings of one customer and the size of a tray are not what is measured.
                tx.exec("UPDATE baki SET kapasitas = 0 WHERE kode_gudang = 'HUTANG'", args![])?;
                tx.exec("UPDATE plafond_hutang SET dihapus = 1", args![])?;
                tx.exec(
                    "UPDATE para_system SET nilai = '100000000000' WHERE kunci = 'BATAS_HUTANG'",
                    args![],
                )?;
                pelanggan::daftar(tx, &p, &m)
            })
            .await
            .map_err(|t: Tolak| catatan::salah(&t))?;
        let customer = PelangganMinta { kode_pelanggan: siapa.kode_pelanggan, ..PelangganMinta::default() };
        Ok(Self { kasir, own, customer })
    }
}

fn satu(rt: &Runtime, k: &Konteks, h: &mut Kumpul, db: &Db, pg: Option<&Pg>) -> Result<()> {
    let contoh = if k.cepat { CONTOH_CEPAT } else { CONTOH };
    rt.block_on(niaga_isi::siapkan(db))?;
    let o = rt.block_on(Orang::baru(db))?;
    for baris in BARIS {
        let kali = simpan(rt, db, (&o, baris, contoh))?;
        let nama = format!("simpan pinjaman {baris} baris dibanding penjualan, {}", sebut(pg));
        let ket = format!("satu per satu, tanpa HTTP, median {PASANG} putaran {contoh} dokumen");
        h.angka(Angka::new(nama, kali, "kali").paling_banyak(1.3).ket(ket));
    }
    let [kecil, besar] = if k.cepat { BANYAK_CEPAT } else { BANYAK };
    let dulu = di_antara(rt, h, db, (&o, contoh, pg), kecil, || rt.block_on(isi(db, &o, 0, kecil)))?;
    di_antara(rt, h, db, (&o, contoh, pg), besar, || rt.block_on(isi(db, &o, kecil, besar)))?;
    let hasil = rt
        .block_on(db.lapor(|c| ledger::periksa::semua(c, &rangkai::BUKTI)))
        .map_err(|e| anyhow::anyhow!("{e}"))?;
    if !hasil.bersih() {
        bail!("buku tidak seimbang: {:?}", hasil.temuan.first());
    }
    let semua = besar * usize::try_from(SALINAN + 1)?;
    let kini = di_antara(rt, h, db, (&o, contoh, pg), semua, || rt.block_on(salin(db, SALINAN)))?;
    for (apa, dulu, kini) in
        [("baris pertama jatuh tempo", dulu.0, kini.0), ("simpan pinjaman", dulu.1, kini.1)]
    {
        let nama = format!("{apa}, {semua} dibanding {kecil} pinjaman, {}", sebut(pg));
        let ket = format!("{kini:.2} dibanding {dulu:.2}");
        h.angka(Angka::new(nama, kini / dulu, "kali").paling_banyak(1.3).ket(ket));
    }
    Ok(())
}

/// Among so many running loans: the p50 of the due list in milliseconds, and what writing a loan costs against a sale.
fn di_antara(
    rt: &Runtime,
    h: &mut Kumpul,
    db: &Db,
    (o, contoh, pg): (&Orang, usize, Option<&Pg>),
    n: usize,
    isi: impl FnOnce() -> Result<()>,
) -> Result<(f64, f64)> {
    let mulai = Instant::now();
    isi()?;
    if let Some(pg) = pg {
        pg.rapikan()?;
    }
    eprintln!("   {}: {n} pinjaman ada sesudah {:.0} detik", sebut(pg), mulai.elapsed().as_secs_f64());
    let p50 = tempo(rt, h, db, o, (n, sebut(pg)))?;
    memo(rt, h, db, o, (n, sebut(pg)))?;
    Ok((p50, simpan(rt, db, (o, 1, contoh))?))
}

/// Loans and sales by turns, one after another, each in a transaction of its own; so many times a sale a loan costs.
fn simpan(rt: &Runtime, db: &Db, (o, baris, contoh): (&Orang, usize, usize)) -> Result<f64> {
    let barang = rt.block_on(niaga_isi::barang(db, &o.kasir, (PASANG + 1) * contoh * baris))?;
    let mut kali = Vec::with_capacity(PASANG);
    for putaran in 0..=PASANG {
        let dari = putaran * contoh * baris;
        let mulai = Instant::now();
        for n in 0..contoh {
            let kode = barang.get(dari + n * baris..dari + (n + 1) * baris).context("barang habis")?.to_vec();
            let m = penjualan(o, &kode);
            tulis(rt, db, o, move |tx, p| niaga::simpan(tx, p, &m).map(drop))?;
        }
        let jual = mulai.elapsed().as_secs_f64();
        // Somebody tests and says yes before each: that is their time, not the saving's.
        let izin = rt.block_on(izin(db, o, baris, contoh))?;
        let mulai = Instant::now();
        for otorisasi in izin {
            let m = HutangMinta { otorisasi, ..pinjaman(o, baris) };
            tulis(rt, db, o, move |tx, p| ::pinjaman::simpan(tx, p, &m).map(drop))?;
        }
        if putaran > 0 {
            kali.push(mulai.elapsed().as_secs_f64() / jual);
        }
    }
    Ok(median(&kali))
}

/// So many approvals of a loan that is asked for and not saved.
async fn izin(db: &Db, o: &Orang, baris: usize, banyak: usize) -> Result<Vec<String>> {
    let (kasir, own, m) = (o.kasir.clone(), o.own.clone(), pinjaman(o, baris));
    db.write(o.kasir.toko.clone(), move |tx| {
        let satu = |tx: &mut Tx<'_>| {
            disetujui(tx, &kasir, &own, |tx, izin| match izin {
                "" => ::pinjaman::simpan(tx, &kasir, &m).map(|_| String::new()),
                izin => Ok(izin.to_owned()),
            })
        };
        (0..banyak).map(|_| satu(tx)).collect::<platform::Hasil<Vec<_>>>()
    })
    .await
    .map_err(|t: Tolak| catatan::salah(&t))
}

fn tulis(
    rt: &Runtime,
    db: &Db,
    o: &Orang,
    f: impl Fn(&mut Tx<'_>, &Pelaku) -> platform::Hasil<()> + Send + 'static,
) -> Result<()> {
    let p = o.kasir.clone();
    rt.block_on(db.write(o.kasir.toko.clone(), move |tx| f(tx, &p))).map_err(|t: Tolak| catatan::salah(&t))
}

fn tunai(n: i64) -> Vec<Bayar> {
    vec![Bayar { jenis: JenisBayar::Cash, jumlah_rp: Rupiah::new(n), ..Bayar::default() }]
}

fn penjualan(o: &Orang, kode: &[String]) -> TransaksiMinta {
    let baris = |k: &String| jual::JualMinta { kode_barcode: k.clone(), ..jual::JualMinta::default() };
    TransaksiMinta {
        customer: o.customer.clone(),
        kode_sales: "S01".to_owned(),
        detail_barang: kode.iter().map(baris).collect(),
        pembayaran: tunai(TUNAI),
        ..TransaksiMinta::default()
    }
}

fn pinjaman(o: &Orang, baris: usize) -> HutangMinta {
    let kalung = HutangBarisMinta {
        nama_barang: "KALUNG RANTAI".to_owned(),
        kode_group: "750".to_owned(),
        kode_dept: "CIN750".to_owned(),
        kadar_uji: Kadar::perseratus(7_500).ok(),
        berat: Berat::mg(8_000),
        kondisi: "BAGUS".to_owned(),
        ..HutangBarisMinta::default()
    };
    HutangMinta {
        customer: o.customer.clone(),
        kode_sales: "S01".to_owned(),
        tempat: "BRANKAS 1".to_owned(),
        detail_barang: vec![kalung; baris],
        jumlah_hutang: Rupiah::new(POKOK),
        pembayaran: tunai(POKOK),
        ..HutangMinta::default()
    }
}

/// Running loans up to so many, falling due from four months ago to four months from now.
async fn isi(db: &Db, o: &Orang, dari: usize, sampai: usize) -> Result<()> {
    let hari = JamSistem.hari_ini();
    for mulai in (dari..sampai).step_by(SEKALI) {
        let mut teks = "no_hutang;nama_customer;tgl_hutang;jatuh_tempo;jumlah_hutang;nama_barang;kode_group;kode_dept;berat;bunga;no_hp;\
             alamat_customer;tempat\n"
            .to_owned();
        for n in mulai..(mulai + SEKALI).min(sampai) {
            let geser = i64::try_from(n % 240)? - 120;
            let (awal, tempo) = (hari.tambah_hari(geser.min(0) - 130)?, hari.tambah_hari(geser)?);
            writeln!(
                teks,
                "HT-{n:07};PEMINJAM {0};{awal};{tempo};1500000;CINCIN POLOS;750;CIN750;5.250;2.5;08129{0:07};JL MAWAR;BRANKAS {1}",
                n % 500,
                n % 20
            )?;
        }
        let p = o.own.clone();
        db.write(o.kasir.toko.clone(), move |tx| {
            awal::impor(tx, &p, Jenis::Luar(&::pinjaman::AWAL), &teks, "hutang.csv")
        })
        .await
        .map_err(|t: Tolak| catatan::salah(&t))?;
    }
    Ok(())
}

/// How long the first rows take, in milliseconds; p50.
fn tempo(rt: &Runtime, h: &mut Kumpul, db: &Db, o: &Orang, (n, mesin): (usize, &str)) -> Result<f64> {
    let mut ms = Vec::with_capacity(KALI);
    for _ in 0..KALI {
        let (p, kini, mulai) = (o.kasir.clone(), db.jam().sekarang(), Instant::now());
        let t = TanyaTempo { saat: "LEWAT".to_owned(), ..TanyaTempo::default() };
        let hasil = rt
            .block_on(db.read(move |c| ::pinjaman::jatuh_tempo(c, &p, kini, &t)))
            .map_err(|t: Tolak| catatan::salah(&t))?;
        serde_json::to_vec(&hasil.data)?;
        ms.push(mulai.elapsed().as_secs_f64() * 1000.0);
        if hasil.data.len() != 50 {
            bail!("daftar jatuh tempo: {} baris", hasil.data.len());
        }
    }
    let nama = format!("jatuh tempo, 50 baris pertama dari {n} pinjaman, {mesin}");
    let ket = format!("p99 dari {KALI} kali, p50 {:.2} ms", persentil(&ms, 50));
    h.angka(Angka::new(nama, persentil(&ms, 99), "ms").paling_banyak(150.0).ket(ket));
    Ok(persentil(&ms, 50))
}

/// The interest of all of them as a closing keeps it; written and undone.
fn memo(rt: &Runtime, h: &mut Kumpul, db: &Db, o: &Orang, (n, mesin): (usize, &str)) -> Result<()> {
    let toko = o.kasir.toko.clone();
    let lama = std::sync::Arc::new(std::sync::Mutex::new(0.0));
    let (catat, t) = (lama.clone(), toko.clone());
    let hasil: Result<(), Tolak> = rt.block_on(db.write(toko, move |tx| {
        let kini = tx.sekarang();
        let hari = Hari::baca(tx, &t, kini)?;
        tx.exec(
            "INSERT INTO tutup_toko (toko, tanggal, tgl_berikut, no_tutup, waktu, oleh, id_stok, id_curah, id_kas, id_bank, id_titipan, \
             id_kupon, id_pajak, peringatan) VALUES ($1, $2, $3, 'UKUR', $4, 'ukur', 0, 0, 0, 0, 0, 0, 0, '[]')",
            args![&t, hari.tgl, hari.berikut()?, kini],
        )?;
        let mulai = Instant::now();
        for p in ::pinjaman::DOMAIN.potret {
            (p.tulis)(tx, &hari)?;
        }
        if let Ok(mut l) = catat.lock() {
            *l = mulai.elapsed().as_secs_f64() * 1000.0;
        }
        Err(db::Error::Lain("diukur, tidak disimpan".to_owned()).into())
    }));
    if hasil.is_ok() {
        bail!("ukuran bunga tersimpan");
    }
    let ms = lama.lock().map(|l| *l).unwrap_or_default();
    let nama = format!("bunga {n} pinjaman waktu tutup toko, {mesin}");
    let ket = format!("{:.1} us sepinjaman", ms * 1000.0 / desimal(u64::try_from(n)?));
    let angka = Angka::new(nama, ms, "ms").ket(ket);
    // What is asked of it is asked of a hundred thousand.
    h.angka(if n > BANYAK[1] { angka } else { angka.paling_banyak(2_000.0) });
    Ok(())
}
