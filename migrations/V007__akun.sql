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
-- by, so that a page costs the same wherever it lies. The searched text stands in it too: a search then walks one
-- index in order instead of reading the table.
CREATE INDEX supplier_barang_cari ON supplier_barang (toko, dihapus, kode_supplier, cari);
CREATE INDEX supplier_barang_nama_supplier ON supplier_barang (toko, dihapus, nama_supplier, kode_supplier, cari);
CREATE INDEX supplier_barang_alamat ON supplier_barang (toko, dihapus, alamat, kode_supplier, cari);
CREATE INDEX supplier_barang_no_hp ON supplier_barang (toko, dihapus, no_hp, kode_supplier, cari);
CREATE INDEX supplier_berlian_cari ON supplier_berlian (toko, dihapus, kode_supplier, cari);
CREATE INDEX supplier_berlian_nama_supplier ON supplier_berlian (toko, dihapus, nama_supplier, kode_supplier, cari);
CREATE INDEX supplier_berlian_alamat ON supplier_berlian (toko, dihapus, alamat, kode_supplier, cari);
CREATE INDEX supplier_berlian_no_hp ON supplier_berlian (toko, dihapus, no_hp, kode_supplier, cari);
CREATE INDEX sales_cari ON sales (toko, dihapus, kode_sales, cari);
CREATE INDEX sales_nama_sales ON sales (toko, dihapus, nama_sales, kode_sales, cari);
CREATE INDEX sales_no_hp ON sales (toko, dihapus, no_hp, kode_sales, cari);
CREATE INDEX tukang_cari ON tukang (toko, dihapus, kode_tukang, cari);
CREATE INDEX tukang_nama_tukang ON tukang (toko, dihapus, nama_tukang, kode_tukang, cari);
CREATE INDEX tukang_no_hp ON tukang (toko, dihapus, no_hp, kode_tukang, cari);
CREATE INDEX tukang_keahlian ON tukang (toko, dihapus, keahlian, kode_tukang, cari);
CREATE INDEX tukang_toleransi_susut ON tukang (toko, dihapus, toleransi_susut, kode_tukang, cari);
CREATE INDEX hadiah_cari ON hadiah (toko, dihapus, kode_hadiah, cari);
CREATE INDEX hadiah_nama_hadiah ON hadiah (toko, dihapus, nama_hadiah, kode_hadiah, cari);
CREATE INDEX hadiah_point ON hadiah (toko, dihapus, point, kode_hadiah, cari);
CREATE INDEX hadiah_stock ON hadiah (toko, dihapus, stock, kode_hadiah, cari);
CREATE INDEX baki_cari ON baki (toko, dihapus, kode_baki, cari);
CREATE INDEX baki_nama_baki ON baki (toko, dihapus, nama_baki, kode_baki, cari);
CREATE INDEX baki_kode_gudang ON baki (toko, dihapus, kode_gudang, kode_baki, cari);
CREATE INDEX baki_tara ON baki (toko, dihapus, tara, kode_baki, cari);
CREATE INDEX baki_kapasitas ON baki (toko, dihapus, kapasitas, kode_baki, cari);
CREATE INDEX baki_toleransi ON baki (toko, dihapus, toleransi, kode_baki, cari);
CREATE INDEX kota_cari ON kota (toko, dihapus, kode_kota, cari);
CREATE INDEX kota_nama_kota ON kota (toko, dihapus, nama_kota, kode_kota, cari);
CREATE INDEX kota_kode_provinsi ON kota (toko, dihapus, kode_provinsi, kode_kota, cari);

-- Failed logins of names that are nobody's are forgotten, the oldest first.
CREATE INDEX login_gagal_terakhir ON login_gagal (terakhir);

-- A barcode is one piece in the whole chain: where it lies is asked before it is posted anywhere else.
CREATE INDEX saldo_barang_barcode ON saldo_barang (kode_barcode);
