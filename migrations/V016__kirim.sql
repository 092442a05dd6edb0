-- Pieces on their way between stores, weight losses that wait for a second person, and pieces shown on a web shop of
-- somebody else. The stock book says what is in transit (account @TRANSIT, one a shipment); these tables say why.

CREATE TABLE kirim (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_kirim TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('CABANG', 'ONLINE')),
    tujuan TEXT NOT NULL REFERENCES toko (kode_toko),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kurir TEXT NOT NULL,
    no_resi TEXT NOT NULL,
    kode_marketplace TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    nilai BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('DIKIRIM', 'KURANG', 'SELESAI', 'BATAL')),
    diubah TEXT NOT NULL,
    PRIMARY KEY (toko, no_kirim),
    CHECK (toko <> tujuan)
);
CREATE INDEX kirim_tanggal ON kirim (toko, tgl_system, no_kirim);
CREATE INDEX kirim_tujuan ON kirim (tujuan, status, tgl_system, no_kirim);

-- A piece of a shipment and how its journey ended.
CREATE TABLE kirim_baris (
    toko TEXT NOT NULL,
    no_kirim TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_barcode TEXT NOT NULL REFERENCES barang (kode_barcode),
    berat BIGINT NOT NULL CHECK (berat > 0),
    status TEXT NOT NULL CHECK (status IN ('JALAN', 'KURANG', 'DITERIMA', 'KEMBALI', 'HILANG', 'BATAL')),
    alasan TEXT NOT NULL,
    no_akhir TEXT NOT NULL,
    diubah TEXT NOT NULL,
    PRIMARY KEY (toko, no_kirim, baris),
    UNIQUE (toko, no_kirim, kode_barcode),
    FOREIGN KEY (toko, no_kirim) REFERENCES kirim (toko, no_kirim)
);
-- A piece is on one way at a time.
CREATE UNIQUE INDEX kirim_baris_jalan ON kirim_baris (kode_barcode) WHERE status IN ('JALAN', 'KURANG');

-- What did not agree at a receipt: written once, never changed. The store is the one that received.
CREATE TABLE kirim_selisih (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_terima TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_kirim TEXT NOT NULL,
    asal TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('KURANG', 'LEBIH', 'BERAT')),
    kode_barcode TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    berat_buku BIGINT NOT NULL,
    berat_timbang BIGINT NOT NULL,
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_terima, baris)
);
CREATE INDEX kirim_selisih_kirim ON kirim_selisih (no_kirim, kode_barcode);
-- @hanya_tambah kirim_selisih

-- Weight that is not what the books say, until a second person accepts or rejects it.
CREATE TABLE susut (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_susut TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    sumber TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    kode_barcode TEXT NOT NULL REFERENCES barang (kode_barcode),
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    berat_buku BIGINT NOT NULL CHECK (berat_buku > 0),
    berat_timbang BIGINT NOT NULL CHECK (berat_timbang > 0),
    toleransi BIGINT NOT NULL CHECK (toleransi >= 0),
    status TEXT NOT NULL CHECK (status IN ('PENDING', 'DITERIMA', 'DITOLAK')),
    alasan TEXT NOT NULL,
    diputus_oleh TEXT NOT NULL,
    diputus_tgl TEXT NOT NULL,
    diputus TEXT NOT NULL,
    PRIMARY KEY (toko, no_susut)
);
CREATE INDEX susut_status ON susut (toko, status, no_susut);
CREATE INDEX susut_tanggal ON susut (toko, tgl_system, no_susut);
CREATE UNIQUE INDEX susut_satu ON susut (kode_barcode) WHERE status = 'PENDING';

-- Pieces offered on the external web shop; `id_ext` is the number they have there.
CREATE TABLE barang_external (
    kode_barcode TEXT NOT NULL PRIMARY KEY REFERENCES barang (kode_barcode),
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    status_external TEXT NOT NULL CHECK (status_external IN ('OK', 'FAIL', 'DONE')),
    id_ext TEXT NOT NULL,
    harga_jual BIGINT NOT NULL CHECK (harga_jual >= 0),
    pesan TEXT NOT NULL,
    oleh TEXT NOT NULL,
    dikirim TEXT NOT NULL,
    diubah TEXT NOT NULL
);
CREATE INDEX barang_external_toko ON barang_external (toko, status_external, kode_barcode);
CREATE UNIQUE INDEX barang_external_id ON barang_external (toko, id_ext) WHERE id_ext <> '';
