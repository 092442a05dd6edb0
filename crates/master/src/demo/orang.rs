//! People and money of the demo: sales, craftsmen, banks and accounts, marketplaces, suppliers.

use super::{Tabel, baris, master, terisi};
use db::Tx;
use platform::{Hasil, Pelaku};

pub(super) const TABEL: &[Tabel<'static>] = &[
    Tabel {
        slug: "master-sales",
        kolom: &["kode_sales", "nama_sales", "no_hp", "tgl_masuk"],
        baris: &[
            &["S01", "ANI WIJAYANTI", "081310010001", "2019-03-01"],
            &["S02", "BAYU PRATAMA", "081310010002", "2019-07-15"],
            &["S03", "CITRA LESTARI", "081310010003", "2020-01-06"],
            &["S04", "DIAN PERMATA", "081310010004", "2020-09-01"],
            &["S05", "EKO SAPUTRA", "081310010005", "2021-02-01"],
            &["S06", "FITRI HANDAYANI", "081310010006", "2021-08-16"],
            &["S07", "GALIH NUGROHO", "081310010007", "2022-04-04"],
            &["S08", "HESTI RAHAYU", "081310010008", "2023-01-09"],
            &["S09", "INDRA KUSUMA", "081310010009", "2024-05-02"],
            &["S10", "JULIA ANGGRAINI", "081310010010", "2025-06-02"],
        ],
    },
    Tabel {
        slug: "master-tukang",
        kolom: &["kode_tukang", "nama_tukang", "no_hp", "keahlian", "toleransi_susut"],
        baris: &[
            &["T01", "PAK KARDI", "081320020001", "PATRI DAN SOLDER", "1"],
            &["T02", "PAK SLAMET", "081320020002", "CINCIN KAWIN", "1.5"],
            &["T03", "PAK YUSUF", "081320020003", "PASANG BATU", "0.5"],
            &["T04", "PAK MADE", "081320020004", "GRAFIR", "0.25"],
            &["T05", "BU SRI", "081320020005", "SEPUH DAN CUCI", "1"],
        ],
    },
    Tabel {
        slug: "master-pelebur",
        kolom: &["kode_pelebur", "nama_pelebur", "no_hp", "npwp", "is_badan"],
        baris: &[
            &["L01", "PT MURNI LEBUR NUSANTARA", "0215550101", "01.234.567.8-091.000", "1"],
            &["L02", "KOH AHIN LANTAKAN", "081330030002", "", "0"],
        ],
    },
    Tabel {
        slug: "master-kode-transaksi",
        kolom: &["kode_transaksi", "nama_transaksi", "jenis", "tempat", "butuh_otorisasi"],
        baris: &[
            &["MODAL", "SETORAN MODAL", "MASUK", "KEDUANYA", "1"],
            &["TARIK_BANK", "TARIK TUNAI DARI BANK", "MASUK", "KAS", "0"],
            &["LAIN_MASUK", "PENERIMAAN LAIN", "MASUK", "KEDUANYA", "0"],
            &["SETOR_BANK", "SETOR TUNAI KE BANK", "KELUAR", "KAS", "0"],
            &["GAJI", "GAJI DAN BONUS", "KELUAR", "KEDUANYA", "1"],
            &["LISTRIK", "LISTRIK DAN AIR", "KELUAR", "KEDUANYA", "0"],
            &["SEWA", "SEWA TEMPAT", "KELUAR", "BANK", "1"],
            &["KONSUMSI", "KONSUMSI", "KELUAR", "KAS", "0"],
            &["ALAT_TULIS", "ALAT TULIS DAN KEMASAN", "KELUAR", "KAS", "0"],
            &["KEAMANAN", "KEAMANAN DAN KEBERSIHAN", "KELUAR", "KAS", "0"],
            &["PRIVE", "PENGAMBILAN PEMILIK", "KELUAR", "KEDUANYA", "1"],
            &["LAIN_KELUAR", "PENGELUARAN LAIN", "KELUAR", "KEDUANYA", "0"],
        ],
    },
    Tabel {
        slug: "master-bank",
        kolom: &["kode_bank", "nama_bank", "mdr_debit", "mdr_credit"],
        baris: &[
            &["BCA", "BANK CENTRAL ASIA", "0.15", "1.80"],
            &["MANDIRI", "BANK MANDIRI", "0.15", "1.80"],
            &["BRI", "BANK RAKYAT INDONESIA", "0.15", "1.80"],
            &["BNI", "BANK NEGARA INDONESIA", "0.15", "1.80"],
            &["BSI", "BANK SYARIAH INDONESIA", "0.15", "1.80"],
            &["CIMB", "CIMB NIAGA", "0.15", "2.00"],
        ],
    },
];

pub(super) const SUPPLIER: &[Tabel<'static>] = &[
    Tabel {
        slug: "master-supplier",
        kolom: &["kode_supplier", "nama_supplier", "alamat", "no_hp", "npwp", "is_faktur"],
        baris: &[
            &["HWT", "HARTA WIJAYA TAMA", "SURABAYA", "031-5550101", "01.234.567.8-604.000", "1"],
            &["KAP", "KARYA ANUGERAH PERHIASAN", "SIDOARJO", "031-5550102", "01.345.678.9-617.000", "1"],
            &["LMJ", "LOGAM MULIA JAKARTA", "JAKARTA TIMUR", "021-5550103", "01.456.789.0-007.000", "1"],
            &["PRM", "PENGRAJIN RAHMAT", "YOGYAKARTA", "0274-555104", "", "0"],
        ],
    },
    Tabel {
        slug: "master-supplier-berlian",
        kolom: &[
            "kode_supplier",
            "nama_supplier",
            "alamat",
            "no_hp",
            "negara",
            "is_consignment",
            "is_faktur",
        ],
        baris: &[
            &["CDI", "CAHAYA DIAMOND INDONESIA", "JAKARTA PUSAT", "021-5550201", "INDONESIA", "0", "1"],
            &["HKD", "HONG KONG DIAMOND TRADING", "KOWLOON", "+85255500202", "HONG KONG", "1", "0"],
        ],
    },
];

/// Accounts have numbers of their own in every store, made from its code.
pub(super) fn rekening(tx: &mut Tx<'_>, p: &Pelaku) -> Hasil<usize> {
    let (m, pasar) = (master("master-rekening")?, master("master-marketplace")?);
    if terisi(tx, m, p)? {
        return Ok(0);
    }
    let n = p.toko.as_str().bytes().fold(7_u32, |n, b| (n * 31 + u32::from(b)) % 100_000);
    let nama = format!("KARAT {}", p.toko);
    let nomor = ["522", "137", "033"].map(|awal| format!("{awal}{n:05}01"));
    for (bank, no) in ["BCA", "MANDIRI", "BRI"].iter().zip(&nomor) {
        baris(tx, p, m, &["kode_bank", "no_rekening", "atas_nama"], &[bank, no, &nama])?;
    }
    let [bca, ..] = &nomor;
    let daftar = [("TOKOPEDIA", "TOKOPEDIA", "4.5"), ("SHOPEE", "SHOPEE", "5"), ("LAZADA", "LAZADA", "4")];
    for (kode, nama, biaya) in daftar {
        let kolom = ["kode_marketplace", "nama_marketplace", "biaya", "no_rekening"];
        baris(tx, p, pasar, &kolom, &[kode, nama, biaya, bca])?;
    }
    Ok(nomor.len() + daftar.len())
}
