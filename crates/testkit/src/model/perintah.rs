//! What can happen to the books of a store, with every figure named: nothing is left to either side to guess.

use crate::bangun::Isi;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Bayar {
    Kas {
        kasir: &'static str,
        jumlah: i64,
    },
    /// waits for finance
    Bank {
        rekening: &'static str,
        jumlah: i64,
    },
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Perintah {
    Terima {
        barang: u32,
        baki: &'static str,
        isi: Isi,
    },
    Pindah {
        barang: u32,
        dari: &'static str,
        ke: &'static str,
        isi: Isi,
    },
    Jual {
        barang: u32,
        dari: &'static str,
        isi: Isi,
        bayar: Vec<Bayar>,
    },
    /// weight leaves a piece; a negative weight was gained
    Susut {
        barang: u32,
        baki: &'static str,
        isi: Isi,
    },
    KasMasuk {
        kasir: &'static str,
        jumlah: i64,
    },
    KasKeluar {
        kasir: &'static str,
        jumlah: i64,
    },
    PindahSaldo {
        dari: &'static str,
        ke: &'static str,
        jumlah: i64,
    },
    BankMasuk {
        rekening: &'static str,
        jumlah: i64,
        menunggu: bool,
    },
    BankKeluar {
        rekening: &'static str,
        jumlah: i64,
        menunggu: bool,
    },
    /// rows of the bank book by number
    Validasi {
        baris: Vec<i64>,
    },
    /// the document of the n-th command that was accepted
    Batal {
        dokumen: usize,
    },
}
