-- Tax invoices: how a store reports its taxable sales from a day on, the ranges of numbers it was given, and the invoices, each
-- with the next number of its range.

CREATE TABLE efaktur_setelan (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    berlaku TEXT NOT NULL,
    versi BIGINT NOT NULL CHECK (versi > 0),
    cara TEXT NOT NULL CHECK (cara IN ('DOKUMEN', 'GABUNGAN')),
    kode_transaksi TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, berlaku, versi)
);
-- @hanya_tambah efaktur_setelan

CREATE TABLE efaktur_rentang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    urut BIGINT NOT NULL CHECK (urut > 0),
    dari BIGINT NOT NULL CHECK (dari > 0),
    sampai BIGINT NOT NULL,
    tahun TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, urut),
    UNIQUE (dari),
    CHECK (sampai >= dari)
);
-- @hanya_tambah efaktur_rentang

-- One export: what was not reported yet of these days.
CREATE TABLE efaktur_ekspor (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    dari TEXT NOT NULL,
    sampai TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    faktur BIGINT NOT NULL CHECK (faktur >= 0),
    dpp BIGINT NOT NULL,
    ppn BIGINT NOT NULL,
    PRIMARY KEY (toko, id),
    CHECK (sampai >= dari)
);
-- @hanya_tambah efaktur_ekspor

-- A tax invoice. `nomor` 0: what was taken back; it has no number of its own and names the one it is about, where there is one.
CREATE TABLE efaktur (
    toko TEXT NOT NULL,
    id BIGINT NOT NULL CHECK (id > 0),
    id_ekspor BIGINT NOT NULL,
    nomor BIGINT NOT NULL CHECK (nomor >= 0),
    rujukan BIGINT NOT NULL CHECK (rujukan >= 0),
    cara TEXT NOT NULL CHECK (cara IN ('DOKUMEN', 'GABUNGAN')),
    kode_transaksi TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    nama TEXT NOT NULL,
    alamat TEXT NOT NULL,
    dpp BIGINT NOT NULL,
    ppn BIGINT NOT NULL,
    PRIMARY KEY (toko, id),
    FOREIGN KEY (toko, id_ekspor) REFERENCES efaktur_ekspor (toko, id),
    CHECK ((nomor > 0 AND rujukan = 0) OR nomor = 0)
);
CREATE UNIQUE INDEX efaktur_nomor ON efaktur (toko, nomor) WHERE nomor > 0;
CREATE INDEX efaktur_tanggal ON efaktur (toko, tanggal);
-- @hanya_tambah efaktur

-- Which rows of the tax book an invoice reports: each once.
CREATE TABLE efaktur_baris (
    toko TEXT NOT NULL,
    id_pajak BIGINT NOT NULL,
    id_efaktur BIGINT NOT NULL,
    tarif BIGINT NOT NULL CHECK (tarif >= 0),
    dpp BIGINT NOT NULL,
    ppn BIGINT NOT NULL,
    PRIMARY KEY (toko, id_pajak),
    FOREIGN KEY (toko, id_efaktur) REFERENCES efaktur (toko, id),
    FOREIGN KEY (toko, id_pajak) REFERENCES buku_pajak (toko, id)
);
CREATE INDEX efaktur_baris_faktur ON efaktur_baris (toko, id_efaktur);
-- @hanya_tambah efaktur_baris
