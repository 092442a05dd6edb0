-- Accounting: the chart of accounts (a master like the others), and which account each line of a journal posts to.
-- The journals and their lines are the program's own (crate akun); a store keeps only its choice of accounts.

CREATE TABLE akun (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    nomor_akun TEXT NOT NULL,
    nama_akun TEXT NOT NULL,
    golongan TEXT NOT NULL CHECK (golongan IN ('ASET', 'KEWAJIBAN', 'MODAL', 'PENDAPATAN', 'HPP', 'BEBAN')),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, nomor_akun)
);
CREATE INDEX akun_daftar ON akun (toko, dihapus, nomor_akun);

-- A journal that was ever set: its version, which a save must name.
CREATE TABLE para_akun_transaksi (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    trx TEXT NOT NULL,
    tipe TEXT NOT NULL,
    versi BIGINT NOT NULL CHECK (versi > 0),
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, trx, tipe)
);

CREATE TABLE para_akun_detail (
    toko TEXT NOT NULL,
    trx TEXT NOT NULL,
    tipe TEXT NOT NULL,
    kode_akun TEXT NOT NULL,
    nomor_akun TEXT NOT NULL,
    PRIMARY KEY (toko, trx, tipe, kode_akun),
    FOREIGN KEY (toko, trx, tipe) REFERENCES para_akun_transaksi (toko, trx, tipe),
    FOREIGN KEY (toko, nomor_akun) REFERENCES akun (toko, nomor_akun)
);
CREATE INDEX para_akun_detail_akun ON para_akun_detail (toko, nomor_akun);
