-- Pieces and their documents. A piece belongs to the chain and has one card wherever it goes; where it lies and what it
-- weighs there is the stock book's. A document about pieces is a head and a line for each piece as it was then.

CREATE TABLE barang (
    kode_barcode TEXT NOT NULL PRIMARY KEY,
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    status TEXT NOT NULL CHECK (status IN ('BARU', 'READY', 'TITIP', 'PESAN', 'CICIL', 'TERJUAL', 'KIRIM', 'REPARASI', 'CUCI', 'RUSAK', 'HANCUR', 'RETUR', 'HILANG', 'BELI', 'LEBUR')),
    kode_intern TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    supplier_barang TEXT NOT NULL,
    asal_perolehan TEXT NOT NULL CHECK (asal_perolehan IN ('SUPPLIER_FAKTUR', 'SUPPLIER_TANPA_FAKTUR', 'MASYARAKAT', 'LEBUR', 'LELANG')),
    no_faktur_pajak TEXT NOT NULL,
    berat_asli BIGINT NOT NULL CHECK (berat_asli > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    berat_atribut BIGINT NOT NULL CHECK (berat_atribut >= 0 AND berat_atribut <= berat_asli),
    berat_bandrol BIGINT NOT NULL CHECK (berat_bandrol >= 0),
    berat_plastik BIGINT NOT NULL CHECK (berat_plastik >= 0),
    kadar BIGINT NOT NULL CHECK (kadar BETWEEN 0 AND 10000),
    kadar_cetak BIGINT NOT NULL CHECK (kadar_cetak BETWEEN 0 AND 10000),
    kadar_modal BIGINT NOT NULL CHECK (kadar_modal BETWEEN 0 AND 10000),
    nama_atribut TEXT NOT NULL,
    harga_atribut BIGINT NOT NULL CHECK (harga_atribut >= 0),
    harga_modal_gram BIGINT NOT NULL CHECK (harga_modal_gram >= 0),
    ongkos_modal BIGINT NOT NULL CHECK (ongkos_modal >= 0),
    total_pokok BIGINT NOT NULL CHECK (total_pokok >= 0),
    profit BIGINT NOT NULL CHECK (profit >= 0),
    harga_bandrol BIGINT NOT NULL CHECK (harga_bandrol >= 0),
    total_usd BIGINT NOT NULL CHECK (total_usd >= 0),
    ongkos_berlian BIGINT NOT NULL CHECK (ongkos_berlian >= 0),
    hpp_manual BIGINT NOT NULL CHECK (hpp_manual >= 0),
    buyback BIGINT NOT NULL CHECK (buyback BETWEEN 0 AND 10000),
    trade_in BIGINT NOT NULL CHECK (trade_in BETWEEN 0 AND 10000),
    size TEXT NOT NULL,
    finishing TEXT NOT NULL,
    tag_id TEXT NOT NULL,
    no_seri TEXT NOT NULL,
    no_pesanan TEXT NOT NULL,
    no_po TEXT NOT NULL,
    is_markis BIGINT NOT NULL CHECK (is_markis IN (0, 1)),
    status_baru BIGINT NOT NULL CHECK (status_baru IN (0, 1)),
    keterangan TEXT NOT NULL,
    cari TEXT NOT NULL,
    tgl_masuk TEXT NOT NULL,
    no_masuk TEXT NOT NULL,
    input_by TEXT NOT NULL,
    diubah TEXT NOT NULL,
    versi BIGINT NOT NULL CHECK (versi > 0)
);
CREATE INDEX barang_toko ON barang (toko, status, kode_barcode);
CREATE INDEX barang_intern ON barang (toko, kode_intern, kode_barcode);
CREATE INDEX barang_group ON barang (toko, kode_group, kode_dept, kode_barcode);
CREATE INDEX barang_masuk ON barang (toko, tgl_masuk, kode_barcode);
CREATE UNIQUE INDEX barang_tag ON barang (tag_id) WHERE tag_id <> '';

-- The stones of a piece.
CREATE TABLE barang_batu (
    kode_barcode TEXT NOT NULL REFERENCES barang (kode_barcode),
    baris BIGINT NOT NULL CHECK (baris > 0),
    jenis_batu TEXT NOT NULL,
    shape TEXT NOT NULL,
    color TEXT NOT NULL,
    clarity TEXT NOT NULL,
    sertifikat TEXT NOT NULL,
    butir BIGINT NOT NULL CHECK (butir > 0),
    carat BIGINT NOT NULL CHECK (carat > 0),
    usd_carat BIGINT NOT NULL CHECK (usd_carat >= 0),
    harga BIGINT NOT NULL CHECK (harga >= 0),
    PRIMARY KEY (kode_barcode, baris)
);

-- Barcodes are drawn by the thousand, so that a store needs no other to tag a piece.
CREATE TABLE barcode_blok (
    blok BIGINT NOT NULL PRIMARY KEY CHECK (blok >= 0),
    toko TEXT NOT NULL,
    terpakai BIGINT NOT NULL CHECK (terpakai BETWEEN 0 AND 1000)
);
CREATE INDEX barcode_blok_toko ON barcode_blok (toko, blok);

CREATE TABLE dok_barang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    jenis TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    lawan TEXT NOT NULL,
    rujukan TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty >= 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    nilai BIGINT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX dok_barang_jenis ON dok_barang (toko, jenis, tgl_system, no_dok);
-- @hanya_tambah dok_barang

CREATE TABLE dok_barang_baris (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_barcode TEXT NOT NULL REFERENCES barang (kode_barcode),
    kode_intern TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    kadar_cetak BIGINT NOT NULL,
    berat BIGINT NOT NULL,
    berat_stock BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    gudang_dari TEXT NOT NULL,
    baki_dari TEXT NOT NULL,
    gudang_ke TEXT NOT NULL,
    baki_ke TEXT NOT NULL,
    kondisi TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok, baris),
    FOREIGN KEY (toko, no_dok) REFERENCES dok_barang (toko, no_dok)
);
CREATE INDEX dok_barang_baris_barang ON dok_barang_baris (kode_barcode, toko, no_dok);
-- @hanya_tambah dok_barang_baris
