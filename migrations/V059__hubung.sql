-- Connections: the settings of a store's marketplaces (secret and token encrypted), hand-overs to the wholesale app, each good
-- once and for a minute, and the words of messages where a store has its own.

CREATE TABLE marketplace_setting (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    k_m TEXT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    a_i TEXT NOT NULL,
    c_i TEXT NOT NULL,
    c_s TEXT NOT NULL,
    b_t TEXT NOT NULL,
    s_i TEXT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, k_m)
);

CREATE TABLE serah_grosir (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    berlaku_sampai TEXT NOT NULL,
    dipakai TEXT NOT NULL,
    PRIMARY KEY (toko, id)
);

CREATE TABLE pesan_templat (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    peristiwa TEXT NOT NULL,
    isi TEXT NOT NULL CHECK (isi <> ''),
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, peristiwa)
);

-- Files go only to numbers whose owner said a code that was sent there. A code is kept as a hash, with its tries.
CREATE TABLE nomor_sah (
    no_hp TEXT NOT NULL PRIMARY KEY,
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL
);

CREATE TABLE nomor_kode (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_hp TEXT NOT NULL,
    sidik TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    berlaku_sampai TEXT NOT NULL,
    coba BIGINT NOT NULL CHECK (coba >= 0),
    PRIMARY KEY (toko, no_hp)
);

-- The file that goes with a message, in base64; gone when it was sent or nobody wants it any more.
CREATE TABLE pesan_berkas (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    nama TEXT NOT NULL,
    isi TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    FOREIGN KEY (toko, id) REFERENCES pesan (toko, id)
);
