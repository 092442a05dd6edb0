//! Pieces and counted stock: brought in, moved, sent, weighed, counted, labelled, pictured.

pub(super) mod curah;
pub(super) mod external;
pub(super) mod foto;
pub(super) mod gerak;
pub(super) mod kartu;
pub(super) mod kirim;
pub(super) mod label;
pub(super) mod opname;
pub(super) mod susut;
pub(super) mod tambah;
pub(super) mod timbang;

use crate::tepi::jalur::routes;
use crate::tepi::{Jalur, Syarat as S};
use platform::toko::urus::SETTING_TOKO;

/// Its routes, with what each demands.
pub(super) fn rute(j: Jalur) -> Jalur {
    j
        // pieces
        .pasang(S::Menu(kartu::TAMBAH), routes!(kartu::banyak))
        .pasang(S::Menu(tambah::SATU), routes!(tambah::satu))
        .pasang(S::Menu(tambah::MASUK), routes!(tambah::lihat))
        .pasang(S::Menu(tambah::MASUK), routes!(tambah::masuk))
        .pasang(S::Menu(tambah::MASUK), routes!(tambah::bukti))
        .pasang(S::Menu(tambah::TERIMA), routes!(tambah::terima))
        .pasang(S::Menu(tambah::TERIMA), routes!(tambah::terakhir))
        .pasang(S::Menu(tambah::TERIMA), routes!(tambah::isi))
        .pasang(S::Menu(tambah::TERIMA), routes!(tambah::pdf))
        .pasang(S::Menu(tambah::AWAL), routes!(tambah::kolom_awal))
        .pasang(S::Menu(tambah::AWAL), routes!(tambah::impor_awal))
        .pasang(S::Sesi, routes!(kartu::siap))
        .pasang(S::Menu(kartu::LIHAT), routes!(kartu::semua))
        .pasang(S::Menu(kartu::LIHAT), routes!(kartu::kartu))
        .pasang(S::Menu(kartu::LIHAT), routes!(kartu::riwayat))
        .pasang(S::Sesi, routes!(kartu::kode_intern))
        .pasang(S::Sesi, routes!(kartu::isi_baki))
        .pasang(S::Menu(&["/update-profit-barang"]), routes!(kartu::calon_profit))
        .pasang(S::Menu(&["/update-profit-barang"]), routes!(kartu::ubah_profit))
        // counted stock
        .pasang(S::Menu(curah::AKSESORIS), routes!(curah::aksesoris_stok))
        .pasang(S::Menu(curah::AKSESORIS), routes!(curah::aksesoris_simpan))
        .pasang(S::Sesi, routes!(curah::aksesoris_alasan))
        .pasang(S::Menu(curah::AKSESORIS), routes!(curah::aksesoris_dokumen))
        .pasang(S::Menu(curah::AKSESORIS), routes!(curah::aksesoris_slip))
        .pasang(S::Menu(curah::AKSESORIS), routes!(curah::aksesoris_cetak))
        .pasang(S::Menu(curah::AKSESORIS), routes!(curah::aksesoris_batal))
        .pasang(S::Menu(curah::MANUAL), routes!(curah::manual_stok))
        .pasang(S::Menu(curah::TAMBAH), routes!(curah::manual_tambah))
        .pasang(S::Menu(curah::PINDAH), routes!(curah::manual_pindah))
        .pasang(S::Menu(curah::HANCUR), routes!(curah::manual_hancur))
        .pasang(S::Menu(curah::MANUAL), routes!(curah::manual_dokumen))
        .pasang(S::Menu(curah::MANUAL), routes!(curah::manual_slip))
        .pasang(S::Menu(curah::MANUAL), routes!(curah::manual_cetak))
        .pasang(S::Menu(curah::MANUAL), routes!(curah::manual_batal))
        .pasang(S::Menu(kartu::LIHAT), routes!(kartu::rinci))
        .pasang(S::Sesi, routes!(kartu::foto))
        // documents that move pieces, and labels
        .pasang(S::Menu(&["/pindah-barang"]), routes!(gerak::pindah))
        .pasang(S::Menu(&["/pindah-barang-satu-baki"]), routes!(gerak::satu_baki))
        .pasang(S::Menu(&["/hancur-data-barang"]), routes!(gerak::hancur))
        .pasang(S::Menu(&["/hancur-barang-perbaki"]), routes!(gerak::hancur_per_baki))
        .pasang(S::Menu(&["/kirim-barang-retur"]), routes!(gerak::retur))
        .pasang(S::Menu(gerak::LAYAR), routes!(gerak::daftar))
        .pasang(S::Menu(gerak::LAYAR), routes!(gerak::satu))
        .pasang(S::Menu(gerak::LAYAR), routes!(gerak::pdf))
        .pasang(S::Menu(gerak::LAYAR), routes!(gerak::cetak))
        .pasang(S::Menu(gerak::BATAL), routes!(gerak::batal))
        .pasang(S::Menu(label::PENCETAK), routes!(label::calon))
        .pasang(S::Menu(label::PENCETAK), routes!(label::riwayat))
        .pasang(S::Menu(label::PENCETAK), routes!(label::pratinjau))
        .pasang(S::Menu(label::PENCETAK), routes!(label::cetak))
        // pieces on their way between stores
        .pasang(S::Menu(kirim::MENGIRIM), routes!(kirim::berikut))
        .pasang(S::Menu(kirim::MENGIRIM), routes!(kirim::tujuan))
        .pasang(S::Menu(kirim::MENGIRIM), routes!(kirim::kirim))
        .pasang(S::Menu(kirim::LIHAT), routes!(kirim::daftar))
        .pasang(S::Menu(kirim::LIHAT), routes!(kirim::satu))
        .pasang(S::Menu(kirim::LIHAT), routes!(kirim::surat))
        .pasang(S::Menu(kirim::MENGURUS), routes!(kirim::batal))
        .pasang(S::Menu(kirim::PENGIRIM), routes!(kirim::online))
        .pasang(S::Menu(kirim::KEDUA), routes!(kirim::kurang))
        .pasang(S::Menu(kirim::MENERIMA), routes!(kirim::belum))
        .pasang(S::Menu(kirim::MENERIMA), routes!(kirim::terima))
        .pasang(S::Menu(super::dasbor::DASBOR), routes!(kirim::transit))
        // weight losses that wait for a second person
        .pasang(S::Menu(susut::MENU), routes!(susut::daftar))
        .pasang(S::Menu(susut::MENU), routes!(susut::putuskan))
        // goods on a web shop of somebody else
        .pasang(S::Menu(external::MENGIRIM), routes!(external::daftarkan))
        .pasang(S::Menu(external::MENGURUS), routes!(external::terjual))
        .pasang(S::Menu(external::MENGURUS), routes!(external::member))
        .pasang(S::Menu(external::MENGURUS), routes!(external::proses))
        // weighing and counting
        .pasang(S::Menu(timbang::MENU), routes!(timbang::reset))
        .pasang(S::Menu(timbang::MENU), routes!(timbang::lihat))
        .pasang(S::Menu(timbang::MENU), routes!(timbang::mulai))
        .pasang(S::Menu(timbang::MENU), routes!(timbang::catat))
        .pasang(S::Menu(timbang::MENU), routes!(timbang::keadaan))
        .pasang(S::Menu(opname::MENU), routes!(opname::mulai))
        .pasang(S::Menu(opname::MENU), routes!(opname::semua))
        .pasang(S::Menu(opname::MENU), routes!(opname::penerimaan))
        .pasang(S::Menu(opname::MENU), routes!(opname::ringkas))
        .pasang(S::Menu(opname::MENU), routes!(opname::baris))
        .pasang(S::Menu(opname::MENU), routes!(opname::pindai))
        .pasang(S::Menu(opname::MENU), routes!(opname::pindai_banyak))
        .pasang(S::Menu(opname::MENU), routes!(opname::hapus))
        .pasang(S::Menu(opname::MENU), routes!(opname::selesai))
        .pasang(S::Menu(opname::MENU), routes!(opname::batal))
        .pasang(S::Menu(opname::MENU), routes!(opname::koreksi))
        // pictures of pieces, of counts and of the store
        .pasang(S::Menu(opname::MENU), routes!(foto::opname))
        .pasang(S::Menu(opname::MENU), routes!(foto::pasang_opname))
        .pasang(S::Menu(opname::MENU), routes!(foto::hapus_opname))
        .pasang(S::Sesi, routes!(foto::logo))
        .pasang(S::Menu(&[SETTING_TOKO]), routes!(foto::pasang_logo))
        .pasang(S::Menu(&[SETTING_TOKO]), routes!(foto::hapus_logo))
        .pasang(S::Sesi, routes!(foto::lihat))
        .pasang(S::Menu(foto::PEMASANG), routes!(foto::pasang))
        .pasang(S::Menu(foto::PENGURUS), routes!(foto::hapus))
}
