//! Services: the customer's piece (or the shop's own) taken in, repaired and given back. One file a use case.

mod ambil;
mod awal;
mod barang_masuk;
mod batal;
mod batal_ambil;
mod bukti;
mod demo;
mod domain;
mod emas;
mod ganti;
mod ganti_bayar;
mod hitung_barang;
mod jurnal;
mod kerja;
mod lacak;
mod lihat;
mod masuk;
mod minta;
mod omset;
mod pajak;
mod papan;
mod pengambil;
mod proses;
mod rincian_dok;
mod riwayat;
mod selesai;
mod stok;
mod tabel;
mod tahap;
mod tak_diambil;
mod toko;
mod tolak;
mod validasi;

pub use ambil::{Diambil, Tagihan, ambil, tagihan};
pub use awal::AWAL;
pub use barang_masuk::{ServiceBarang, TanyaBarangService, cari_barang};
pub use batal::{Dibatalkan, batal};
pub use batal_ambil::batal_ambil;
pub use domain::DOMAIN;
pub use ganti::{GantiTercatat, hilang, jadi_toko};
pub use ganti_bayar::{Ganti, GantiDibayar, TanyaGanti, TotalGanti, bayar_ganti, ganti};
pub use hitung_barang::{HitungHasil, HitungKepala, HitungTercatat, hitung_barang, hitungan_barang};
pub use kerja::JENIS_KERJA;
pub use lihat::{
    AmbilRinci, BarisRinci, BatalRinci, GantiRinci, SelesaiRinci, Service, ServiceRinci, TanyaService,
    TotalService, daftar, rinci,
};
pub use masuk::{BarisHitung, HitunganService, Tercatat, hitung, simpan};
pub use minta::*;
pub use omset::{OmsetService, omset_service};
pub use papan::{Papan, PapanKartu, TanyaPapan, papan};
pub use proses::proses;
pub use selesai::{HitunganSelesai, HitunganSelesaiBaris, hitung_selesai, selesai};
pub use tahap::{Peristiwa, TahapTercatat};
pub use tak_diambil::{TakDiambil, TanyaTakDiambil, TotalTakDiambil, kabari, tak_diambil};
pub use toko::simpan_toko;
pub use tolak::ServisTolak;
pub use validasi::{
    BayarService, ServiceValidasi, TanyaDetail, TanyaValidasi, detail_bayar, menunggu, validasi,
};

/// Where pieces lie while they are worked on.
pub(crate) const GUDANG: &str = "REPARASI";

/// The screens that take services in and give them back.
pub const LAYAR: &[&str] = &["/transaksi-services", "/lihat-services"];
