-- Sorting what was bought, washing and plating. Pieces at a washer lie in the account '@TUKANG' under the number of their lot, and
-- stand in the book of craftsmen (L11) under the same number.

-- A sorting (SR): SORTIR out of BELI, PINDAH from one decision to another.
CREATE TABLE sortir (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_sortir TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('SORTIR', 'PINDAH')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    murni BIGINT NOT NULL CHECK (murni >= 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    keterangan TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_sortir)
);
CREATE INDEX sortir_tanggal ON sortir (toko, tgl_system, no_sortir);
-- @hanya_tambah sortir

CREATE TABLE sortir_baris (
    toko TEXT NOT NULL,
    no_sortir TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_barcode TEXT NOT NULL REFERENCES barang (kode_barcode),
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    berat BIGINT NOT NULL CHECK (berat > 0),
    murni BIGINT NOT NULL CHECK (murni >= 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    putusan TEXT NOT NULL CHECK (putusan IN ('CUCI', 'RUSAK', 'HANCUR', 'LABEL')),
    no_asal TEXT NOT NULL,
    oleh_asal TEXT NOT NULL,
    gudang_dari TEXT NOT NULL,
    baki_dari TEXT NOT NULL,
    baki_ke TEXT NOT NULL,
    PRIMARY KEY (toko, no_sortir, baris),
    FOREIGN KEY (toko, no_sortir) REFERENCES sortir (toko, no_sortir)
);
CREATE INDEX sortir_baris_barang ON sortir_baris (kode_barcode, toko, no_sortir);
-- @hanya_tambah sortir_baris

-- Each pile of a sorting on the scale.
CREATE TABLE sortir_timbang (
    toko TEXT NOT NULL,
    no_sortir TEXT NOT NULL,
    putusan TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    timbang BIGINT NOT NULL CHECK (timbang > 0),
    PRIMARY KEY (toko, no_sortir, putusan),
    FOREIGN KEY (toko, no_sortir) REFERENCES sortir (toko, no_sortir)
);
-- @hanya_tambah sortir_timbang

-- A lot for a washer (CU). `timbang` is what the giver weighed, `disetujui` who weighed it again. `status` follows from the events.
CREATE TABLE lot_cuci (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_lot TEXT NOT NULL,
    pekerjaan TEXT NOT NULL CHECK (pekerjaan IN ('CUCI', 'SEPUH')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_tukang TEXT NOT NULL,
    nama_tukang TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    murni BIGINT NOT NULL CHECK (murni > 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    timbang BIGINT NOT NULL CHECK (timbang > 0),
    keterangan TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('KELUAR', 'SEBAGIAN', 'SELESAI', 'BATAL')),
    PRIMARY KEY (toko, no_lot)
);
CREATE INDEX lot_cuci_tanggal ON lot_cuci (toko, tgl_system, no_lot);
CREATE INDEX lot_cuci_status ON lot_cuci (toko, status, no_lot);

CREATE TABLE lot_cuci_baris (
    toko TEXT NOT NULL,
    no_lot TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_barcode TEXT NOT NULL REFERENCES barang (kode_barcode),
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    kadar_cetak BIGINT NOT NULL,
    berat BIGINT NOT NULL CHECK (berat > 0),
    murni BIGINT NOT NULL CHECK (murni > 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    norma BIGINT NOT NULL CHECK (norma BETWEEN 0 AND 10000),
    gudang_dari TEXT NOT NULL,
    baki_dari TEXT NOT NULL,
    PRIMARY KEY (toko, no_lot, baris),
    FOREIGN KEY (toko, no_lot) REFERENCES lot_cuci (toko, no_lot)
);
CREATE INDEX lot_cuci_baris_barang ON lot_cuci_baris (kode_barcode, toko, no_lot);
-- @hanya_tambah lot_cuci_baris

-- What happened to a lot, and the loss that was answered for.
CREATE TABLE lot_cuci_peristiwa (
    toko TEXT NOT NULL,
    no_lot TEXT NOT NULL,
    ke BIGINT NOT NULL CHECK (ke > 0),
    peristiwa TEXT NOT NULL CHECK (peristiwa IN ('KIRIM', 'TERIMA', 'BATAL TERIMA', 'BATAL', 'JAWAB')),
    no_dok TEXT NOT NULL,
    sisa BIGINT NOT NULL CHECK (sisa >= 0),
    keterangan TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, no_lot, ke),
    FOREIGN KEY (toko, no_lot) REFERENCES lot_cuci (toko, no_lot)
);
CREATE INDEX lot_cuci_peristiwa_dok ON lot_cuci_peristiwa (toko, no_dok);
-- @hanya_tambah lot_cuci_peristiwa

-- Pieces of a lot that came back (TC), piece by piece or all that are left by their weight together. `timbang` is all of it on the
-- scale. `susut`, `lebih` and `hilang` are fine weight.
CREATE TABLE terima_cuci (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_terima TEXT NOT NULL,
    no_lot TEXT NOT NULL,
    cara TEXT NOT NULL CHECK (cara IN ('BARANG', 'LOT')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty > 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    murni BIGINT NOT NULL CHECK (murni >= 0),
    susut BIGINT NOT NULL CHECK (susut >= 0),
    susut_norma BIGINT NOT NULL CHECK (susut_norma >= 0),
    lebih BIGINT NOT NULL CHECK (lebih >= 0),
    hilang BIGINT NOT NULL CHECK (hilang >= 0),
    di_atas BIGINT NOT NULL CHECK (di_atas IN (0, 1)),
    keterangan TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_terima),
    FOREIGN KEY (toko, no_lot) REFERENCES lot_cuci (toko, no_lot)
);
CREATE INDEX terima_cuci_tanggal ON terima_cuci (toko, tgl_system, no_terima);
CREATE INDEX terima_cuci_lot ON terima_cuci (toko, no_lot);
-- @hanya_tambah terima_cuci

CREATE TABLE terima_cuci_baris (
    toko TEXT NOT NULL,
    no_terima TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_lot TEXT NOT NULL,
    kode_barcode TEXT NOT NULL REFERENCES barang (kode_barcode),
    kode_baru TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    keadaan TEXT NOT NULL CHECK (keadaan IN ('KEMBALI', 'HILANG')),
    berat_kirim BIGINT NOT NULL CHECK (berat_kirim > 0),
    murni_kirim BIGINT NOT NULL CHECK (murni_kirim > 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    murni BIGINT NOT NULL CHECK (murni >= 0),
    norma BIGINT NOT NULL CHECK (norma BETWEEN 0 AND 10000),
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    PRIMARY KEY (toko, no_terima, baris),
    FOREIGN KEY (toko, no_terima) REFERENCES terima_cuci (toko, no_terima)
);
CREATE INDEX terima_cuci_baris_barang ON terima_cuci_baris (toko, no_lot, kode_barcode);
-- @hanya_tambah terima_cuci_baris

-- Wash stock without barcodes (TS), from a source that somebody else approved.
CREATE TABLE stock_cuci (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_tambah_stock TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    sumber TEXT NOT NULL,
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    murni BIGINT NOT NULL CHECK (murni >= 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    keterangan TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_tambah_stock)
);
CREATE INDEX stock_cuci_tanggal ON stock_cuci (toko, tgl_system, no_tambah_stock);
-- @hanya_tambah stock_cuci

CREATE TABLE stock_cuci_baris (
    toko TEXT NOT NULL,
    no_tambah_stock TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    nama_dept TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    murni BIGINT NOT NULL CHECK (murni >= 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    PRIMARY KEY (toko, no_tambah_stock, baris),
    FOREIGN KEY (toko, no_tambah_stock) REFERENCES stock_cuci (toko, no_tambah_stock)
);
-- @hanya_tambah stock_cuci_baris

-- Documents of this domain that were taken back, each by one of the same kind.
CREATE TABLE batal_sepuhan (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX batal_sepuhan_tanggal ON batal_sepuhan (toko, tgl_system);
-- @hanya_tambah batal_sepuhan
