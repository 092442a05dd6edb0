//! Opening balances of drawers and bank accounts. Each gets one, into its book under SALDO AWAL.

use super::{BATAL, Jenis, KATEGORI};
use db::{Conn, args};
use ledger::{Arah, Dok, bank, kas};
use platform::impor::{BarisBerkas, Kolom};
use platform::pengguna::sql_di_toko;
use platform::salah::Salah;
use platform::{Hasil, Pelaku};
use std::collections::{HashMap, HashSet};
use values::{NoFaktur, NoRekening, Rupiah, UserId};

pub(super) const KOLOM_KAS: &[Kolom] = &[
    Kolom::new("kasir", "Kasir", true, "kasir1"),
    Kolom::new("saldo", "Saldo", true, "15000000"),
    Kolom::new("keterangan", "Keterangan", false, ""),
];

pub(super) const KOLOM_BANK: &[Kolom] = &[
    Kolom::new("no_rekening", "No Rekening", true, "1234567890"),
    Kolom::new("saldo", "Saldo", true, "250000000"),
    Kolom::new("keterangan", "Keterangan", false, ""),
];

/// Larger sums are a slip of the finger.
const TERBESAR: Rupiah = values::JUMLAH_MAKS;
const KETERANGAN_MAKS: usize = 200;

enum Tempat {
    Laci(UserId),
    Rekening(NoRekening),
}

pub(super) struct Satu {
    tempat: Tempat,
    pub(super) saldo: Rupiah,
    keterangan: String,
}

fn jumlah(ke: usize, b: &BarisBerkas, s: &mut Salah) -> Option<Rupiah> {
    let mula = s.banyak();
    match b.rupiah(ke, "saldo", s) {
        None if s.banyak() == mula => s.beri(ke, "saldo", "Saldo harus diisi"),
        Some(n) if n <= Rupiah::NOL => s.beri(ke, "saldo", "Saldo harus lebih dari nol"),
        Some(n) if n > TERBESAR => s.beri(ke, "saldo", format!("Saldo paling banyak {TERBESAR}")),
        n => return n,
    }
    None
}

fn keterangan(ke: usize, b: &BarisBerkas, s: &mut Salah) -> String {
    let teks = b.teks("keterangan").split_whitespace().collect::<Vec<_>>().join(" ");
    if teks.chars().count() > KETERANGAN_MAKS {
        s.beri(ke, "keterangan", format!("Paling banyak {KETERANGAN_MAKS} karakter"));
    }
    teks
}

/// Drawers or accounts that had their opening balance: the document of each.
fn terisi(c: &mut Conn, p: &Pelaku, tabel: &str, kolom: &str) -> Hasil<HashMap<String, String>> {
    let sql = format!(
        "SELECT b.{kolom}, b.no_dok FROM {tabel} b JOIN impor_awal i ON i.toko = b.toko AND i.no_dok = b.no_dok WHERE b.toko = $1 \
         AND +b.balik IS NULL AND NOT EXISTS (SELECT 1 FROM {tabel} x WHERE x.toko = b.toko AND x.balik = b.id)"
    );
    Ok(c.rows(&sql, args![&p.toko], |r| Ok((r.get(0)?, r.get(1)?)))?.into_iter().collect())
}

pub(super) fn kas(c: &mut Conn, p: &Pelaku, baris: &[BarisBerkas], s: &mut Salah) -> Hasil<Vec<Satu>> {
    let ada: HashMap<String, bool> = c
        .rows(
            &format!("SELECT user_id, aktif FROM pengguna WHERE {}", sql_di_toko("pengguna", 1)),
            args![&p.toko],
            |r| Ok((r.get(0)?, r.flag(1)?)),
        )?
        .into_iter()
        .collect();
    let terisi = terisi(c, p, "buku_kas", "kasir")?;
    let (mut hasil, mut dalam) = (Vec::with_capacity(baris.len()), HashSet::new());
    for (ke, b) in baris.iter().enumerate() {
        let mula = s.banyak();
        let user = b.teks("kasir").trim().to_lowercase();
        match ada.get(&user) {
            _ if user.is_empty() => s.beri(ke, "kasir", "Kasir harus diisi"),
            None => s.beri(ke, "kasir", format!("User {user} tidak ada di toko ini")),
            Some(false) => s.beri(ke, "kasir", format!("User {user} tidak aktif")),
            Some(true) if !dalam.insert(user.clone()) => {
                s.beri(ke, "kasir", format!("User {user} dua kali di berkas ini"));
            }
            Some(true) => {
                if let Some(no) = terisi.get(&user) {
                    s.beri(ke, "kasir", format!("Laci {user} sudah punya saldo awal ({no})"));
                }
            }
        }
        let (saldo, keterangan) = (jumlah(ke, b, s), keterangan(ke, b, s));
        if let (Some(saldo), true, Ok(user)) = (saldo, s.banyak() == mula, UserId::parse(&user)) {
            hasil.push(Satu { tempat: Tempat::Laci(user), saldo, keterangan });
        }
    }
    Ok(hasil)
}

pub(super) fn bank(c: &mut Conn, p: &Pelaku, baris: &[BarisBerkas], s: &mut Salah) -> Hasil<Vec<Satu>> {
    let ada: HashMap<String, bool> = c
        .rows(
            "SELECT no_rekening, aktif FROM rekening WHERE toko = $1 AND dihapus = 0",
            args![&p.toko],
            |r| Ok((r.get(0)?, r.flag(1)?)),
        )?
        .into_iter()
        .collect();
    let terisi = terisi(c, p, "buku_bank", "no_rekening")?;
    let (mut hasil, mut dalam) = (Vec::with_capacity(baris.len()), HashSet::new());
    for (ke, b) in baris.iter().enumerate() {
        let mula = s.banyak();
        let no = b.teks("no_rekening").trim().to_owned();
        match ada.get(&no) {
            _ if no.is_empty() => s.beri(ke, "no_rekening", "No rekening harus diisi"),
            None => s.beri(ke, "no_rekening", format!("Rekening {no} tidak ada di master rekening")),
            Some(false) => s.beri(ke, "no_rekening", format!("Rekening {no} tidak aktif")),
            Some(true) if !dalam.insert(no.clone()) => {
                s.beri(ke, "no_rekening", format!("Rekening {no} dua kali di berkas ini"));
            }
            Some(true) => {
                if let Some(dok) = terisi.get(&no) {
                    s.beri(ke, "no_rekening", format!("Rekening {no} sudah punya saldo awal ({dok})"));
                }
            }
        }
        let (saldo, keterangan) = (jumlah(ke, b, s), keterangan(ke, b, s));
        if let (Some(saldo), true, Ok(no)) = (saldo, s.banyak() == mula, NoRekening::parse(&no)) {
            hasil.push(Satu { tempat: Tempat::Rekening(no), saldo, keterangan });
        }
    }
    Ok(hasil)
}

/// Into the books.
pub(super) fn tulis(dok: &mut Dok<'_, '_>, isi: &[Satu]) -> Hasil<()> {
    let (mut tunai, mut rekening) = (Vec::new(), Vec::new());
    for b in isi {
        let (kategori, deskripsi) = (KATEGORI.to_owned(), b.keterangan.clone());
        match &b.tempat {
            Tempat::Laci(kasir) => tunai.push(kas::BarisKas {
                kasir: kasir.clone(),
                kategori,
                deskripsi,
                arah: Arah::Masuk,
                jumlah: b.saldo,
            }),
            // The bank says itself what an account holds: nothing waits to be found on a statement.
            Tempat::Rekening(no) => rekening.push(bank::BarisBank {
                no_rekening: no.clone(),
                jenis: KATEGORI.to_owned(),
                kategori,
                deskripsi,
                arah: Arah::Masuk,
                jumlah: b.saldo,
                menunggu: false,
            }),
        }
    }
    kas::catat(dok, &tunai)?;
    bank::catat(dok, &rekening)?;
    Ok(())
}

/// Out of the books again: a drawer or an account that spent of it keeps it.
pub(super) fn balikkan(dok: &mut Dok<'_, '_>, jenis: Jenis, asal: &NoFaktur) -> Hasil<()> {
    let toko = dok.tx().toko().clone();
    let (buku, saldo, kunci, nama) = if matches!(jenis, Jenis::Kas) {
        ("buku_kas", "saldo_kas", "kasir", "Laci")
    } else {
        ("buku_bank", "saldo_bank", "no_rekening", "Rekening")
    };
    let kurang: Option<String> = dok.tx().one(
        &format!(
            "SELECT b.{kunci} FROM {buku} b JOIN {saldo} s ON s.toko = b.toko AND s.{kunci} = b.{kunci} WHERE b.toko = $1 \
             AND b.no_dok = $2 AND s.saldo < b.jumlah_in ORDER BY b.{kunci} LIMIT 1"
        ),
        args![&toko, asal],
        |r| r.get(0),
    )?;
    if let Some(k) = kurang {
        return Err(BATAL.tolak(format!("{nama} {k} sudah memakai saldo awalnya")));
    }
    if matches!(jenis, Jenis::Kas) {
        kas::balikkan(dok, asal)?;
    } else {
        bank::balikkan(dok, asal)?;
    }
    Ok(())
}
