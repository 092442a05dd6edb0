-- Payments of every document of the counter stand in one table: those of manual trade move in, and a later kind of
-- document needs no table of its own. `no_faktur_group` is the number of the document, of whatever kind; which sides and
-- ways of paying there are is for the documents to say.

CREATE TABLE bayar_semua (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_faktur_group TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    tgl_system TEXT NOT NULL,
    sisi TEXT NOT NULL CHECK (sisi <> ''),
    arah TEXT NOT NULL CHECK (arah IN ('MASUK', 'KELUAR')),
    jenis TEXT NOT NULL CHECK (jenis <> ''),
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp > 0),
    diterima BIGINT NOT NULL CHECK (diterima >= 0),
    no_rekening TEXT NOT NULL,
    no_rekening_tujuan TEXT NOT NULL,
    atas_nama TEXT NOT NULL,
    kartu_akhir TEXT NOT NULL,
    rujukan TEXT NOT NULL,
    PRIMARY KEY (toko, no_faktur_group, baris)
);
INSERT INTO bayar_semua (toko, no_faktur_group, baris, tgl_system, sisi, arah, jenis, jumlah_rp, diterima, no_rekening, no_rekening_tujuan, atas_nama, kartu_akhir, rujukan)
SELECT toko, no_faktur_group, baris, tgl_system, sisi, arah, jenis, jumlah_rp, diterima, no_rekening, no_rekening_tujuan, atas_nama, kartu_akhir, rujukan FROM bayar;
INSERT INTO bayar_semua (toko, no_faktur_group, baris, tgl_system, sisi, arah, jenis, jumlah_rp, diterima, no_rekening, no_rekening_tujuan, atas_nama, kartu_akhir, rujukan)
SELECT toko, no_faktur_group, baris, tgl_system, sisi, arah, jenis, jumlah_rp, diterima, no_rekening, no_rekening_tujuan, atas_nama, kartu_akhir, '' FROM manual_bayar;
DROP TABLE manual_bayar;
DROP TABLE bayar;
ALTER TABLE bayar_semua RENAME TO bayar;
CREATE INDEX bayar_tanggal ON bayar (toko, tgl_system, jenis);
-- @hanya_tambah bayar
