//! Loans on pledged pieces: lent, extended, paid down, redeemed, auctioned. One file a use case.

mod awal;
mod batal;
mod batal_lelang;
mod batal_lunas;
mod biaya;
mod bukti;
mod bukti_lelang;
mod cair;
mod demo;
mod domain;
mod hilang;
mod hitung;
mod jurnal;
mod kantong;
mod kelebihan;
mod kini;
mod lacak;
mod lanjut;
mod lelang;
mod lelang_daftar;
mod lihat;
mod lihat_lunas;
mod lunas;
mod memo;
mod minta;
mod mirip;
mod nilai_lelang;
mod omset;
mod peringatan;
mod plafond;
mod rincian_dok;
mod riwayat;
mod simpan;
mod stok;
mod syarat;
mod tabel;
mod taksir;
mod tempo;
mod timbang;
mod tolak;
mod validasi;

pub use awal::AWAL;
pub use batal::{HutangDibatalkan, batal};
pub use batal_lelang::{HutangBatalLelang, batal_lelang};
pub use batal_lunas::{HutangBatalLunas, batal_lunas};
pub use biaya::{BiayaHari, HutangBiaya, UraianBunga};
pub use cair::{HutangDicairkan, cair};
pub use domain::DOMAIN;
pub use hilang::{HutangTiket, hilang};
pub use hitung::{
    HitungBaris, HitungBarisMinta, HitungJaminan, HitungJaminanRinci, HitungJawabMinta, HitungMinta,
    TanyaHitung, TotalHitung, daftar_hitung, hitung_jaminan, jawab_hitung, satu_hitung,
};
pub use kantong::{
    Kantong, KantongPeristiwa, TanyaKantong, TotalKantong, daftar_kantong, pindah_kantong, riwayat_kantong,
    tempat_kantong,
};
pub use kelebihan::{
    Kelebihan, KelebihanBayarMinta, KelebihanDibayar, KelebihanPutusMinta, TanyaKelebihan, TotalKelebihan,
    bayar_kelebihan, kelebihan, putus_kelebihan,
};
pub use kini::Peristiwa;
pub use lanjut::{HutangLanjutHitungan, hitung_lanjut, lanjut};
pub use lelang::{BarisDilelang, Dilelang, LelangMinta, lelang};
pub use lelang_daftar::{HutangLelang, LelangBarang, TanyaLelang, TotalLelang, daftar_lelang};
pub use lihat::{
    BarisRinci, Boleh, Fotonya, Hutang, HutangKetemu, HutangRinci, HutangTotal, Rantai, TanyaHutang,
    TanyaKode, biaya_hari, cari_kode, daftar, rinci, untuk_nota,
};
pub use lihat_lunas::{BarisLunas, HutangLunas, HutangLunasTotal, TanyaLunas, daftar_lunas, satu_lunas};
pub use lunas::{HutangDilunasi, HutangLunasHitungan, hitung_lunas, lunas};
pub use minta::*;
pub use nilai_lelang::{Taksiran, TaksiranBaris, TaksiranBarisMinta, TaksiranMinta, taksir, taksiran};
pub use omset::{OmsetPinjaman, omset_pinjaman};
pub use peringatan::{
    Peringatan, PeringatanMinta, SuratPeringatan, TanyaPeringatan, TotalPeringatan, peringatan, peringatkan,
    satu_peringatan, surat,
};
pub use plafond::PlafondPelanggan;
pub use simpan::{HutangHitungan, HutangTercatat, hitung, simpan};
pub use tabel::{BarisHutang, Kepala, Kini};
pub use taksir::{HutangBarang, TanyaBarangHutang, cari_barang};
pub use tempo::{TanyaTempo, Tempo, TotalTempo, ingatkan, jatuh_tempo};
pub use tolak::PinjamTolak;
pub use validasi::{HutangValidasi, TanyaValidasi, menunggu, validasi};

/// Where pledges lie.
pub(crate) const GUDANG: &str = "HUTANG";

/// The screens that lend and give back.
pub const LAYAR: &[&str] = &["/transaksi-hutang", "/lihat-hutang"];
