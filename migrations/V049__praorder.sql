-- Pre-orders: what customers ordered ahead, the payments that files brought for them, what was given back, and what was sent or
-- fetched. What was sold for them stands in `faktur_sumber` and `jual`; their money in L5 under their own number.
CREATE TABLE praorder (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_po TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    tgl_po TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    kode_member TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    alamat_customer TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    kode_marketplace TEXT NOT NULL,
    kode_intern TEXT NOT NULL,
    no_order TEXT NOT NULL,
    -- what a payment must name: the order of the marketplace, or without one the pre-order itself
    no_bayar TEXT NOT NULL,
    no_rekening TEXT NOT NULL,
    no_rekening_customer TEXT NOT NULL,
    deskripsi TEXT NOT NULL,
    qty_estimasi BIGINT NOT NULL CHECK (qty_estimasi > 0),
    berat_estimasi BIGINT NOT NULL CHECK (berat_estimasi > 0),
    harga_estimasi BIGINT NOT NULL CHECK (harga_estimasi > 0),
    harga_gram BIGINT NOT NULL CHECK (harga_gram >= 0),
    harga_total BIGINT NOT NULL CHECK (harga_total > 0),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_po)
);
CREATE INDEX praorder_tanggal ON praorder (toko, tgl_system);
CREATE INDEX praorder_bayarnya ON praorder (toko, no_bayar);
CREATE INDEX praorder_orang ON praorder (kode_pelanggan);
-- @hanya_tambah praorder

CREATE TABLE praorder_baris (
    toko TEXT NOT NULL,
    no_po TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_barcode TEXT NOT NULL,
    deskripsi TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    harga_estimasi BIGINT NOT NULL CHECK (harga_estimasi > 0),
    harga_gram BIGINT NOT NULL CHECK (harga_gram >= 0),
    PRIMARY KEY (toko, no_po, baris),
    FOREIGN KEY (toko, no_po) REFERENCES praorder (toko, no_po)
);
CREATE INDEX praorder_baris_barcode ON praorder_baris (kode_barcode);
-- @hanya_tambah praorder_baris

-- A file of payments that was validated: one document.
CREATE TABLE praorder_impor (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    nama_berkas TEXT NOT NULL,
    jumlah BIGINT NOT NULL CHECK (jumlah > 0),
    total_rp BIGINT NOT NULL CHECK (total_rp > 0),
    biaya_rp BIGINT NOT NULL CHECK (biaya_rp >= 0),
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX praorder_impor_tanggal ON praorder_impor (toko, tgl_system);
-- @hanya_tambah praorder_impor

-- Its payments: `nominal` came into the account, `biaya` the marketplace kept; together they stand in L5. The same payment never
-- counts twice.
CREATE TABLE praorder_bayar (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    tgl_system TEXT NOT NULL,
    no_po TEXT NOT NULL,
    kode_marketplace TEXT NOT NULL,
    no_order TEXT NOT NULL,
    no_rekening TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    nominal BIGINT NOT NULL CHECK (nominal > 0),
    biaya BIGINT NOT NULL CHECK (biaya >= 0),
    -- the most that the marketplace may keep, in hundredths of a percent
    persen BIGINT NOT NULL CHECK (persen BETWEEN 0 AND 10000),
    PRIMARY KEY (toko, no_dok, baris),
    UNIQUE (toko, kode_marketplace, no_order, no_rekening, tanggal, nominal),
    FOREIGN KEY (toko, no_dok) REFERENCES praorder_impor (toko, no_dok),
    FOREIGN KEY (toko, no_po) REFERENCES praorder (toko, no_po)
);
CREATE INDEX praorder_bayar_po ON praorder_bayar (toko, no_po);
CREATE INDEX praorder_bayar_order ON praorder_bayar (toko, no_order);
CREATE INDEX praorder_bayar_tanggal ON praorder_bayar (toko, tgl_system);
-- @hanya_tambah praorder_bayar

-- Cancelled, or what was left given back: `jumlah_rp` left L5, `dibayar_rp` left drawers and accounts (less, where the marketplace
-- gives its fee back itself). `tujuan`: where it went.
CREATE TABLE praorder_peristiwa (
    toko TEXT NOT NULL,
    no_po TEXT NOT NULL,
    urut BIGINT NOT NULL CHECK (urut > 0),
    jenis TEXT NOT NULL CHECK (jenis IN ('BATAL', 'KEMBALI')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp >= 0),
    dibayar_rp BIGINT NOT NULL CHECK (dibayar_rp >= 0),
    tujuan TEXT NOT NULL,
    rujukan TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_po, urut),
    FOREIGN KEY (toko, no_po) REFERENCES praorder (toko, no_po)
);
CREATE INDEX praorder_peristiwa_rujukan ON praorder_peristiwa (toko, rujukan);
CREATE INDEX praorder_peristiwa_tanggal ON praorder_peristiwa (toko, tgl_system);
-- @hanya_tambah praorder_peristiwa

-- Sent or fetched; moves no stock.
CREATE TABLE praorder_kirim (
    toko TEXT NOT NULL,
    no_closing TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    no_po TEXT NOT NULL,
    status_kirim TEXT NOT NULL CHECK (status_kirim IN ('KIRIM', 'AMBIL')),
    no_resi TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty > 0),
    -- the approval, where money had not been seen at the bank
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_closing, baris),
    FOREIGN KEY (toko, no_po) REFERENCES praorder (toko, no_po)
);
CREATE INDEX praorder_kirim_po ON praorder_kirim (toko, no_po);
CREATE INDEX praorder_kirim_tanggal ON praorder_kirim (toko, tgl_system);
-- @hanya_tambah praorder_kirim

-- A pre-order as it stands.
CREATE VIEW praorder_kini AS
SELECT x.toko, x.no_po, x.nominal_bayar, x.biaya_rp, x.nominal_bayar + x.biaya_rp AS dibayar_rp, x.qty_input, x.berat_input,
       x.harga_penjualan, x.qty_kirim, x.qty_input - x.qty_kirim AS qty_siap, x.dikembalikan, x.saldo_rp,
       CASE WHEN x.harga_penjualan > 0 AND x.harga_penjualan < x.harga_total THEN x.harga_penjualan - x.harga_total ELSE 0 END AS refund,
       CASE WHEN x.batal > 0 THEN 'BATAL' WHEN x.nominal_bayar + x.biaya_rp >= x.harga_total THEN 'VALID' ELSE 'OPEN' END AS status,
       CASE WHEN x.batal > 0 THEN 'BATAL' WHEN x.nominal_bayar + x.biaya_rp < x.harga_total THEN 'OPEN'
            WHEN x.qty_input = 0 OR (x.qty_input < x.qty_estimasi AND x.kembali = 0) THEN 'VALID'
            WHEN x.qty_kirim < x.qty_input THEN 'FINISH' ELSE 'CLOSED' END AS tahap
FROM (
    SELECT p.toko, p.no_po, p.qty_estimasi, p.harga_total,
           COALESCE((SELECT CAST(SUM(b.nominal) AS BIGINT) FROM praorder_bayar b WHERE b.toko = p.toko AND b.no_po = p.no_po), 0) AS nominal_bayar,
           COALESCE((SELECT CAST(SUM(b.biaya) AS BIGINT) FROM praorder_bayar b WHERE b.toko = p.toko AND b.no_po = p.no_po), 0) AS biaya_rp,
           COALESCE((SELECT CAST(SUM(j.qty) AS BIGINT) FROM faktur_sumber s JOIN jual j ON j.toko = s.toko AND j.no_faktur_group = s.no_faktur_group
               WHERE s.toko = p.toko AND s.no_sumber = p.no_po AND NOT EXISTS (SELECT 1 FROM faktur_batal z WHERE z.toko = s.toko
               AND z.no_faktur_group = s.no_faktur_group)), 0) AS qty_input,
           COALESCE((SELECT CAST(SUM(j.berat) AS BIGINT) FROM faktur_sumber s JOIN jual j ON j.toko = s.toko AND j.no_faktur_group = s.no_faktur_group
               WHERE s.toko = p.toko AND s.no_sumber = p.no_po AND NOT EXISTS (SELECT 1 FROM faktur_batal z WHERE z.toko = s.toko
               AND z.no_faktur_group = s.no_faktur_group)), 0) AS berat_input,
           COALESCE((SELECT CAST(SUM(j.harga_total) AS BIGINT) FROM faktur_sumber s JOIN jual j ON j.toko = s.toko AND j.no_faktur_group = s.no_faktur_group
               WHERE s.toko = p.toko AND s.no_sumber = p.no_po AND NOT EXISTS (SELECT 1 FROM faktur_batal z WHERE z.toko = s.toko
               AND z.no_faktur_group = s.no_faktur_group)), 0) AS harga_penjualan,
           COALESCE((SELECT CAST(SUM(k.qty) AS BIGINT) FROM praorder_kirim k WHERE k.toko = p.toko AND k.no_po = p.no_po), 0) AS qty_kirim,
           COALESCE((SELECT CAST(SUM(e.jumlah_rp) AS BIGINT) FROM praorder_peristiwa e WHERE e.toko = p.toko AND e.no_po = p.no_po), 0) AS dikembalikan,
           (SELECT COUNT(*) FROM praorder_peristiwa e WHERE e.toko = p.toko AND e.no_po = p.no_po AND e.jenis = 'KEMBALI') AS kembali,
           (SELECT COUNT(*) FROM praorder_peristiwa e WHERE e.toko = p.toko AND e.no_po = p.no_po AND e.jenis = 'BATAL') AS batal,
           COALESCE((SELECT t.saldo FROM saldo_titipan t WHERE t.toko = p.toko AND t.no_titip = p.no_po), 0) AS saldo_rp
    FROM praorder p
) x;
