-- People, what they may see, their sessions; settings of a store; approvals.

CREATE TABLE pengguna (
    user_id TEXT NOT NULL PRIMARY KEY,
    user_name TEXT NOT NULL,
    level TEXT NOT NULL,
    kode_toko TEXT NOT NULL REFERENCES toko (kode_toko),
    pusat BIGINT NOT NULL CHECK (pusat IN (0, 1)),
    sandi TEXT NOT NULL,
    ganti_sandi BIGINT NOT NULL CHECK (ganti_sandi IN (0, 1)),
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    no_whatsapp TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    versi BIGINT NOT NULL
);
CREATE INDEX pengguna_toko ON pengguna (kode_toko, user_id);

-- The menus a person is shown; levels SU and OWN are shown all.
CREATE TABLE akses (
    user_id TEXT NOT NULL REFERENCES pengguna (user_id),
    menu TEXT NOT NULL,
    PRIMARY KEY (user_id, menu)
);

-- Only the hash of a token is kept. `terkunci`: the till is locked until its user, or another, opens it.
CREATE TABLE sesi (
    sidik_token TEXT NOT NULL PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES pengguna (user_id),
    kode_toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    alamat TEXT NOT NULL,
    terkunci BIGINT NOT NULL CHECK (terkunci IN (0, 1)),
    berakhir TEXT
);
CREATE INDEX sesi_pengguna ON sesi (user_id, dibuat);
CREATE INDEX sesi_toko ON sesi (kode_toko, berakhir);

-- Wrong passwords of one user from one address.
CREATE TABLE login_gagal (
    user_id TEXT NOT NULL,
    alamat TEXT NOT NULL,
    gagal BIGINT NOT NULL CHECK (gagal > 0),
    kunci_sampai TEXT,
    terakhir TEXT NOT NULL,
    PRIMARY KEY (user_id, alamat)
);

CREATE TABLE para_system (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    kunci TEXT NOT NULL,
    nilai TEXT NOT NULL,
    versi BIGINT NOT NULL,
    PRIMARY KEY (toko, kunci)
);

-- An approval: asked, decided by somebody else, used once. Past `berlaku_sampai` it is worth nothing.
CREATE TABLE otorisasi (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    kategori TEXT NOT NULL,
    description TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    dokumen TEXT,
    nominal BIGINT,
    sebelum TEXT,
    sesudah TEXT,
    peminta TEXT NOT NULL,
    penyetuju TEXT,
    cara TEXT CHECK (cara IN ('PASSWORD', 'FINGERPRINT', 'KOTAK')),
    status TEXT NOT NULL CHECK (status IN ('MENUNGGU', 'DISETUJUI', 'DITOLAK', 'TERPAKAI')),
    alasan TEXT,
    dibuat TEXT NOT NULL,
    diputus TEXT,
    berlaku_sampai TEXT NOT NULL,
    dipakai TEXT,
    dipakai_dok TEXT,
    PRIMARY KEY (toko, id),
    CHECK (penyetuju IS NULL OR penyetuju <> peminta),
    CHECK (status = 'MENUNGGU' OR (penyetuju IS NOT NULL AND diputus IS NOT NULL)),
    CHECK ((status = 'TERPAKAI' AND dipakai IS NOT NULL) OR (status <> 'TERPAKAI' AND dipakai IS NULL))
);
CREATE INDEX otorisasi_tanggal ON otorisasi (toko, tgl_system, dibuat);
CREATE INDEX otorisasi_menunggu ON otorisasi (toko, status, berlaku_sampai);

-- Fingerprint templates (base64) as the agent gave them: personal data, read through platform::sidik_jari only.
CREATE TABLE sidik_jari (
    user_id TEXT NOT NULL REFERENCES pengguna (user_id),
    jari BIGINT NOT NULL CHECK (jari BETWEEN 0 AND 9),
    bytes TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    PRIMARY KEY (user_id, jari)
);

-- Programs beside a till. Of its key the server keeps the hash of the half that is sent, and the half that
-- signs, which is never sent: neither a copy of the database nor a log of the wire is enough to forge a scan.
CREATE TABLE agen (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    nama TEXT NOT NULL,
    jenis TEXT NOT NULL,
    sidik_kunci TEXT NOT NULL UNIQUE,
    kunci_tanda TEXT NOT NULL,
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    dibuat TEXT NOT NULL,
    dicabut TEXT,
    PRIMARY KEY (toko, nama)
);

-- What an agent is asked to do: scan an approver's finger, or enrol one. Kept for a day.
CREATE TABLE sidik_jari_kerja (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('SCAN', 'ENROL')),
    user_id TEXT NOT NULL REFERENCES pengguna (user_id),
    jari BIGINT CHECK (jari BETWEEN 0 AND 9),
    auth_for TEXT NOT NULL,
    peminta TEXT NOT NULL,
    tantangan TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('MENUNGGU', 'COCOK', 'GAGAL', 'TERPAKAI', 'BATAL')),
    agen TEXT,
    dibuat TEXT NOT NULL,
    berlaku_sampai TEXT NOT NULL,
    PRIMARY KEY (toko, id)
);
CREATE INDEX sidik_jari_kerja_menunggu ON sidik_jari_kerja (toko, status, dibuat);
