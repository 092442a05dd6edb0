-- Layouts a store has edited: notas, slips, price labels, the member card. A layout that is not here is the
-- program's own (crate tata_letak). Lengths are hundredths of a millimetre, font sizes hundredths of a point.

CREATE TABLE tata_letak (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    keluarga TEXT NOT NULL CHECK (keluarga IN ('nota', 'nota-slip', 'member-card')),
    tipe TEXT NOT NULL,
    is_mobile BIGINT NOT NULL CHECK (is_mobile IN (0, 1)),
    font TEXT NOT NULL,
    lebar BIGINT NOT NULL CHECK (lebar > 0),
    tinggi BIGINT NOT NULL CHECK (tinggi > 0),
    versi BIGINT NOT NULL CHECK (versi > 0),
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, keluarga, tipe, is_mobile)
);

CREATE TABLE tata_letak_elemen (
    toko TEXT NOT NULL,
    keluarga TEXT NOT NULL,
    tipe TEXT NOT NULL,
    is_mobile BIGINT NOT NULL,
    name TEXT NOT NULL,
    urutan BIGINT NOT NULL,
    isi TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('text', 'line', 'gambar', 'barcode', 'qrcode')),
    width BIGINT NOT NULL CHECK (width >= 0),
    height BIGINT NOT NULL CHECK (height >= 0),
    position_x BIGINT NOT NULL,
    position_y BIGINT NOT NULL,
    rotate BIGINT NOT NULL CHECK (rotate IN (0, 90, 180, 270)),
    font_family TEXT NOT NULL,
    font_size BIGINT NOT NULL CHECK (font_size > 0),
    status BIGINT NOT NULL CHECK (status IN (0, 1)),
    side TEXT NOT NULL CHECK (side IN ('DEPAN', 'BELAKANG')),
    rata TEXT NOT NULL CHECK (rata IN ('kiri', 'tengah', 'kanan')),
    is_deletable BIGINT NOT NULL CHECK (is_deletable IN (0, 1)),
    PRIMARY KEY (toko, keluarga, tipe, is_mobile, name),
    FOREIGN KEY (toko, keluarga, tipe, is_mobile) REFERENCES tata_letak (toko, keluarga, tipe, is_mobile)
);
