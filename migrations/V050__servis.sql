-- Services: a customer's piece (or the shop's own) taken in, worked on, given back. The head and its lines stay as they were taken;
-- what happens later are events, and `service_kini` is what they come to.

CREATE TABLE service (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_service TEXT NOT NULL,
    -- a customer's pieces, or the shop's own damaged ones
    jenis TEXT NOT NULL CHECK (jenis IN ('CUSTOMER', 'TOKO')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL,
    kode_member TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    alamat_customer TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    tgl_janji TEXT NOT NULL,
    estimasi_rp BIGINT NOT NULL CHECK (estimasi_rp >= 0),
    dp_rp BIGINT NOT NULL CHECK (dp_rp >= 0),
    keterangan TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_service)
);
CREATE INDEX service_tanggal ON service (toko, tgl_system, no_service);
CREATE INDEX service_pelanggan ON service (kode_pelanggan);
-- @hanya_tambah service

-- A piece. One of the chain has its own barcode; another a tag drawn for the time it is here, without a card. What the piece is worth
-- is a memo: in the stock book it weighs and is worth nothing.
CREATE TABLE service_baris (
    toko TEXT NOT NULL,
    no_service TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_barcode TEXT NOT NULL,
    milik_rantai BIGINT NOT NULL CHECK (milik_rantai IN (0, 1)),
    toko_nota TEXT NOT NULL,
    no_faktur_jual TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    kadar BIGINT NOT NULL CHECK (kadar BETWEEN 0 AND 10000),
    berat BIGINT NOT NULL CHECK (berat > 0),
    berat_atribut BIGINT NOT NULL CHECK (berat_atribut >= 0),
    murni BIGINT NOT NULL CHECK (murni >= 0),
    jumlah_batu BIGINT NOT NULL CHECK (jumlah_batu >= 0),
    taksiran_rp BIGINT NOT NULL CHECK (taksiran_rp >= 0),
    estimasi_rp BIGINT NOT NULL CHECK (estimasi_rp >= 0),
    kondisi TEXT NOT NULL,
    pekerjaan TEXT NOT NULL,
    -- where a piece of the shop came from
    gudang_asal TEXT NOT NULL,
    baki_asal TEXT NOT NULL,
    -- where it lies while it is here
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    PRIMARY KEY (toko, no_service, baris),
    FOREIGN KEY (toko, no_service) REFERENCES service (toko, no_service)
);
CREATE INDEX service_baris_barang ON service_baris (kode_barcode);
-- @hanya_tambah service_baris

-- What happened to it. Money and weights stand in the document it names.
CREATE TABLE service_peristiwa (
    toko TEXT NOT NULL,
    no_service TEXT NOT NULL,
    urut BIGINT NOT NULL CHECK (urut > 0),
    tahap TEXT NOT NULL CHECK (tahap IN ('MASUK', 'VALID', 'PROSES', 'SELESAI', 'AMBIL', 'BATAL', 'KABAR')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    -- the cashier who answers for a validated one
    user_id TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    kode_tukang TEXT NOT NULL,
    rujukan TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_service, urut),
    FOREIGN KEY (toko, no_service) REFERENCES service (toko, no_service)
);
CREATE INDEX service_peristiwa_tahap ON service_peristiwa (toko, tahap, tgl_system);
-- @hanya_tambah service_peristiwa

-- The present state, from the events.
CREATE TABLE service_kini (
    toko TEXT NOT NULL,
    no_service TEXT NOT NULL,
    tahap TEXT NOT NULL CHECK (tahap IN ('MASUK', 'PROSES', 'SELESAI', 'AMBIL', 'BATAL')),
    tgl_tahap TEXT NOT NULL,
    terbuka BIGINT NOT NULL CHECK (terbuka IN (0, 1)),
    valid_by TEXT NOT NULL,
    kode_tukang TEXT NOT NULL,
    total_rp BIGINT NOT NULL CHECK (total_rp >= 0),
    PRIMARY KEY (toko, no_service),
    FOREIGN KEY (toko, no_service) REFERENCES service (toko, no_service)
);
CREATE INDEX service_kini_terbuka ON service_kini (toko, terbuka, tahap);

-- Finished: what each piece weighs now, and why it weighs something else.
CREATE TABLE service_selesai (
    toko TEXT NOT NULL,
    no_selesai TEXT NOT NULL,
    no_service TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    total_rp BIGINT NOT NULL CHECK (total_rp >= 0),
    keterangan TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_selesai),
    UNIQUE (toko, no_service),
    FOREIGN KEY (toko, no_service) REFERENCES service (toko, no_service)
);
-- @hanya_tambah service_selesai

CREATE TABLE service_selesai_baris (
    toko TEXT NOT NULL,
    no_selesai TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_service TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    berat BIGINT NOT NULL CHECK (berat > 0),
    jumlah_batu BIGINT NOT NULL CHECK (jumlah_batu >= 0),
    -- gold put in, out of the counted stock, and what it is charged for
    emas_tambah BIGINT NOT NULL CHECK (emas_tambah >= 0),
    murni_tambah BIGINT NOT NULL CHECK (murni_tambah >= 0),
    emas_group TEXT NOT NULL,
    emas_dept TEXT NOT NULL,
    emas_baki TEXT NOT NULL,
    emas_rp BIGINT NOT NULL CHECK (emas_rp >= 0),
    -- gold taken out, back to its owner
    emas_kembali BIGINT NOT NULL CHECK (emas_kembali >= 0),
    -- what is left to explain, and how much of it its work allows
    selisih BIGINT NOT NULL,
    tol_tambah BIGINT NOT NULL CHECK (tol_tambah >= 0),
    tol_kurang BIGINT NOT NULL CHECK (tol_kurang >= 0),
    biaya_rp BIGINT NOT NULL CHECK (biaya_rp >= 0),
    kadar_uji BIGINT NOT NULL CHECK (kadar_uji BETWEEN 0 AND 10000),
    penguji TEXT NOT NULL,
    PRIMARY KEY (toko, no_selesai, baris),
    FOREIGN KEY (toko, no_selesai) REFERENCES service_selesai (toko, no_selesai)
);
CREATE INDEX service_selesai_baris_service ON service_selesai_baris (toko, no_service, baris);
-- @hanya_tambah service_selesai_baris

-- Fetched: the bill, what was paid down, what was paid now, what went back, its tax.
CREATE TABLE service_ambil (
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
    UNIQUE (toko, no_service),
    FOREIGN KEY (toko, no_service) REFERENCES service (toko, no_service)
);
CREATE INDEX service_ambil_tanggal ON service_ambil (toko, tgl_system);
-- @hanya_tambah service_ambil

-- Taken back before the work (an exact reversal), or given back undone after it began (what was begun is charged).
CREATE TABLE service_batal (
    toko TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    no_service TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    -- the stage it was in
    tahap TEXT NOT NULL,
    dp_rp BIGINT NOT NULL CHECK (dp_rp >= 0),
    biaya_rp BIGINT NOT NULL CHECK (biaya_rp >= 0),
    dibayar_rp BIGINT NOT NULL CHECK (dibayar_rp >= 0),
    dikembalikan_rp BIGINT NOT NULL CHECK (dikembalikan_rp >= 0),
    dpp BIGINT NOT NULL,
    ppn BIGINT NOT NULL,
    PRIMARY KEY (toko, no_batal),
    UNIQUE (toko, no_service),
    FOREIGN KEY (toko, no_service) REFERENCES service (toko, no_service)
);
CREATE INDEX service_batal_tanggal ON service_batal (toko, tgl_system);
-- @hanya_tambah service_batal

-- Sold pieces that a document of the chain has in its hands (a service, a sample, a pledge): their nota buys nothing back and is not
-- taken back meanwhile, in whatever store. One row a nota, gone when the piece is.
CREATE TABLE nota_ditahan (
    toko TEXT NOT NULL,
    toko_nota TEXT NOT NULL,
    no_faktur_jual TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    PRIMARY KEY (toko_nota, no_faktur_jual)
);
CREATE INDEX nota_ditahan_dok ON nota_ditahan (toko, no_dok);

-- What services brought in, by the day it was earned: the one definition of every recap.
CREATE VIEW service_omset AS
SELECT a.toko, a.tgl_system, a.waktu, s.kode_sales, a.no_service, a.no_ambil AS no_dok, CAST(1 AS BIGINT) AS jumlah,
    (SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM service_selesai_baris b
     WHERE b.toko = a.toko AND b.no_service = a.no_service) AS berat,
    a.total_rp AS rupiah, a.total_rp - a.emas_rp AS ongkos, a.dpp, a.ppn
FROM service_ambil a JOIN service s ON s.toko = a.toko AND s.no_service = a.no_service
UNION ALL
SELECT a.toko, a.tgl_system, a.waktu, s.kode_sales, a.no_service, a.no_batal AS no_dok, CAST(1 AS BIGINT) AS jumlah,
    (SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM service_baris b
     WHERE b.toko = a.toko AND b.no_service = a.no_service) AS berat,
    a.biaya_rp AS rupiah, a.biaya_rp AS ongkos, a.dpp, a.ppn
FROM service_batal a JOIN service s ON s.toko = a.toko AND s.no_service = a.no_service WHERE a.biaya_rp > 0;
