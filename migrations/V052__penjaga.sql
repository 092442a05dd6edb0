-- Guards of orders, pre-orders, services and craftsmen.

-- == Services ==
-- What the finishing of a piece was held against: what earlier services of the same piece took off it (-1: before anybody asked),
-- what it was worth and from which worth on it is tested (0: no limit), and what the gold put in cost the shop.
ALTER TABLE service_selesai_baris ADD COLUMN susut_lalu BIGINT NOT NULL DEFAULT -1;
ALTER TABLE service_selesai_baris ADD COLUMN nilai_rp BIGINT NOT NULL DEFAULT 0;
ALTER TABLE service_selesai_baris ADD COLUMN batas_uji BIGINT NOT NULL DEFAULT 0;
ALTER TABLE service_selesai_baris ADD COLUMN emas_modal BIGINT NOT NULL DEFAULT 0;
ALTER TABLE service_selesai_baris ADD COLUMN emas_gudang TEXT NOT NULL DEFAULT '';

-- A pick-up that was taken back may be followed by another. How it was seen who fetched it: KARTU, the identity of the register;
-- DICATAT, written down now before an approver; KUASA; empty: before anybody asked.
DROP VIEW service_omset;
CREATE TABLE service_ambil_semua (
    toko TEXT NOT NULL,
    no_ambil TEXT NOT NULL,
    no_service TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    pengambil TEXT NOT NULL,
    kuasa BIGINT NOT NULL CHECK (kuasa IN (0, 1)),
    sidik_nik TEXT NOT NULL,
    nik_samar TEXT NOT NULL,
    identitas TEXT NOT NULL CHECK (identitas IN ('', 'KARTU', 'DICATAT', 'KUASA')),
    total_rp BIGINT NOT NULL CHECK (total_rp >= 0),
    emas_rp BIGINT NOT NULL CHECK (emas_rp >= 0),
    dp_rp BIGINT NOT NULL CHECK (dp_rp >= 0),
    dibayar_rp BIGINT NOT NULL CHECK (dibayar_rp >= 0),
    dikembalikan_rp BIGINT NOT NULL CHECK (dikembalikan_rp >= 0),
    dpp BIGINT NOT NULL,
    ppn BIGINT NOT NULL,
    keterangan TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_ambil),
    FOREIGN KEY (toko, no_service) REFERENCES service (toko, no_service)
);
INSERT INTO service_ambil_semua (toko, no_ambil, no_service, tgl_system, waktu, oleh, pengambil, kuasa, sidik_nik, nik_samar, identitas,
    total_rp, emas_rp, dp_rp, dibayar_rp, dikembalikan_rp, dpp, ppn, keterangan, otorisasi)
SELECT toko, no_ambil, no_service, tgl_system, waktu, oleh, pengambil, kuasa, sidik_nik, nik_samar, '', total_rp, emas_rp, dp_rp,
    dibayar_rp, dikembalikan_rp, dpp, ppn, keterangan, otorisasi FROM service_ambil;
DROP TABLE service_ambil;
ALTER TABLE service_ambil_semua RENAME TO service_ambil;
CREATE INDEX service_ambil_tanggal ON service_ambil (toko, tgl_system);
CREATE INDEX service_ambil_service ON service_ambil (toko, no_service);
-- @hanya_tambah service_ambil

-- A pick-up taken back: the pieces are here again, the money went the way it came.
CREATE TABLE service_ambil_batal (
    toko TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    no_ambil TEXT NOT NULL,
    no_service TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_batal),
    UNIQUE (toko, no_ambil),
    FOREIGN KEY (toko, no_ambil) REFERENCES service_ambil (toko, no_ambil)
);
CREATE INDEX service_ambil_batal_tanggal ON service_ambil_batal (toko, tgl_system);
-- @hanya_tambah service_ambil_batal

-- A piece that goes back undone, on the scale once more; and who it was given to.
CREATE TABLE service_batal_baris (
    toko TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_service TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    berat_buku BIGINT NOT NULL CHECK (berat_buku > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    batu_masuk BIGINT NOT NULL CHECK (batu_masuk >= 0),
    jumlah_batu BIGINT NOT NULL CHECK (jumlah_batu >= 0),
    PRIMARY KEY (toko, no_batal, baris),
    FOREIGN KEY (toko, no_batal) REFERENCES service_batal (toko, no_batal)
);
-- @hanya_tambah service_batal_baris
ALTER TABLE service_batal ADD COLUMN penerima TEXT NOT NULL DEFAULT '';
ALTER TABLE service_batal ADD COLUMN sidik_nik TEXT NOT NULL DEFAULT '';
ALTER TABLE service_batal ADD COLUMN nik_samar TEXT NOT NULL DEFAULT '';
ALTER TABLE service_batal ADD COLUMN identitas TEXT NOT NULL DEFAULT '';

-- What the shop owes the customer for pieces that do not come back: lost in its hands (at today's selling price), or the shop's own
-- after a year and a notice (at the worth of the day, less the bill). The sum stands in the book of deposits under this number.
CREATE TABLE service_ganti (
    toko TEXT NOT NULL,
    no_ganti TEXT NOT NULL,
    no_service TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('HILANG', 'TAK DIAMBIL')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    -- what the pieces are worth, the down payment that was left, the bill that was earned
    nilai_rp BIGINT NOT NULL CHECK (nilai_rp >= 0),
    dp_rp BIGINT NOT NULL CHECK (dp_rp >= 0),
    tagihan_rp BIGINT NOT NULL CHECK (tagihan_rp >= 0),
    emas_rp BIGINT NOT NULL CHECK (emas_rp >= 0),
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp >= 0),
    dpp BIGINT NOT NULL,
    ppn BIGINT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_ganti),
    UNIQUE (toko, no_service),
    FOREIGN KEY (toko, no_service) REFERENCES service (toko, no_service)
);
CREATE INDEX service_ganti_tanggal ON service_ganti (toko, tgl_system);
-- @hanya_tambah service_ganti
CREATE TABLE service_ganti_baris (
    toko TEXT NOT NULL,
    no_ganti TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_service TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    nasib TEXT NOT NULL CHECK (nasib IN ('HILANG', 'KEMBALI', 'TOKO')),
    -- the card it has now; empty for one that has none
    kode_barcode TEXT NOT NULL,
    berat BIGINT NOT NULL CHECK (berat > 0),
    nilai_rp BIGINT NOT NULL CHECK (nilai_rp >= 0),
    PRIMARY KEY (toko, no_ganti, baris),
    FOREIGN KEY (toko, no_ganti) REFERENCES service_ganti (toko, no_ganti)
);
-- @hanya_tambah service_ganti_baris
CREATE TABLE service_ganti_bayar (
    toko TEXT NOT NULL,
    no_bayar TEXT NOT NULL,
    no_ganti TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    penerima TEXT NOT NULL,
    sidik_nik TEXT NOT NULL,
    nik_samar TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp > 0),
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_bayar),
    FOREIGN KEY (toko, no_ganti) REFERENCES service_ganti (toko, no_ganti)
);
CREATE INDEX service_ganti_bayar_ganti ON service_ganti_bayar (toko, no_ganti);
-- @hanya_tambah service_ganti_bayar

-- Customers' goods counted blind: what was read and weighed, against the book as it was then.
CREATE TABLE service_hitung (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_hitung TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    harus BIGINT NOT NULL CHECK (harus >= 0),
    ada BIGINT NOT NULL CHECK (ada >= 0),
    kurang BIGINT NOT NULL CHECK (kurang >= 0),
    lebih BIGINT NOT NULL CHECK (lebih >= 0),
    beda BIGINT NOT NULL CHECK (beda >= 0),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_hitung)
);
CREATE INDEX service_hitung_tanggal ON service_hitung (toko, tgl_system);
-- @hanya_tambah service_hitung
CREATE TABLE service_hitung_baris (
    toko TEXT NOT NULL,
    no_hitung TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    tgl_system TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    no_service TEXT NOT NULL,
    hasil TEXT NOT NULL CHECK (hasil IN ('ADA', 'BEDA', 'KURANG', 'LEBIH')),
    berat_buku BIGINT NOT NULL CHECK (berat_buku >= 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    PRIMARY KEY (toko, no_hitung, baris),
    FOREIGN KEY (toko, no_hitung) REFERENCES service_hitung (toko, no_hitung)
);
-- @hanya_tambah service_hitung_baris

-- What services brought in, by the day it was earned: fetched, off again when that is taken back, given back undone for what was
-- begun, and those whose pieces became the shop's.
CREATE VIEW service_omset AS
SELECT a.toko, a.tgl_system, a.waktu, s.kode_sales, a.no_service, a.no_ambil AS no_dok, CAST(1 AS BIGINT) AS jumlah,
    (SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM service_selesai_baris b
     WHERE b.toko = a.toko AND b.no_service = a.no_service) AS berat,
    a.total_rp AS rupiah, a.total_rp - a.emas_rp AS ongkos, a.dpp, a.ppn
FROM service_ambil a JOIN service s ON s.toko = a.toko AND s.no_service = a.no_service
UNION ALL
SELECT x.toko, x.tgl_system, x.waktu, s.kode_sales, a.no_service, x.no_batal AS no_dok, CAST(-1 AS BIGINT) AS jumlah,
    (SELECT CAST(-COALESCE(SUM(b.berat), 0) AS BIGINT) FROM service_selesai_baris b
     WHERE b.toko = a.toko AND b.no_service = a.no_service) AS berat,
    -a.total_rp AS rupiah, a.emas_rp - a.total_rp AS ongkos, -a.dpp AS dpp, -a.ppn AS ppn
FROM service_ambil_batal x JOIN service_ambil a ON a.toko = x.toko AND a.no_ambil = x.no_ambil
    JOIN service s ON s.toko = a.toko AND s.no_service = a.no_service
UNION ALL
SELECT a.toko, a.tgl_system, a.waktu, s.kode_sales, a.no_service, a.no_batal AS no_dok, CAST(1 AS BIGINT) AS jumlah,
    (SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM service_baris b
     WHERE b.toko = a.toko AND b.no_service = a.no_service) AS berat,
    a.biaya_rp AS rupiah, a.biaya_rp AS ongkos, a.dpp, a.ppn
FROM service_batal a JOIN service s ON s.toko = a.toko AND s.no_service = a.no_service WHERE a.biaya_rp > 0
UNION ALL
SELECT a.toko, a.tgl_system, a.waktu, s.kode_sales, a.no_service, a.no_ganti AS no_dok, CAST(1 AS BIGINT) AS jumlah,
    (SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM service_selesai_baris b
     WHERE b.toko = a.toko AND b.no_service = a.no_service) AS berat,
    a.tagihan_rp AS rupiah, a.tagihan_rp - a.emas_rp AS ongkos, a.dpp, a.ppn
FROM service_ganti a JOIN service s ON s.toko = a.toko AND s.no_service = a.no_service WHERE a.tagihan_rp > 0;

-- Whose money stands in the book of deposits, with what the shop owes for service pieces that do not come back.
DROP VIEW uang_customer;
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
SELECT g.toko, g.no_ganti, 'GANTI SERVICE', g.tgl_system, s.kode_sales, s.kode_pelanggan, s.nama_customer, s.no_hp, '', g.no_service || ' ' || g.alasan, g.oleh
FROM service_ganti g JOIN service s ON s.toko = g.toko AND s.no_service = g.no_service
UNION ALL
SELECT o.toko, o.no_po, 'PRE ORDER', o.tgl_system, o.kode_sales, o.kode_pelanggan, o.nama_customer, o.no_hp, '', o.deskripsi, o.oleh
FROM praorder o;
-- == end of services ==

-- Pre-orders: which pieces a closing sends or hands over, by the sale they left with. What was closed before names them in the order
-- they were sold.
CREATE TABLE praorder_kirim_barang (
    toko TEXT NOT NULL,
    no_closing TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    urut BIGINT NOT NULL CHECK (urut > 0),
    tgl_system TEXT NOT NULL,
    no_po TEXT NOT NULL,
    no_faktur_jual TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    PRIMARY KEY (toko, no_closing, baris, urut),
    UNIQUE (toko, no_faktur_jual),
    FOREIGN KEY (toko, no_closing, baris) REFERENCES praorder_kirim (toko, no_closing, baris)
);
CREATE INDEX praorder_kirim_barang_faktur ON praorder_kirim_barang (toko, no_faktur_group);
CREATE INDEX praorder_kirim_barang_tanggal ON praorder_kirim_barang (toko, tgl_system);
INSERT INTO praorder_kirim_barang (toko, no_closing, baris, urut, tgl_system, no_po, no_faktur_jual, no_faktur_group, kode_barcode)
SELECT k.toko, k.no_closing, k.baris, j.n - k.dari, k.tgl_system, k.no_po, j.no_faktur_jual, j.no_faktur_group, j.kode_barcode
FROM (SELECT x.toko, x.no_closing, x.baris, x.tgl_system, x.no_po, x.qty,
             CAST(SUM(x.qty) OVER (PARTITION BY x.toko, x.no_po ORDER BY x.waktu, x.no_closing, x.baris) AS BIGINT) - x.qty AS dari
      FROM praorder_kirim x) k
JOIN (SELECT s.toko, s.no_sumber, r.no_faktur_jual, r.no_faktur_group, r.kode_barcode,
             ROW_NUMBER() OVER (PARTITION BY s.toko, s.no_sumber ORDER BY r.no_faktur_group, r.baris) AS n
      FROM faktur_sumber s JOIN jual r ON r.toko = s.toko AND r.no_faktur_group = s.no_faktur_group
      WHERE NOT EXISTS (SELECT 1 FROM faktur_batal z WHERE z.toko = s.toko AND z.no_faktur_group = s.no_faktur_group)) j
  ON j.toko = k.toko AND j.no_sumber = k.no_po AND j.n > k.dari AND j.n <= k.dari + k.qty;
-- @hanya_tambah praorder_kirim_barang

-- The approval of a file of payments; the account that paid, where the file tells; who had to say yes to money that went back.
ALTER TABLE praorder_impor ADD COLUMN otorisasi TEXT NOT NULL DEFAULT '';
ALTER TABLE praorder_bayar ADD COLUMN no_pengirim TEXT NOT NULL DEFAULT '';
ALTER TABLE praorder_peristiwa ADD COLUMN izin TEXT NOT NULL DEFAULT '';

-- == Craftsmen ==
-- Fine gold a craftsman may hold before only the owner gives him more (0: the store's setting), as it stood with every issue
-- (0: before anybody asked); the wage agreed for a work, and what it was when it was paid (-1: before anybody asked).
ALTER TABLE tukang ADD COLUMN batas_murni BIGINT NOT NULL DEFAULT 0;
ALTER TABLE emas_tukang ADD COLUMN batas_murni BIGINT NOT NULL DEFAULT 0;
ALTER TABLE kerja_tukang ADD COLUMN upah BIGINT NOT NULL DEFAULT 0;
ALTER TABLE upah_tukang_baris ADD COLUMN sepakat BIGINT NOT NULL DEFAULT -1;

-- == Orders ==
-- A stock piece weighed when it was bound (0: made, or before anybody asked); who fetched it was seen by (empty: before anybody asked).
ALTER TABLE pesanan_peristiwa ADD COLUMN berat BIGINT NOT NULL DEFAULT 0;
ALTER TABLE pesanan_peristiwa ADD COLUMN pengenal TEXT NOT NULL DEFAULT '';
-- What a sample of the shop is worth at the price of that day, and how much may be out without an approval (0: before anybody asked).
ALTER TABLE pesanan_contoh ADD COLUMN nilai_rp BIGINT NOT NULL DEFAULT 0;
ALTER TABLE pesanan_contoh ADD COLUMN batas_rp BIGINT NOT NULL DEFAULT 0;
ALTER TABLE pesanan_contoh_kembali ADD COLUMN kadar_uji BIGINT NOT NULL DEFAULT 0;
ALTER TABLE pesanan_contoh_kembali ADD COLUMN pengenal TEXT NOT NULL DEFAULT '';

-- More money paid down on an order later (UM), spread over its lines at the prices of that day.
CREATE TABLE pesanan_dp (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    no_pesanan TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp > 0),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok),
    FOREIGN KEY (toko, no_pesanan) REFERENCES pesanan (toko, no_pesanan)
);
CREATE INDEX pesanan_dp_pesanan ON pesanan_dp (toko, no_pesanan);
CREATE INDEX pesanan_dp_tanggal ON pesanan_dp (toko, tgl_system);
-- @hanya_tambah pesanan_dp

CREATE TABLE pesanan_dp_baris (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    dp_rp BIGINT NOT NULL CHECK (dp_rp >= 0),
    harga_gram BIGINT NOT NULL CHECK (harga_gram > 0),
    gram_kunci BIGINT NOT NULL CHECK (gram_kunci >= 0),
    PRIMARY KEY (toko, no_dok, baris),
    FOREIGN KEY (toko, no_dok) REFERENCES pesanan_dp (toko, no_dok)
);
-- @hanya_tambah pesanan_dp_baris
