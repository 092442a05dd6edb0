//! Items: a piece by its barcode, or a model by its intern code; what the app says of it comes from the stock.

use crate::definisi::{AsalKode, Bergambar, Entitas, Macam, daftar, tag};

/// Pictures of one item.
const GAMBAR_MAKS: usize = 8;

pub(super) const ITEM: Entitas = Entitas {
    macam: Macam::Item,
    sebut: "Barang",
    rute: ("/item-katalog", "/item-katalog-diamond"),
    jalur: ("app/item-katalog", "app/diamond/item-katalog"),
    sela: ("/edit", "/delete"),
    kunci: "kode_barang",
    asal: AsalKode::Barang("Kode Barang Tidak Boleh Kosong"),
    kolom: &[
        daftar("kode_banner", "Banner", Some(Macam::Banner)),
        daftar("kode_info", "Info", Some(Macam::Info)),
        tag("hashtag_kadar", "Hashtag Kadar"),
        tag("hashtag_jenis", "Hashtag Jenis"),
        tag("hashtag_lm", "Hashtag LM"),
    ],
    gambar: Some(Bergambar { maks: GAMBAR_MAKS, wajib: "Gambar Wajib Dimasukan" }),
    terbit: true,
    pembaca: (&["/item-katalog"], &["/item-katalog-diamond"]),
};
