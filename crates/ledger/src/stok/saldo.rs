//! The projections of the stock book: where each piece is, what each tray holds. The lines of a document are tried one
//! after another on what was read at once, and what became of it is written at once.

use super::BarisStok;
use crate::{Dok, Galat, Result};
use db::{Tx, Val, args, daftar};
use std::collections::BTreeMap;
use values::{Berat, KodeBarcode, KodeToko};

/// Pieces that one statement reads or writes.
const SEKALI: usize = 256;

db::bacaan! {
    /// Where a piece lies and all it weighs and is worth there.
    #[derive(Debug, Clone, PartialEq, Eq)]
    struct Isi {
        gudang: String = "gudang",
        baki: String = "baki",
        milik: String = "milik",
        berat: i64 = "berat",
        murni: i64 = "murni",
        nilai: i64 = "nilai",
    }
}

db::bacaan! {
    /// Which piece, and whose books have it.
    struct DiMana {
        kode_barcode: KodeBarcode = "kode_barcode",
        toko: KodeToko = "toko",
    }
}

impl Isi {
    fn di(&self, b: &BarisStok) -> bool {
        self.gudang == b.gudang && self.baki == b.baki && self.milik == b.milik
    }
}

#[derive(Debug, Default)]
struct Barang {
    semula: Option<Isi>,
    kini: Option<Isi>,
    /// another store where it is still written down
    lain: Option<String>,
}

/// A tray or account, and whose.
type Tempat<'a> = (&'a str, &'a str, &'a str);

/// Sum of pieces, weight, fine weight and value that lines put there.
type Jumlah = (i64, i64, i64, i64);

/// What lines do to the projections.
pub(super) struct Saldo<'a> {
    barang: BTreeMap<&'a KodeBarcode, Barang>,
    lokasi: BTreeMap<Tempat<'a>, Jumlah>,
}

pub(super) fn tambah(a: i64, b: i64) -> Result<i64> {
    a.checked_add(b).ok_or(Galat::Meluap)
}

impl<'a> Saldo<'a> {
    /// The pieces of these lines as they lie now.
    pub(super) fn baca(tx: &mut Tx<'_>, baris: &'a [BarisStok]) -> Result<Self> {
        let mut barang: BTreeMap<&KodeBarcode, Barang> = BTreeMap::new();
        for b in baris.iter().filter(|b| b.di_toko()) {
            barang.entry(&b.barang).or_default();
        }
        let toko = tx.toko().clone();
        let semua: Vec<&KodeBarcode> = barang.keys().copied().collect();
        for bagian in semua.chunks(SEKALI) {
            let d = daftar(1, bagian.iter().copied());
            let dari = format!("FROM saldo_barang WHERE kode_barcode IN {}", d.sql);
            tx.tiap_baris::<(DiMana, Isi), db::Error, _>(&dari, &d.nilai, |(di, isi)| {
                let Some(x) = barang.get_mut(&di.kode_barcode) else { return Ok(()) };
                if di.toko == toko {
                    x.kini = Some(isi.clone());
                    x.semula = Some(isi);
                } else {
                    x.lain = Some(di.toko.to_string());
                }
                Ok(())
            })?;
        }
        Ok(Self { barang, lokasi: BTreeMap::new() })
    }

    /// One line more; refused when the piece cannot come, or is not there to go.
    pub(super) fn terapkan(&mut self, b: &'a BarisStok) -> Result<()> {
        if b.di_toko() {
            self.barang.entry(&b.barang).or_default().ubah(b)?;
        }
        let j = self.lokasi.entry((&b.gudang, &b.baki, &b.milik)).or_default();
        *j = (tambah(j.0, b.qty)?, tambah(j.1, b.berat)?, tambah(j.2, b.murni)?, tambah(j.3, b.nilai)?);
        Ok(())
    }

    pub(super) fn simpan(self, dok: &mut Dok<'_, '_>) -> Result<()> {
        simpan_barang(dok.tx, &self.barang)?;
        for (tempat, jumlah) in &self.lokasi {
            simpan_lokasi(dok.tx, *tempat, *jumlah)?;
        }
        Ok(())
    }
}

impl Barang {
    fn ubah(&mut self, b: &BarisStok) -> Result<()> {
        match b.qty {
            1 => self.datang(b),
            // It must leave with all it weighs and is worth: nothing may be left of a piece that is gone.
            -1 => match self.kini.take_if(|i| i.di(b) && seluruhnya(i, b)) {
                Some(_) => Ok(()),
                None => Err(tidak_di_tempat(b)),
            },
            _ => {
                let Some(i) = self.kini.as_mut().filter(|i| i.di(b)) else { return Err(tidak_di_tempat(b)) };
                let (berat, murni) = (tambah(i.berat, b.berat)?, tambah(i.murni, b.murni)?);
                if berat <= 0 || murni < 0 {
                    return Err(tidak_di_tempat(b));
                }
                (i.berat, i.murni, i.nilai) = (berat, murni, tambah(i.nilai, b.nilai)?);
                Ok(())
            }
        }
    }

    /// A piece comes with weight, and from nowhere else in the chain. Two stores that post the same barcode in the
    /// same instant on PostgreSQL are told by `periksa`: they hold different locks.
    fn datang(&mut self, b: &BarisStok) -> Result<()> {
        if b.berat <= 0 || b.murni < 0 {
            return Err(Galat::BeratSalah(b.barang.clone()));
        }
        if let Some(toko) = &self.lain {
            return Err(Galat::BarangDiTokoLain { barang: b.barang.clone(), toko: toko.clone() });
        }
        if self.kini.is_some() {
            return Err(Galat::BarangSudahAda(b.barang.clone()));
        }
        self.kini = Some(Isi {
            gudang: b.gudang.clone(),
            baki: b.baki.clone(),
            milik: b.milik.clone(),
            berat: b.berat,
            murni: b.murni,
            nilai: b.nilai,
        });
        Ok(())
    }
}

fn seluruhnya(i: &Isi, b: &BarisStok) -> bool {
    [(i.berat, b.berat), (i.murni, b.murni), (i.nilai, b.nilai)]
        .iter()
        .all(|(a, b)| b.checked_neg() == Some(*a))
}

fn tidak_di_tempat(b: &BarisStok) -> Galat {
    Galat::BarangTidakDiTempat {
        barang: b.barang.clone(),
        tempat: format!("{}/{}", b.gudang, b.baki),
        berat: Berat::mg(b.berat.saturating_neg()),
    }
}

/// What of the pieces is not as it was: gone, in another tray, or new and heavier or lighter.
fn simpan_barang(tx: &mut Tx<'_>, barang: &BTreeMap<&KodeBarcode, Barang>) -> Result<()> {
    let toko = tx.toko().clone();
    let (mut hapus, mut sisip) = (Vec::new(), Vec::new());
    let mut pindah: BTreeMap<Tempat<'_>, Vec<&KodeBarcode>> = BTreeMap::new();
    for (kode, x) in barang.iter().filter(|(_, x)| x.semula != x.kini) {
        let isi = |i: &Isi| (i.berat, i.murni, i.nilai);
        match (&x.semula, &x.kini) {
            (Some(a), Some(b)) if isi(a) == isi(b) => {
                pindah.entry((&b.gudang, &b.baki, &b.milik)).or_default().push(kode);
            }
            (a, b) => {
                hapus.extend(a.is_some().then_some(*kode));
                sisip.extend(b.as_ref().map(|b| (*kode, b)));
            }
        }
    }
    ubah_banyak(tx, "DELETE FROM saldo_barang WHERE toko = $1 AND kode_barcode IN", args![&toko], &hapus)?;
    for ((gudang, baki, milik), kode) in pindah {
        ubah_banyak(
            tx,
            "UPDATE saldo_barang SET gudang = $2, baki = $3, milik = $4 WHERE toko = $1 AND kode_barcode IN",
            args![&toko, gudang, baki, milik],
            &kode,
        )?;
    }
    if sisip.is_empty() {
        return Ok(());
    }
    let kolom = ["toko", "kode_barcode", "gudang", "baki", "milik", "qty", "berat", "murni", "nilai"];
    let baris = sisip.into_iter().map(|(kode, i)| {
        let v = args![
            &toko,
            kode,
            i.gudang.as_str(),
            i.baki.as_str(),
            i.milik.as_str(),
            1_i64,
            i.berat,
            i.murni,
            i.nilai
        ];
        Ok::<_, db::Error>(v.to_vec())
    });
    tx.sisip_banyak("saldo_barang", &kolom, baris)?;
    Ok(())
}

/// A statement over pieces that are all there; it would be a fault of ours if one was not.
fn ubah_banyak(tx: &mut Tx<'_>, sql: &str, nilai: &[Val], kode: &[&KodeBarcode]) -> Result<()> {
    for bagian in kode.chunks(SEKALI) {
        let d = daftar(nilai.len() + 1, bagian.iter().copied());
        let n = tx.exec(&format!("{sql} {}", d.sql), &[nilai, &d.nilai].concat())?;
        if usize::try_from(n) != Ok(bagian.len()) {
            let pesan = format!("saldo {n} barang berubah, seharusnya {}", bagian.len());
            return Err(db::Error::Lain(pesan).into());
        }
    }
    Ok(())
}

/// First the row that is there: an upsert would hold the increment itself against the CHECK.
fn simpan_lokasi(tx: &mut Tx<'_>, (gudang, baki, milik): Tempat<'_>, j: Jumlah) -> Result<()> {
    let toko = tx.toko().clone();
    let v = args![&toko, gudang, baki, milik, j.0, j.1, j.2, j.3].to_vec();
    let n = tx.exec(
        "UPDATE saldo_lokasi SET qty = qty + $5, berat = berat + $6, murni = murni + $7, nilai = nilai + $8 \
         WHERE toko = $1 AND gudang = $2 AND baki = $3 AND milik = $4",
        &v,
    )?;
    if n == 0 {
        tx.exec(
            "INSERT INTO saldo_lokasi (toko, gudang, baki, milik, qty, berat, murni, nilai) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            &v,
        )?;
    }
    Ok(())
}
