-- Weighing trays and counting pieces. A weighing is kept as it was made; a count is a frozen list, what was scanned, and
-- the result. Only an approved correction moves pieces, and that is a document of its own.

-- The trays a person has put on the list of a weighing round.
CREATE TABLE timbang_sesi (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    user_id TEXT NOT NULL,
    urut BIGINT NOT NULL CHECK (urut > 0),
    kode_gudang TEXT NOT NULL,
    kode_baki TEXT NOT NULL,
    waktu TEXT NOT NULL,
    PRIMARY KEY (toko, user_id, kode_baki)
);

CREATE TABLE timbang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_timbang TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    sesi TEXT NOT NULL CHECK (sesi IN ('PAGI', 'SORE')),
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_gudang TEXT NOT NULL,
    kode_baki TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty >= 0),
    tara BIGINT NOT NULL CHECK (tara >= 0),
    berat_stock BIGINT NOT NULL CHECK (berat_stock >= 0),
    berat_bandrol BIGINT NOT NULL CHECK (berat_bandrol >= 0),
    berat_plastik BIGINT NOT NULL CHECK (berat_plastik >= 0),
    seharusnya BIGINT NOT NULL CHECK (seharusnya >= 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    selisih BIGINT NOT NULL,
    toleransi BIGINT NOT NULL CHECK (toleransi >= 0),
    cocok BIGINT NOT NULL CHECK (cocok IN (0, 1)),
    -- what the scale sent; empty when the weight was typed
    mentah TEXT NOT NULL,
    stabil BIGINT NOT NULL CHECK (stabil IN (0, 1)),
    diketik BIGINT NOT NULL CHECK (diketik IN (0, 1)),
    diduga TEXT NOT NULL,
    PRIMARY KEY (toko, no_timbang)
);
CREATE INDEX timbang_hari ON timbang (toko, tgl_system, kode_baki, waktu);
-- @hanya_tambah timbang

CREATE TABLE timbang_aktivitas (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    pesan TEXT NOT NULL,
    PRIMARY KEY (toko, id)
);
CREATE INDEX timbang_aktivitas_hari ON timbang_aktivitas (toko, tgl_system, id);
-- @hanya_tambah timbang_aktivitas

CREATE TABLE opname (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_opname TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('BAKI', 'GUDANG', 'PENERIMAAN', 'RFID', 'GLOBAL')),
    status TEXT NOT NULL CHECK (status IN ('JALAN', 'SELESAI', 'BATAL')),
    -- empty: every warehouse that is counted
    kode_gudang TEXT NOT NULL,
    -- empty: every tray of it
    kode_baki TEXT NOT NULL,
    -- the receiving document
    rujukan TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    mulai TEXT NOT NULL,
    mulai_oleh TEXT NOT NULL,
    qty_awal BIGINT NOT NULL CHECK (qty_awal >= 0),
    berat_awal BIGINT NOT NULL CHECK (berat_awal >= 0),
    -- moves during the count
    qty_masuk BIGINT NOT NULL CHECK (qty_masuk >= 0),
    qty_keluar BIGINT NOT NULL CHECK (qty_keluar >= 0),
    selesai TEXT,
    selesai_oleh TEXT,
    koreksi TEXT,
    koreksi_oleh TEXT,
    koreksi_setuju TEXT,
    PRIMARY KEY (toko, no_opname)
);
CREATE INDEX opname_hari ON opname (toko, tgl_system, jenis, no_opname);
CREATE UNIQUE INDEX opname_jalan ON opname (toko, jenis, kode_gudang, kode_baki, rujukan) WHERE status = 'JALAN';

-- What had to be there when the count began.
CREATE TABLE opname_harus (
    toko TEXT NOT NULL,
    no_opname TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    berat BIGINT NOT NULL,
    PRIMARY KEY (toko, no_opname, kode_barcode),
    FOREIGN KEY (toko, no_opname) REFERENCES opname (toko, no_opname)
);
-- @hanya_tambah opname_harus

-- What was found. The key is the barcode, or the code itself where nobody knows it.
CREATE TABLE opname_scan (
    toko TEXT NOT NULL,
    no_opname TEXT NOT NULL,
    kunci TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    tag_id TEXT NOT NULL,
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    kelas TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kali BIGINT NOT NULL CHECK (kali > 0),
    PRIMARY KEY (toko, no_opname, kunci),
    FOREIGN KEY (toko, no_opname) REFERENCES opname (toko, no_opname)
);

CREATE TABLE opname_hasil (
    toko TEXT NOT NULL,
    no_opname TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    kelas TEXT NOT NULL CHECK (kelas IN ('ADA', 'HILANG', 'LEBIH', 'SALAH BAKI', 'TERJUAL', 'TIDAK DIKENAL')),
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    kadar_cetak BIGINT NOT NULL,
    berat BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    gudang_buku TEXT NOT NULL,
    baki_buku TEXT NOT NULL,
    gudang_scan TEXT NOT NULL,
    baki_scan TEXT NOT NULL,
    waktu_scan TEXT,
    oleh_scan TEXT,
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_opname, baris),
    FOREIGN KEY (toko, no_opname) REFERENCES opname (toko, no_opname)
);
CREATE INDEX opname_hasil_kelas ON opname_hasil (toko, no_opname, kelas, baris);
-- @hanya_tambah opname_hasil
