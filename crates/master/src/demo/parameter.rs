//! Conditions, prices and rules of the demo shop.

use super::{Tabel, baris, master, terisi};
use db::{Tx, args};
use platform::{Hasil, Pelaku};

pub(super) const TABEL: &[Tabel<'static>] = &[
    Tabel {
        slug: "master-kondisi-barang",
        kolom: &["kondisi_barang", "keterangan"],
        baris: &[
            &["PUTUS", "RANTAI ATAU CINCIN PUTUS"],
            &["PENYOK", "BENTUK BERUBAH, TIDAK BISA DIPERBAIKI"],
            &["LAMA TIDAK LAKU", "MODEL LAMA, DILEBUR"],
            &["BATU HILANG", "BATU LEPAS DAN TIDAK ADA GANTINYA"],
        ],
    },
    Tabel {
        slug: "master-kondisi-pembelian",
        kolom: &["kondisi", "tipe_kondisi", "jenis_potongan", "potongan", "gudang_tujuan", "butuh_otorisasi"],
        baris: &[
            &["BAGUS", "BAGUS", "RP_GRAM", "15000", "BELI", "0"],
            &["GANTI MODEL", "BAGUS", "RP_GRAM", "10000", "BELI", "0"],
            &["BAGUS TANPA SURAT", "BAGUS", "PERSEN", "5", "BELI", "1"],
            &["RUSAK RINGAN", "RUSAK", "PERSEN", "2.5", "RUSAK", "0"],
            &["RUSAK BERAT", "RUSAK", "PERSEN", "5", "HANCUR", "0"],
            &["LEBUR", "LEBUR", "PERSEN", "5", "HANCUR", "1"],
        ],
    },
    Tabel {
        slug: "master-kondisi-pinjaman",
        kolom: &["kondisi", "jenis_potongan", "potongan", "butuh_otorisasi"],
        baris: &[
            &["BAGUS", "PERSEN", "0", "0"],
            &["TANPA SURAT", "PERSEN", "5", "1"],
            &["RUSAK", "PERSEN", "10", "0"],
        ],
    },
    Tabel {
        slug: "master-parameter-rugi-nota",
        kolom: &["kode_group", "hari_dari", "hari_sampai", "jenis", "nilai"],
        baris: &[
            &["375", "0", "30", "PERSEN", "3"],
            &["375", "31", "90", "PERSEN", "5"],
            &["420", "0", "30", "PERSEN", "3"],
            &["420", "31", "90", "PERSEN", "5"],
            &["700", "0", "30", "PERSEN", "3"],
            &["700", "31", "90", "PERSEN", "5"],
            &["750", "0", "30", "PERSEN", "3"],
            &["750", "31", "90", "PERSEN", "5"],
            &["916", "0", "30", "PERSEN", "3"],
            &["916", "31", "90", "PERSEN", "5"],
            &["LM", "0", "90", "RP_GRAM", "25000"],
            &["BERLIAN", "0", "90", "PERSEN", "15"],
        ],
    },
    Tabel {
        slug: "parameter-ongkos",
        kolom: &["kode_group", "kode_dept", "berat_dari", "berat_sampai", "jenis_ongkos", "ongkos"],
        baris: &[
            &["375", "", "0", "1", "RP_PCS", "75000"],
            &["375", "", "1.001", "5", "RP_GRAM", "65000"],
            &["375", "", "5.001", "1000", "RP_GRAM", "55000"],
            &["420", "", "0", "1", "RP_PCS", "75000"],
            &["420", "", "1.001", "1000", "RP_GRAM", "60000"],
            &["700", "", "0", "2", "RP_PCS", "150000"],
            &["700", "", "2.001", "1000", "RP_GRAM", "75000"],
            &["750", "", "0", "2", "RP_PCS", "160000"],
            &["750", "", "2.001", "1000", "RP_GRAM", "80000"],
            &["916", "", "0", "1000", "RP_GRAM", "85000"],
            &["916", "CIN916", "0", "1000", "RP_GRAM", "110000"],
            &["LM", "", "0", "1000", "RP_PCS", "35000"],
        ],
    },
    Tabel {
        slug: "master-potongan-pembelian",
        kolom: &[
            "kode_potongan",
            "nama_potongan",
            "kode_kategori",
            "kode_group",
            "jenis_potongan",
            "potongan",
            "butuh_otorisasi",
        ],
        baris: &[
            &["MEMBER", "POTONGAN MEMBER", "EMAS", "", "RP_GRAM", "5000", "0"],
            &["ULTAH", "ULANG TAHUN", "", "", "PERSEN", "1", "0"],
            &["KAWIN", "PASANGAN CINCIN KAWIN", "EMAS", "916", "PERSEN", "1.5", "0"],
            &["KHUSUS", "POTONGAN KHUSUS", "", "", "PERSEN", "3", "1"],
        ],
    },
    Tabel {
        slug: "parameter-hutang-pokok",
        kolom: &["kode_group", "jumlah_rp"],
        baris: &[
            &["375", "550000"],
            &["420", "620000"],
            &["700", "1050000"],
            &["750", "1150000"],
            &["916", "1400000"],
            &["LM", "1550000"],
        ],
    },
    Tabel {
        slug: "master-plafond-hutang",
        kolom: &["jenis_pelanggan", "keterangan", "maks_rp", "maks_total_rp", "maks_faktur"],
        baris: &[
            &["UMUM", "TANPA KARTU MEMBER", "25000000", "50000000", "5"],
            &["MEMBER", "PEMEGANG KARTU", "50000000", "150000000", "10"],
        ],
    },
    Tabel {
        slug: "plafond-kadar-hutang",
        kolom: &["kode_kadar", "ltv"],
        baris: &[
            &["375", "60"],
            &["420", "62.5"],
            &["700", "70"],
            &["750", "70"],
            &["916", "75"],
            &["999", "80"],
        ],
    },
    Tabel {
        slug: "parameter-bunga-hutang",
        kolom: &["min_rp", "max_rp", "bunga", "denda", "min_hari", "blok_hari", "grace_hari"],
        baris: &[
            &["0", "4999999", "3", "0.5", "1", "1", "0"],
            &["5000000", "24999999", "2.5", "0.5", "1", "1", "0"],
            &["25000000", "1000000000", "2", "0.5", "1", "1", "0"],
        ],
    },
    Tabel {
        slug: "parameter-cicilan",
        kolom: &["kode_cicilan", "tenor", "dp_persen", "bunga_persen", "denda", "biaya"],
        baris: &[
            &["C03", "3", "30", "1", "5000", "25000"],
            &["C06", "6", "30", "1.25", "5000", "35000"],
            &["C12", "12", "20", "1.5", "7500", "50000"],
        ],
    },
    Tabel {
        slug: "master-data-hadiah",
        kolom: &["kode_hadiah", "nama_hadiah", "point"],
        baris: &[
            &["PAYUNG", "PAYUNG LIPAT", "50"],
            &["MUG", "MUG KARAT", "75"],
            &["KOTAK", "KOTAK PERHIASAN", "150"],
            &["VOUCHER100", "VOUCHER BELANJA 100 RIBU", "200"],
            &["LM05", "LOGAM MULIA 0,5 GRAM", "2500"],
        ],
    },
    Tabel {
        slug: "master-parameter-point",
        kolom: &["kode_group", "jenis", "kelipatan_rp", "kelipatan_gram", "poin"],
        baris: &[
            &["375", "PER_RP", "500000", "", "1"],
            &["420", "PER_RP", "500000", "", "1"],
            &["700", "PER_RP", "500000", "", "2"],
            &["750", "PER_RP", "500000", "", "2"],
            &["916", "PER_GRAM", "", "1", "3"],
            &["BERLIAN", "PER_RP", "1000000", "", "5"],
        ],
    },
    Tabel {
        slug: "parameter-reset-poin-member",
        kolom: &["tgl_reset", "siklus", "keterangan"],
        baris: &[&["2027-01-01", "TAHUNAN", "POIN MULAI DARI NOL SETIAP AWAL TAHUN"]],
    },
    Tabel {
        slug: "parameter-kupon",
        kolom: &["kode_kupon", "nama_kupon", "min_belanja", "jenis_nilai", "nilai", "min_pakai", "masa_hari"],
        baris: &[
            &["K50", "KUPON 50 RIBU", "5000000", "RP", "50000", "1000000", "30"],
            &["K2P", "KUPON 2 PERSEN", "15000000", "PERSEN", "2", "2500000", "60"],
        ],
    },
    Tabel {
        slug: "parameter-bonus-sales",
        kolom: &["kode_group", "jenis_bonus", "bonus"],
        baris: &[
            &["375", "RP_GRAM", "2000"],
            &["420", "RP_GRAM", "2000"],
            &["700", "RP_GRAM", "3000"],
            &["750", "RP_GRAM", "3000"],
            &["916", "RP_GRAM", "3500"],
            &["LM", "RP_PCS", "5000"],
            &["BERLIAN", "PERSEN", "0.75"],
        ],
    },
    Tabel {
        slug: "master-parameter-keterangan-nota",
        kolom: &["jenis_nota", "urutan", "keterangan"],
        baris: &[
            &["PENJUALAN", "1", "Barang yang sudah dibeli dapat dijual kembali dengan membawa nota ini."],
            &["PENJUALAN", "2", "Masa beli kembali 3 bulan sejak tanggal nota; ongkos tidak dihitung."],
            &["PENJUALAN TUA", "1", "Barang yang sudah dibeli dapat dijual kembali dengan membawa nota ini."],
            &["PENJUALAN BERLIAN", "1", "Sertifikat batu diserahkan bersama barang."],
            &[
                "PEMBELIAN",
                "1",
                "Penjual menyatakan barang ini miliknya yang sah. Masa beli kembali 3 bulan.",
            ],
            &["PESANAN", "1", "Uang muka tidak dapat diambil bila pesanan dibatalkan setelah dikerjakan."],
            &["SERVICE", "1", "Barang yang tidak diambil dalam 90 hari di luar tanggung jawab toko."],
            &["TITIPAN", "1", "Titipan berlaku 90 hari sejak tanggal nota."],
            &["HUTANG", "1", "Barang yang tidak ditebus sampai jatuh tempo dapat dilelang."],
        ],
    },
    Tabel {
        slug: "parameter-deskripsi-service",
        kolom: &["deskripsi"],
        baris: &[
            &["CUCI"],
            &["SEPUH ULANG"],
            &["PATRI RANTAI PUTUS"],
            &["BESARKAN CINCIN"],
            &["KECILKAN CINCIN"],
            &["PASANG BATU"],
            &["GRAFIR NAMA"],
        ],
    },
];

/// Prices of the store's business day, confirmed, so that the demo can trade at once.
pub(super) fn harga_emas(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<usize> {
    const KOLOM: [&str; 6] = ["tanggal", "kode_group", "harga_jual", "harga_beli", "harga_rosok", "kurs_usd"];
    const HARGA: [[&str; 5]; 8] = [
        ["", "2350000", "2250000", "2150000", "16450.00"],
        ["375", "985000", "860000", "0", "0"],
        ["420", "1095000", "965000", "0", "0"],
        ["700", "1755000", "1600000", "0", "0"],
        ["750", "1880000", "1715000", "0", "0"],
        ["916", "2235000", "2080000", "0", "0"],
        ["LM", "2350000", "2250000", "0", "0"],
        ["BERLIAN", "1880000", "1715000", "0", "16450.00"],
    ];
    let m = master("master-parameter-harga-emas")?;
    if terisi(tx, m, p)? {
        return Ok(0);
    }
    let tanggal: String = tx.nilai("SELECT tgl_system FROM toko WHERE kode_toko = $1", args![&p.toko])?;
    let kini = tx.sekarang().to_string();
    for [group, jual, beli, rosok, kurs] in HARGA {
        let s = baris(tx, p, m, &KOLOM, &[&tanggal, group, jual, beli, rosok, kurs])?;
        let tanda = [
            ("konfirmasi", true.into()),
            ("konfirmasi_oleh", p.user_id.as_str().into()),
            ("konfirmasi_pada", kini.as_str().into()),
        ];
        crate::atur(tx, m, p, &s.id, &tanda)?;
    }
    Ok(HARGA.len())
}
