-- Double entry: the journal lines of a day, made from the books and made anew as often as anybody likes while their period
-- is open; what is written by hand; periods that are closed for good.

-- Which account a line of a journal posts to, from which day on; '' from the first. Of the rows up to a day the newest day
-- counts, of one day the newest version.
CREATE TABLE para_akun_berlaku (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    trx TEXT NOT NULL,
    tipe TEXT NOT NULL,
    kode_akun TEXT NOT NULL,
    mulai TEXT NOT NULL,
    versi BIGINT NOT NULL CHECK (versi > 0),
    nomor_akun TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, trx, tipe, kode_akun, mulai, versi)
);
INSERT INTO para_akun_berlaku (toko, trx, tipe, kode_akun, mulai, versi, nomor_akun, waktu, oleh) SELECT d.toko, d.trx, d.tipe, d.kode_akun, '', p.versi, d.nomor_akun, p.diubah, p.oleh FROM para_akun_detail d JOIN para_akun_transaksi p ON p.toko = d.toko AND p.trx = d.trx AND p.tipe = d.tipe;
-- @hanya_tambah para_akun_berlaku

-- A day that was journaled: how often, how much, and what of it nobody named an account for.
CREATE TABLE jurnal_hari (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    tanggal TEXT NOT NULL,
    kali BIGINT NOT NULL CHECK (kali > 0),
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    dokumen BIGINT NOT NULL CHECK (dokumen >= 0),
    baris BIGINT NOT NULL CHECK (baris >= 0),
    debit BIGINT NOT NULL CHECK (debit >= 0),
    kredit BIGINT NOT NULL CHECK (kredit >= 0),
    suspens BIGINT NOT NULL CHECK (suspens >= 0),
    sidik TEXT NOT NULL,
    PRIMARY KEY (toko, tanggal),
    CHECK (debit = kredit)
);

-- `kelas` names the book the line stands for; empty where it is the other side. `sebab` says why a line is in suspense.
CREATE TABLE jurnal_baris (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    urut BIGINT NOT NULL CHECK (urut > 0),
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    trx TEXT NOT NULL,
    tipe TEXT NOT NULL,
    kode TEXT NOT NULL,
    kelas TEXT NOT NULL,
    nomor_akun TEXT NOT NULL,
    debit BIGINT NOT NULL,
    kredit BIGINT NOT NULL,
    sebab TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, tanggal, urut),
    FOREIGN KEY (toko, tanggal) REFERENCES jurnal_hari (toko, tanggal),
    CHECK ((debit > 0 AND kredit = 0) OR (debit = 0 AND kredit > 0)),
    CHECK ((nomor_akun = 'SUSPENS') = (sebab <> ''))
);
CREATE INDEX jurnal_baris_akun ON jurnal_baris (toko, nomor_akun, tanggal, urut);
CREATE INDEX jurnal_baris_dok ON jurnal_baris (toko, no_dok);

-- Sums by account, day and book: what a year's trial balance reads.
CREATE TABLE jurnal_saldo (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    nomor_akun TEXT NOT NULL,
    kelas TEXT NOT NULL,
    debit BIGINT NOT NULL CHECK (debit >= 0),
    kredit BIGINT NOT NULL CHECK (kredit >= 0),
    PRIMARY KEY (toko, tanggal, nomor_akun, kelas),
    FOREIGN KEY (toko, tanggal) REFERENCES jurnal_hari (toko, tanggal)
);
CREATE INDEX jurnal_saldo_akun ON jurnal_saldo (toko, nomor_akun, tanggal);

-- What an accountant writes by hand, approved by another; `tanggal` is the day it stands on.
CREATE TABLE jurnal_manual (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_jurnal TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('UMUM', 'PENYESUAIAN', 'SALDO AWAL')),
    tanggal TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp > 0),
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_jurnal),
    CHECK (tanggal <= tgl_system)
);
CREATE INDEX jurnal_manual_tanggal ON jurnal_manual (toko, tanggal);
-- @hanya_tambah jurnal_manual

CREATE TABLE jurnal_manual_baris (
    toko TEXT NOT NULL,
    no_jurnal TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    nomor_akun TEXT NOT NULL,
    debit BIGINT NOT NULL CHECK (debit >= 0),
    kredit BIGINT NOT NULL CHECK (kredit >= 0),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_jurnal, baris),
    FOREIGN KEY (toko, no_jurnal) REFERENCES jurnal_manual (toko, no_jurnal),
    FOREIGN KEY (toko, nomor_akun) REFERENCES akun (toko, nomor_akun),
    CHECK ((debit > 0 AND kredit = 0) OR (debit = 0 AND kredit > 0))
);
-- @hanya_tambah jurnal_manual_baris

-- Taken back: the same lines the other way round, on a day of their own.
CREATE TABLE jurnal_manual_batal (
    toko TEXT NOT NULL,
    no_jurnal TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_jurnal),
    FOREIGN KEY (toko, no_jurnal) REFERENCES jurnal_manual (toko, no_jurnal)
);
CREATE INDEX jurnal_manual_batal_tanggal ON jurnal_manual_batal (toko, tanggal);
-- @hanya_tambah jurnal_manual_batal

-- A month that is closed: nothing up to its last day is made anew. The fingerprint is that of its days.
CREATE TABLE periode_akun (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    periode TEXT NOT NULL,
    sampai TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    hari BIGINT NOT NULL CHECK (hari >= 0),
    baris BIGINT NOT NULL CHECK (baris >= 0),
    debit BIGINT NOT NULL CHECK (debit >= 0),
    laba BIGINT NOT NULL,
    sidik TEXT NOT NULL,
    PRIMARY KEY (toko, periode),
    UNIQUE (toko, sampai)
);
-- @hanya_tambah periode_akun

-- What every account came to in a closed month, by the book it stands for: the days of the month must stay that.
CREATE TABLE periode_saldo (
    toko TEXT NOT NULL,
    periode TEXT NOT NULL,
    nomor_akun TEXT NOT NULL,
    kelas TEXT NOT NULL,
    debit BIGINT NOT NULL CHECK (debit >= 0),
    kredit BIGINT NOT NULL CHECK (kredit >= 0),
    PRIMARY KEY (toko, periode, nomor_akun, kelas),
    FOREIGN KEY (toko, periode) REFERENCES periode_akun (toko, periode)
);
-- @hanya_tambah periode_saldo

-- Points that another store gave are looked for by their moment.
CREATE INDEX buku_poin_waktu ON buku_poin (waktu);

-- A day of these books is read at once.
CREATE INDEX buku_titipan_hari ON buku_titipan (toko, tgl_system);
CREATE INDEX buku_curah_hari ON buku_curah (toko, tgl_system);
CREATE INDEX buku_transit_hari ON buku_transit (toko, tgl_system);
