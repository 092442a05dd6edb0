//! Info cards: what the shop wants to tell, with a page of its own in the app.

use crate::definisi::{AsalKode, Bergambar, Entitas, Macam, teks};

pub(super) const INFO: Entitas = Entitas {
    macam: Macam::Info,
    sebut: "Info",
    rute: ("/info-katalog", "/info-katalog-diamond"),
    jalur: ("app/info-katalog", "app/diamond/info-katalog"),
    sela: ("/edit", "/delete"),
    kunci: "kode_info",
    asal: AsalKode::Berurut("INFO"),
    kolom: &[
        teks("title", "Title", 80).wajib("Title Tidak Boleh Kosong"),
        teks("sub_title", "Sub Title", 120).bawaan(" "),
        teks("deskripsi", "Deskripsi", 5000).bawaan(" "),
    ],
    gambar: Some(Bergambar { maks: 1, wajib: "Gambar Wajib Dimasukan" }),
    terbit: true,
    pembaca: (&["/info-katalog", "/item-katalog"], &["/info-katalog-diamond", "/item-katalog-diamond"]),
};
