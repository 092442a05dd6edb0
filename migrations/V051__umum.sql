-- Moving in with open orders and services: files of any kind that brings something in. Which kinds there are is for the
-- importers to say.
CREATE TABLE impor_awal_semua (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis <> ''),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    nama_berkas TEXT NOT NULL,
    sidik TEXT NOT NULL,
    jumlah BIGINT NOT NULL CHECK (jumlah > 0),
    total BIGINT NOT NULL CHECK (total >= 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    PRIMARY KEY (toko, no_dok)
);
CREATE TABLE impor_awal_batal_semua (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok),
    FOREIGN KEY (toko, no_dok) REFERENCES impor_awal_semua (toko, no_dok)
);
INSERT INTO impor_awal_semua (toko, no_dok, jenis, tgl_system, waktu, oleh, nama_berkas, sidik, jumlah, total, berat)
SELECT toko, no_dok, jenis, tgl_system, waktu, oleh, nama_berkas, sidik, jumlah, total, berat FROM impor_awal;
INSERT INTO impor_awal_batal_semua (toko, no_dok, no_batal, tgl_system, waktu, oleh, alasan)
SELECT toko, no_dok, no_batal, tgl_system, waktu, oleh, alasan FROM impor_awal_batal;
DROP TABLE impor_awal_batal;
DROP TABLE impor_awal;
ALTER TABLE impor_awal_semua RENAME TO impor_awal;
ALTER TABLE impor_awal_batal_semua RENAME TO impor_awal_batal;
CREATE INDEX impor_awal_jenis ON impor_awal (toko, jenis, sidik);
-- @hanya_tambah impor_awal
-- @hanya_tambah impor_awal_batal

-- An order or a service from before this program: the document that opened it, and what stands on the customer's old paper.
CREATE TABLE kerja_awal (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    no_awal TEXT NOT NULL,
    no_lama TEXT NOT NULL,
    tgl_lama TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX kerja_awal_lama ON kerja_awal (toko, no_lama);
CREATE INDEX kerja_awal_awal ON kerja_awal (toko, no_awal);
-- @hanya_tambah kerja_awal

-- Whose money stands in the book of deposits under a number: deposits, what was paid down on orders and services, pre-orders.
CREATE VIEW uang_customer AS
SELECT t.toko, t.no_titip AS no_dok, 'TITIPAN' AS jenis, t.tgl_system, t.kode_sales, t.kode_pelanggan, t.nama_customer, t.no_hp, t.cara_harga, t.keterangan, t.oleh
FROM titipan t
UNION ALL
SELECT p.toko, p.no_pesanan, 'PESANAN', p.tgl_system, p.kode_sales, p.kode_pelanggan, p.nama_customer, p.no_hp, p.cara_harga, p.uraian, p.oleh
FROM pesanan p
UNION ALL
SELECT s.toko, s.no_service, 'SERVICE', s.tgl_system, s.kode_sales, s.kode_pelanggan, s.nama_customer, s.no_hp, '', s.keterangan, s.oleh
FROM service s WHERE s.jenis = 'CUSTOMER'
UNION ALL
SELECT o.toko, o.no_po, 'PRE ORDER', o.tgl_system, o.kode_sales, o.kode_pelanggan, o.nama_customer, o.no_hp, '', o.deskripsi, o.oleh
FROM praorder o;

-- What was ordered: an order by its estimate on the day it was taken, off again on the day it is cancelled. Those from before this
-- program were not ordered here.
CREATE VIEW pesanan_masuk AS
SELECT p.toko, p.tgl_system, p.waktu, p.no_pesanan, p.kode_sales, p.total_harga AS rupiah
FROM pesanan p WHERE NOT EXISTS (SELECT 1 FROM kerja_awal k WHERE k.toko = p.toko AND k.no_dok = p.no_pesanan)
UNION ALL
SELECT e.toko, e.tgl_system, e.waktu, e.no_pesanan, p.kode_sales, -p.total_harga
FROM pesanan_peristiwa e JOIN pesanan p ON p.toko = e.toko AND p.no_pesanan = e.no_pesanan
WHERE e.tahap = 'BATAL' AND NOT EXISTS (SELECT 1 FROM kerja_awal k WHERE k.toko = e.toko AND k.no_dok = e.no_pesanan);
