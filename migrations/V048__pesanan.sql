-- Orders: what a customer has made, promised for a day, paid down, made by a craftsman, fetched or cancelled.

-- A sale that is the pick-up of another document (an order, a pre-order).
CREATE TABLE faktur_sumber (
    toko TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    no_sumber TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    PRIMARY KEY (toko, no_faktur_group),
    FOREIGN KEY (toko, no_faktur_group) REFERENCES faktur (toko, no_faktur_group)
);
CREATE INDEX faktur_sumber_sumber ON faktur_sumber (toko, no_sumber);
-- @hanya_tambah faktur_sumber

-- An order as it was taken. `jumlah_bayar` is what was paid down; `dp_minimal` what the store asked for that day.
CREATE TABLE pesanan (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_pesanan TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL,
    kode_member TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    alamat_customer TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    tgl_janji TEXT NOT NULL,
    tgl_kunci TEXT NOT NULL,
    total_harga BIGINT NOT NULL CHECK (total_harga > 0),
    jumlah_bayar BIGINT NOT NULL CHECK (jumlah_bayar >= 0 AND jumlah_bayar <= total_harga),
    dp_minimal BIGINT NOT NULL CHECK (dp_minimal >= 0),
    qty BIGINT NOT NULL CHECK (qty > 0),
    berat_estimasi BIGINT NOT NULL CHECK (berat_estimasi > 0),
    uraian TEXT NOT NULL,
    cara_harga TEXT NOT NULL CHECK (cara_harga IN ('LOCK', 'FLOAT')),
    keterangan TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_pesanan)
);
CREATE INDEX pesanan_tanggal ON pesanan (toko, tgl_system, no_pesanan);
CREATE INDEX pesanan_orang ON pesanan (kode_pelanggan);
-- @hanya_tambah pesanan

-- `harga_gram` is the price of that day; of a LOCK line `gram_kunci` grams have it, as many as its share of the money paid for.
CREATE TABLE pesanan_baris (
    toko TEXT NOT NULL,
    no_pesanan TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    ukuran TEXT NOT NULL,
    kadar BIGINT NOT NULL CHECK (kadar BETWEEN 0 AND 10000),
    berat_estimasi BIGINT NOT NULL CHECK (berat_estimasi > 0),
    harga_gram BIGINT NOT NULL CHECK (harga_gram > 0),
    ongkos BIGINT NOT NULL CHECK (ongkos >= 0),
    harga_estimasi BIGINT NOT NULL CHECK (harga_estimasi > 0),
    cara_harga TEXT NOT NULL CHECK (cara_harga IN ('LOCK', 'FLOAT')),
    dp_rp BIGINT NOT NULL CHECK (dp_rp >= 0),
    gram_kunci BIGINT NOT NULL CHECK (gram_kunci >= 0 AND gram_kunci <= berat_estimasi),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_pesanan, baris),
    FOREIGN KEY (toko, no_pesanan) REFERENCES pesanan (toko, no_pesanan),
    CHECK (cara_harga = 'LOCK' OR gram_kunci = 0)
);
-- @hanya_tambah pesanan_baris

-- What happened to an order or to a line of it (`baris` 0: all of them). `jumlah_rp` left or came back to what was paid down,
-- `potong_rp` of it the shop kept.
CREATE TABLE pesanan_peristiwa (
    toko TEXT NOT NULL,
    no_pesanan TEXT NOT NULL,
    urut BIGINT NOT NULL CHECK (urut > 0),
    baris BIGINT NOT NULL CHECK (baris >= 0),
    tahap TEXT NOT NULL CHECK (tahap IN ('PESAN', 'VALID', 'PROSES', 'SELESAI', 'ULANG', 'AMBIL', 'BATAL AMBIL', 'BATAL', 'KEMBALI')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    user_id TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    kode_tukang TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    rujukan TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp >= 0),
    potong_rp BIGINT NOT NULL CHECK (potong_rp >= 0 AND potong_rp <= jumlah_rp),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_pesanan, urut),
    FOREIGN KEY (toko, no_pesanan) REFERENCES pesanan (toko, no_pesanan)
);
CREATE INDEX pesanan_peristiwa_tanggal ON pesanan_peristiwa (toko, tgl_system, tahap);
CREATE INDEX pesanan_peristiwa_rujukan ON pesanan_peristiwa (toko, rujukan);
-- @hanya_tambah pesanan_peristiwa

-- Where it stands; follows from the events.
CREATE TABLE pesanan_kini (
    toko TEXT NOT NULL,
    no_pesanan TEXT NOT NULL,
    tahap TEXT NOT NULL CHECK (tahap IN ('PESAN', 'VALID', 'PROSES', 'SELESAI', 'AMBIL', 'BATAL')),
    tgl_tahap TEXT NOT NULL,
    terbuka BIGINT NOT NULL CHECK (terbuka IN (0, 1)),
    valid_oleh TEXT NOT NULL,
    user_id TEXT NOT NULL,
    tgl_janji TEXT NOT NULL,
    kode_tukang TEXT NOT NULL,
    PRIMARY KEY (toko, no_pesanan),
    FOREIGN KEY (toko, no_pesanan) REFERENCES pesanan (toko, no_pesanan)
);
CREATE INDEX pesanan_kini_papan ON pesanan_kini (toko, terbuka, tgl_janji, no_pesanan);

-- `kode_barcode` is the piece that was made for it, `gudang_asal` and `baki_asal` where it goes when it is not wanted.
CREATE TABLE pesanan_baris_kini (
    toko TEXT NOT NULL,
    no_pesanan TEXT NOT NULL,
    baris BIGINT NOT NULL,
    tahap TEXT NOT NULL CHECK (tahap IN ('PESAN', 'PROSES', 'SELESAI', 'AMBIL', 'BATAL')),
    kode_tukang TEXT NOT NULL,
    id_kerja BIGINT NOT NULL,
    kode_barcode TEXT NOT NULL,
    gudang_asal TEXT NOT NULL,
    baki_asal TEXT NOT NULL,
    PRIMARY KEY (toko, no_pesanan, baris),
    FOREIGN KEY (toko, no_pesanan, baris) REFERENCES pesanan_baris (toko, no_pesanan, baris)
);
CREATE INDEX pesanan_baris_kini_barang ON pesanan_baris_kini (kode_barcode);

-- A sample that went out for an order (BC), of the shop or of the customer, and that it came back.
CREATE TABLE pesanan_contoh (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_contoh TEXT NOT NULL,
    no_pesanan TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    milik TEXT NOT NULL CHECK (milik IN ('TOKO', 'CUSTOMER')),
    pemilik TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    kadar BIGINT NOT NULL CHECK (kadar BETWEEN 0 AND 10000),
    berat BIGINT NOT NULL CHECK (berat > 0),
    kode_tukang TEXT NOT NULL,
    gudang_asal TEXT NOT NULL,
    baki_asal TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_contoh),
    FOREIGN KEY (toko, no_pesanan) REFERENCES pesanan (toko, no_pesanan)
);
CREATE INDEX pesanan_contoh_pesanan ON pesanan_contoh (toko, no_pesanan);
CREATE INDEX pesanan_contoh_tanggal ON pesanan_contoh (toko, tgl_system);
-- @hanya_tambah pesanan_contoh

CREATE TABLE pesanan_contoh_kembali (
    toko TEXT NOT NULL,
    no_contoh TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    berat BIGINT NOT NULL CHECK (berat > 0),
    keterangan TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_contoh),
    FOREIGN KEY (toko, no_contoh) REFERENCES pesanan_contoh (toko, no_contoh)
);
-- @hanya_tambah pesanan_contoh_kembali
