//! Random commands: mostly sensible ones, made from what the model knows, and enough senseless ones (wrong
//! tray, wrong weight, too much money, a document cancelled twice) to meet every refusal.

use super::{Bayar, Model, Perintah};
use crate::Acak;
use crate::bangun::Isi;

const BAKI: [&str; 4] = ["A1", "A2", "B1", "B2"];

/// What the commands of one client may name.
#[derive(Debug, Clone)]
pub struct Dunia {
    /// the first of its four hundred barcodes
    pub dasar: u32,
    pub kasir: Vec<&'static str>,
    pub rekening: Vec<&'static str>,
    /// rows of the bank book can only be named by someone who is alone in the store
    pub sendirian: bool,
}

impl Dunia {
    /// Alone in a store, with three cashiers and two accounts.
    pub fn sendirian(dasar: u32) -> Self {
        Self { dasar, kasir: vec!["ani", "budi", "citra"], rekening: vec!["BCA-1", "BRI-2"], sendirian: true }
    }

    /// One of many in a store, with a cashier and an account of its own; the trays are everyone's.
    pub fn bersama(ke: u32) -> Self {
        let nama = |awal: &str| -> &'static str { Box::leak(format!("{awal}{ke}").into_boxed_str()) };
        Self {
            dasar: ke * 1000,
            kasir: vec![nama("k"), nama("j")],
            rekening: vec![nama("R")],
            sendirian: false,
        }
    }
}

/// The next command.
pub fn perintah_acak(a: &mut Acak, m: &Model, d: &Dunia) -> Perintah {
    let dasar = d.dasar;
    match a.antara(0, 100) {
        0..20 => {
            let barang = if a.persen(20) { lama(a, m, dasar) } else { baru(a, dasar) };
            let berat = a.antara(500, 20_000);
            let isi = Isi::new(berat, berat * a.antara(300, 1000) / 1000, a.antara(0, 5_000_000));
            Perintah::Terima { barang, baki: a.pilih(&BAKI), isi }
        }
        20..32 => {
            let (barang, dari, isi) = sasaran(a, m, dasar);
            Perintah::Pindah { barang, dari, ke: a.pilih(&BAKI), isi }
        }
        32..46 => {
            let (barang, dari, isi) = sasaran(a, m, dasar);
            let bayar = (0..a.antara(1, 4))
                .map(|_| match a.persen(60) {
                    true => Bayar::Kas { kasir: a.pilih(&d.kasir), jumlah: uang(a) },
                    false => Bayar::Bank { rekening: a.pilih(&d.rekening), jumlah: uang(a) },
                })
                .collect();
            Perintah::Jual { barang, dari, isi, bayar }
        }
        46..54 => {
            let (barang, baki, isi) = sasaran(a, m, dasar);
            // Sometimes all of it, sometimes more than all, sometimes a gain.
            let berat = match a.antara(0, 10) {
                0 => isi.berat,
                1 => isi.berat + 1,
                2 => -a.antara(1, 50),
                _ => a.antara(1, 100),
            };
            let murni = if a.persen(10) { isi.murni + 1 } else { berat / 2 };
            Perintah::Susut { barang, baki, isi: Isi::new(berat, murni, a.antara(-10, 10)) }
        }
        54..62 => Perintah::KasMasuk { kasir: a.pilih(&d.kasir), jumlah: uang(a) },
        62..70 => Perintah::KasKeluar { kasir: a.pilih(&d.kasir), jumlah: uang(a) },
        70..76 => Perintah::PindahSaldo { dari: a.pilih(&d.kasir), ke: a.pilih(&d.kasir), jumlah: uang(a) },
        76..80 => {
            let menunggu = a.persen(70);
            Perintah::BankMasuk { rekening: a.pilih(&d.rekening), jumlah: uang(a), menunggu }
        }
        80..84 => {
            let menunggu = a.persen(30);
            Perintah::BankKeluar { rekening: a.pilih(&d.rekening), jumlah: uang(a), menunggu }
        }
        84..90 if d.sendirian => {
            let banyak = i64::try_from(m.banyak_baris().2).unwrap();
            Perintah::Validasi { baris: (0..a.antara(1, 4)).map(|_| a.antara(0, banyak + 3)).collect() }
        }
        _ => {
            let banyak = i64::try_from(m.diterima()).unwrap();
            // The youngest documents can most often be undone.
            let dari = if a.persen(70) { (banyak - 6).max(0) } else { 0 };
            Perintah::Batal { dokumen: usize::try_from(a.antara(dari, banyak + 1)).unwrap() }
        }
    }
}

fn uang(a: &mut Acak) -> i64 {
    if a.persen(4) { 0 } else { a.antara(1, 3_000) * 500 }
}

fn baru(a: &mut Acak, dasar: u32) -> u32 {
    dasar + u32::try_from(a.antara(0, 400)).unwrap()
}

fn lama(a: &mut Acak, m: &Model, dasar: u32) -> u32 {
    let ada: Vec<u32> = m.barang.keys().copied().collect();
    if ada.is_empty() { baru(a, dasar) } else { a.pilih(&ada) }
}

/// A piece with its true place and figures, spoiled now and then.
fn sasaran(a: &mut Acak, m: &Model, dasar: u32) -> (u32, &'static str, Isi) {
    let barang = lama(a, m, dasar);
    let Some(b) = m.barang.get(&barang) else { return (barang, a.pilih(&BAKI), Isi::new(1000, 750, 10)) };
    let mut baki = BAKI.into_iter().find(|x| *x == b.tempat.1).unwrap_or("A1");
    let mut isi = Isi::new(b.isi.0, b.isi.1, b.isi.2);
    match a.antara(0, 20) {
        0 => baki = a.pilih(&BAKI),
        1 => isi.berat += 1,
        2 => isi.nilai += 1,
        _ => {}
    }
    (barang, baki, isi)
}
