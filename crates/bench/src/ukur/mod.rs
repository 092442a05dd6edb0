//! The measurements, one file each. Each adds its figures as it gets them, so that a failure loses none.

mod anggota;
mod barang;
mod cerita;
pub mod cetak;
mod cicilan;
mod datar;
mod db_baca;
mod db_tulis;
mod http;
mod hubung;
mod impor_po;
mod janji;
mod janji_isi;
mod jual;
mod jual_datar;
mod jurnal;
mod katalog;
mod kedua;
mod laporan;
mod laporan_layar;
mod login;
mod master;
mod niaga_isi;
mod papan;
mod peramban;
mod pinjaman;
mod pinjaman_isi;
mod poin;
mod sepuhan;
mod socket;
mod start;
mod tutup;
mod web;

use crate::hasil::Angka;
use anyhow::Result;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Nama {
    /// semuanya, berurutan
    Semua,
    /// lama mulai dan memori
    Start,
    /// permintaan per detik, tanpa dan dengan sesi
    Http,
    /// login per detik, dan bagian Argon2 di dalamnya
    Login,
    /// pencatatan per detik di kedua mesin, langsung dan lewat HTTP
    DbTulis,
    /// baris per detik dari basis data ke JSON
    DbBaca,
    /// biaya satu pencatatan di buku kecil dan buku besar
    Datar,
    /// halaman, pencarian dan impor sebuah master dengan 100.000 baris
    Master,
    /// barang: cari, simpan, hancur dan opname di antara sejuta barang
    Barang,
    /// penjualan lengkap lewat HTTP di kedua mesin
    Jual,
    /// biaya satu penjualan di antara sepuluh ribu dan dua juta, dan laporan sebulan 20.000 baris
    JualDatar,
    /// laporan 100.000 baris x 20 kolom lewat socket: klien kosong, lalu layarnya di Chromium
    Laporan,
    /// memori 2.000 sambungan Socket.IO
    Socket,
    /// laporan panjang sebagai PDF dan Excel, dan nota
    Cetak,
    /// tutup toko sehari 2.000 dokumen, hari demi hari
    Tutup,
    /// reset poin 200.000 member selagi enam kasir menjual
    Poin,
    /// member dicari di antara sejuta menurut kode, nama dan No HP
    Anggota,
    /// cerita seorang member dengan 2.000 entri
    Cerita,
    /// menyimpan pesanan dan service dibanding penjualan dengan baris sebanyak itu
    Janji,
    /// menyimpan cicilan dibanding penjualan dengan baris sebanyak itu
    Cicilan,
    /// menyimpan pinjaman dibanding penjualan, daftar jatuh tempo dan bunga di antara 10.000 sampai sejuta pinjaman
    Pinjaman,
    /// jawaban papan 5.000 pesanan dan 5.000 service yang terbuka
    Papan,
    /// lot cuci 1.000 barang disortir, dikirim dan diterima
    Sepuhan,
    /// impor 10.000 pembayaran pre order
    ImporPo,
    /// pesan keluar dikuras, dan dua belas set CSV sejuta barang
    Hubung,
    /// jurnal sehari 2.000 dokumen, dan neraca saldo setahun 500.000 baris
    Jurnal,
    /// panggilan katalog per detik, dan memori 2.000 sampai 10.000 ponsel yang sedang melihat
    Katalog,
    /// besar JavaScript pertama dan lukisan pertama di Chromium
    Web,
}

const SEMUA: [Nama; 27] = [
    Nama::Start,
    Nama::Http,
    Nama::Login,
    Nama::DbTulis,
    Nama::DbBaca,
    Nama::Datar,
    Nama::Master,
    Nama::Barang,
    Nama::Jual,
    Nama::JualDatar,
    Nama::Laporan,
    Nama::Socket,
    Nama::Cetak,
    Nama::Tutup,
    Nama::Poin,
    Nama::Anggota,
    Nama::Cerita,
    Nama::Janji,
    Nama::Cicilan,
    Nama::Pinjaman,
    Nama::Papan,
    Nama::Sepuhan,
    Nama::ImporPo,
    Nama::Hubung,
    Nama::Jurnal,
    Nama::Katalog,
    Nama::Web,
];

/// In a fixed order, each once.
pub fn urutan(diminta: &[Nama]) -> Vec<Nama> {
    SEMUA.into_iter().filter(|n| diminta.contains(n) || diminta.contains(&Nama::Semua)).collect()
}

/// What every measurement is told.
pub struct Konteks {
    pub karat: PathBuf,
    pub web: PathBuf,
    pub cepat: bool,
    pub akar: Option<PathBuf>,
}

impl Konteks {
    pub fn folder(&self) -> Result<tempfile::TempDir> {
        crate::tempat::folder(self.akar.as_deref())
    }

    /// Seconds of load: a fifth when in a hurry.
    pub fn detik(&self, n: u64) -> Duration {
        Duration::from_secs(if self.cepat { (n / 5).max(1) } else { n })
    }
}

#[derive(Default)]
pub struct Kumpul {
    angka: Vec<Angka>,
    gagal: Vec<String>,
    dilewati: Vec<String>,
}

impl Kumpul {
    pub fn ukur(&mut self, k: &Konteks, nama: Nama) {
        let f = match nama {
            Nama::Start => start::ukur,
            Nama::Http => http::ukur,
            Nama::Login => login::ukur,
            Nama::DbTulis => db_tulis::ukur,
            Nama::DbBaca => db_baca::ukur,
            Nama::Datar => datar::ukur,
            Nama::Master => master::ukur,
            Nama::Barang => barang::ukur,
            Nama::Jual => jual::ukur,
            Nama::JualDatar => jual_datar::ukur,
            Nama::Laporan => laporan::ukur,
            Nama::Socket => socket::ukur,
            Nama::Cetak => cetak::ukur,
            Nama::Tutup => tutup::ukur,
            Nama::Poin => poin::ukur,
            Nama::Anggota => anggota::ukur,
            Nama::Cerita => cerita::ukur,
            Nama::Janji => janji::ukur,
            Nama::Cicilan => cicilan::ukur,
            Nama::Pinjaman => pinjaman::ukur,
            Nama::Papan => papan::ukur,
            Nama::Sepuhan => sepuhan::ukur,
            Nama::ImporPo => impor_po::ukur,
            Nama::Hubung => hubung::ukur,
            Nama::Jurnal => jurnal::ukur,
            Nama::Katalog => katalog::ukur,
            Nama::Web => web::ukur,
            Nama::Semua => return,
        };
        eprintln!("== {nama:?}");
        if let Err(e) = f(k, self) {
            eprintln!("   GAGAL: {e:#}");
            self.gagal.push(format!("{nama:?}: {e:#}"));
        }
    }

    pub fn angka(&mut self, a: Angka) {
        let tanda = match a.tercapai {
            Some(true) => "baik",
            Some(false) => "MELESET",
            None => "-",
        };
        eprintln!("   {:<44} {:>10} {:<8} {tanda:<8} {}", a.nama, a.nilai, a.satuan, a.keterangan);
        self.angka.push(a);
    }

    pub fn lewati(&mut self, sebab: impl Into<String>) {
        let sebab = sebab.into();
        eprintln!("   dilewati: {sebab}");
        self.dilewati.push(sebab);
    }

    pub fn selesai(self) -> (Vec<Angka>, Vec<String>, Vec<String>) {
        (self.angka, self.gagal, self.dilewati)
    }
}

/// What is said where PostgreSQL is missing.
const TANPA_PG: &str = "KARAT_UJI_PG kosong, PostgreSQL tidak diukur";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn semua_berarti_setiap_ukuran_satu_kali() {
        assert_eq!(urutan(&[Nama::Semua, Nama::Http]), SEMUA);
        assert_eq!(urutan(&[Nama::Web, Nama::Start, Nama::Web]), [Nama::Start, Nama::Web]);
    }
}
