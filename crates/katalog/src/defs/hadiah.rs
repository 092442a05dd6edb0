//! Gifts as the app shows them to members.

use crate::definisi::{AsalKode, Bergambar, Entitas, Jenis, Macam, teks};

pub(super) const HADIAH: Entitas = Entitas {
    macam: Macam::Hadiah,
    sebut: "Hadiah",
    rute: ("/hadiah-katalog", "/hadiah-katalog-diamond"),
    jalur: ("app/member/list-gift", "app/diamond/member/list-gift"),
    sela: ("/edit", "/delete"),
    kunci: "kode_hadiah",
    asal: AsalKode::Diketik("Kode Hadiah Tidak Boleh Kosong"),
    kolom: &[
        teks("nama_hadiah", "Nama Hadiah", 80).wajib("Nama Hadiah Tidak Boleh Kosong"),
        teks("info", "Info", 120),
        teks("sub_info", "Sub Info", 120),
        teks("point", "Point", 9).jenis(Jenis::Angka).bawaan("0"),
        teks("deskripsi", "Deskripsi", 2000).bawaan(" "),
    ],
    gambar: Some(Bergambar { maks: 1, wajib: "Gambar Wajib Dimasukan" }),
    terbit: true,
    pembaca: (&["/hadiah-katalog"], &["/hadiah-katalog-diamond"]),
};
