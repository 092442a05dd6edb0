-- The first three books (stock, cash, bank) with their projections.
-- A book only grows; what later happens to a row is a row of its own that points at it.

CREATE TABLE buku_stok (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    milik TEXT NOT NULL CHECK (milik IN ('TOKO', 'CUSTOMER', 'SUPPLIER')),
    qty BIGINT NOT NULL CHECK (qty IN (-1, 0, 1)),
    berat BIGINT NOT NULL,
    murni BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik)
);
CREATE INDEX buku_stok_dok ON buku_stok (toko, no_dok);
CREATE INDEX buku_stok_barang ON buku_stok (toko, kode_barcode, id);
CREATE INDEX buku_stok_tanggal ON buku_stok (toko, tgl_system, gudang, baki);
-- @hanya_tambah buku_stok

-- Where a piece is: at most one place in a store, and only real places.
CREATE TABLE saldo_barang (
    toko TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    gudang TEXT NOT NULL CHECK (substr(gudang, 1, 1) <> '@'),
    baki TEXT NOT NULL,
    milik TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty = 1),
    berat BIGINT NOT NULL CHECK (berat > 0),
    murni BIGINT NOT NULL CHECK (murni >= 0),
    nilai BIGINT NOT NULL,
    PRIMARY KEY (toko, kode_barcode)
);
CREATE INDEX saldo_barang_baki ON saldo_barang (toko, gudang, baki);

-- Sums per tray, and per account outside the shop ('@…': supplier, customer, loss, transit …).
CREATE TABLE saldo_lokasi (
    toko TEXT NOT NULL,
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    milik TEXT NOT NULL,
    qty BIGINT NOT NULL,
    berat BIGINT NOT NULL,
    murni BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    PRIMARY KEY (toko, gudang, baki, milik),
    CHECK (substr(gudang, 1, 1) = '@' OR (qty >= 0 AND berat >= 0 AND murni >= 0))
);

CREATE TABLE buku_kas (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kasir TEXT NOT NULL,
    kategori TEXT NOT NULL,
    deskripsi TEXT NOT NULL,
    jumlah_in BIGINT NOT NULL CHECK (jumlah_in >= 0),
    jumlah_out BIGINT NOT NULL CHECK (jumlah_out >= 0),
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik),
    CHECK ((jumlah_in = 0 AND jumlah_out > 0) OR (jumlah_in > 0 AND jumlah_out = 0))
);
CREATE INDEX buku_kas_dok ON buku_kas (toko, no_dok);
CREATE INDEX buku_kas_tanggal ON buku_kas (toko, tgl_system, kasir, kategori);
-- @hanya_tambah buku_kas

CREATE TABLE saldo_kas (
    toko TEXT NOT NULL,
    kasir TEXT NOT NULL,
    saldo BIGINT NOT NULL CHECK (saldo >= 0),
    PRIMARY KEY (toko, kasir)
);

CREATE TABLE buku_bank (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_rekening TEXT NOT NULL,
    jenis TEXT NOT NULL,
    kategori TEXT NOT NULL,
    deskripsi TEXT NOT NULL,
    jumlah_in BIGINT NOT NULL CHECK (jumlah_in >= 0),
    jumlah_out BIGINT NOT NULL CHECK (jumlah_out >= 0),
    status TEXT NOT NULL CHECK (status IN ('UNVALIDATED', 'VALID')),
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik),
    CHECK ((jumlah_in = 0 AND jumlah_out > 0) OR (jumlah_in > 0 AND jumlah_out = 0))
);
CREATE INDEX buku_bank_dok ON buku_bank (toko, no_dok);
CREATE INDEX buku_bank_tanggal ON buku_bank (toko, tgl_system, no_rekening);
-- @hanya_tambah buku_bank

-- A bank row was found on the bank's statement.
CREATE TABLE buku_bank_valid (
    toko TEXT NOT NULL,
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    id_bank BIGINT NOT NULL,
    oleh TEXT NOT NULL,
    balik BIGINT CHECK (balik IS NULL),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, id_bank),
    FOREIGN KEY (toko, id_bank) REFERENCES buku_bank (toko, id)
);
-- @hanya_tambah buku_bank_valid

CREATE TABLE saldo_bank (
    toko TEXT NOT NULL,
    no_rekening TEXT NOT NULL,
    saldo BIGINT NOT NULL,
    belum_valid BIGINT NOT NULL,
    PRIMARY KEY (toko, no_rekening)
);
