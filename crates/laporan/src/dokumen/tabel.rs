//! What is told of every document: its rows in the books, and its trail. Heads, lines and payments are brought by the domains
//! (`platform::domain::dokumen`).

use crate::{angka, barcode, berat, kata, kode, persen, rupiah, tanggal, teks, waktu};
use platform::domain::dokumen::{TabelDok, buku};

pub(super) const BUKU: &[TabelDok] = &[
    buku(
        "Buku stok",
        &[
            barcode("kode_barcode", "Barcode"),
            kode("gudang", "Gudang"),
            kode("baki", "Baki"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT kode_barcode, gudang, baki, qty, berat, nilai FROM buku_stok WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    buku(
        "Buku barang tanpa barcode",
        &[
            kode("kode_group", "Group"),
            kode("kode_dept", "Jenis"),
            kode("gudang", "Gudang"),
            kode("baki", "Baki"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT kode_group, kode_dept, gudang, baki, qty, berat, nilai FROM buku_curah \
         WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    buku(
        "Buku kas",
        &[
            kode("kasir", "Laci"),
            kata("kategori", "Kategori"),
            teks("deskripsi", "Deskripsi"),
            rupiah("jumlah_in", "Masuk"),
            rupiah("jumlah_out", "Keluar"),
        ],
        "SELECT kasir, kategori, deskripsi, jumlah_in, jumlah_out FROM buku_kas \
         WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    buku(
        "Buku bank",
        &[
            kode("no_rekening", "No Rekening"),
            kode("jenis", "Jenis"),
            kata("kategori", "Kategori"),
            teks("deskripsi", "Deskripsi"),
            rupiah("jumlah_in", "Masuk"),
            rupiah("jumlah_out", "Keluar"),
        ],
        "SELECT no_rekening, jenis, kategori, deskripsi, jumlah_in, jumlah_out FROM buku_bank \
         WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    buku(
        "Baris bank yang divalidasi",
        &[
            kode("no_dok", "Dokumen"),
            kode("no_rekening", "No Rekening"),
            rupiah("jumlah_in", "Masuk"),
            rupiah("jumlah_out", "Keluar"),
        ],
        "SELECT b.no_dok, b.no_rekening, b.jumlah_in, b.jumlah_out FROM buku_bank_valid v \
         JOIN buku_bank b ON b.toko = v.toko AND b.id = v.id_bank WHERE v.toko = $1 AND v.no_dok = $2 ORDER BY v.id",
    ),
    buku(
        "Buku titipan",
        &[kode("no_titip", "Titipan"), rupiah("jumlah_in", "Masuk"), rupiah("jumlah_out", "Keluar")],
        "SELECT no_titip, jumlah_in, jumlah_out FROM buku_titipan WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    buku(
        "Buku kupon",
        &[kode("no_kupon", "Kupon"), angka("qty", "Qty"), rupiah("nilai", "Nilai")],
        "SELECT no_kupon, qty, nilai FROM buku_kupon WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    buku(
        "Buku poin",
        &[
            kode("kode_pelanggan", "Pelanggan"),
            kode("jenis", "Jenis"),
            kode("lot", "Poin Dari"),
            tanggal("tgl_lot", "Tanggal Poin"),
            angka("poin", "Poin"),
            rupiah("nilai_rp", "Nilai"),
        ],
        "SELECT kode_pelanggan, jenis, lot, tgl_lot, poin, nilai_rp FROM buku_poin WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    buku(
        "Buku hadiah",
        &[kode("kode_hadiah", "Hadiah"), kode("jenis", "Jenis"), angka("qty", "Qty")],
        "SELECT kode_hadiah, jenis, qty FROM buku_hadiah WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    buku(
        "Buku tukang",
        &[
            kode("kode_tukang", "Tukang"),
            kode("jenis", "Jenis"),
            berat("masuk", "Murni Masuk"),
            berat("keluar", "Murni Keluar"),
        ],
        "SELECT kode_tukang, jenis, masuk, keluar FROM buku_tukang WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    buku(
        "Buku batu",
        &[
            kode("kode_batu", "Kode Batu"),
            kode("tempat", "Tempat"),
            angka("butir", "Butir"),
            berat("carat", "Carat"),
            rupiah("nilai_pokok", "Modal"),
        ],
        "SELECT kode_batu, tempat, butir, carat, nilai FROM buku_batu WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    buku(
        "Buku pinjaman",
        &[
            kode("no_hutang", "No Pinjaman"),
            kode("akun", "Akun"),
            rupiah("masuk", "Masuk"),
            rupiah("keluar", "Keluar"),
        ],
        "SELECT no_hutang, akun, masuk, keluar FROM buku_pinjaman WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    buku(
        "Buku pajak",
        &[
            kode("no_faktur", "No Faktur"),
            kode("jenis_pajak", "Pajak"),
            persen("tarif", "Tarif"),
            rupiah("dpp", "DPP"),
            rupiah("pajak", "Pajak"),
        ],
        "SELECT no_faktur, jenis_pajak, tarif, dpp, pajak FROM buku_pajak WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    buku(
        "Uang di perjalanan",
        &[rupiah("jumlah_in", "Masuk"), rupiah("jumlah_out", "Keluar")],
        "SELECT jumlah_in, jumlah_out FROM buku_transit WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
];

/// The trail, for the levels that may read it.
pub(super) const JEJAK: TabelDok = buku(
    "Riwayat",
    &[waktu("waktu", "Waktu"), kode("oleh", "User"), kode("aksi", "Aksi"), crate::mentah("isi", "Isi")],
    "SELECT waktu, oleh, aksi, isi FROM audit WHERE toko = $1 AND objek = $2 ORDER BY seq",
);
