//! What is told of a document, table by table: its head, its lines, how it was paid, and its rows in the books. Every query
//! gets the store and the number; a table that has nothing of a document is not shown. Figures of cost bear the names of
//! `platform::lihat`, so that who may not see them does not.

use crate::{Kolom, angka, barcode, berat, kadar, kata, kode, persen, rupiah, tanda, tanggal, teks, waktu};

/// One table of a document.
pub(super) struct Tabel {
    /// empty: its one row is part of the head
    pub(super) judul: &'static str,
    pub(super) kolom: &'static [Kolom],
    pub(super) sql: &'static str,
}

const fn kepala(kolom: &'static [Kolom], sql: &'static str) -> Tabel {
    Tabel { judul: "", kolom, sql }
}

const fn tabel(judul: &'static str, kolom: &'static [Kolom], sql: &'static str) -> Tabel {
    Tabel { judul, kolom, sql }
}

/// The head of a document of trade, with barcode or without.
const DAGANG: &[Kolom] = &[
    kode("jenis", "Transaksi"),
    teks("nama_customer", "Customer"),
    kode("no_hp", "No HP"),
    kode("kode_sales", "Sales"),
    rupiah("total_jual", "Total Jual"),
    rupiah("total_beli", "Total Beli"),
    teks("keterangan", "Keterangan"),
];

const DAGANG_BATAL: &[Kolom] =
    &[kode("no_faktur_group", "Membatalkan"), kode("disetujui", "Disetujui"), teks("alasan", "Alasan")];

pub(super) const SEMUA: &[Tabel] = &[
    // heads
    kepala(
        DAGANG,
        "SELECT jenis, nama_customer, no_hp, kode_sales, total_jual, total_beli, keterangan FROM faktur \
         WHERE toko = $1 AND no_faktur_group = $2",
    ),
    kepala(
        DAGANG,
        "SELECT jenis, nama_customer, no_hp, kode_sales, total_jual, total_beli, keterangan FROM manual \
         WHERE toko = $1 AND no_faktur_group = $2",
    ),
    kepala(
        &[
            teks("nama_customer", "Customer"),
            kode("no_hp", "No HP"),
            kode("kode_sales", "Sales"),
            rupiah("jumlah_rp", "Jumlah"),
            tanggal("tgl_akhir", "Berlaku Sampai"),
            barcode("kode_barcode", "Barcode"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT nama_customer, no_hp, kode_sales, jumlah_rp, tgl_akhir, kode_barcode, keterangan FROM titipan \
         WHERE toko = $1 AND no_titip = $2",
    ),
    kepala(
        &[
            kode("supplier_barang", "Lawan"),
            kode("rujukan", "Rujukan"),
            teks("keterangan", "Keterangan"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT lawan, rujukan, keterangan, qty, berat, nilai FROM dok_barang WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[
            kata("jenis_stok", "Stok"),
            kata("alasan", "Alasan"),
            teks("keterangan", "Keterangan"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT jenis_stok, alasan, keterangan, qty, berat, nilai FROM dok_curah WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[
            kode("tujuan", "Toko Tujuan"),
            kode("status", "Status"),
            teks("kurir", "Kurir"),
            kode("no_resi", "No Resi"),
        ],
        "SELECT tujuan, status, kurir, no_resi FROM kirim WHERE toko = $1 AND no_kirim = $2",
    ),
    kepala(
        &[
            kata("sumber", "Asal"),
            kode("no_dok", "Dokumen"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            berat("berat_buku", "Berat Buku"),
            berat("berat_timbang", "Berat Timbang"),
            kode("status", "Status"),
            teks("alasan", "Alasan"),
            kode("diputus_oleh", "Diputus Oleh"),
        ],
        "SELECT sumber, no_dok, kode_barcode, nama_barang, berat_buku, berat_timbang, status, alasan, diputus_oleh \
         FROM susut WHERE toko = $1 AND no_susut = $2",
    ),
    kepala(
        &[
            kode("sesi", "Sesi"),
            kode("kode_gudang", "Gudang"),
            kode("kode_baki", "Baki"),
            angka("qty", "Qty"),
            berat("seharusnya", "Seharusnya"),
            berat("berat", "Berat Timbang"),
            berat("selisih", "Selisih"),
            tanda("cocok", "Cocok"),
        ],
        "SELECT sesi, kode_gudang, kode_baki, qty, seharusnya, berat, selisih, cocok FROM timbang \
         WHERE toko = $1 AND no_timbang = $2",
    ),
    kepala(
        &[
            kode("jenis", "Jenis"),
            kode("status", "Status"),
            kode("kode_gudang", "Gudang"),
            kode("kode_baki", "Baki"),
            kode("rujukan", "Rujukan"),
            angka("qty_awal", "Qty Buku"),
            berat("berat_awal", "Berat Buku"),
            kode("selesai_oleh", "Selesai Oleh"),
            kode("koreksi", "Koreksi"),
            kode("koreksi_setuju", "Koreksi Disetujui"),
        ],
        // What a count must find is not told while it runs.
        "SELECT jenis, status, kode_gudang, kode_baki, rujukan, qty_awal, berat_awal, selesai_oleh, koreksi, koreksi_setuju \
         FROM opname WHERE toko = $1 AND no_opname = $2 AND status <> 'JALAN'",
    ),
    kepala(
        &[
            kode("tujuan", "Toko Tujuan"),
            rupiah("jumlah", "Jumlah"),
            kode("status", "Status"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT tujuan, jumlah, status, keterangan FROM kirim_uang WHERE toko = $1 AND nota_kirim = $2",
    ),
    kepala(
        &[
            kode("asal", "Toko Asal"),
            kode("nota_kirim", "Nota Kirim"),
            rupiah("jumlah_kirim", "Dikirim"),
            rupiah("jumlah_terima", "Diterima"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT asal, nota_kirim, jumlah_kirim, jumlah_terima, keterangan FROM kirim_uang_terima \
         WHERE toko = $1 AND no_terima = $2",
    ),
    kepala(
        &[
            kata("tindakan", "Tindakan"),
            rupiah("jumlah", "Jumlah"),
            kode("pembayar", "Pembayar"),
            teks("alasan", "Alasan"),
            kode("disetujui", "Disetujui"),
        ],
        "SELECT tindakan, jumlah, pembayar, alasan, disetujui FROM kirim_uang_selesai \
         WHERE toko = $1 AND no_dok = $2 AND tindakan <> 'LAMA'",
    ),
    kepala(
        &[kode("tujuan", "Laci Tujuan"), rupiah("jumlah", "Jumlah")],
        "SELECT tujuan, jumlah FROM pindah_saldo WHERE toko = $1 AND no_pindah = $2",
    ),
    kepala(
        &[
            kode("kode_bank", "Bank"),
            kode("no_rekening", "No Rekening"),
            rupiah("jumlah", "Jumlah Gesek"),
            persen("fee", "Biaya"),
            rupiah("fee_rp", "Biaya"),
            rupiah("cash", "Uang Tunai"),
            teks("nama_customer", "Customer"),
        ],
        "SELECT kode_bank, no_rekening, jumlah, fee, fee_rp, cash, nama_customer FROM gesek \
         WHERE toko = $1 AND no_gesek = $2",
    ),
    kepala(
        &[
            kode("dari", "Dari Kasir"),
            kode("ke", "Ke Kasir"),
            rupiah("jumlah", "Jumlah"),
            kode("status", "Status"),
            teks("alasan", "Alasan"),
        ],
        "SELECT dari, ke, jumlah, status, alasan FROM serah_kas WHERE toko = $1 AND no_dok = $2",
    ),
    kepala(
        &[tanggal("tanggal", "Hari yang Ditutup"), tanggal("tgl_berikut", "Hari Berikutnya")],
        "SELECT tanggal, tgl_berikut FROM tutup_toko WHERE toko = $1 AND no_tutup = $2",
    ),
    kepala(
        DAGANG_BATAL,
        "SELECT no_faktur_group, disetujui, alasan FROM faktur_batal WHERE toko = $1 AND no_batal = $2",
    ),
    kepala(
        DAGANG_BATAL,
        "SELECT no_faktur_group, disetujui, alasan FROM manual_batal WHERE toko = $1 AND no_batal = $2",
    ),
    kepala(
        &[kode("no_titip", "Titipan"), kode("disetujui", "Disetujui"), teks("alasan", "Alasan")],
        "SELECT no_titip, disetujui, alasan FROM titipan_peristiwa WHERE toko = $1 AND rujukan = $2 \
         AND jenis IN ('KEMBALI', 'BATAL')",
    ),
    kepala(
        &[kode("oleh_batal", "Dibatalkan Oleh"), teks("alasan_batal", "Alasan Batal")],
        "SELECT oleh, alasan FROM uang_batal WHERE toko = $1 AND no_dok = $2",
    ),
    // lines
    tabel(
        "Barang yang dijual",
        &[
            kode("no_faktur_jual", "No Faktur"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            kadar("kadar_cetak", "Kadar"),
            berat("berat", "Berat"),
            rupiah("harga_total", "Harga"),
            rupiah("total_pokok", "Modal"),
        ],
        "SELECT no_faktur_jual, kode_barcode, nama_barang, kadar_cetak, berat, harga_total, total_pokok FROM jual \
         WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris",
    ),
    tabel(
        "Barang yang dibeli",
        &[
            kode("no_faktur_beli", "No Faktur"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            kadar("kadar", "Kadar"),
            berat("berat", "Berat"),
            teks("kondisi", "Kondisi"),
            kode("no_faktur_nota", "Nota"),
            rupiah("harga", "Harga"),
        ],
        "SELECT no_faktur_beli, kode_barcode, nama_barang, kadar, berat, kondisi, no_faktur_nota, harga FROM beli \
         WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris",
    ),
    tabel(
        "Barang manual",
        &[
            kode("sisi", "Jual/Beli"),
            kode("no_faktur", "No Faktur"),
            kode("kode_group", "Group"),
            teks("nama_dept", "Jenis"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            rupiah("harga", "Harga"),
            rupiah("total_pokok", "Modal"),
        ],
        "SELECT sisi, no_faktur, kode_group, nama_dept, qty, berat, harga, total_pokok FROM manual_baris \
         WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris",
    ),
    tabel(
        "Barang",
        &[
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            kode("kode_group", "Group"),
            kode("kode_dept", "Jenis"),
            berat("berat", "Berat"),
            kode("dari", "Dari"),
            kode("ke", "Ke"),
            teks("kondisi", "Kondisi"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT kode_barcode, nama_barang, kode_group, kode_dept, berat, gudang_dari || ' ' || baki_dari, \
         gudang_ke || ' ' || baki_ke, kondisi, nilai FROM dok_barang_baris WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
    ),
    tabel(
        "Barang tanpa barcode",
        &[
            kode("kode_group", "Group"),
            teks("nama_dept", "Jenis"),
            kode("dari", "Dari"),
            kode("ke", "Ke"),
            angka("qty", "Qty"),
            berat("berat", "Berat"),
            rupiah("nilai_pokok", "Nilai"),
        ],
        "SELECT kode_group, nama_dept, gudang_dari || ' ' || baki_dari, gudang_ke || ' ' || baki_ke, qty, berat, nilai \
         FROM dok_curah_baris WHERE toko = $1 AND no_dok = $2 ORDER BY baris",
    ),
    tabel(
        "Barang yang dikirim",
        &[
            barcode("kode_barcode", "Barcode"),
            berat("berat", "Berat"),
            kode("status", "Status"),
            teks("alasan", "Alasan"),
            kode("no_akhir", "Dokumen Akhir"),
        ],
        "SELECT kode_barcode, berat, status, alasan, no_akhir FROM kirim_baris WHERE toko = $1 AND no_kirim = $2 \
         ORDER BY baris",
    ),
    tabel(
        "Selisih penerimaan",
        &[
            kode("jenis", "Jenis"),
            barcode("kode_barcode", "Barcode"),
            teks("nama_barang", "Nama Barang"),
            berat("berat_buku", "Berat Buku"),
            berat("berat_timbang", "Berat Timbang"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT jenis, kode_barcode, nama_barang, berat_buku, berat_timbang, keterangan FROM kirim_selisih \
         WHERE toko = $1 AND no_terima = $2 ORDER BY baris",
    ),
    tabel(
        "Hasil hitungan",
        &[
            kode("kelas", "Hasil"),
            kode("kode", "Kode"),
            teks("nama_barang", "Nama Barang"),
            berat("berat", "Berat"),
            kode("buku", "Menurut Buku"),
            kode("scan", "Ditemukan"),
            teks("keterangan", "Keterangan"),
        ],
        "SELECT kelas, kode, nama_barang, berat, gudang_buku || ' ' || baki_buku, gudang_scan || ' ' || baki_scan, keterangan \
         FROM opname_hasil WHERE toko = $1 AND no_opname = $2 ORDER BY CASE WHEN kelas = 'ADA' THEN 1 ELSE 0 END, baris",
    ),
    tabel(
        "Perjalanan titipan",
        &[
            tanggal("tgl_system", "Tanggal"),
            kode("jenis", "Peristiwa"),
            rupiah("jumlah_rp", "Jumlah"),
            kode("rujukan", "Dokumen"),
            kode("oleh", "Oleh"),
            teks("alasan", "Alasan"),
        ],
        "SELECT tgl_system, jenis, jumlah_rp, rujukan, oleh, alasan FROM titipan_peristiwa \
         WHERE toko = $1 AND no_titip = $2 ORDER BY urut",
    ),
    tabel(
        "Pembayaran",
        &[
            kode("jenis", "Jenis"),
            kode("arah", "Arah"),
            rupiah("jumlah_rp", "Jumlah"),
            kode("no_rekening", "No Rekening"),
            teks("atas_nama", "Atas Nama"),
            kode("rujukan", "Rujukan"),
        ],
        "SELECT jenis, arah, jumlah_rp, no_rekening, atas_nama, rujukan FROM bayar \
         WHERE toko = $1 AND no_faktur_group = $2 ORDER BY baris",
    ),
    // books
    tabel(
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
    tabel(
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
    tabel(
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
    tabel(
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
    tabel(
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
    tabel(
        "Buku titipan",
        &[kode("no_titip", "Titipan"), rupiah("jumlah_in", "Masuk"), rupiah("jumlah_out", "Keluar")],
        "SELECT no_titip, jumlah_in, jumlah_out FROM buku_titipan WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    tabel(
        "Buku kupon",
        &[kode("no_kupon", "Kupon"), angka("qty", "Qty"), rupiah("nilai", "Nilai")],
        "SELECT no_kupon, qty, nilai FROM buku_kupon WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
    tabel(
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
    tabel(
        "Uang di perjalanan",
        &[rupiah("jumlah_in", "Masuk"), rupiah("jumlah_out", "Keluar")],
        "SELECT jumlah_in, jumlah_out FROM buku_transit WHERE toko = $1 AND no_dok = $2 ORDER BY id",
    ),
];

/// The trail, for the levels that may read it.
pub(super) const JEJAK: Tabel = tabel(
    "Riwayat",
    &[waktu("waktu", "Waktu"), kode("oleh", "User"), kode("aksi", "Aksi"), crate::mentah("isi", "Isi")],
    "SELECT waktu, oleh, aksi, isi FROM audit WHERE toko = $1 AND objek = $2 ORDER BY seq",
);
