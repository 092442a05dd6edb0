-- Members' own accounts in the app. Who activated, when and how; the first row of a card is what the report counts.
CREATE TABLE app_aktivasi (
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    nomor BIGINT NOT NULL CHECK (nomor > 0),
    waktu TEXT NOT NULL,
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    cara TEXT NOT NULL CHECK (cara IN ('PESAN', 'KASIR')),
    PRIMARY KEY (kode_pelanggan, nomor)
);
CREATE INDEX app_aktivasi_waktu ON app_aktivasi (waktu);
-- @hanya_tambah app_aktivasi

-- The one-time code of a card: a hash alone, five minutes, five tries.
CREATE TABLE app_kode (
    kode_pelanggan TEXT NOT NULL PRIMARY KEY REFERENCES pelanggan (kode_pelanggan),
    sidik TEXT NOT NULL,
    cara TEXT NOT NULL CHECK (cara IN ('PESAN', 'KASIR')),
    dibuat TEXT NOT NULL,
    berlaku_sampai TEXT NOT NULL,
    coba BIGINT NOT NULL CHECK (coba >= 0)
);

-- Sessions of phones, by the hash of their token. `sebab`: why it ended.
CREATE TABLE app_sesi (
    sidik TEXT NOT NULL PRIMARY KEY,
    id TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    perangkat TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    terakhir TEXT NOT NULL,
    berakhir TEXT,
    sebab TEXT NOT NULL,
    UNIQUE (id)
);
CREATE INDEX app_sesi_orang ON app_sesi (kode_pelanggan, berakhir);

-- How often somebody tried in the present hour, by a hash of who, which number or which address.
CREATE TABLE app_coba (
    kunci TEXT NOT NULL PRIMARY KEY,
    mulai TEXT NOT NULL,
    banyak BIGINT NOT NULL CHECK (banyak > 0)
);
CREATE INDEX app_coba_mulai ON app_coba (mulai);

-- Where a phone wants to be told of what it waits for: the address at its push service and the keys to seal for it. It goes with
-- the phone's session.
CREATE TABLE push_langganan (
    id TEXT NOT NULL PRIMARY KEY,
    sesi TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    edisi TEXT NOT NULL CHECK (edisi IN ('EMAS', 'BERLIAN')),
    alamat TEXT NOT NULL,
    kunci TEXT NOT NULL,
    rahasia TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    UNIQUE (sesi)
);
CREATE INDEX push_langganan_orang ON push_langganan (kode_pelanggan);

-- What waits to be sent, once for an event and a phone. A row goes when it was sent, or when it is of no use any more.
CREATE TABLE push_antre (
    id TEXT NOT NULL PRIMARY KEY,
    langganan TEXT NOT NULL,
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    kunci TEXT NOT NULL,
    isi TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    kirim_mulai TEXT NOT NULL,
    berlaku_sampai TEXT NOT NULL,
    percobaan BIGINT NOT NULL CHECK (percobaan >= 0),
    selesai TEXT,
    UNIQUE (kunci, langganan)
);
CREATE INDEX push_antre_toko ON push_antre (toko, selesai, kirim_mulai);
