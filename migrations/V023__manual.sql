-- Trade in manual goods: what customers buy and sell without a barcode, by group, type and tray, with its payments and
-- what took it back. Its stock is the book of counted stock.

CREATE TABLE manual (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_faktur_group TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('JUAL', 'BELI', 'TUKAR')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL,
    kode_member TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    alamat_customer TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    total_jual BIGINT NOT NULL CHECK (total_jual >= 0),
    total_beli BIGINT NOT NULL CHECK (total_beli >= 0),
    neto BIGINT NOT NULL,
    kembali BIGINT NOT NULL CHECK (kembali >= 0),
    PRIMARY KEY (toko, no_faktur_group),
    CHECK (neto = total_jual - total_beli)
);
CREATE INDEX manual_tanggal ON manual (toko, tgl_system, no_faktur_group);
-- @hanya_tambah manual

-- Some of a type that was sold (JUAL) or bought (BELI), as it was then. `rincian` explains the price.
CREATE TABLE manual_baris (
    toko TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    sisi TEXT NOT NULL CHECK (sisi IN ('JUAL', 'BELI')),
    no_faktur TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    nama_dept TEXT NOT NULL,
    deskripsi TEXT NOT NULL,
    kode_gudang TEXT NOT NULL,
    kode_baki TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty > 0),
    kadar BIGINT NOT NULL,
    berat BIGINT NOT NULL CHECK (berat > 0),
    berat_atribut BIGINT NOT NULL CHECK (berat_atribut >= 0),
    konversi_berat BIGINT NOT NULL CHECK (konversi_berat >= 0),
    harga_gram BIGINT NOT NULL CHECK (harga_gram >= 0),
    ongkos BIGINT NOT NULL CHECK (ongkos >= 0),
    harga_hitung BIGINT NOT NULL CHECK (harga_hitung >= 0),
    harga BIGINT NOT NULL CHECK (harga > 0),
    total_pokok BIGINT NOT NULL CHECK (total_pokok >= 0),
    tarif_ppn BIGINT NOT NULL CHECK (tarif_ppn >= 0),
    dpp BIGINT NOT NULL CHECK (dpp >= 0),
    ppn BIGINT NOT NULL CHECK (ppn >= 0),
    otorisasi TEXT NOT NULL,
    rincian TEXT NOT NULL,
    PRIMARY KEY (toko, no_faktur_group, baris),
    UNIQUE (toko, no_faktur),
    FOREIGN KEY (toko, no_faktur_group) REFERENCES manual (toko, no_faktur_group),
    CHECK (dpp + ppn = harga)
);
CREATE INDEX manual_baris_tanggal ON manual_baris (toko, sisi, tgl_system, no_faktur);
-- @hanya_tambah manual_baris

CREATE TABLE manual_bayar (
    toko TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    tgl_system TEXT NOT NULL,
    sisi TEXT NOT NULL CHECK (sisi IN ('JUAL', 'BELI')),
    arah TEXT NOT NULL CHECK (arah IN ('MASUK', 'KELUAR')),
    jenis TEXT NOT NULL CHECK (jenis IN ('CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'TUKAR')),
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp > 0),
    diterima BIGINT NOT NULL CHECK (diterima >= 0),
    no_rekening TEXT NOT NULL,
    no_rekening_tujuan TEXT NOT NULL,
    atas_nama TEXT NOT NULL,
    kartu_akhir TEXT NOT NULL,
    PRIMARY KEY (toko, no_faktur_group, baris),
    FOREIGN KEY (toko, no_faktur_group) REFERENCES manual (toko, no_faktur_group)
);
-- @hanya_tambah manual_bayar

CREATE TABLE manual_batal (
    toko TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_faktur_group),
    FOREIGN KEY (toko, no_faktur_group) REFERENCES manual (toko, no_faktur_group)
);
CREATE INDEX manual_batal_tanggal ON manual_batal (toko, tgl_system);
-- @hanya_tambah manual_batal
