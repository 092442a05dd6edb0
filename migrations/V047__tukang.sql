-- L11: fine milligrams of the shop's gold that a craftsman has and owes. EMAS goes to him, the rest comes off what he owes.
CREATE TABLE buku_tukang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_tukang TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('EMAS', 'BARANG', 'ROSOK', 'SUSUT')),
    masuk BIGINT NOT NULL CHECK (masuk >= 0),
    keluar BIGINT NOT NULL CHECK (keluar >= 0),
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik),
    CHECK ((masuk = 0 AND keluar > 0) OR (masuk > 0 AND keluar = 0)),
    CHECK ((jenis = 'EMAS') = ((masuk > 0) = (balik IS NULL)))
);
CREATE INDEX buku_tukang_dok ON buku_tukang (toko, no_dok);
CREATE INDEX buku_tukang_orang ON buku_tukang (toko, kode_tukang, id);
CREATE INDEX buku_tukang_tanggal ON buku_tukang (toko, tgl_system);
-- @hanya_tambah buku_tukang

CREATE TABLE saldo_tukang (
    toko TEXT NOT NULL,
    kode_tukang TEXT NOT NULL,
    saldo BIGINT NOT NULL CHECK (saldo >= 0),
    PRIMARY KEY (toko, kode_tukang)
);

CREATE TABLE potret_tukang (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    kode_tukang TEXT NOT NULL,
    saldo BIGINT NOT NULL CHECK (saldo > 0),
    PRIMARY KEY (toko, tanggal, kode_tukang),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal)
);
-- @hanya_tambah potret_tukang

ALTER TABLE tutup_toko ADD COLUMN id_tukang BIGINT NOT NULL DEFAULT 0;

-- The loss a craftsman is allowed by kind of work, in hundredths of a percent of finished gold, from a day on. Without a row it is
-- the tolerance of his master.
CREATE TABLE norma_tukang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    kode_tukang TEXT NOT NULL,
    jenis_kerja TEXT NOT NULL,
    mulai TEXT NOT NULL,
    norma BIGINT NOT NULL CHECK (norma BETWEEN 0 AND 10000),
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, id)
);
CREATE INDEX norma_tukang_orang ON norma_tukang (toko, kode_tukang, jenis_kerja, mulai, id);
-- @hanya_tambah norma_tukang

-- A work of a craftsman, for a line of another document (an order, a service) or of the delivery itself. `norma` is the one of the
-- day it began; `status` follows from its events.
CREATE TABLE kerja_tukang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    kode_tukang TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris >= 0),
    jenis_kerja TEXT NOT NULL,
    norma BIGINT NOT NULL CHECK (norma BETWEEN 0 AND 10000),
    janji TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('JALAN', 'SELESAI', 'BATAL')),
    PRIMARY KEY (toko, id)
);
CREATE INDEX kerja_tukang_dok ON kerja_tukang (toko, no_dok, baris);
CREATE INDEX kerja_tukang_orang ON kerja_tukang (toko, kode_tukang, status, id);

CREATE TABLE kerja_tukang_peristiwa (
    toko TEXT NOT NULL,
    id_kerja BIGINT NOT NULL,
    ke BIGINT NOT NULL CHECK (ke > 0),
    peristiwa TEXT NOT NULL CHECK (peristiwa IN ('MULAI', 'SELESAI', 'BATAL', 'BUKA')),
    no_dok TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, id_kerja, ke),
    FOREIGN KEY (toko, id_kerja) REFERENCES kerja_tukang (toko, id)
);
CREATE INDEX kerja_tukang_peristiwa_dok ON kerja_tukang_peristiwa (toko, no_dok);
-- @hanya_tambah kerja_tukang_peristiwa

-- Gold issued (TK). `id_kerja` 0: for no work in particular.
CREATE TABLE emas_tukang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_tukang TEXT NOT NULL,
    nama_tukang TEXT NOT NULL,
    id_kerja BIGINT NOT NULL CHECK (id_kerja >= 0),
    qty BIGINT NOT NULL CHECK (qty >= 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    murni BIGINT NOT NULL CHECK (murni > 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    keterangan TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX emas_tukang_tanggal ON emas_tukang (toko, tgl_system);
CREATE INDEX emas_tukang_kerja ON emas_tukang (toko, id_kerja);
-- @hanya_tambah emas_tukang

CREATE TABLE emas_tukang_baris (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    sumber TEXT NOT NULL CHECK (sumber IN ('BARANG', 'CURAH')),
    kode_barcode TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty >= 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    murni BIGINT NOT NULL CHECK (murni > 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    PRIMARY KEY (toko, no_dok, baris),
    FOREIGN KEY (toko, no_dok) REFERENCES emas_tukang (toko, no_dok)
);
-- @hanya_tambah emas_tukang_baris

-- Pieces and scrap that came back (TR). `penguji` tested them: not who received. `susut_norma` is what the norm allows for the
-- finished gold, `susut` what was credited.
CREATE TABLE terima_tukang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_tukang TEXT NOT NULL,
    nama_tukang TEXT NOT NULL,
    id_kerja BIGINT NOT NULL CHECK (id_kerja >= 0),
    jenis_kerja TEXT NOT NULL,
    norma BIGINT NOT NULL CHECK (norma BETWEEN 0 AND 10000),
    murni_barang BIGINT NOT NULL CHECK (murni_barang >= 0),
    murni_rosok BIGINT NOT NULL CHECK (murni_rosok >= 0),
    susut_norma BIGINT NOT NULL CHECK (susut_norma >= 0),
    susut BIGINT NOT NULL CHECK (susut >= 0),
    saldo BIGINT NOT NULL CHECK (saldo >= 0),
    keterangan TEXT NOT NULL,
    penguji TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok),
    CHECK (penguji <> ''),
    CHECK (murni_barang + murni_rosok + susut > 0)
);
CREATE INDEX terima_tukang_tanggal ON terima_tukang (toko, tgl_system);
CREATE INDEX terima_tukang_kerja ON terima_tukang (toko, id_kerja);
-- @hanya_tambah terima_tukang

CREATE TABLE terima_tukang_baris (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    jenis TEXT NOT NULL CHECK (jenis IN ('BARANG', 'ROSOK')),
    kode_barcode TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    berat BIGINT NOT NULL CHECK (berat > 0),
    berat_atribut BIGINT NOT NULL CHECK (berat_atribut >= 0),
    kadar_pesan BIGINT NOT NULL CHECK (kadar_pesan BETWEEN 0 AND 10000),
    kadar_uji BIGINT NOT NULL CHECK (kadar_uji BETWEEN 1 AND 10000),
    murni BIGINT NOT NULL CHECK (murni > 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    PRIMARY KEY (toko, no_dok, baris),
    FOREIGN KEY (toko, no_dok) REFERENCES terima_tukang (toko, no_dok)
);
-- @hanya_tambah terima_tukang_baris

-- Wages (UT): each line pays one finished work.
CREATE TABLE upah_tukang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_tukang TEXT NOT NULL,
    nama_tukang TEXT NOT NULL,
    total BIGINT NOT NULL CHECK (total > 0),
    keterangan TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX upah_tukang_tanggal ON upah_tukang (toko, tgl_system);
-- @hanya_tambah upah_tukang

CREATE TABLE upah_tukang_baris (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    id_kerja BIGINT NOT NULL,
    upah BIGINT NOT NULL CHECK (upah > 0),
    PRIMARY KEY (toko, no_dok, baris),
    FOREIGN KEY (toko, no_dok) REFERENCES upah_tukang (toko, no_dok),
    FOREIGN KEY (toko, id_kerja) REFERENCES kerja_tukang (toko, id)
);
CREATE INDEX upah_tukang_baris_kerja ON upah_tukang_baris (toko, id_kerja);
-- @hanya_tambah upah_tukang_baris

-- Documents of craftsmen that were taken back, each by one of the same kind.
CREATE TABLE batal_tukang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX batal_tukang_tanggal ON batal_tukang (toko, tgl_system);
-- @hanya_tambah batal_tukang
