-- Gold prices: the book of what was published when, by whom, from what to what; and the keys of price boards.

-- The price in force is the newest row of a group; a store may trade on a day once that day's prices stand here.
-- An empty group is pure gold (24K). What was not known before is null.
CREATE TABLE buku_harga (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    dari_toko TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    jual_lama BIGINT,
    jual_baru BIGINT NOT NULL CHECK (jual_baru > 0),
    beli_lama BIGINT,
    beli_baru BIGINT NOT NULL CHECK (beli_baru > 0),
    rosok_lama BIGINT,
    rosok_baru BIGINT NOT NULL CHECK (rosok_baru >= 0),
    kurs_lama BIGINT,
    kurs_baru BIGINT NOT NULL CHECK (kurs_baru >= 0),
    PRIMARY KEY (toko, id)
);
CREATE INDEX buku_harga_group ON buku_harga (toko, kode_group, id);
CREATE INDEX buku_harga_tanggal ON buku_harga (toko, tgl_system, id);
-- @hanya_tambah buku_harga

-- Screens that show the prices of a store without a login. Only the hash of a key is kept.
CREATE TABLE papan_harga (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id TEXT NOT NULL,
    nama TEXT NOT NULL,
    sidik_kunci TEXT NOT NULL UNIQUE,
    oleh TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    dicabut TEXT,
    dicabut_oleh TEXT,
    PRIMARY KEY (toko, id),
    CHECK ((dicabut IS NULL AND dicabut_oleh IS NULL) OR (dicabut IS NOT NULL AND dicabut_oleh IS NOT NULL))
);
