-- Printers of a store and the jobs on their way to them.

-- `alamat`: host:port of a JARINGAN printer, the name of the agent of an AGEN printer, empty for UNDUH.
-- `lebar`: characters a line of an ESCPOS printer, 0 for the others.
CREATE TABLE printer (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    nama TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('ESCPOS', 'ZPL', 'TSPL', 'PDF')),
    cara TEXT NOT NULL CHECK (cara IN ('JARINGAN', 'AGEN', 'UNDUH')),
    alamat TEXT NOT NULL,
    lebar BIGINT NOT NULL CHECK (lebar >= 0),
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    dibuat TEXT NOT NULL,
    versi BIGINT NOT NULL,
    PRIMARY KEY (toko, nama),
    CHECK ((cara = 'UNDUH' AND alamat = '') OR (cara <> 'UNDUH' AND alamat <> ''))
);

-- A job: its bytes in base64, taken once at a time (`diambil_sampai` is how long the taker has), kept for a day.
CREATE TABLE antrean_cetak (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id TEXT NOT NULL,
    printer TEXT NOT NULL,
    jenis TEXT NOT NULL,
    cara TEXT NOT NULL,
    judul TEXT NOT NULL,
    isi TEXT NOT NULL,
    besar BIGINT NOT NULL CHECK (besar > 0),
    user_id TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('MENUNGGU', 'DIKIRIM', 'SELESAI', 'GAGAL', 'BATAL')),
    percobaan BIGINT NOT NULL CHECK (percobaan >= 0),
    pesan TEXT NOT NULL,
    tantangan TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    diambil_sampai TEXT,
    selesai TEXT,
    PRIMARY KEY (toko, id)
);
CREATE INDEX antrean_cetak_menunggu ON antrean_cetak (toko, status, printer);
CREATE INDEX antrean_cetak_dibuat ON antrean_cetak (toko, dibuat);
