//! Price lists: the groups whose official price of the day the app shows.

use crate::definisi::{AsalKode, Entitas, Macam, daftar};

pub(super) const HARGA: Entitas = Entitas {
    macam: Macam::Harga,
    sebut: "Harga",
    rute: ("/harga-katalog", "/harga-katalog-diamond"),
    jalur: ("app/harga", "app/diamond/harga"),
    sela: ("", ""),
    kunci: "kode_harga_app",
    asal: AsalKode::Berurut("HARGA"),
    kolom: &[daftar("detail_group", "List Group", None).wajib("Mohon Pilih List Group Minimal 1")],
    gambar: None,
    terbit: false,
    pembaca: (&["/harga-katalog"], &["/harga-katalog-diamond"]),
};
