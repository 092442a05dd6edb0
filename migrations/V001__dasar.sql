-- Ground: stores, numbers, idempotency, the audit chain.
-- Written once for both engines: columns are BIGINT or TEXT, flags 0/1, dates ISO text.

CREATE TABLE toko (
    kode_toko TEXT NOT NULL PRIMARY KEY,
    nama_toko TEXT NOT NULL,
    alamat_toko TEXT NOT NULL,
    no_telp TEXT NOT NULL,
    no_whatsapp TEXT NOT NULL,
    portal TEXT NOT NULL,
    pusat BIGINT NOT NULL CHECK (pusat IN (0, 1)),
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    tgl_system TEXT NOT NULL,
    tgl_tutup TEXT,
    dibuat TEXT NOT NULL,
    versi BIGINT NOT NULL,
    CHECK (tgl_tutup IS NULL OR tgl_tutup < tgl_system)
);

CREATE TABLE nomor (
    toko TEXT NOT NULL,
    jenis TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    n BIGINT NOT NULL CHECK (n > 0),
    PRIMARY KEY (toko, jenis, tanggal)
);

CREATE TABLE urut (
    toko TEXT NOT NULL,
    buku TEXT NOT NULL,
    n BIGINT NOT NULL CHECK (n > 0),
    PRIMARY KEY (toko, buku)
);

CREATE TABLE idempotensi (
    toko TEXT NOT NULL,
    user_id TEXT NOT NULL,
    panggilan TEXT NOT NULL,
    kunci TEXT NOT NULL,
    sidik TEXT NOT NULL,
    jawaban TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    PRIMARY KEY (toko, user_id, panggilan, kunci)
);
CREATE INDEX idempotensi_dibuat ON idempotensi (toko, dibuat);

-- One row an act, chained by hash within its store; '-' is the chain itself.
CREATE TABLE audit (
    toko TEXT NOT NULL,
    seq BIGINT NOT NULL CHECK (seq > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    aksi TEXT NOT NULL,
    objek TEXT NOT NULL,
    isi TEXT NOT NULL,
    sidik_lalu TEXT NOT NULL,
    sidik TEXT NOT NULL,
    PRIMARY KEY (toko, seq)
);
CREATE INDEX audit_objek ON audit (toko, objek, seq);
CREATE INDEX audit_waktu ON audit (toko, waktu);
-- @hanya_tambah audit

CREATE TABLE audit_kepala (
    toko TEXT NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL CHECK (seq > 0),
    sidik TEXT NOT NULL
);
