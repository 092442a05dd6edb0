//! Banners: the pictures that open the app's home.

use crate::definisi::{AsalKode, Bergambar, Entitas, Macam, teks};

pub(super) const BANNER: Entitas = Entitas {
    macam: Macam::Banner,
    sebut: "Banner",
    rute: ("/banner-katalog", "/banner-katalog-diamond"),
    jalur: ("app/banner-katalog", "app/diamond/banner-katalog"),
    sela: ("/edit", "/delete"),
    kunci: "kode_banner",
    asal: AsalKode::Berurut("BANNER"),
    kolom: &[
        teks("title", "Title", 80).wajib("Title Tidak Boleh Kosong"),
        // The app's rows always have both: one space stands for nothing.
        teks("sub_title", "Sub Title", 120).bawaan(" "),
        teks("deskripsi", "Deskripsi", 2000).bawaan(" "),
    ],
    gambar: Some(Bergambar { maks: 1, wajib: "Gambar Wajib Dimasukan" }),
    terbit: true,
    pembaca: (&["/banner-katalog", "/item-katalog"], &["/banner-katalog-diamond", "/item-katalog-diamond"]),
};
