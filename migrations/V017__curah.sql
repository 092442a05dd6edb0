-- Counted stock: goods without a barcode, by group, type and tray (accessories, manual goods), in a book of its own,
-- and the documents about them.

CREATE TABLE buku_curah (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    jenis_stok TEXT NOT NULL CHECK (jenis_stok IN ('ACC', 'MANUAL')),
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    qty BIGINT NOT NULL,
    berat BIGINT NOT NULL,
    murni BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik)
);
CREATE INDEX buku_curah_dok ON buku_curah (toko, no_dok);
CREATE INDEX buku_curah_tanggal ON buku_curah (toko, jenis_stok, tgl_system);
-- @hanya_tambah buku_curah

-- What each tray holds of each type, and what came from and went to the accounts outside ('@…'). A tray never holds
-- less than nothing, and no weight or value without a piece.
CREATE TABLE saldo_curah (
    toko TEXT NOT NULL,
    jenis_stok TEXT NOT NULL,
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    qty BIGINT NOT NULL,
    berat BIGINT NOT NULL,
    murni BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    PRIMARY KEY (toko, jenis_stok, gudang, baki, kode_group, kode_dept),
    CHECK (substr(gudang, 1, 1) = '@' OR (qty >= 0 AND berat >= 0 AND murni >= 0 AND nilai >= 0 AND (qty > 0 OR (berat = 0 AND murni = 0 AND nilai = 0))))
);

CREATE TABLE dok_curah (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    jenis_stok TEXT NOT NULL CHECK (jenis_stok IN ('ACC', 'MANUAL')),
    jenis TEXT NOT NULL,
    alasan TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty >= 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    nilai BIGINT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX dok_curah_tanggal ON dok_curah (toko, jenis_stok, tgl_system, no_dok);
-- @hanya_tambah dok_curah

-- A line as it was then; `sisa_qty` and `sisa_berat` are what the tray it is about held afterwards.
CREATE TABLE dok_curah_baris (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    nama_dept TEXT NOT NULL,
    gudang_dari TEXT NOT NULL,
    baki_dari TEXT NOT NULL,
    gudang_ke TEXT NOT NULL,
    baki_ke TEXT NOT NULL,
    qty BIGINT NOT NULL,
    berat BIGINT NOT NULL,
    murni BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    sisa_qty BIGINT NOT NULL,
    sisa_berat BIGINT NOT NULL,
    PRIMARY KEY (toko, no_dok, baris),
    FOREIGN KEY (toko, no_dok) REFERENCES dok_curah (toko, no_dok)
);
-- @hanya_tambah dok_curah_baris
