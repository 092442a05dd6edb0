-- Messages to customers on their way out, one row a message. `kunci` names the event: it is raised once in the chain, whoever
-- raises it again. A sender takes a message for a while (`diambil_sampai`) and alone says what became of it (`tantangan`).
-- RAGU: it was handed over and no answer came. MATI: given up, `sebab` says why.
CREATE TABLE pesan (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id TEXT NOT NULL,
    kunci TEXT NOT NULL,
    peristiwa TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('DINAS', 'PROMO')),
    kode_pelanggan TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    isi TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    oleh TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('MENUNGGU', 'DIKIRIM', 'TERKIRIM', 'RAGU', 'MATI', 'BATAL')),
    percobaan BIGINT NOT NULL CHECK (percobaan >= 0),
    kirim_mulai TEXT NOT NULL,
    berlaku_sampai TEXT NOT NULL,
    tantangan TEXT NOT NULL,
    diambil_sampai TEXT,
    selesai TEXT,
    sebab TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    CHECK ((status = 'DIKIRIM' AND diambil_sampai IS NOT NULL) OR (status <> 'DIKIRIM' AND diambil_sampai IS NULL)),
    CHECK ((status IN ('MENUNGGU', 'DIKIRIM') AND selesai IS NULL) OR (status NOT IN ('MENUNGGU', 'DIKIRIM') AND selesai IS NOT NULL))
);
CREATE UNIQUE INDEX pesan_kunci ON pesan (kunci);
CREATE INDEX pesan_antre ON pesan (toko, status, kirim_mulai);
CREATE INDEX pesan_pelanggan ON pesan (kode_pelanggan, dibuat);
CREATE INDEX pesan_dibuat ON pesan (toko, dibuat, id);

-- The story of a person is read over all stores.
CREATE INDEX manual_pelanggan ON manual (kode_pelanggan, tgl_system);
CREATE INDEX titipan_pelanggan ON titipan (kode_pelanggan, tgl_system);
