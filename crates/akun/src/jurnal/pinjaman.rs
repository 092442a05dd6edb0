//! Journals of loans and instalments.

use super::niaga::PPN_UANG_MUKA;
use super::{
    BANK_KELUAR, EMAS_KELUAR, EMAS_TERJUAL, HPP_EMAS, Jurnal, KAS_KELUAR, KAS_MASUK, NON_CASH, ONGKOS, PPN,
    d, j, k,
};

pub(super) const JURNAL: &[Jurnal] = &[
    j(
        "HUTANG",
        "CAIR",
        "Pinjaman dicairkan",
        &[d("POKOK", "Pokok pinjaman", "1-1300"), KAS_KELUAR, BANK_KELUAR],
    ),
    j(
        "HUTANG",
        "LUNAS",
        "Pinjaman dilunasi atau diperpanjang",
        &[
            KAS_MASUK,
            NON_CASH,
            k("POKOK", "Pokok pinjaman", "1-1300"),
            k("BUNGA", "Bunga pinjaman", "4-1400"),
            k("DENDA", "Denda", "4-1410"),
        ],
    ),
    j(
        "HUTANG",
        "LELANG",
        "Barang jaminan dilelang",
        &[
            d("PERSEDIAAN", "Barang masuk ke stock pembelian", "1-1440"),
            d("RUGI", "Rugi lelang", "6-1900"),
            k("POKOK", "Pokok pinjaman", "1-1300"),
            k("BIAYA", "Biaya lelang", "4-1900"),
        ],
    ),
    j(
        "HUTANG",
        "KELEBIHAN",
        "Kelebihan hasil lelang milik pelanggan",
        &[
            d("PENJUALAN", "Bagian pelanggan dari penjualan", "4-1100"),
            k("KELEBIHAN", "Uang kelebihan lelang", "2-1310"),
        ],
    ),
    j(
        "HUTANG",
        "BAYAR_KELEBIHAN",
        "Kelebihan lelang dibayarkan",
        &[d("KELEBIHAN", "Uang kelebihan lelang", "2-1310"), KAS_KELUAR, BANK_KELUAR],
    ),
    j(
        "CICILAN",
        "UANG_MUKA",
        "Uang muka cicilan",
        &[KAS_MASUK, NON_CASH, k("UANG_MUKA", "Uang muka cicilan", "2-1240"), PPN],
    ),
    j(
        "CICILAN",
        "BAYAR",
        "Pembayaran cicilan",
        &[
            KAS_MASUK,
            NON_CASH,
            k("UANG_MUKA", "Cicilan pokok", "2-1240"),
            k("PIUTANG", "Cicilan pokok barang yang sudah diserahkan", "1-1310"),
            k("BUNGA", "Bunga cicilan", "4-1420"),
            k("DENDA", "Denda", "4-1410"),
            PPN,
        ],
    ),
    j(
        "CICILAN",
        "LUNAS",
        "Cicilan lunas, barang diserahkan",
        &[
            d("UANG_MUKA", "Cicilan pokok", "2-1240"),
            PPN_UANG_MUKA,
            EMAS_TERJUAL,
            ONGKOS,
            PPN,
            HPP_EMAS,
            EMAS_KELUAR,
        ],
    ),
    j(
        "CICILAN",
        "SERAH",
        "Barang diserahkan sebelum lunas",
        &[
            d("PIUTANG", "Sisa cicilan", "1-1310"),
            d("UANG_MUKA", "Cicilan pokok yang sudah dibayar", "2-1240"),
            PPN_UANG_MUKA,
            EMAS_TERJUAL,
            ONGKOS,
            PPN,
            HPP_EMAS,
            EMAS_KELUAR,
        ],
    ),
    j(
        "CICILAN",
        "LELANG",
        "Cicilan macet dilelang",
        &[
            d("UANG_MUKA", "Cicilan pokok yang sudah dibayar", "2-1240"),
            PPN_UANG_MUKA,
            k("PENDAPATAN", "Bagian toko", "4-1900"),
            KAS_KELUAR,
            BANK_KELUAR,
        ],
    ),
    j(
        "CICILAN",
        "BATAL",
        "Cicilan dibatalkan",
        &[
            d("UANG_MUKA", "Cicilan pokok yang sudah dibayar", "2-1240"),
            PPN_UANG_MUKA,
            k("PENDAPATAN", "Bagian toko", "4-1900"),
            KAS_KELUAR,
            BANK_KELUAR,
        ],
    ),
    j(
        "CICILAN",
        "HAPUS",
        "Sisa cicilan yang tidak tertutup barangnya",
        &[d("KERUGIAN", "Piutang dihapus", "6-1900"), k("PIUTANG", "Sisa cicilan", "1-1310")],
    ),
];
