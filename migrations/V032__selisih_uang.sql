-- The end of a difference of money that was sent: it stays in transit under its reference until a step of these settles
-- it. `jumlah` is what left transit by it: positive for money that was missing, negative for money that was too much.
-- LAMA: receipts of before, whose difference had left transit with them.
CREATE TABLE kirim_uang_selesai (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    no_reff TEXT NOT NULL REFERENCES kirim_uang (no_reff),
    tindakan TEXT NOT NULL CHECK (tindakan IN ('DITEMUKAN', 'DIGANTI', 'RUGI', 'DIKEMBALIKAN', 'LABA', 'LAMA')),
    jumlah BIGINT NOT NULL CHECK (jumlah <> 0),
    pembayar TEXT NOT NULL,
    alasan TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX kirim_uang_selesai_reff ON kirim_uang_selesai (no_reff);
CREATE INDEX kirim_uang_selesai_tanggal ON kirim_uang_selesai (toko, tgl_system, no_dok);
INSERT INTO kirim_uang_selesai (toko, no_dok, no_reff, tindakan, jumlah, pembayar, alasan, tgl_system, waktu, oleh, disetujui, otorisasi)
    SELECT toko, no_terima, no_reff, 'LAMA', jumlah_kirim - jumlah_terima, '', keterangan, tgl_system, waktu, oleh, '', '' FROM kirim_uang_terima WHERE jumlah_kirim <> jumlah_terima;
-- @hanya_tambah kirim_uang_selesai

-- The approval of a cancellation of money; '-' for those of before, when a supervisor's own hand was enough.
ALTER TABLE uang_batal ADD COLUMN otorisasi TEXT NOT NULL DEFAULT '-';
