//! Categories: an item belongs to the one whose code its hashtag_jenis says.

use crate::definisi::{AsalKode, Bergambar, Entitas, Jenis, Macam, teks};

pub(super) const KATEGORI: Entitas = Entitas {
    macam: Macam::Kategori,
    sebut: "Kategori",
    rute: ("/kategori-katalog", "/kategori-katalog-diamond"),
    jalur: ("app/kategori-katalog", "app/diamond/kategori-katalog"),
    sela: ("/edit", "/delete"),
    kunci: "kode_kategori",
    asal: AsalKode::Diketik("Kode Kategori Tidak Boleh Kosong"),
    kolom: &[teks("warna", "Warna", 7)
        .jenis(Jenis::Warna)
        .wajib("Warna wajib dipilih, Mohon pilih warna dan coba lagi")],
    gambar: Some(Bergambar { maks: 1, wajib: "Gambar wajib dimasukan, Mohon masukan gambar dan coba lagi" }),
    terbit: true,
    pembaca: (
        &["/kategori-katalog", "/item-katalog"],
        &["/kategori-katalog-diamond", "/item-katalog-diamond"],
    ),
};
