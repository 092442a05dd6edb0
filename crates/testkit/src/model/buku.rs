//! The books as maps. A command is done whole or not at all; a refusal is the public code of `ledger`.

use super::{Bayar, Perintah};
use crate::bangun::Isi;
use std::collections::BTreeMap;

/// A place: a tray, or an account outside the shop.
type Tempat = (String, String);

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Barang {
    pub tempat: Tempat,
    pub isi: (i64, i64, i64),
}

#[derive(Debug, Clone)]
struct BarisStok {
    barang: u32,
    tempat: Tempat,
    qty: i64,
    isi: (i64, i64, i64),
}

#[derive(Debug, Clone)]
struct BarisBank {
    rekening: &'static str,
    neto: i64,
    menunggu: bool,
    /// it waited when it was posted
    belum: bool,
}

#[derive(Debug, Clone, Default)]
struct Dokumen {
    stok: Vec<BarisStok>,
    kas: Vec<(&'static str, i64)>,
    /// numbers of its rows in the bank book
    bank: Vec<usize>,
    batal: bool,
}

/// One store.
#[derive(Debug, Clone, Default)]
pub struct Model {
    pub barang: BTreeMap<u32, Barang>,
    pub lokasi: BTreeMap<Tempat, (i64, i64, i64, i64)>,
    pub kas: BTreeMap<&'static str, i64>,
    /// balance, and what of it waits
    pub bank: BTreeMap<&'static str, (i64, i64)>,
    baris_bank: Vec<BarisBank>,
    dokumen: Vec<Dokumen>,
    baris_stok: usize,
    baris_kas: usize,
}

type Hasil = Result<(), &'static str>;

pub(super) const KAS_KURANG: &str = "KAS-01";
pub(super) const JUMLAH_NOL: &str = "BUKU-03";
pub(super) const TIDAK_BISA_DIBALIK: &str = "BUKU-05";
pub(super) const BARANG_SUDAH_ADA: &str = "STOK-01";
pub(super) const BARANG_TIDAK_DI_TEMPAT: &str = "STOK-02";
pub(super) const BARANG_BERLANJUT: &str = "STOK-06";
pub(super) const BANK_TIDAK_MENUNGGU: &str = "BANK-01";

fn tray(baki: &str) -> Tempat {
    ("TOKO".to_owned(), baki.to_owned())
}

fn akun(nama: &str) -> Tempat {
    (nama.to_owned(), String::new())
}

fn tiga(i: Isi) -> (i64, i64, i64) {
    (i.berat, i.murni, i.nilai)
}

impl Model {
    /// Does the command, or refuses it and stays as it was.
    pub fn jalankan(&mut self, p: &Perintah) -> Hasil {
        let semula = self.clone();
        let mut dok = Dokumen::default();
        let hasil = self.lakukan(p, &mut dok);
        match hasil {
            Ok(()) => self.dokumen.push(dok),
            Err(_) => *self = semula,
        }
        hasil
    }

    /// How many commands were accepted.
    pub fn diterima(&self) -> usize {
        self.dokumen.len()
    }

    /// How many rows the stock, cash and bank books must have.
    pub fn banyak_baris(&self) -> (usize, usize, usize) {
        (self.baris_stok, self.baris_kas, self.baris_bank.len())
    }

    /// Adds the books of another client of the same store, who shares no piece, cashier or account.
    pub fn gabung(&mut self, lain: Self) {
        self.barang.extend(lain.barang);
        for (k, v) in lain.lokasi {
            let l = self.lokasi.entry(k).or_default();
            *l = (l.0 + v.0, l.1 + v.1, l.2 + v.2, l.3 + v.3);
        }
        self.kas.extend(lain.kas);
        self.bank.extend(lain.bank);
        self.baris_bank.extend(lain.baris_bank);
        self.baris_stok += lain.baris_stok;
        self.baris_kas += lain.baris_kas;
    }

    fn lakukan(&mut self, p: &Perintah, dok: &mut Dokumen) -> Hasil {
        match p {
            Perintah::Terima { barang, baki, isi } => {
                self.gerak(dok, *barang, (akun("@PEMASOK"), tray(baki)), 1, *isi)
            }
            Perintah::Pindah { barang, dari, ke, isi } => {
                self.gerak(dok, *barang, (tray(dari), tray(ke)), 1, *isi)
            }
            Perintah::Jual { barang, dari, isi, bayar } => {
                self.gerak(dok, *barang, (tray(dari), akun("@PELANGGAN")), 1, *isi)?;
                for b in bayar {
                    match b {
                        Bayar::Kas { kasir, jumlah } => self.catat_kas(dok, kasir, *jumlah)?,
                        Bayar::Bank { rekening, jumlah } => self.catat_bank(dok, rekening, *jumlah, true)?,
                    }
                }
                Ok(())
            }
            Perintah::Susut { barang, baki, isi } => {
                self.gerak(dok, *barang, (tray(baki), akun("@SUSUT")), 0, *isi)
            }
            Perintah::KasMasuk { kasir, jumlah } => self.catat_kas(dok, kasir, *jumlah),
            Perintah::KasKeluar { kasir, jumlah } => self.catat_kas(dok, kasir, -jumlah),
            Perintah::PindahSaldo { dari, ke, jumlah } => {
                self.catat_kas(dok, dari, -jumlah)?;
                self.catat_kas(dok, ke, *jumlah)
            }
            Perintah::BankMasuk { rekening, jumlah, menunggu } => {
                self.catat_bank(dok, rekening, *jumlah, *menunggu)
            }
            Perintah::BankKeluar { rekening, jumlah, menunggu } => {
                self.catat_bank(dok, rekening, -jumlah, *menunggu)
            }
            Perintah::Validasi { baris } => baris.iter().try_for_each(|id| self.validasi(*id)),
            Perintah::Batal { dokumen } => self.batal(dok, *dokumen),
        }
    }

    fn gerak(
        &mut self,
        dok: &mut Dokumen,
        barang: u32,
        ujung: (Tempat, Tempat),
        qty: i64,
        isi: Isi,
    ) -> Hasil {
        let (b, m, n) = tiga(isi);
        self.baris(dok, BarisStok { barang, tempat: ujung.0, qty: -qty, isi: (-b, -m, -n) })?;
        self.baris(dok, BarisStok { barang, tempat: ujung.1, qty, isi: (b, m, n) })
    }

    /// One end of a move.
    fn baris(&mut self, dok: &mut Dokumen, b: BarisStok) -> Hasil {
        let (db, dm, dn) = b.isi;
        if !b.tempat.0.starts_with('@') {
            let ada = self.barang.get_mut(&b.barang);
            match (b.qty, ada) {
                (1, Some(_)) => return Err(BARANG_SUDAH_ADA),
                (1, None) => {
                    self.barang.insert(b.barang, Barang { tempat: b.tempat.clone(), isi: b.isi });
                }
                (-1, Some(p)) if p.tempat == b.tempat && p.isi == (-db, -dm, -dn) => {
                    self.barang.remove(&b.barang);
                }
                (0, Some(p)) if p.tempat == b.tempat && p.isi.0 + db > 0 && p.isi.1 + dm >= 0 => {
                    p.isi = (p.isi.0 + db, p.isi.1 + dm, p.isi.2 + dn);
                }
                _ => return Err(BARANG_TIDAK_DI_TEMPAT),
            }
        }
        let l = self.lokasi.entry(b.tempat.clone()).or_default();
        *l = (l.0 + b.qty, l.1 + db, l.2 + dm, l.3 + dn);
        self.baris_stok += 1;
        dok.stok.push(b);
        Ok(())
    }

    fn catat_kas(&mut self, dok: &mut Dokumen, kasir: &'static str, neto: i64) -> Hasil {
        if neto == 0 {
            return Err(JUMLAH_NOL);
        }
        let ada = self.kas.get(kasir).copied().unwrap_or(0);
        if ada + neto < 0 {
            return Err(KAS_KURANG);
        }
        self.kas.insert(kasir, ada + neto);
        self.baris_kas += 1;
        dok.kas.push((kasir, neto));
        Ok(())
    }

    fn catat_bank(&mut self, dok: &mut Dokumen, rekening: &'static str, neto: i64, menunggu: bool) -> Hasil {
        if neto == 0 {
            return Err(JUMLAH_NOL);
        }
        let s = self.bank.entry(rekening).or_default();
        *s = (s.0 + neto, s.1 + if menunggu { neto } else { 0 });
        dok.bank.push(self.baris_bank.len());
        self.baris_bank.push(BarisBank { rekening, neto, menunggu, belum: menunggu });
        Ok(())
    }

    fn validasi(&mut self, id: i64) -> Hasil {
        let baris = usize::try_from(id - 1).ok().and_then(|i| self.baris_bank.get_mut(i));
        let Some(b) = baris.filter(|b| b.menunggu) else { return Err(BANK_TIDAK_MENUNGGU) };
        b.menunggu = false;
        self.bank.entry(b.rekening).or_default().1 -= b.neto;
        Ok(())
    }

    /// The exact reverse; what a cancellation itself wrote can not be cancelled again.
    fn batal(&mut self, dok: &mut Dokumen, ke: usize) -> Hasil {
        let Some(asal) = self.dokumen.get_mut(ke) else { return Err(TIDAK_BISA_DIBALIK) };
        let kosong = asal.stok.is_empty() && asal.kas.is_empty() && asal.bank.is_empty();
        if asal.batal || kosong {
            return Err(TIDAK_BISA_DIBALIK);
        }
        asal.batal = true;
        let asal = asal.clone();
        let memuat = |d: &Dokumen, barang| !d.batal && d.stok.iter().any(|x| x.barang == barang);
        let sesudah = self.dokumen.get(ke + 1..).unwrap_or_default();
        if asal.stok.iter().any(|b| sesudah.iter().any(|d| memuat(d, b.barang))) {
            return Err(BARANG_BERLANJUT);
        }
        let mut balik = Dokumen::default();
        for b in asal.stok.iter().rev() {
            let (x, y, z) = b.isi;
            let b = BarisStok { barang: b.barang, tempat: b.tempat.clone(), qty: -b.qty, isi: (-x, -y, -z) };
            self.baris(&mut balik, b)?;
        }
        for (kasir, neto) in &asal.kas {
            self.catat_kas(&mut balik, kasir, -neto)?;
        }
        for i in &asal.bank {
            if let Some(b) = self.baris_bank.get(*i).cloned() {
                let lawan = self.baris_bank.len();
                self.catat_bank(&mut balik, b.rekening, -b.neto, b.belum)?;
                // Neither is at the bank: nobody looks for them. What was found there is paid back by it.
                for n in [*i, lawan].into_iter().filter(|_| b.menunggu) {
                    if let Some(x) = self.baris_bank.get_mut(n) {
                        x.menunggu = false;
                    }
                }
            }
        }
        dok.batal = true;
        Ok(())
    }
}
