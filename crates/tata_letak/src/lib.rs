//! Layouts of everything a shop prints on its own paper: notas, slips, price labels, the member card. Kept per
//! store and type, edited as a whole under a version, drawn by `print`. A domain asks `cetak` for its PDF.

mod awal;
mod bahasa;
mod bidang;
mod cetak;
mod label;
mod simpan;
mod tipe;
mod tolak;
mod ukur;

pub use bahasa::LEBAR_STRUK;
pub use bidang::Bidang;
pub use cetak::{
    Pratinjau, Siap, contoh, contoh_polos, isi_keterangan, keterangan, pratinjau, siap, siap_rangkap,
};
pub use label::{Kepala, Label, Letak, UKURAN_HURUF};
pub use simpan::{
    BidangLetak, Definisi, Duplikat, Hapus, Simpan, TipeLetak, baca, bawaan, definisi, duplikat, hapus,
    simpan,
};
pub use tipe::{Bentuk, Keluarga, Tipe};
pub use tolak::LetakTolak;
pub use ukur::Ukur;
