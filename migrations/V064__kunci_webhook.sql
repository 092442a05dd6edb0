-- The chain's own programs: keys that open the calls of their scopes, and webhooks that are told of documents.

-- Of a key only the hash is kept; it is shown once. `toko` is the store it was made in; `rantai` opens all stores.
CREATE TABLE kunci_api (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id TEXT NOT NULL UNIQUE,
    nama TEXT NOT NULL,
    rantai BIGINT NOT NULL CHECK (rantai IN (0, 1)),
    lingkup TEXT NOT NULL,
    sidik TEXT NOT NULL UNIQUE,
    ekor TEXT NOT NULL,
    berlaku_sampai TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    oleh TEXT NOT NULL,
    terakhir TEXT,
    dicabut TEXT,
    dicabut_oleh TEXT,
    PRIMARY KEY (toko, id),
    CHECK ((dicabut IS NULL AND dicabut_oleh IS NULL) OR (dicabut IS NOT NULL AND dicabut_oleh IS NOT NULL))
);

-- What a key was used for, a row a day, scope and address.
CREATE TABLE kunci_api_pakai (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    lingkup TEXT NOT NULL,
    alamat TEXT NOT NULL,
    jumlah BIGINT NOT NULL CHECK (jumlah > 0),
    pertama TEXT NOT NULL,
    terakhir TEXT NOT NULL,
    PRIMARY KEY (toko, id, tanggal, lingkup, alamat),
    FOREIGN KEY (toko, id) REFERENCES kunci_api (toko, id)
);

-- `rahasia` signs what is sent, and is encrypted (docs/kunci-data.md).
CREATE TABLE webhook (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id TEXT NOT NULL UNIQUE,
    nama TEXT NOT NULL,
    rantai BIGINT NOT NULL CHECK (rantai IN (0, 1)),
    url TEXT NOT NULL,
    rahasia TEXT NOT NULL,
    peristiwa TEXT NOT NULL,
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    dibuat TEXT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, id)
);

-- How far the audit of a store was read for a webhook.
CREATE TABLE webhook_letak (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    webhook TEXT NOT NULL REFERENCES webhook (id),
    seq BIGINT NOT NULL CHECK (seq >= 0),
    PRIMARY KEY (toko, webhook)
);

-- One delivery of one event to one webhook, with the states and pauses of messages (`pesan`). `seq` is the row of the store's
-- audit that tells of it; below zero: a try by hand.
CREATE TABLE webhook_kirim (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id TEXT NOT NULL UNIQUE,
    webhook TEXT NOT NULL REFERENCES webhook (id),
    peristiwa TEXT NOT NULL,
    seq BIGINT NOT NULL CHECK (seq <> 0),
    no_dok TEXT NOT NULL,
    isi TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    oleh TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('MENUNGGU', 'DIKIRIM', 'TERKIRIM', 'MATI', 'BATAL')),
    percobaan BIGINT NOT NULL CHECK (percobaan >= 0),
    kirim_mulai TEXT NOT NULL,
    berlaku_sampai TEXT NOT NULL,
    tantangan TEXT NOT NULL,
    diambil_sampai TEXT,
    selesai TEXT,
    sebab TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, webhook, peristiwa, seq),
    CHECK ((status = 'DIKIRIM' AND diambil_sampai IS NOT NULL) OR (status <> 'DIKIRIM' AND diambil_sampai IS NULL)),
    CHECK ((status IN ('MENUNGGU', 'DIKIRIM') AND selesai IS NULL) OR (status NOT IN ('MENUNGGU', 'DIKIRIM') AND selesai IS NOT NULL))
);
CREATE INDEX webhook_kirim_antre ON webhook_kirim (toko, webhook, status, kirim_mulai);
CREATE INDEX webhook_kirim_dibuat ON webhook_kirim (webhook, dibuat, id);
