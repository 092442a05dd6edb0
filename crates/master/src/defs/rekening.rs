//! Master Rekening: the shop's bank accounts. Where customers' money goes is the owner's to say.

use crate::{Master, dipakai, kode, rujuk, tanda, teks};

pub const MASTER: Master = Master {
    path: "rekenings",
    daftar: &["rekenings"],
    kunci: &["no_rekening"],
    kolom: &[
        rujuk("kode_bank", "Kode Bank", "master-bank").wajib("Kode Bank Tidak Boleh Kosong").hanya_own(),
        kode("no_rekening", "No Rekening", "No Rekening Tidak Boleh Kosong").hanya_own(),
        teks("atas_nama", "Atas Nama").wajib("Atas Nama Tidak Boleh Kosong").hanya_own(),
        tanda("aktif", "Aktif").bawaan("1"),
    ],
    dipakai: &[
        dipakai("buku_bank", "no_rekening", "Mutasi Bank"),
        dipakai("marketplace", "no_rekening", "Marketplace"),
    ],
    baris_own: true,
    ..Master::new("/master-rekening", "Rekening", "rekening")
};
