-- Pictures: whose they are and what they look like. The bytes lie in the picture store under the id.
CREATE TABLE gambar (
    toko TEXT NOT NULL,
    jenis TEXT NOT NULL,
    kunci TEXT NOT NULL,
    id TEXT NOT NULL,
    lebar BIGINT NOT NULL CHECK (lebar > 0),
    tinggi BIGINT NOT NULL CHECK (tinggi > 0),
    ukuran BIGINT NOT NULL CHECK (ukuran > 0),
    sidik TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, jenis, kunci)
);
CREATE INDEX gambar_id ON gambar (toko, id);
