-- The catalogue of the chain, in two editions of their own: what the app shows, and its pictures.

-- One row an entry. What it says is a JSON object that its definition knows (crates/katalog/src/defs); texts stay text.
CREATE TABLE katalog_isi (
    edisi TEXT NOT NULL CHECK (edisi IN ('EMAS', 'BERLIAN')),
    jenis TEXT NOT NULL CHECK (jenis IN ('BANNER', 'KATEGORI', 'INFO', 'ITEM', 'HARGA', 'GROUP', 'HADIAH', 'KONTAK', 'SPLASH')),
    kode TEXT NOT NULL CHECK (kode <> ''),
    -- where it stands among its like
    urutan BIGINT NOT NULL CHECK (urutan > 0),
    isi TEXT NOT NULL,
    -- shown from and to, both days included; null: without an end
    tgl_dari TEXT,
    tgl_sampai TEXT,
    versi BIGINT NOT NULL CHECK (versi > 0),
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (edisi, jenis, kode),
    CHECK (tgl_dari IS NULL OR tgl_sampai IS NULL OR tgl_dari <= tgl_sampai)
);
CREATE INDEX katalog_isi_urutan ON katalog_isi (edisi, jenis, dihapus, urutan);

-- Pictures by their id, which is drawn here and never used twice. Without a code it was sent and belongs to no entry yet.
CREATE TABLE katalog_gambar (
    id TEXT NOT NULL PRIMARY KEY,
    edisi TEXT NOT NULL CHECK (edisi IN ('EMAS', 'BERLIAN')),
    jenis TEXT NOT NULL,
    kode TEXT NOT NULL,
    -- the place among the pictures of its entry
    ke BIGINT NOT NULL CHECK (ke >= 0),
    tipe TEXT NOT NULL,
    lebar BIGINT NOT NULL CHECK (lebar > 0),
    tinggi BIGINT NOT NULL CHECK (tinggi > 0),
    ukuran BIGINT NOT NULL CHECK (ukuran > 0),
    sidik TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL
);
CREATE INDEX katalog_gambar_milik ON katalog_gambar (edisi, jenis, kode, ke);
