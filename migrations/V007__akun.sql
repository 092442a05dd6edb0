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

-- Lists that may grow long (people, suppliers, gifts, trays, cities): an index for every column their table is sorted
-- by, so that a page costs the same wherever it lies. On SQLite the searched text stands in it too: a search then walks
-- one index in order instead of reading the table. PostgreSQL reads the table for a search, and narrow indexes give it
-- a page in the middle sooner.
-- @telusur supplier_barang (kode_supplier): nama_supplier, alamat, no_hp
-- @telusur supplier_berlian (kode_supplier): nama_supplier, alamat, no_hp
-- @telusur sales (kode_sales): nama_sales, no_hp
-- @telusur tukang (kode_tukang): nama_tukang, no_hp, keahlian, toleransi_susut
-- @telusur hadiah (kode_hadiah): nama_hadiah, point, stock
-- @telusur baki (kode_baki): nama_baki, kode_gudang, tara, kapasitas, toleransi
-- @telusur kota (kode_kota): nama_kota, kode_provinsi

-- Failed logins of names that are nobody's are forgotten, the oldest first.
CREATE INDEX login_gagal_terakhir ON login_gagal (terakhir);

-- A barcode is one piece in the whole chain: where it lies is asked before it is posted anywhere else.
CREATE INDEX saldo_barang_barcode ON saldo_barang (kode_barcode);
