-- The lines of files of members that came in, as they stood in the file: what is corrected on a card afterwards does not let the
-- same line bring its opening points a second time. Only keyed hashes: of the name, and of the name with each thing known.
CREATE TABLE impor_member_baris (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    urut BIGINT NOT NULL,
    kode_pelanggan TEXT NOT NULL,
    kode_member TEXT NOT NULL,
    sidik_nik TEXT NOT NULL,
    sidik_nama TEXT NOT NULL,
    sidik_hp TEXT NOT NULL,
    sidik_lahir TEXT NOT NULL,
    sidik_alamat TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok, urut),
    FOREIGN KEY (toko, no_dok) REFERENCES impor_member (toko, no_dok)
);
CREATE INDEX impor_member_baris_nama ON impor_member_baris (sidik_nama);
-- @hanya_tambah impor_member_baris
