//! The twelve sets: their columns in order, and the query ($1 the store, $2 the day) that fills them. What is there at the end of
//! a day (pieces, balances, groups, members, settings) stands as it was then where a book says so, and else as it is now; what
//! happened on a day (money, sales, purchases, services …) stands with that day. docs/csv-exports.md tells each column.

use print::tabel::Jenis::{self, Barcode, Bulat, Gram, Kode, Persen, Rupiah, Tanggal, Teks};

/// One file.
#[derive(Debug, Clone, Copy)]
pub struct Set {
    pub nama: &'static str,
    pub kolom: &'static [(&'static str, Jenis)],
    /// empty: its rows are put together by hand (`sistem`)
    pub(super) sql: &'static str,
    /// what is counted for the progress instead of the query itself
    pub(super) hitung: &'static str,
}

/// The last closing on or before the day.
macro_rules! tutup_akhir {
    () => {
        "(SELECT MAX(tanggal) FROM tutup_toko WHERE toko = $1 AND tanggal <= $2)"
    };
}

/// What was paid of one kind for a side of an invoice, in its first line of that side, so that the column adds up.
macro_rules! dibayar {
    ($sisi:literal, $jenis:literal) => {
        concat!(
            "CASE WHEN r.baris = (SELECT MIN(x.baris) FROM dagang_",
            $sisi,
            " x WHERE x.toko = $1 AND x.tgl = $2 AND x.no_faktur_group = r.no_faktur_group) THEN r.tanda * \
             (SELECT CAST(COALESCE(SUM(CASE WHEN b.arah = 'MASUK' THEN b.jumlah_rp ELSE -b.jumlah_rp END), 0) AS BIGINT) \
             FROM bayar b WHERE b.toko = r.toko AND b.no_faktur_group = r.no_faktur_group AND LOWER(b.sisi) = '",
            $sisi,
            "' AND b.jenis ",
            $jenis,
            ") ELSE CAST(0 AS BIGINT) END"
        )
    };
}

const BARANG: Set = Set {
    nama: "data_barang",
    kolom: &[
        ("tgl_system", Tanggal),
        ("kode_barang", Kode),
        ("kode_barcode", Barcode),
        ("kode_intern", Kode),
        ("nama_barang", Teks),
        ("kode_group", Kode),
        ("kode_dept", Kode),
        ("kode_gudang", Kode),
        ("kode_toko", Kode),
        ("supplier_barang", Kode),
        ("asal_perolehan", Kode),
        ("kadar", Persen),
        ("kadar_cetak", Persen),
        ("kadar_modal", Persen),
        ("berat", Gram),
        ("berat_asli", Gram),
        ("berat_stock", Gram),
        ("nama_atribut", Teks),
        ("berat_atribut", Gram),
        ("harga_atribut", Rupiah),
        ("berat_bandrol", Gram),
        ("berat_plastik", Gram),
        ("harga_modal_gram", Rupiah),
        ("ongkos_modal", Rupiah),
        ("total_pokok", Rupiah),
        ("profit", Rupiah),
        ("harga_bandrol", Rupiah),
        ("total_usd", Persen),
        ("size", Kode),
        ("finishing", Teks),
        ("tag_id", Kode),
        ("no_seri", Kode),
        ("no_pesanan", Kode),
        ("no_po", Kode),
        ("tgl_masuk", Tanggal),
        ("input_by", Kode),
        ("stock_akhir", Bulat),
    ],
    sql: "WITH akhir AS (SELECT s.kode_barcode, MAX(CASE WHEN s.qty = 1 THEN s.id ELSE 0 END) AS id_masuk FROM buku_stok s \
        WHERE s.toko = $1 AND s.tgl_system <= $2 AND SUBSTR(s.gudang, 1, 1) <> '@' GROUP BY s.kode_barcode \
        HAVING SUM(s.qty) = 1) \
        SELECT CAST($2 AS TEXT) AS tgl, CASE WHEN b.kode_intern = '' THEN b.kode_barcode ELSE b.kode_intern END AS kode, \
        b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, s.gudang, s.baki, b.supplier_barang, \
        b.asal_perolehan, b.kadar, b.kadar_cetak, b.kadar_modal, b.berat, b.berat_asli, s.berat AS berat_stock, \
        b.nama_atribut, b.berat_atribut, b.harga_atribut, b.berat_bandrol, b.berat_plastik, b.harga_modal_gram, \
        b.ongkos_modal, b.total_pokok, b.profit, b.harga_bandrol, b.total_usd, b.size, b.finishing, b.tag_id, b.no_seri, \
        b.no_pesanan, b.no_po, b.tgl_masuk, b.input_by, CAST(1 AS BIGINT) AS stock_akhir \
        FROM akhir JOIN buku_stok s ON s.toko = $1 AND s.id = akhir.id_masuk \
        JOIN barang b ON b.kode_barcode = akhir.kode_barcode WHERE s.milik <> 'CUSTOMER' ORDER BY akhir.kode_barcode",
    hitung: concat!(
        "SELECT CAST(COALESCE(SUM(qty), 0) AS BIGINT) FROM potret_stok WHERE toko = $1 AND milik <> 'CUSTOMER' AND tanggal = ",
        tutup_akhir!()
    ),
};

const SALDO: Set = Set {
    nama: "data_saldo",
    kolom: &[
        ("tgl_system", Tanggal),
        ("jenis_stok", Kode),
        ("kode_gudang", Kode),
        ("kode_toko", Kode),
        ("milik", Kode),
        ("kode_group", Kode),
        ("kode_dept", Kode),
        ("stock_awal", Bulat),
        ("berat_awal", Gram),
        ("stock_akhir", Bulat),
        ("berat_akhir", Gram),
        ("berat_murni", Gram),
        ("nilai_pokok", Rupiah),
    ],
    sql: concat!(
        "WITH hari AS (SELECT ",
        tutup_akhir!(),
        " AS akhir, (SELECT MAX(tanggal) FROM tutup_toko WHERE toko = $1 AND tanggal < ",
        tutup_akhir!(),
        ") AS awal), isi AS (\
         SELECT 'BARANG' AS jenis_stok, p.gudang, p.baki, p.milik, p.kode_group, '' AS kode_dept, p.tanggal = h.awal AS lalu, \
         p.qty, p.berat, p.murni, p.nilai FROM hari h JOIN potret_stok p ON p.toko = $1 AND p.tanggal IN (h.awal, h.akhir) \
         UNION ALL \
         SELECT p.jenis_stok, p.gudang, p.baki, 'TOKO' AS milik, p.kode_group, p.kode_dept, p.tanggal = h.awal AS lalu, \
         p.qty, p.berat, p.murni, p.nilai FROM hari h JOIN potret_curah p ON p.toko = $1 AND p.tanggal IN (h.awal, h.akhir)) \
         SELECT CAST($2 AS TEXT) AS tgl, jenis_stok, gudang, baki, milik, kode_group, kode_dept, \
         CAST(SUM(CASE WHEN lalu THEN qty ELSE 0 END) AS BIGINT) AS stock_awal, \
         CAST(SUM(CASE WHEN lalu THEN berat ELSE 0 END) AS BIGINT) AS berat_awal, \
         CAST(SUM(CASE WHEN lalu THEN 0 ELSE qty END) AS BIGINT) AS stock_akhir, \
         CAST(SUM(CASE WHEN lalu THEN 0 ELSE berat END) AS BIGINT) AS berat_akhir, \
         CAST(SUM(CASE WHEN lalu THEN 0 ELSE murni END) AS BIGINT) AS murni, \
         CAST(SUM(CASE WHEN lalu THEN 0 ELSE nilai END) AS BIGINT) AS nilai \
         FROM isi WHERE SUBSTR(gudang, 1, 1) <> '@' GROUP BY jenis_stok, gudang, baki, milik, kode_group, kode_dept \
         ORDER BY jenis_stok, gudang, baki, milik, kode_group, kode_dept"
    ),
    hitung: "",
};

const HANCUR: Set = Set {
    nama: "data_hancur",
    kolom: &[
        ("tgl_system", Tanggal),
        ("jam", Kode),
        ("no_hancur", Kode),
        ("jenis_stok", Kode),
        ("kode_barcode", Barcode),
        ("kode_intern", Kode),
        ("nama_barang", Teks),
        ("kode_group", Kode),
        ("kode_dept", Kode),
        ("kadar_cetak", Persen),
        ("qty", Bulat),
        ("berat", Gram),
        ("berat_stock", Gram),
        ("nilai_pokok", Rupiah),
        ("kode_gudang", Kode),
        ("kode_toko", Kode),
        ("gudang_tujuan", Kode),
        ("kondisi", Kode),
        ("keterangan", Teks),
        ("input_by", Kode),
        ("status_batal", Bulat),
    ],
    sql: "SELECT tgl_system, jam, no_dok, jenis_stok, kode_barcode, kode_intern, nama_barang, kode_group, kode_dept, \
        kadar_cetak, qty, berat, berat_stock, nilai, gudang_dari, baki_dari, gudang_ke, kondisi, keterangan, oleh, batal \
        FROM (SELECT d.tgl_system, SUBSTR(d.waktu, 12, 8) AS jam, d.no_dok, 'BARANG' AS jenis_stok, r.kode_barcode, \
        r.kode_intern, r.nama_barang, r.kode_group, r.kode_dept, r.kadar_cetak, CAST(1 AS BIGINT) AS qty, r.berat, \
        r.berat_stock, r.nilai, r.gudang_dari, r.baki_dari, r.gudang_ke, r.kondisi, d.keterangan, d.oleh, \
        CASE WHEN EXISTS (SELECT 1 FROM dok_barang z WHERE z.toko = d.toko AND z.jenis = 'BATAL' AND z.rujukan = d.no_dok \
        AND z.tgl_system = d.tgl_system) THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END AS batal, r.baris \
        FROM dok_barang d JOIN dok_barang_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
        WHERE d.toko = $1 AND d.jenis = 'HANCUR' AND d.tgl_system = $2 \
        UNION ALL \
        SELECT d.tgl_system, SUBSTR(d.waktu, 12, 8) AS jam, d.no_dok, d.jenis_stok, '' AS kode_barcode, '' AS kode_intern, \
        r.nama_dept AS nama_barang, r.kode_group, r.kode_dept, CAST(0 AS BIGINT) AS kadar_cetak, r.qty, r.berat, \
        r.berat AS berat_stock, r.nilai, r.gudang_dari, r.baki_dari, r.gudang_ke, '' AS kondisi, d.keterangan, d.oleh, \
        CASE WHEN EXISTS (SELECT 1 FROM curah_batal z WHERE z.toko = d.toko AND z.no_dok = d.no_dok \
        AND z.tgl_system = d.tgl_system) THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END AS batal, r.baris \
        FROM dok_curah d JOIN dok_curah_baris r ON r.toko = d.toko AND r.no_dok = d.no_dok \
        WHERE d.toko = $1 AND d.jenis = 'HANCUR' AND d.tgl_system = $2) isi ORDER BY jam, no_dok, baris",
    hitung: "",
};

const CASH: Set = Set {
    nama: "data_cash",
    kolom: &[
        ("tgl_system", Tanggal),
        ("jam", Kode),
        ("no_dok", Kode),
        ("jenis", Kode),
        ("no_rekening", Kode),
        ("kategori", Kode),
        ("deskripsi", Teks),
        ("jumlah_in", Rupiah),
        ("jumlah_out", Rupiah),
        ("input_by", Kode),
        ("status_valid", Bulat),
    ],
    sql: "SELECT tgl_system, SUBSTR(waktu, 12, 8) AS jam, no_dok, jenis, no_rekening, kategori, deskripsi, jumlah_in, \
        jumlah_out, oleh, valid FROM (\
        SELECT k.tgl_system, k.waktu, k.no_dok, 'CASH' AS jenis, '' AS no_rekening, k.kategori, k.deskripsi, k.jumlah_in, \
        k.jumlah_out, k.kasir AS oleh, CAST(1 AS BIGINT) AS valid, k.id FROM buku_kas k \
        WHERE k.toko = $1 AND k.tgl_system = $2 UNION ALL \
        SELECT b.tgl_system, b.waktu, b.no_dok, b.jenis, b.no_rekening, b.kategori, b.deskripsi, b.jumlah_in, b.jumlah_out, \
        b.oleh, CASE WHEN b.status = 'VALID' OR EXISTS (SELECT 1 FROM buku_bank_valid v WHERE v.toko = b.toko \
        AND v.id_bank = b.id AND v.tgl_system <= $2) THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END AS valid, b.id \
        FROM buku_bank b WHERE b.toko = $1 AND b.tgl_system = $2) isi ORDER BY waktu, no_dok, jenis, id",
    hitung: "",
};

const SYSTEM: Set = Set {
    nama: "data_system",
    kolom: &[("tgl_system", Tanggal), ("key", Kode), ("value", Teks)],
    sql: "",
    hitung: "",
};

const GROUP: Set = Set {
    nama: "data_group",
    kolom: &[
        ("kode_group", Kode),
        ("nama_group", Teks),
        ("kode_kategori", Kode),
        ("jenis_group", Kode),
        ("kelompok_harga", Kode),
        ("kadar", Persen),
        ("kadar_cetak", Persen),
        ("kadar_modal", Persen),
        ("is_berlian", Bulat),
        ("is_acc", Bulat),
        ("is_lm", Bulat),
        ("aturan_harga", Kode),
        ("harga", Rupiah),
        ("harga_bandrol", Rupiah),
        ("harga_jual", Rupiah),
        ("harga_beli", Rupiah),
        ("jenis_ongkos", Kode),
        ("ongkos", Rupiah),
        ("jenis_ppn", Kode),
        ("aktif", Bulat),
    ],
    sql: "SELECT g.kode_group, g.nama_group, g.kode_kategori, g.jenis_group, g.kelompok_harga, g.kadar, g.kadar_cetak, \
        g.kadar_modal, g.is_berlian, g.is_acc, g.is_lm, g.aturan_harga, g.harga, g.harga_bandrol, \
        COALESCE((SELECT h.jual_baru FROM buku_harga h WHERE h.toko = g.toko AND h.kode_group = g.kode_group \
        AND h.tgl_system <= $2 ORDER BY h.id DESC LIMIT 1), CAST(0 AS BIGINT)) AS harga_jual, \
        COALESCE((SELECT h.beli_baru FROM buku_harga h WHERE h.toko = g.toko AND h.kode_group = g.kode_group \
        AND h.tgl_system <= $2 ORDER BY h.id DESC LIMIT 1), CAST(0 AS BIGINT)) AS harga_beli, \
        g.jenis_ongkos, g.ongkos, g.jenis_ppn, g.aktif FROM group_barang g WHERE g.toko = $1 AND g.dihapus = 0 \
        ORDER BY g.kode_group",
    hitung: "",
};

const HUTANG: Set = Set {
    nama: "data_hutang",
    kolom: &[
        ("no_faktur_hutang", Kode),
        ("no_faktur_manual", Kode),
        ("tgl_hutang", Tanggal),
        ("jatuh_tempo", Tanggal),
        ("status_hutang", Kode),
        ("tgl_status", Tanggal),
        ("kode_sales", Kode),
        ("kode_member", Kode),
        ("nama_customer", Teks),
        ("alamat_customer", Teks),
        ("no_hp", Kode),
        ("kode_barcode", Barcode),
        ("nama_barang", Teks),
        ("kode_group", Kode),
        ("kode_dept", Kode),
        ("kadar", Persen),
        ("berat", Gram),
        ("berat_atribut", Gram),
        ("taksiran_rp", Rupiah),
        ("pokok_rp", Rupiah),
        ("jumlah_hutang", Rupiah),
        ("bunga", Persen),
        ("bunga_rp", Rupiah),
        ("denda_rp", Rupiah),
        ("potongan_rp", Rupiah),
        ("total_bayar", Rupiah),
        ("input_by", Kode),
    ],
    sql: "WITH hari AS (SELECT DISTINCT e.no_hutang FROM hutang_peristiwa e WHERE e.toko = $1 AND e.tgl_system = $2 \
        AND e.peristiwa IN ('BUKA', 'VALID', 'CAIR', 'LUNAS', 'BATAL', 'BATAL LUNAS', 'LELANG')), \
        akhir AS (SELECT h.no_hutang, (SELECT MAX(e.urut) FROM hutang_peristiwa e WHERE e.toko = $1 \
        AND e.no_hutang = h.no_hutang AND e.tgl_system <= $2 \
        AND e.peristiwa IN ('BUKA', 'VALID', 'CAIR', 'LUNAS', 'BATAL', 'BATAL LUNAS', 'LELANG')) AS urut FROM hari h) \
        SELECT h.no_hutang, h.no_faktur_manual, h.tgl_hutang, h.jatuh_tempo, \
        CASE WHEN e.peristiwa IN ('LUNAS', 'BATAL', 'LELANG') THEN e.peristiwa \
        WHEN e.peristiwa IN ('BUKA', 'VALID') AND h.tunggu = 1 THEN 'TUNGGU' ELSE 'AKTIF' END AS status_hutang, \
        e.tgl_system AS tgl_status, h.kode_sales, h.kode_member, h.nama_customer, h.alamat_customer, h.no_hp, \
        r.kode_barcode, r.nama_barang, r.kode_group, r.kode_dept, r.kadar, r.berat, r.berat_atribut, r.taksiran_rp, \
        r.pokok_rp, CASE WHEN r.baris = 1 THEN h.pokok_rp ELSE CAST(0 AS BIGINT) END AS jumlah_hutang, h.bunga, \
        CASE WHEN r.baris = 1 THEN COALESCE(l.bunga_rp, 0) ELSE CAST(0 AS BIGINT) END AS bunga_rp, \
        CASE WHEN r.baris = 1 THEN COALESCE(l.denda_rp, 0) ELSE CAST(0 AS BIGINT) END AS denda_rp, \
        CASE WHEN r.baris = 1 THEN COALESCE(l.potongan_bunga_rp + l.potongan_denda_rp, 0) ELSE CAST(0 AS BIGINT) END AS potong, \
        CASE WHEN r.baris = 1 THEN COALESCE(l.masuk_rp - l.keluar_rp, 0) ELSE CAST(0 AS BIGINT) END AS total_bayar, h.oleh \
        FROM akhir a JOIN hutang h ON h.toko = $1 AND h.no_hutang = a.no_hutang \
        JOIN hutang_peristiwa e ON e.toko = $1 AND e.no_hutang = a.no_hutang AND e.urut = a.urut \
        JOIN hutang_baris r ON r.toko = $1 AND r.no_hutang = a.no_hutang \
        LEFT JOIN hutang_lunas l ON l.toko = $1 AND l.no_hutang = a.no_hutang AND e.peristiwa = 'LUNAS' \
        AND l.no_lunas = e.rujukan ORDER BY h.no_hutang, r.baris",
    hitung: "",
};

const JUAL: Set = Set {
    nama: "data_jual",
    kolom: &[
        ("tgl_system", Tanggal),
        ("jam", Kode),
        ("no_faktur_group", Kode),
        ("no_faktur_jual", Kode),
        ("kode_sales", Kode),
        ("kode_member", Kode),
        ("nama_customer", Teks),
        ("alamat_customer", Teks),
        ("no_hp", Kode),
        ("kode_gudang", Kode),
        ("kode_baki", Kode),
        ("kode_barcode", Barcode),
        ("kode_intern", Kode),
        ("nama_barang", Teks),
        ("kode_group", Kode),
        ("kode_dept", Kode),
        ("kode_marketplace", Kode),
        ("qty", Bulat),
        ("kadar", Persen),
        ("berat_awal", Gram),
        ("berat", Gram),
        ("nama_atribut", Teks),
        ("berat_atribut", Gram),
        ("harga_gram", Rupiah),
        ("ongkos", Rupiah),
        ("harga_atribut", Rupiah),
        ("total_usd", Persen),
        ("curr", Rupiah),
        ("total_berlian_rp", Rupiah),
        ("harga_jual", Rupiah),
        ("diskon", Rupiah),
        ("harga_total", Rupiah),
        ("dpp", Rupiah),
        ("ppn", Rupiah),
        ("cash_rp", Rupiah),
        ("transfer_rp", Rupiah),
        ("debet_rp", Rupiah),
        ("credit_rp", Rupiah),
        ("tukar_rp", Rupiah),
        ("lain_rp", Rupiah),
        ("no_titip_group", Kode),
        ("no_pesanan", Kode),
        ("status_premi", Bulat),
        ("status_tukar", Bulat),
        ("status_kembali", Bulat),
        ("status_valid", Bulat),
        ("input_by", Kode),
    ],
    sql: concat!(
        "SELECT r.tgl, SUBSTR(r.waktu, 12, 8) AS jam, r.no_faktur_group, r.no_faktur_jual, r.kode_sales, r.kode_member, \
         r.nama_customer, r.alamat_customer, r.no_hp, r.kode_gudang, r.kode_baki, r.kode_barcode, r.kode_intern, \
         r.nama_barang, r.kode_group, r.kode_dept, r.kode_marketplace, r.tanda * r.qty AS qty, r.kadar, r.berat_awal, \
         r.tanda * r.berat AS berat, r.nama_atribut, r.berat_atribut, r.harga_gram, r.tanda * r.ongkos AS ongkos, \
         r.tanda * r.harga_atribut AS harga_atribut, r.total_usd, r.curr, r.tanda * r.total_berlian_rp AS total_berlian_rp, \
         r.tanda * r.harga_jual AS harga_jual, r.tanda * r.diskon AS diskon, r.tanda * r.harga_total AS harga_total, \
         r.tanda * r.dpp AS dpp, r.tanda * r.ppn AS ppn, ",
        dibayar!("jual", "= 'CASH'"),
        " AS cash_rp, ",
        dibayar!("jual", "= 'TRANSFER'"),
        " AS transfer_rp, ",
        dibayar!("jual", "= 'DEBET'"),
        " AS debet_rp, ",
        dibayar!("jual", "= 'CREDIT'"),
        " AS credit_rp, ",
        dibayar!("jual", "= 'TUKAR'"),
        " AS tukar_rp, ",
        dibayar!("jual", "NOT IN ('CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'TUKAR')"),
        " AS lain_rp, r.no_titip, r.no_pesanan, r.status_premi, \
         CASE WHEN r.jenis = 'TUKAR' THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END AS status_tukar, \
         CASE WHEN r.tanda < 0 THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END AS status_kembali, \
         CASE WHEN EXISTS (SELECT 1 FROM faktur_valid v WHERE v.toko = r.toko AND v.no_faktur_group = r.no_faktur_group) \
         THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END AS status_valid, r.oleh \
         FROM dagang_jual r WHERE r.toko = $1 AND r.tgl = $2 ORDER BY r.waktu, r.no_faktur_group, r.baris"
    ),
    hitung: "SELECT COUNT(*) FROM dagang_jual WHERE toko = $1 AND tgl = $2",
};

const MEMBER: Set = Set {
    nama: "data_member",
    kolom: &[
        ("kode_member", Kode),
        ("nama_customer", Teks),
        ("alamat_customer", Teks),
        ("kelurahan", Teks),
        ("kecamatan", Teks),
        ("kota", Teks),
        ("no_hp", Kode),
        ("nik", Kode),
        ("tgl_daftar", Tanggal),
        ("tgl_lahir", Tanggal),
        ("kode_cabang_daftar", Kode),
        ("point", Bulat),
    ],
    sql: "SELECT p.kode_member, p.nama_customer, p.alamat_customer, p.kelurahan, p.kecamatan, p.kota, p.no_hp, p.nik_samar, \
        p.tgl_daftar, p.tgl_lahir, p.kode_cabang_daftar, COALESCE(s.saldo, CAST(0 AS BIGINT)) AS point \
        FROM pelanggan p LEFT JOIN saldo_poin s ON s.kode_pelanggan = p.kode_pelanggan \
        WHERE p.kode_cabang_daftar = $1 AND p.tgl_daftar <> '' AND p.tgl_daftar <= $2 AND p.kode_member <> '' \
        AND p.gabung_ke = '' AND p.keluar = '' ORDER BY p.kode_member",
    hitung: "",
};

const PEMBELIAN: Set = Set {
    nama: "data_pembelian",
    kolom: &[
        ("tgl_system", Tanggal),
        ("jam", Kode),
        ("no_faktur_group", Kode),
        ("no_faktur_beli", Kode),
        ("kode_sales", Kode),
        ("kode_member", Kode),
        ("nama_customer", Teks),
        ("alamat_customer", Teks),
        ("no_hp", Kode),
        ("no_faktur_nota", Kode),
        ("tgl_nota", Tanggal),
        ("no_faktur_ext", Kode),
        ("kode_gudang", Kode),
        ("kode_barcode", Barcode),
        ("nama_barang", Teks),
        ("kode_group", Kode),
        ("kode_dept", Kode),
        ("qty", Bulat),
        ("kadar", Persen),
        ("berat_nota", Gram),
        ("berat", Gram),
        ("harga_nota", Rupiah),
        ("harga_emas", Rupiah),
        ("potongan", Rupiah),
        ("harga_beli", Rupiah),
        ("harga_rata", Rupiah),
        ("kondisi", Kode),
        ("tipe_kondisi", Kode),
        ("cash_rp", Rupiah),
        ("transfer_rp", Rupiah),
        ("tukar_rp", Rupiah),
        ("status_tukar", Bulat),
        ("status_kembali", Bulat),
        ("status_valid", Bulat),
        ("input_by", Kode),
    ],
    sql: concat!(
        "SELECT r.tgl, SUBSTR(r.waktu, 12, 8) AS jam, r.no_faktur_group, r.no_faktur_beli, r.kode_sales, r.kode_member, \
         r.nama_customer, r.alamat_customer, r.no_hp, r.no_faktur_nota, r.tgl_nota, r.no_faktur_ext, r.kode_gudang, \
         r.kode_barcode, r.nama_barang, r.kode_group, r.kode_dept, r.tanda * r.qty AS qty, r.kadar, r.berat_nota, \
         r.tanda * r.berat AS berat, r.harga_nota, r.harga_emas, r.tanda * r.potongan AS potongan, \
         r.tanda * r.harga AS harga_beli, r.harga_rata, r.kondisi, r.tipe_kondisi, -(",
        dibayar!("beli", "= 'CASH'"),
        ") AS cash_rp, -(",
        dibayar!("beli", "IN ('TRANSFER', 'DEBET', 'CREDIT')"),
        ") AS transfer_rp, -(",
        dibayar!("beli", "= 'TUKAR'"),
        ") AS tukar_rp, CASE WHEN r.jenis = 'TUKAR' THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END AS status_tukar, \
         CASE WHEN r.tanda < 0 THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END AS status_kembali, \
         CASE WHEN EXISTS (SELECT 1 FROM faktur_valid v WHERE v.toko = r.toko AND v.no_faktur_group = r.no_faktur_group) \
         THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END AS status_valid, r.oleh \
         FROM dagang_beli r WHERE r.toko = $1 AND r.tgl = $2 ORDER BY r.waktu, r.no_faktur_group, r.baris"
    ),
    hitung: "SELECT COUNT(*) FROM dagang_beli WHERE toko = $1 AND tgl = $2",
};

const SERVICE: Set = Set {
    nama: "data_service",
    kolom: &[
        ("no_faktur_service", Kode),
        ("no_faktur_group", Kode),
        ("tgl_system", Tanggal),
        ("jam", Kode),
        ("status_proses", Kode),
        ("tgl_proses", Tanggal),
        ("jenis", Kode),
        ("kode_sales", Kode),
        ("kode_member", Kode),
        ("nama_customer", Teks),
        ("alamat_customer", Teks),
        ("no_hp", Kode),
        ("tgl_janji", Tanggal),
        ("kode_barcode", Barcode),
        ("nama_barang", Teks),
        ("kode_group", Kode),
        ("kode_dept", Kode),
        ("kadar", Persen),
        ("berat", Gram),
        ("kondisi", Kode),
        ("pekerjaan", Teks),
        ("estimasi_rp", Rupiah),
        ("dp_rp", Rupiah),
        ("total", Rupiah),
        ("input_by", Kode),
    ],
    sql: "WITH hari AS (SELECT DISTINCT e.no_service FROM service_peristiwa e WHERE e.toko = $1 AND e.tgl_system = $2 \
        AND e.tahap <> 'KABAR'), akhir AS (SELECT h.no_service, (SELECT MAX(e.urut) FROM service_peristiwa e \
        WHERE e.toko = $1 AND e.no_service = h.no_service AND e.tgl_system <= $2 AND e.tahap NOT IN ('KABAR', 'VALID')) \
        AS urut FROM hari h) \
        SELECT s.no_service, s.no_faktur_group, s.tgl_system, SUBSTR(s.waktu, 12, 8) AS jam, e.tahap, \
        e.tgl_system AS tgl_proses, s.jenis, s.kode_sales, s.kode_member, s.nama_customer, s.alamat_customer, s.no_hp, \
        s.tgl_janji, r.kode_barcode, r.nama_barang, r.kode_group, r.kode_dept, r.kadar, r.berat, r.kondisi, r.pekerjaan, \
        r.estimasi_rp, CASE WHEN r.baris = 1 THEN s.dp_rp ELSE CAST(0 AS BIGINT) END AS dp_rp, \
        CASE WHEN r.baris = 1 THEN COALESCE((SELECT MAX(x.total_rp) FROM service_selesai x WHERE x.toko = s.toko \
        AND x.no_service = s.no_service AND x.tgl_system <= $2), CAST(0 AS BIGINT)) ELSE CAST(0 AS BIGINT) END AS total, \
        s.oleh FROM akhir a JOIN service s ON s.toko = $1 AND s.no_service = a.no_service \
        JOIN service_peristiwa e ON e.toko = $1 AND e.no_service = a.no_service AND e.urut = a.urut \
        JOIN service_baris r ON r.toko = $1 AND r.no_service = a.no_service ORDER BY s.no_service, r.baris",
    hitung: "",
};

const TUKAR: Set = Set {
    nama: "data_tukar",
    kolom: &[
        ("tgl_system", Tanggal),
        ("jam", Kode),
        ("no_faktur_group", Kode),
        ("kode_sales", Kode),
        ("kode_member", Kode),
        ("nama_customer", Teks),
        ("alamat_customer", Teks),
        ("no_hp", Kode),
        ("qty_jual", Bulat),
        ("berat_jual", Gram),
        ("harga_jual", Rupiah),
        ("qty_beli", Bulat),
        ("berat_beli", Gram),
        ("harga_beli", Rupiah),
        ("selisih_rp", Rupiah),
        ("status_kembali", Bulat),
        ("input_by", Kode),
    ],
    sql: "SELECT d.tgl, SUBSTR(d.waktu, 12, 8) AS jam, d.no_faktur_group, d.kode_sales, d.kode_member, d.nama_customer, \
        d.alamat_customer, d.no_hp, d.tanda * d.qty_jual AS qty_jual, d.tanda * d.berat_jual AS berat_jual, \
        d.tanda * d.total_jual AS total_jual, d.tanda * d.qty_beli AS qty_beli, d.tanda * d.berat_beli AS berat_beli, \
        d.tanda * d.total_beli AS total_beli, d.tanda * d.neto AS neto, \
        CASE WHEN d.tanda < 0 THEN CAST(1 AS BIGINT) ELSE CAST(0 AS BIGINT) END AS status_kembali, d.oleh \
        FROM dagang d WHERE d.toko = $1 AND d.tgl = $2 AND d.jenis = 'TUKAR' ORDER BY d.waktu, d.no_faktur_group",
    hitung: "",
};

/// In the order of the specification.
pub const SET: &[Set] =
    &[BARANG, SALDO, HANCUR, CASH, SYSTEM, GROUP, HUTANG, JUAL, MEMBER, PEMBELIAN, SERVICE, TUKAR];
