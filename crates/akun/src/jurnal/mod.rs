//! The journals of the program: one for every way a document moves money or goods, with its lines. A cancelled
//! document posts the same lines the other way round, so cancelling needs no journal of its own.

mod barang;
mod niaga;
mod pinjaman;
mod uang;

/// The side of a journal a line posts on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sisi {
    Debit,
    Kredit,
}

impl Sisi {
    pub const fn nama(self) -> &'static str {
        match self {
            Sisi::Debit => "DEBIT",
            Sisi::Kredit => "KREDIT",
        }
    }
}

/// A line of a journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BarisJurnal {
    pub sisi: Sisi,
    /// names the line within its journal
    pub kode: &'static str,
    pub keterangan: &'static str,
    /// the account of the starting chart
    pub awal: &'static str,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Jurnal {
    pub trx: &'static str,
    pub tipe: &'static str,
    pub nama: &'static str,
    pub baris: &'static [BarisJurnal],
}

impl Jurnal {
    pub fn cari(trx: &str, tipe: &str) -> Option<&'static Jurnal> {
        jurnal().find(|j| j.trx == trx && j.tipe == tipe)
    }
}

const fn d(kode: &'static str, keterangan: &'static str, awal: &'static str) -> BarisJurnal {
    BarisJurnal { sisi: Sisi::Debit, kode, keterangan, awal }
}

const fn k(kode: &'static str, keterangan: &'static str, awal: &'static str) -> BarisJurnal {
    BarisJurnal { sisi: Sisi::Kredit, kode, keterangan, awal }
}

const fn j(
    trx: &'static str,
    tipe: &'static str,
    nama: &'static str,
    baris: &'static [BarisJurnal],
) -> Jurnal {
    Jurnal { trx, tipe, nama, baris }
}

// Lines that many journals share.
const KAS_MASUK: BarisJurnal = d("KAS", "Diterima tunai", "1-1100");
const NON_CASH: BarisJurnal = d("NON_CASH", "Transfer, debet dan kartu, belum divalidasi", "1-1210");
const KAS_KELUAR: BarisJurnal = k("KAS", "Dibayar tunai", "1-1100");
const BANK_KELUAR: BarisJurnal = k("BANK", "Dibayar lewat bank", "1-1200");
const PAKAI_TITIPAN: BarisJurnal = d("TITIPAN", "Titipan yang dipakai", "2-1200");
const PAKAI_POIN: BarisJurnal = d("POIN", "Dibayar dengan poin", "2-1300");
const TUKAR_MASUK: BarisJurnal = d("TUKAR", "Nilai barang yang ditukar", "1-1390");
const POTONGAN: BarisJurnal = d("POTONGAN", "Potongan dan kupon", "4-1800");
const ONGKOS: BarisJurnal = k("ONGKOS", "Ongkos", "4-1200");
const ATRIBUT: BarisJurnal = k("ATRIBUT", "Atribut", "4-1210");
const PPN: BarisJurnal = k("PPN", "PPN keluaran", "2-1400");
const EMAS_TERJUAL: BarisJurnal = k("PENJUALAN", "Nilai barang terjual", "4-1100");
const HPP_EMAS: BarisJurnal = d("HPP", "Pokok barang terjual", "5-1100");
const EMAS_KELUAR: BarisJurnal = k("PERSEDIAAN", "Barang keluar dari stock", "1-1400");
const EMAS_MASUK: BarisJurnal = d("PERSEDIAAN", "Barang masuk", "1-1400");

/// All of them, in the order of the list on the screen.
pub fn jurnal() -> impl Iterator<Item = &'static Jurnal> {
    [niaga::JURNAL, pinjaman::JURNAL, barang::JURNAL, uang::JURNAL].into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn setiap_jurnal_punya_kedua_sisi_dan_nama_yang_tidak_kembar() {
        let (mut kunci, mut nama) = (BTreeSet::new(), BTreeSet::new());
        for j in jurnal() {
            assert!(kunci.insert((j.trx, j.tipe)) && nama.insert(j.nama), "{j:?}");
            for sisi in [Sisi::Debit, Sisi::Kredit] {
                assert!(j.baris.iter().any(|b| b.sisi == sisi), "{} {} tanpa {}", j.trx, j.tipe, sisi.nama());
            }
            let baris: BTreeSet<&str> = j.baris.iter().map(|b| b.kode).collect();
            assert_eq!(baris.len(), j.baris.len(), "{} {}: baris kembar", j.trx, j.tipe);
            for teks in [j.trx, j.tipe].into_iter().chain(baris) {
                assert!(
                    teks.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit() || b == b'_'),
                    "{teks}"
                );
            }
        }
    }

    #[test]
    fn setiap_akun_awal_ada_di_bagan_dan_setiap_akun_kas_barang_dan_pajak_dipakai() {
        let ada: BTreeSet<&str> = master::bagan::BAGAN.iter().map(|(n, ..)| *n).collect();
        assert_eq!(ada.len(), master::bagan::BAGAN.len(), "nomor akun kembar");
        let dipakai: BTreeSet<&str> = jurnal().flat_map(|j| j.baris).map(|b| b.awal).collect();
        assert!(dipakai.is_subset(&ada), "{:?}", dipakai.difference(&ada));
        // Accounts nobody posts to by itself: a shop books them by hand.
        let tanpa: Vec<&str> = ada.difference(&dipakai).copied().collect();
        assert_eq!(tanpa, ["1-1330", "3-1100", "3-1300", "3-1400", "6-1110"]);
    }

    #[test]
    fn ppn_uang_muka_masuk_dengan_uangnya_dan_diperhitungkan_dengannya() {
        let ada = |trx: &str, tipe: &str, baris: BarisJurnal| {
            let j = Jurnal::cari(trx, tipe).unwrap_or_else(|| panic!("{trx} {tipe}"));
            assert!(j.baris.contains(&baris), "{trx} {tipe} tanpa {baris:?}");
        };
        let muka = d("PPN_UANG_MUKA", "PPN uang muka yang diperhitungkan", PPN.awal);
        for trx in ["PESANAN", "PRE_ORDER", "SERVICE"] {
            ada(trx, "UANG_MUKA", PPN);
            ada(trx, "AMBIL", muka);
            ada(trx, "BATAL", muka);
        }
        ada("PRE_ORDER", "BAYAR", PPN);
        for tipe in ["UANG_MUKA", "BAYAR"] {
            ada("CICILAN", tipe, PPN);
        }
        for tipe in ["LUNAS", "SERAH", "LELANG", "BATAL"] {
            ada("CICILAN", tipe, muka);
        }
    }

    #[test]
    fn setiap_jenis_dokumen_yang_memindahkan_nilai_punya_jurnal() {
        for trx in [
            "PENJUALAN",
            "PEMBELIAN",
            "PENERIMAAN",
            "TITIPAN",
            "PESANAN",
            "PRE_ORDER",
            "SERVICE",
            "TUKANG",
            "HUTANG",
            "CICILAN",
            "KIRIM_BARANG",
            "KIRIM_UANG",
            "KAS",
            "BANK",
            "NON_CASH",
            "BARANG",
            "MEMBER",
        ] {
            assert!(jurnal().any(|j| j.trx == trx), "{trx}");
        }
        assert_eq!(Jurnal::cari("PENJUALAN", "EMAS").map(|j| j.nama), Some("Penjualan emas"));
        assert_eq!(Jurnal::cari("PENJUALAN", "emas"), None);
    }
}
