-- A document of counted stock that was taken back: by which document, when, by whom, with whose yes and why. The book of
-- counted stock holds the reverse under `no_batal`.
CREATE TABLE curah_batal (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok),
    FOREIGN KEY (toko, no_dok) REFERENCES dok_curah (toko, no_dok)
);
CREATE INDEX curah_batal_nomor ON curah_batal (toko, no_batal);
CREATE INDEX curah_batal_tanggal ON curah_batal (toko, tgl_system, no_batal);
-- @hanya_tambah curah_batal

-- A shipment of the online shop that the shop's own server was told of, and took.
CREATE TABLE kirim_online (
    toko TEXT NOT NULL,
    no_kirim TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, no_kirim),
    FOREIGN KEY (toko, no_kirim) REFERENCES kirim (toko, no_kirim)
);
-- @hanya_tambah kirim_online
