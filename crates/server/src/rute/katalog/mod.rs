//! The catalogue: its administration in two editions, the pictures, and what the app reads.

mod gambar;
pub mod halaman;
mod isi;
pub mod langsung;
mod publik;
mod splash;

use crate::tepi::jalur::routes;
use crate::tepi::{Jalur, Syarat as S};

/// Whoever edits something with a picture may send one.
const BERGAMBAR: &[&str] = &[
    "/banner-katalog",
    "/kategori-katalog",
    "/info-katalog",
    "/item-katalog",
    "/group-description-katalog",
    "/hadiah-katalog",
    "/splashscreen-katalog",
    "/banner-katalog-diamond",
    "/kategori-katalog-diamond",
    "/info-katalog-diamond",
    "/item-katalog-diamond",
    "/group-description-katalog-diamond",
    "/hadiah-katalog-diamond",
    "/splashscreen-katalog-diamond",
];

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    let emas = S::Menu(&["/splashscreen-katalog"]);
    let berlian = S::Menu(&["/splashscreen-katalog-diamond"]);
    isi::pasang(
        j.pasang(emas, routes!(splash::semua))
            .pasang(emas, routes!(splash::ubah))
            .pasang(emas, routes!(splash::simpan))
            .pasang(berlian, routes!(splash::semua_berlian))
            .pasang(berlian, routes!(splash::ubah_berlian))
            .pasang(berlian, routes!(splash::simpan_berlian))
            .pasang(S::Menu(BERGAMBAR), routes!(gambar::kirim))
            .pasang(S::Menu(&["/item-katalog", "/item-katalog-diamond"]), routes!(isi::kandidat))
            .pasang(S::Menu(&["/harga-katalog", "/harga-katalog-diamond"]), routes!(isi::group))
            .pasang(S::Publik, routes!(gambar::lihat))
            .pasang(S::Publik, routes!(publik::beranda))
            .pasang(S::Publik, routes!(publik::splash))
            .pasang(S::Publik, routes!(publik::item))
            .pasang(S::Publik, routes!(publik::item_satu))
            .pasang(S::Publik, routes!(publik::riwayat_harga)),
    )
}
