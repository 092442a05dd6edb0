//! Laporan Akhir Hari: the nine sections of a day's end, each its own rows. Sales show what counts that day (what was taken
//! back later comes off), Batal Penjualan whatever was taken back that day; services by their estimate when they are taken in and by
//! their bill when they are fetched. Hutang Masuk is the principal of new loans, Hutang Bunga what loans brought in (interest, penalty and
//! fees); both come off again where a document was taken back.

use crate::niaga::{gerak, jumlah};
use crate::{
    Bagian, Cara, JenisSaring, Laporan, PILIH_SEMUA, Pilih, Sumber, angka, barcode, berat, kode, pilih,
    rupiah, saring, teks, tgl,
};

type KolomBagian = &'static [(&'static str, &'static str)];

const BARANG: KolomBagian = &[
    ("kode_barcode", ""),
    ("nama_barang", ""),
    ("jumlah", ""),
    ("berat", ""),
    ("berat_nota", ""),
    ("selisih_berat", ""),
    ("rupiah", ""),
];
const BELI: KolomBagian = &[
    ("no_faktur", ""),
    ("kode_barcode", ""),
    ("nama_barang", ""),
    ("jumlah", ""),
    ("berat", ""),
    ("berat_nota", ""),
    ("selisih_berat", ""),
    ("rupiah", ""),
    ("status", ""),
];
const JUAL: KolomBagian = &[
    ("no_faktur", ""),
    ("kode_baki", ""),
    ("kode_barcode", ""),
    ("nama_barang", ""),
    ("jumlah", ""),
    ("berat", ""),
    ("rupiah", ""),
    ("status", ""),
];
const KATEGORI: KolomBagian =
    &[("_id", ""), ("nama_barang", "Nama Kategori"), ("jumlah", ""), ("berat", ""), ("rupiah", "")];
const HUTANG: KolomBagian = &[("no_faktur", ""), ("_id", "Nama Customer"), ("rupiah", "")];

/// A section, the words it says when nothing happened, and the call's name for it.
macro_rules! bagian {
    ($judul:literal, $pilihan:literal, $kolom:expr) => {
        Bagian {
            nama: $judul,
            judul: $judul,
            pilihan: $pilihan,
            kolom: $kolom,
            kosong: concat!("Tidak ada ", $judul, " di tanggal ini"),
        }
    };
}

const BAGIAN: [Bagian; 9] = [
    bagian!("Hancur Barang", "hancur-barang", BARANG),
    bagian!("Hutang Bunga", "hutang-bunga", HUTANG),
    bagian!("Hutang Masuk", "hutang-masuk", HUTANG),
    bagian!("Pembelian", "pembelian", BELI),
    bagian!("Penjualan", "penjualan", JUAL),
    bagian!("Batal Penjualan", "batal-penjualan", JUAL),
    bagian!("Penjualan Perkategori", "penjualan-per-kategori", KATEGORI),
    bagian!("Service Ambil", "service-ambil", HUTANG),
    bagian!("Service Masuk", "service-masuk", HUTANG),
];

/// The sections as the filter offers them.
const PILIHAN: [Pilih; 10] = {
    let mut semua = [PILIH_SEMUA; 10];
    let mut i = 0;
    while i < BAGIAN.len() {
        semua[i + 1] = pilih(BAGIAN[i].pilihan, BAGIAN[i].judul);
        i += 1;
    }
    semua
};

pub const LAPORAN: Laporan = Laporan {
    panggilan: &["GET report/subur/akhir-hari/{section}"],
    cara: Cara::Langsung,
    saringan: &[tgl("tanggal", "Tanggal"), saring("section", "Bagian", JenisSaring::Pilihan(&PILIHAN))],
    sumber: Sumber::Sql(concat!(
        gerak!("tanggal", "tanggal"),
        "SELECT x.bagian, x.no_faktur, x._id, x.kode_barcode, x.kode_baki, x.nama_barang, x.jumlah, x.berat, x.berat_nota, \
         x.selisih_berat, x.rupiah, x.status FROM (\
         SELECT 1 AS urut, 'hancur-barang' AS section, 'Hancur Barang' AS bagian, d.no_dok AS no_faktur, r.kode_group AS _id, \
         r.kode_barcode, r.baki_dari AS kode_baki, r.nama_barang, CAST(1 AS BIGINT) AS jumlah, r.berat_stock AS berat, \
         r.berat AS berat_nota, r.berat - r.berat_stock AS selisih_berat, r.nilai AS rupiah, '' AS status \
         FROM dok_barang d JOIN dok_barang_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
         WHERE d.toko = :toko AND d.jenis = 'HANCUR' AND d.tgl_system = :tanggal \
         AND d.no_dok NOT IN (SELECT y.rujukan FROM dok_barang y WHERE y.toko = :toko AND y.jenis = 'BATAL') UNION ALL \
         SELECT 2, 'hutang-bunga', 'Hutang Bunga', o.no_dok, h.nama_customer, '', '', '', NULL, NULL, NULL, NULL, CAST(SUM(o.ongkos) AS BIGINT), \
         CASE WHEN SUM(o.ongkos) < 0 THEN 'BATAL' ELSE '' END FROM pinjaman_omset o JOIN hutang h ON h.toko = o.toko AND h.no_hutang = o.no_hutang \
         WHERE o.toko = :toko AND o.tgl_system = :tanggal GROUP BY o.no_dok, h.nama_customer HAVING SUM(o.ongkos) <> 0 UNION ALL \
         SELECT 3, 'hutang-masuk', 'Hutang Masuk', o.no_dok, h.nama_customer, '', '', '', NULL, NULL, NULL, NULL, CAST(SUM(o.rupiah) AS BIGINT), \
         CASE WHEN SUM(o.rupiah) < 0 THEN 'BATAL' ELSE '' END FROM pinjaman_omset o JOIN hutang h ON h.toko = o.toko AND h.no_hutang = o.no_hutang \
         WHERE o.toko = :toko AND o.tgl_system = :tanggal GROUP BY o.no_dok, h.nama_customer HAVING SUM(o.rupiah) <> 0 UNION ALL \
         SELECT 4, 'pembelian', 'Pembelian', r.no_faktur_beli, r.kode_group, r.kode_barcode, r.kode_baki, r.nama_barang, \
         r.tanda * r.qty, r.tanda * r.berat, r.tanda * r.berat_nota, \
         r.tanda * CASE WHEN r.berat_nota = 0 THEN 0 ELSE r.berat_nota - r.berat END, r.tanda * r.harga, CASE WHEN r.tanda < 0 THEN 'BATAL' ELSE '' END \
         FROM dibeli r UNION ALL \
         SELECT 5, 'penjualan', 'Penjualan', r.no_faktur_jual, r.kode_group, r.kode_barcode, r.kode_baki, r.nama_barang, \
         r.tanda * r.qty, r.tanda * r.berat, NULL, NULL, r.tanda * r.harga_total, CASE WHEN r.tanda < 0 THEN 'BATAL' ELSE '' END \
         FROM dijual r UNION ALL \
         SELECT 6, 'batal-penjualan', 'Batal Penjualan', r.no_faktur_jual, r.kode_group, r.kode_barcode, r.kode_baki, r.nama_barang, \
         r.qty, r.berat, NULL, NULL, r.harga_total, 'BATAL' \
         FROM faktur_batal z JOIN jual r ON r.toko = z.toko AND r.no_faktur_group = z.no_faktur_group \
         WHERE z.toko = :toko AND z.tgl_system = :tanggal UNION ALL \
         SELECT 6, 'batal-penjualan', 'Batal Penjualan', r.no_faktur, r.kode_group, '', r.kode_baki, r.deskripsi, \
         r.qty, r.berat, NULL, NULL, r.harga, 'BATAL' \
         FROM manual_batal z JOIN manual_baris r ON r.toko = z.toko AND r.no_faktur_group = z.no_faktur_group \
         WHERE z.toko = :toko AND z.tgl_system = :tanggal AND r.sisi = 'JUAL' UNION ALL \
         SELECT 7, 'penjualan-per-kategori', 'Penjualan Perkategori', '', r.kode_group, '', '', COALESCE(k.nama_group, ''), ",
        jumlah!("r.qty"),
        ", ",
        jumlah!("r.berat"),
        ", NULL, NULL, ",
        jumlah!("r.harga_total"),
        ", '' FROM dijual r \
         LEFT JOIN group_barang k ON k.toko = :toko AND k.kode_group = r.kode_group GROUP BY r.kode_group, k.nama_group UNION ALL \
         SELECT 8, 'service-ambil', 'Service Ambil', o.no_service, s.nama_customer, '', '', '', NULL, NULL, NULL, NULL, o.rupiah, CASE WHEN o.rupiah < 0 THEN 'BATAL' ELSE '' END \
         FROM service_omset o JOIN service s ON s.toko = o.toko AND s.no_service = o.no_service WHERE o.toko = :toko AND o.tgl_system = :tanggal UNION ALL \
         SELECT 9, 'service-masuk', 'Service Masuk', s.no_service, s.nama_customer, '', '', '', NULL, NULL, NULL, NULL, s.estimasi_rp, '' \
         FROM service s WHERE s.toko = :toko AND s.jenis = 'CUSTOMER' AND s.tgl_system = :tanggal \
         AND s.no_service NOT IN (SELECT k.no_dok FROM kerja_awal k WHERE k.toko = :toko) UNION ALL \
         SELECT 9, 'service-masuk', 'Service Masuk', s.no_service, s.nama_customer, '', '', '', NULL, NULL, NULL, NULL, -s.estimasi_rp, 'BATAL' \
         FROM (SELECT toko, no_service, tgl_system FROM service_batal UNION ALL SELECT toko, no_service, tgl_system FROM service_ganti) z JOIN service s ON s.toko = z.toko AND s.no_service = z.no_service \
         WHERE z.toko = :toko AND s.jenis = 'CUSTOMER' AND z.tgl_system = :tanggal \
         AND s.no_service NOT IN (SELECT k.no_dok FROM kerja_awal k WHERE k.toko = :toko)) x \
         WHERE 1 = 1[[section| AND x.section = :section]] ORDER BY x.urut, x.no_faktur, x._id, x.kode_barcode, x.status",
    )),
    kolom: &[
        kode("bagian", "Bagian").tanpa_nama(),
        kode("no_faktur", "No Faktur"),
        kode("_id", "Kategori"),
        barcode("kode_barcode", "Kode Barcode"),
        kode("kode_baki", "Baki"),
        teks("nama_barang", "Nama Barang"),
        angka("jumlah", "Jumlah").jumlah(),
        berat("berat", "Berat").jumlah(),
        berat("berat_nota", "Berat Nota").jumlah(),
        berat("selisih_berat", "Selisih Berat").jumlah(),
        rupiah("rupiah", "Rupiah").jumlah(),
        kode("status", "Status"),
    ],
    bagian: &BAGIAN,
    kelompok: &["bagian"],
    total: false,
    polos: true,
    tanda_tangan: &["Dibuat Oleh", "Diperiksa Oleh"],
    tersedia: "Laporan Akhir Hari Tersedia",
    kosong: "Laporan Akhir Hari Tidak Tersedia",
    gagal: "Data Yang Anda Cari Tidak Ada",
    ..Laporan::new("/laporan-akhir_hari", "Laporan Akhir Hari")
};
