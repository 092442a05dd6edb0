-- Moving in: the files by which a shop brought its opening balances and old notas, and what became of them.

CREATE TABLE impor_awal (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('KAS', 'BANK', 'TITIPAN', 'NOTA')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    nama_berkas TEXT NOT NULL,
    sidik TEXT NOT NULL,
    jumlah BIGINT NOT NULL CHECK (jumlah > 0),
    total BIGINT NOT NULL CHECK (total >= 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX impor_awal_jenis ON impor_awal (toko, jenis, sidik);
-- @hanya_tambah impor_awal

CREATE TABLE impor_awal_batal (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok),
    FOREIGN KEY (toko, no_dok) REFERENCES impor_awal (toko, no_dok)
);
-- @hanya_tambah impor_awal_batal

-- An old nota may have several pieces: `no_nota` is what stands on the paper, `no_faktur` names the line. `dibeli` is the
-- purchase that took the piece back.
ALTER TABLE nota_lama ADD COLUMN no_nota TEXT NOT NULL DEFAULT '';
ALTER TABLE nota_lama ADD COLUMN kadar BIGINT NOT NULL DEFAULT 0;
ALTER TABLE nota_lama ADD COLUMN ongkos BIGINT NOT NULL DEFAULT 0;
ALTER TABLE nota_lama ADD COLUMN dibeli TEXT NOT NULL DEFAULT '';
CREATE INDEX nota_lama_nota ON nota_lama (no_nota);
CREATE INDEX nota_lama_faktur ON nota_lama (no_faktur);
CREATE INDEX nota_lama_dok ON nota_lama (toko, no_dok);

-- A deposit from before: the document that opened it, and what stands on the customer's old paper.
ALTER TABLE titipan ADD COLUMN no_awal TEXT NOT NULL DEFAULT '';
ALTER TABLE titipan ADD COLUMN no_lama TEXT NOT NULL DEFAULT '';
ALTER TABLE titipan ADD COLUMN tgl_lama TEXT NOT NULL DEFAULT '';
CREATE INDEX titipan_lama ON titipan (toko, no_lama);
