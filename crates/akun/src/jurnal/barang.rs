//! Journals of goods without a customer: shipping, sorting, washing, melting, counting; and of the members'
//! points and gifts.

use super::{BANK_KELUAR, EMAS_KELUAR, EMAS_MASUK, Jurnal, KAS_KELUAR, KAS_MASUK, NON_CASH, d, j, k};

pub(super) const JURNAL: &[Jurnal] = &[
    j(
        "KIRIM_BARANG",
        "KIRIM",
        "Barang dikirim ke toko lain",
        &[d("PERJALANAN", "Barang dalam perjalanan", "1-1470"), EMAS_KELUAR],
    ),
    j(
        "KIRIM_BARANG",
        "TERIMA",
        "Barang diterima dari toko lain",
        &[EMAS_MASUK, k("ANTAR_TOKO", "Hutang antar toko", "2-1110")],
    ),
    j(
        "KIRIM_BARANG",
        "SELESAI",
        "Kiriman sudah diterima tujuan",
        &[
            d("ANTAR_TOKO", "Piutang antar toko", "1-1320"),
            k("PERJALANAN", "Barang dalam perjalanan", "1-1470"),
        ],
    ),
    j(
        "BARANG",
        "PINDAH_SORTIR",
        "Pembelian disortir ke stock toko",
        &[
            d("PERSEDIAAN", "Barang masuk ke stock toko", "1-1400"),
            k("PEMBELIAN", "Keluar dari stock pembelian", "1-1440"),
        ],
    ),
    j(
        "BARANG",
        "CUCI_KIRIM",
        "Barang dikirim cuci atau sepuh",
        &[
            d("CUCI", "Barang cuci dan sepuh", "1-1450"),
            k("PEMBELIAN", "Keluar dari stock pembelian", "1-1440"),
        ],
    ),
    j(
        "BARANG",
        "CUCI_TERIMA",
        "Barang cuci atau sepuh diterima",
        &[
            EMAS_MASUK,
            d("SUSUT", "Susut cuci dan sepuh", "5-1200"),
            k("CUCI", "Barang cuci dan sepuh", "1-1450"),
        ],
    ),
    j("BARANG", "HANCUR", "Barang dihancurkan", &[d("ROSOK", "Persediaan rosok", "1-1460"), EMAS_KELUAR]),
    j(
        "BARANG",
        "LEBUR",
        "Rosok dilebur menjadi logam mulia",
        &[
            d("LM", "Hasil lebur", "1-1410"),
            d("SUSUT", "Susut lebur", "5-1200"),
            k("ROSOK", "Persediaan rosok", "1-1460"),
        ],
    ),
    j(
        "BARANG",
        "JUAL_CIOK",
        "Penjualan ciok ke pelebur",
        &[
            KAS_MASUK,
            NON_CASH,
            k("PENJUALAN", "Penjualan rosok dan ciok", "4-1140"),
            k("PPH22", "PPh 22 yang dipungut", "2-1410"),
            d("HPP", "Pokok rosok dan ciok", "5-1140"),
            k("ROSOK", "Persediaan rosok", "1-1460"),
        ],
    ),
    j(
        "BARANG",
        "SUSUT",
        "Susut barang yang disetujui",
        &[d("SUSUT", "Susut emas", "5-1200"), k("PERSEDIAAN", "Berat keluar dari stock", "1-1400")],
    ),
    j(
        "BARANG",
        "OPNAME_HILANG",
        "Barang hilang saat opname",
        &[d("SELISIH", "Selisih kurang", "6-1920"), EMAS_KELUAR],
    ),
    j(
        "BARANG",
        "OPNAME_LEBIH",
        "Barang lebih saat opname",
        &[EMAS_MASUK, k("SELISIH", "Selisih lebih", "4-1920")],
    ),
    j(
        "BARANG",
        "PAKAI",
        "Barang dipakai sendiri",
        &[d("BEBAN", "Beban pemakaian", "6-1100"), k("PERSEDIAAN", "Barang keluar dari stock", "1-1400")],
    ),
    j(
        "BARANG",
        "NILAI",
        "Nilai barang diubah",
        &[d("PERSEDIAAN", "Barang", "1-1400"), k("SELISIH", "Selisih nilai", "4-1920")],
    ),
    j(
        "BARANG",
        "SALDO_AWAL",
        "Saldo awal barang",
        &[d("PERSEDIAAN", "Barang", "1-1400"), k("MODAL", "Saldo awal", "3-1200")],
    ),
    j(
        "MEMBER",
        "POIN",
        "Poin member bertambah",
        &[d("BEBAN", "Beban poin", "6-1300"), k("POIN", "Kewajiban poin", "2-1300")],
    ),
    j(
        "MEMBER",
        "HADIAH",
        "Poin ditukar hadiah",
        &[d("POIN", "Kewajiban poin", "2-1300"), k("HADIAH", "Hadiah keluar", "1-1490")],
    ),
    j(
        "MEMBER",
        "HADIAH_MASUK",
        "Stock hadiah bertambah",
        &[d("HADIAH", "Hadiah masuk", "1-1490"), KAS_KELUAR, BANK_KELUAR],
    ),
    j(
        "MEMBER",
        "RESET_POIN",
        "Poin hangus",
        &[d("POIN", "Kewajiban poin", "2-1300"), k("BEBAN", "Beban poin", "6-1300")],
    ),
    j(
        "MEMBER",
        "POIN_LAIN",
        "Poin terbitan toko lain dipakai di toko ini",
        &[d("ANTAR_TOKO", "Piutang antar toko", "1-1320"), k("POIN", "Kewajiban poin toko lain", "2-1300")],
    ),
    j(
        "MEMBER",
        "POIN_DIPAKAI",
        "Poin toko ini dipakai di toko lain",
        &[d("POIN", "Kewajiban poin", "2-1300"), k("ANTAR_TOKO", "Hutang antar toko", "2-1110")],
    ),
];
