//! Master Batu Berlian (parameter-berlian): the price of a carat by kind, shape, colour, clarity and size.

use crate::{Master, Rentang, carat, persen, rujuk, usd};

pub const MASTER: Master = Master {
    path: "parameter-berlian",
    daftar: &["parameter-berlian"],
    kunci: &["kode_jenis_batu", "kode_shape", "kode_color", "kode_clarity", "carat_dari"],
    kolom: &[
        rujuk("kode_jenis_batu", "Kode Jenis Batu", "jenis-batu")
            .wajib("Kode Jenis Batu Tidak Boleh Kosong")
            .hanya_own(),
        rujuk("kode_shape", "Kode Shape", "master-batu-shape")
            .wajib("Kode Shape Tidak Boleh Kosong")
            .hanya_own(),
        rujuk("kode_color", "Kode Color", "master-batu-color")
            .wajib("Kode Color Tidak Boleh Kosong")
            .hanya_own(),
        rujuk("kode_clarity", "Kode Clarity", "master-batu-clarity")
            .wajib("Kode Clarity Tidak Boleh Kosong")
            .hanya_own(),
        carat("carat_dari", "Carat Dari").hanya_own(),
        carat("carat_sampai", "Carat Sampai").positif("Carat Sampai Tidak Boleh Kosong").hanya_own(),
        usd("harga_usd", "Harga USD per Carat").positif("Harga USD Tidak Boleh Kosong").hanya_own(),
        persen("buyback", "Buyback (%)").bantuan("Bagian harga yang dibayar saat dibeli kembali").hanya_own(),
        persen("trade_in", "Trade In (%)")
            .bantuan("Bagian harga yang dihitung saat tukar tambah")
            .hanya_own(),
    ],
    bersejarah: true,
    baris_own: true,
    rentang: Some(Rentang {
        dari: "carat_dari",
        sampai: "carat_sampai",
        per: &["kode_jenis_batu", "kode_shape", "kode_color", "kode_clarity"],
    }),
    ..Master::new("/master-batu-berlian", "Parameter Berlian", "berlian")
};
