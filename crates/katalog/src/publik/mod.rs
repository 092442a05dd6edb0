//! What the app reads without anybody having logged in: content that is shown today, items with today's price and where they
//! lie. Nothing here names a person, a cost or a tray.

mod beranda;
mod item;
mod langsung;
mod riwayat;
mod versi;

pub use beranda::{
    Beranda, Cerita, Hadiah, Harga, HargaGroup, Kategori, Kontak, Tingkat, Toko, beranda, group, splash,
};
pub use item::{Item, ItemRinci, Semua, TanyaItem, daftar, satu};
pub use langsung::{HargaToko, Kabar, Potret, Saat, beda, potret};
pub use riwayat::{HargaHari, riwayat_harga};
pub use versi::{Jawaban, Tembolok, versi};
