-- The one definition of a store's trade: what counts on which day. A transaction stands on its day with the sign 1; taken
-- back on its own day it never counted; taken back later it still stands on its day, which may be closed, and comes off with
-- the sign -1 on the day it was taken back, when money and goods went back too. Notas of pieces and manual trade alike.
-- Dashboards, digest, recaps and reports read these views and nothing else; figures are multiplied by `tanda`. The rows of a
-- side are asked for by CASE, so that SQLite finds the lines of a document and not those of a side.

CREATE VIEW dagang_nota AS
SELECT f.toko, f.no_faktur_group, 'NOTA' AS sumber, f.tgl_system AS tgl, f.waktu AS waktu, CAST(1 AS BIGINT) AS tanda,
       f.tgl_system AS tgl_faktur, f.jenis, f.oleh, f.kode_sales, f.kode_member, f.nama_customer, f.alamat_customer, f.no_hp,
       f.kode_marketplace, f.no_order, f.qty_jual, f.berat_jual, f.total_jual, f.qty_beli, f.berat_beli, f.total_beli, f.neto
    FROM faktur f LEFT JOIN faktur_batal z ON z.toko = f.toko AND z.no_faktur_group = f.no_faktur_group
    WHERE z.tgl_system IS NULL OR z.tgl_system <> f.tgl_system
UNION ALL
SELECT f.toko, f.no_faktur_group, 'NOTA' AS sumber, z.tgl_system AS tgl, z.waktu AS waktu, CAST(-1 AS BIGINT) AS tanda,
       f.tgl_system AS tgl_faktur, f.jenis, f.oleh, f.kode_sales, f.kode_member, f.nama_customer, f.alamat_customer, f.no_hp,
       f.kode_marketplace, f.no_order, f.qty_jual, f.berat_jual, f.total_jual, f.qty_beli, f.berat_beli, f.total_beli, f.neto
    FROM faktur_batal z JOIN faktur f ON f.toko = z.toko AND f.no_faktur_group = z.no_faktur_group
    WHERE z.tgl_system <> f.tgl_system;

CREATE VIEW dagang_manual AS
SELECT f.toko, f.no_faktur_group, 'MANUAL' AS sumber, f.tgl_system AS tgl, f.waktu AS waktu, CAST(1 AS BIGINT) AS tanda,
       f.tgl_system AS tgl_faktur, f.jenis, f.oleh, f.kode_sales, f.kode_member, f.nama_customer, f.alamat_customer, f.no_hp,
       '' AS kode_marketplace, '' AS no_order,
       (SELECT CAST(COALESCE(SUM(CASE WHEN b.sisi = 'JUAL' THEN b.qty ELSE 0 END), 0) AS BIGINT) FROM manual_baris b
        WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) AS qty_jual,
       (SELECT CAST(COALESCE(SUM(CASE WHEN b.sisi = 'JUAL' THEN b.berat ELSE 0 END), 0) AS BIGINT) FROM manual_baris b
        WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) AS berat_jual,
       f.total_jual,
       (SELECT CAST(COALESCE(SUM(CASE WHEN b.sisi = 'BELI' THEN b.qty ELSE 0 END), 0) AS BIGINT) FROM manual_baris b
        WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) AS qty_beli,
       (SELECT CAST(COALESCE(SUM(CASE WHEN b.sisi = 'BELI' THEN b.berat ELSE 0 END), 0) AS BIGINT) FROM manual_baris b
        WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) AS berat_beli,
       f.total_beli, f.neto
    FROM manual f LEFT JOIN manual_batal z ON z.toko = f.toko AND z.no_faktur_group = f.no_faktur_group
    WHERE z.tgl_system IS NULL OR z.tgl_system <> f.tgl_system
UNION ALL
SELECT f.toko, f.no_faktur_group, 'MANUAL' AS sumber, z.tgl_system AS tgl, z.waktu AS waktu, CAST(-1 AS BIGINT) AS tanda,
       f.tgl_system AS tgl_faktur, f.jenis, f.oleh, f.kode_sales, f.kode_member, f.nama_customer, f.alamat_customer, f.no_hp,
       '' AS kode_marketplace, '' AS no_order,
       (SELECT CAST(COALESCE(SUM(CASE WHEN b.sisi = 'JUAL' THEN b.qty ELSE 0 END), 0) AS BIGINT) FROM manual_baris b
        WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) AS qty_jual,
       (SELECT CAST(COALESCE(SUM(CASE WHEN b.sisi = 'JUAL' THEN b.berat ELSE 0 END), 0) AS BIGINT) FROM manual_baris b
        WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) AS berat_jual,
       f.total_jual,
       (SELECT CAST(COALESCE(SUM(CASE WHEN b.sisi = 'BELI' THEN b.qty ELSE 0 END), 0) AS BIGINT) FROM manual_baris b
        WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) AS qty_beli,
       (SELECT CAST(COALESCE(SUM(CASE WHEN b.sisi = 'BELI' THEN b.berat ELSE 0 END), 0) AS BIGINT) FROM manual_baris b
        WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) AS berat_beli,
       f.total_beli, f.neto
    FROM manual_batal z JOIN manual f ON f.toko = z.toko AND f.no_faktur_group = z.no_faktur_group
    WHERE z.tgl_system <> f.tgl_system;

CREATE VIEW dagang AS SELECT * FROM dagang_nota UNION ALL SELECT * FROM dagang_manual;

-- The same by line: what was sold, and what was bought. Manual lines have no barcode, no nota and no condition.
CREATE VIEW dagang_jual AS
SELECT d.toko, d.no_faktur_group, d.sumber, d.tgl, d.waktu, d.tanda, d.tgl_faktur, d.jenis, d.oleh, d.kode_member, d.nama_customer,
       d.alamat_customer, d.no_hp, d.kode_marketplace, d.no_order,
       r.baris, r.no_faktur_jual, r.kode_sales, r.jenis_barang, r.kode_barcode, r.kode_intern, r.nama_barang,
       r.kode_group, r.jenis_group, r.kelompok_harga, r.kode_dept, r.is_berlian, r.is_lm, r.kode_gudang, r.kode_baki,
       r.qty, r.kadar, r.kadar_cetak, r.berat_awal, r.berat, r.nama_atribut, r.berat_atribut, r.harga_gram,
       r.nilai_emas, r.ongkos, r.harga_atribut, r.total_berlian_rp, r.total_usd, r.curr, r.harga_jual, r.diskon,
       r.harga_hitung, r.harga_total, r.total_pokok, r.asal_perolehan, r.tarif_ppn, r.dpp, r.ppn, r.status_premi,
       r.no_titip, r.no_pesanan, r.otorisasi
    FROM dagang_nota d CROSS JOIN jual r WHERE r.toko = d.toko AND r.no_faktur_group = d.no_faktur_group
UNION ALL
SELECT d.toko, d.no_faktur_group, d.sumber, d.tgl, d.waktu, d.tanda, d.tgl_faktur, d.jenis, d.oleh, d.kode_member, d.nama_customer,
       d.alamat_customer, d.no_hp, d.kode_marketplace, d.no_order,
       r.baris, r.no_faktur AS no_faktur_jual, r.kode_sales, 'MANUAL' AS jenis_barang, '' AS kode_barcode,
       '' AS kode_intern, r.deskripsi AS nama_barang, r.kode_group, COALESCE(k.jenis_group, '') AS jenis_group,
       COALESCE(k.kelompok_harga, '') AS kelompok_harga, r.kode_dept, CAST(0 AS BIGINT) AS is_berlian,
       COALESCE(k.is_lm, CAST(0 AS BIGINT)) AS is_lm, r.kode_gudang, r.kode_baki, r.qty, r.kadar,
       r.kadar AS kadar_cetak, r.berat AS berat_awal, r.berat, '' AS nama_atribut, r.berat_atribut, r.harga_gram,
       r.harga_hitung - r.ongkos AS nilai_emas, r.ongkos, CAST(0 AS BIGINT) AS harga_atribut,
       CAST(0 AS BIGINT) AS total_berlian_rp, CAST(0 AS BIGINT) AS total_usd, CAST(0 AS BIGINT) AS curr,
       r.harga_hitung AS harga_jual,
       CASE WHEN r.harga_hitung > r.harga THEN r.harga_hitung - r.harga ELSE 0 END AS diskon, r.harga_hitung,
       r.harga AS harga_total, r.total_pokok, 'MANUAL' AS asal_perolehan, r.tarif_ppn, r.dpp, r.ppn,
       CAST(0 AS BIGINT) AS status_premi, '' AS no_titip, '' AS no_pesanan, r.otorisasi
    FROM dagang_manual d CROSS JOIN manual_baris r LEFT JOIN group_barang k ON k.toko = r.toko AND k.kode_group = r.kode_group
    WHERE r.toko = d.toko AND r.no_faktur_group = d.no_faktur_group AND CASE WHEN r.sisi = 'JUAL' THEN 1 ELSE 0 END = 1;

CREATE VIEW dagang_beli AS
SELECT d.toko, d.no_faktur_group, d.sumber, d.tgl, d.waktu, d.tanda, d.tgl_faktur, d.jenis, d.oleh, d.kode_member, d.nama_customer,
       d.alamat_customer, d.no_hp, d.kode_marketplace, d.no_order,
       r.baris, r.no_faktur_beli, r.kode_sales, r.surat, r.toko_nota, r.no_faktur_nota, r.tgl_nota, r.no_faktur_ext,
       r.kode_barcode, r.nama_barang, r.kode_group, r.jenis_group, r.kelompok_harga, r.kode_dept, r.kode_gudang,
       r.kode_baki, CAST(1 AS BIGINT) AS qty, r.kadar, r.kadar_uji, r.berat_nota, r.berat_timbang, r.berat,
       r.harga_nota, r.harga_emas, r.kondisi, r.tipe_kondisi, r.cara_nilai, r.nilai, r.potongan, r.rugi_nota,
       r.harga_hitung, r.harga, r.harga_rata, r.rata_asal, r.no_susut, r.otorisasi
    FROM dagang_nota d CROSS JOIN beli r WHERE r.toko = d.toko AND r.no_faktur_group = d.no_faktur_group
UNION ALL
SELECT d.toko, d.no_faktur_group, d.sumber, d.tgl, d.waktu, d.tanda, d.tgl_faktur, d.jenis, d.oleh, d.kode_member, d.nama_customer,
       d.alamat_customer, d.no_hp, d.kode_marketplace, d.no_order,
       r.baris, r.no_faktur AS no_faktur_beli, r.kode_sales, 'MANUAL' AS surat, '' AS toko_nota,
       '' AS no_faktur_nota, '' AS tgl_nota, '' AS no_faktur_ext, '' AS kode_barcode, r.deskripsi AS nama_barang,
       r.kode_group, COALESCE(k.jenis_group, '') AS jenis_group, COALESCE(k.kelompok_harga, '') AS kelompok_harga,
       r.kode_dept, r.kode_gudang, r.kode_baki, r.qty, r.kadar, CAST(0 AS BIGINT) AS kadar_uji,
       CAST(0 AS BIGINT) AS berat_nota, r.berat AS berat_timbang, r.berat, CAST(0 AS BIGINT) AS harga_nota,
       r.harga_gram AS harga_emas, 'MANUAL' AS kondisi, 'MANUAL' AS tipe_kondisi, 'MANUAL' AS cara_nilai,
       r.harga_hitung AS nilai, CAST(0 AS BIGINT) AS potongan, CAST(0 AS BIGINT) AS rugi_nota, r.harga_hitung,
       r.harga, r.harga * 1000 / r.berat AS harga_rata, CAST(0 AS BIGINT) AS rata_asal, '' AS no_susut, r.otorisasi
    FROM dagang_manual d CROSS JOIN manual_baris r LEFT JOIN group_barang k ON k.toko = r.toko AND k.kode_group = r.kode_group
    WHERE r.toko = d.toko AND r.no_faktur_group = d.no_faktur_group AND CASE WHEN r.sisi = 'BELI' THEN 1 ELSE 0 END = 1;

-- Every cancellation on the day it was made, also of the same day, with what it took back.
CREATE VIEW dagang_batal AS
SELECT z.toko, z.no_faktur_group, 'NOTA' AS sumber, z.no_batal, z.tgl_system AS tgl, z.waktu, z.oleh, z.disetujui, z.alasan,
       f.tgl_system AS tgl_faktur, f.jenis, f.qty_jual + f.qty_beli AS qty, f.berat_jual + f.berat_beli AS berat, f.total_jual, f.total_beli, f.neto
    FROM faktur_batal z JOIN faktur f ON f.toko = z.toko AND f.no_faktur_group = z.no_faktur_group
UNION ALL
SELECT z.toko, z.no_faktur_group, 'MANUAL' AS sumber, z.no_batal, z.tgl_system AS tgl, z.waktu, z.oleh, z.disetujui, z.alasan,
       f.tgl_system AS tgl_faktur, f.jenis,
       (SELECT CAST(COALESCE(SUM(b.qty), 0) AS BIGINT) FROM manual_baris b WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) AS qty,
       (SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM manual_baris b WHERE b.toko = f.toko AND b.no_faktur_group = f.no_faktur_group) AS berat,
       f.total_jual, f.total_beli, f.neto
    FROM manual_batal z JOIN manual f ON f.toko = z.toko AND f.no_faktur_group = z.no_faktur_group;
