-- Every label that was printed, so that a second tag on a piece is never a surprise. A document can be looked up by the
-- one it answers.

CREATE TABLE cetak_barcode (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_barcode TEXT NOT NULL REFERENCES barang (kode_barcode),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    printer TEXT NOT NULL,
    PRIMARY KEY (toko, id, baris)
);
CREATE INDEX cetak_barcode_barang ON cetak_barcode (kode_barcode, waktu);
CREATE INDEX cetak_barcode_waktu ON cetak_barcode (toko, waktu, id, baris);
-- @hanya_tambah cetak_barcode

CREATE INDEX dok_barang_rujukan ON dok_barang (toko, rujukan) WHERE rujukan <> '';
CREATE INDEX barang_no_masuk ON barang (toko, no_masuk, kode_barcode);
