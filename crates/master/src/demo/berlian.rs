//! Stones of the demo: kinds, the seven attributes from the best down, and prices of a carat.

use super::Tabel;

pub(super) const TABEL: &[Tabel<'static>] = &[
    Tabel {
        slug: "jenis-batu",
        kolom: &["kode_jenis_batu", "nama_jenis_batu", "is_berlian"],
        baris: &[
            &["BRL", "BERLIAN", "1"],
            &["RBY", "RUBI", "0"],
            &["SFR", "SAFIR", "0"],
            &["ZMR", "ZAMRUD", "0"],
        ],
    },
    Tabel {
        slug: "master-batu-shape",
        kolom: &["kode_shape", "nama_shape", "urutan"],
        baris: &[
            &["RD", "ROUND", "1"],
            &["PR", "PRINCESS", "2"],
            &["OV", "OVAL", "3"],
            &["MQ", "MARQUISE", "4"],
            &["EM", "EMERALD", "5"],
            &["PS", "PEAR", "6"],
            &["HT", "HEART", "7"],
        ],
    },
    Tabel {
        slug: "master-batu-color",
        kolom: &["kode_color", "nama_color", "urutan"],
        baris: &[
            &["D", "D", "1"],
            &["E", "E", "2"],
            &["F", "F", "3"],
            &["G", "G", "4"],
            &["H", "H", "5"],
            &["I", "I", "6"],
            &["J", "J", "7"],
        ],
    },
    Tabel {
        slug: "master-batu-clarity",
        kolom: &["kode_clarity", "nama_clarity", "urutan"],
        baris: &[
            &["IF", "INTERNALLY FLAWLESS", "1"],
            &["VVS1", "VERY VERY SLIGHTLY INCLUDED 1", "2"],
            &["VVS2", "VERY VERY SLIGHTLY INCLUDED 2", "3"],
            &["VS1", "VERY SLIGHTLY INCLUDED 1", "4"],
            &["VS2", "VERY SLIGHTLY INCLUDED 2", "5"],
            &["SI1", "SLIGHTLY INCLUDED 1", "6"],
            &["SI2", "SLIGHTLY INCLUDED 2", "7"],
        ],
    },
    Tabel {
        slug: "master-batu-cutgrade",
        kolom: &["kode_cutgrade", "nama_cutgrade", "urutan"],
        baris: NILAI,
    },
    Tabel { slug: "master-batu-polish", kolom: &["kode_polish", "nama_polish", "urutan"], baris: NILAI },
    Tabel { slug: "master-batu-symetry", kolom: &["kode_symmetry", "nama_symmetry", "urutan"], baris: NILAI },
    Tabel {
        slug: "master-batu-fluorencence",
        kolom: &["kode_fluorescence", "nama_fluorescence", "urutan"],
        baris: &[
            &["NON", "NONE", "1"],
            &["FNT", "FAINT", "2"],
            &["MED", "MEDIUM", "3"],
            &["STG", "STRONG", "4"],
        ],
    },
    Tabel {
        slug: "master-batu-berlian",
        kolom: &[
            "kode_jenis_batu",
            "kode_shape",
            "kode_color",
            "kode_clarity",
            "carat_dari",
            "carat_sampai",
            "harga_usd",
            "buyback",
            "trade_in",
        ],
        baris: &[
            &["BRL", "RD", "F", "VVS1", "0", "0.299", "1850.00", "70", "80"],
            &["BRL", "RD", "F", "VVS1", "0.300", "0.499", "2600.00", "70", "80"],
            &["BRL", "RD", "F", "VVS1", "0.500", "0.999", "4100.00", "75", "85"],
            &["BRL", "RD", "F", "VVS1", "1.000", "5.000", "8200.00", "75", "85"],
            &["BRL", "RD", "H", "VS2", "0", "0.299", "1100.00", "65", "75"],
            &["BRL", "RD", "H", "VS2", "0.300", "0.999", "1900.00", "65", "75"],
            &["BRL", "PR", "F", "VVS1", "0", "0.499", "2100.00", "65", "75"],
            &["RBY", "OV", "D", "VS1", "0", "2.000", "650.00", "50", "60"],
        ],
    },
];

const NILAI: &[&[&str]] = &[
    &["EX", "EXCELLENT", "1"],
    &["VG", "VERY GOOD", "2"],
    &["GD", "GOOD", "3"],
    &["FR", "FAIR", "4"],
    &["PO", "POOR", "5"],
];
