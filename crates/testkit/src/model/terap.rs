//! A command as a document of the real books.

use super::{Bayar, Perintah};
use crate::bangun::{baki, barang, baris_bank, baris_kas, dokumen, gerak, lanjutan, luar, sebagian};
use db::Tx;
use ledger::stok::Luar;
use ledger::{Arah, Galat, bank, kas, stok};
use values::{JenisDok, NoFaktur, Tanggal};

/// An accepted command: its document, and which books (stock, cash, bank) it wrote to.
#[derive(Debug, Clone)]
pub struct Nomor {
    pub no: NoFaktur,
    pub buku: (bool, bool, bool),
}

/// Posts a command; `sudah` are the documents of the commands accepted before.
pub fn terapkan(tx: &mut Tx<'_>, p: &Perintah, sudah: &[Nomor]) -> Result<Nomor, Galat> {
    let mut buku = (false, false, false);
    let no = match p {
        Perintah::Terima { barang: b, baki: ke, isi } => {
            buku.0 = true;
            let g = gerak(&barang(*b), luar(Luar::Pemasok), baki(ke), *isi);
            dokumen(tx, JenisDok::TerimaBarang, |d| stok::catat(d, &[g]))?
        }
        Perintah::Pindah { barang: b, dari, ke, isi } => {
            buku.0 = true;
            let g = gerak(&barang(*b), baki(dari), baki(ke), *isi);
            dokumen(tx, JenisDok::PindahBarang, |d| stok::catat(d, &[g]))?
        }
        Perintah::Jual { barang: b, dari, isi, bayar } => {
            buku = (true, bayar.iter().any(|x| matches!(x, Bayar::Kas { .. })), false);
            buku.2 = bayar.iter().any(|x| matches!(x, Bayar::Bank { .. }));
            let g = gerak(&barang(*b), baki(dari), luar(Luar::Pelanggan), *isi);
            dokumen(tx, JenisDok::Penjualan, |d| {
                stok::catat(d, &[g])?;
                bayar.iter().try_for_each(|x| match x {
                    Bayar::Kas { kasir, jumlah } => kas::catat(d, &[baris_kas(kasir, Arah::Masuk, *jumlah)]),
                    Bayar::Bank { rekening, jumlah } => {
                        bank::catat(d, &[baris_bank(rekening, Arah::Masuk, *jumlah, true)])
                    }
                })
            })?
        }
        Perintah::Susut { barang: b, baki: di, isi } => {
            buku.0 = true;
            let g = sebagian(&barang(*b), baki(di), luar(Luar::Susut), *isi);
            dokumen(tx, JenisDok::Timbang, |d| stok::catat(d, &[g]))?
        }
        Perintah::KasMasuk { kasir, jumlah } => {
            buku.1 = true;
            dokumen(tx, JenisDok::KasMasuk, |d| kas::catat(d, &[baris_kas(kasir, Arah::Masuk, *jumlah)]))?
        }
        Perintah::KasKeluar { kasir, jumlah } => {
            buku.1 = true;
            dokumen(tx, JenisDok::KasKeluar, |d| kas::catat(d, &[baris_kas(kasir, Arah::Keluar, *jumlah)]))?
        }
        Perintah::PindahSaldo { dari, ke, jumlah } => {
            buku.1 = true;
            let b = [baris_kas(dari, Arah::Keluar, *jumlah), baris_kas(ke, Arah::Masuk, *jumlah)];
            dokumen(tx, JenisDok::PindahSaldo, |d| kas::catat(d, &b))?
        }
        Perintah::BankMasuk { rekening, jumlah, menunggu } => {
            buku.2 = true;
            let b = [baris_bank(rekening, Arah::Masuk, *jumlah, *menunggu)];
            dokumen(tx, JenisDok::BankMasuk, |d| bank::catat(d, &b))?
        }
        Perintah::BankKeluar { rekening, jumlah, menunggu } => {
            buku.2 = true;
            let b = [baris_bank(rekening, Arah::Keluar, *jumlah, *menunggu)];
            dokumen(tx, JenisDok::BankKeluar, |d| bank::catat(d, &b))?
        }
        Perintah::Validasi { baris } => dokumen(tx, JenisDok::BankMasuk, |d| bank::validasi(d, baris))?,
        Perintah::Batal { dokumen } => {
            let Some(asal) = sudah.get(*dokumen) else {
                return Err(Galat::TidakBisaDibalik(nomor_kosong(tx)));
            };
            lanjutan(tx, &asal.no, |d| {
                if asal.buku.0 {
                    stok::balikkan(d, &asal.no)?;
                }
                if asal.buku.1 {
                    kas::balikkan(d, &asal.no)?;
                }
                if asal.buku.2 {
                    bank::balikkan(d, &asal.no)?;
                }
                match asal.buku {
                    (false, false, false) => stok::balikkan(d, &asal.no),
                    _ => Ok(()),
                }
            })?
        }
    };
    Ok(Nomor { no, buku })
}

/// A number that no document has.
fn nomor_kosong(tx: &Tx<'_>) -> NoFaktur {
    let hari = Tanggal::parse(crate::bangun::TGL_SYSTEM).unwrap();
    NoFaktur::new(JenisDok::FakturGroup, tx.toko(), hari, u32::MAX).unwrap()
}
