-- The register of members over the customers: birth date, parts of the address, where and when somebody became a member,
-- consent to messages. `gabung_ke` names the card that took this one's place; `keluar` the day somebody left;
-- `tahan_sampai` until when points and deposits wait after the card changed; `pegawai` the user whose own card it is.
ALTER TABLE pelanggan ADD COLUMN tgl_lahir TEXT NOT NULL DEFAULT '';
ALTER TABLE pelanggan ADD COLUMN ulang_tahun TEXT NOT NULL DEFAULT '';
ALTER TABLE pelanggan ADD COLUMN kelurahan TEXT NOT NULL DEFAULT '';
ALTER TABLE pelanggan ADD COLUMN kecamatan TEXT NOT NULL DEFAULT '';
ALTER TABLE pelanggan ADD COLUMN kode_kota TEXT NOT NULL DEFAULT '';
ALTER TABLE pelanggan ADD COLUMN kota TEXT NOT NULL DEFAULT '';
ALTER TABLE pelanggan ADD COLUMN tgl_daftar TEXT NOT NULL DEFAULT '';
ALTER TABLE pelanggan ADD COLUMN kode_cabang_daftar TEXT NOT NULL DEFAULT '';
ALTER TABLE pelanggan ADD COLUMN setuju BIGINT NOT NULL DEFAULT 0;
ALTER TABLE pelanggan ADD COLUMN tgl_setuju TEXT NOT NULL DEFAULT '';
ALTER TABLE pelanggan ADD COLUMN pegawai TEXT NOT NULL DEFAULT '';
ALTER TABLE pelanggan ADD COLUMN gabung_ke TEXT NOT NULL DEFAULT '';
ALTER TABLE pelanggan ADD COLUMN keluar TEXT NOT NULL DEFAULT '';
ALTER TABLE pelanggan ADD COLUMN tahan_sampai TEXT NOT NULL DEFAULT '';
CREATE INDEX pelanggan_ulang_tahun ON pelanggan (ulang_tahun, kode_pelanggan) WHERE ulang_tahun <> '';
CREATE INDEX pelanggan_lahir ON pelanggan (nama_customer, tgl_lahir) WHERE tgl_lahir <> '';
CREATE INDEX pelanggan_gabung ON pelanggan (gabung_ke) WHERE gabung_ke <> '';
CREATE INDEX pelanggan_aktif ON pelanggan (nama_customer, kode_pelanggan, kode_member, gabung_ke, keluar) WHERE kode_member <> '' AND gabung_ke = '' AND keluar = '';
CREATE INDEX pelanggan_daftar ON pelanggan (kode_cabang_daftar, tgl_daftar) WHERE tgl_daftar <> '';

-- Beginnings of words that find a customer: the name from each of its words on, without spaces, at most 16 letters and digits;
-- the phone; the codes. Only A to Z and 0 to 9 stand in it, which every engine sorts alike.
CREATE TABLE pelanggan_kata (
    kata TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    PRIMARY KEY (kata, kode_pelanggan)
);
CREATE INDEX pelanggan_kata_pelanggan ON pelanggan_kata (kode_pelanggan, kata);
INSERT INTO pelanggan_kata (kata, kode_pelanggan)
WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
SELECT kata, kode_pelanggan FROM (
    SELECT SUBSTR(REPLACE(REPLACE(REPLACE(REPLACE(REPLACE(UPPER(SUBSTR(p.nama_customer, n.i)), ' ', ''), '.', ''), ',', ''), '''', ''), '-', ''), 1, 16) AS kata,
           p.kode_pelanggan FROM pelanggan p JOIN n ON n.i <= LENGTH(p.nama_customer)
        WHERE (n.i = 1 OR SUBSTR(p.nama_customer, n.i - 1, 1) = ' ') AND SUBSTR(p.nama_customer, n.i, 1) <> ' '
    UNION SELECT p.no_hp, p.kode_pelanggan FROM pelanggan p
    UNION SELECT '62' || SUBSTR(p.no_hp, 2), p.kode_pelanggan FROM pelanggan p WHERE SUBSTR(p.no_hp, 1, 1) = '0'
    UNION SELECT '0' || SUBSTR(p.no_hp, 3), p.kode_pelanggan FROM pelanggan p WHERE SUBSTR(p.no_hp, 1, 2) = '62'
    UNION SELECT p.kode_member, p.kode_pelanggan FROM pelanggan p
    UNION SELECT p.kode_pelanggan, p.kode_pelanggan FROM pelanggan p
) x WHERE kata <> '';
-- What it found is found by these now.
UPDATE pelanggan SET cari = '';

-- Every code that was ever given to somebody: an old one still finds them.
CREATE TABLE member_kode (
    kode_member TEXT NOT NULL PRIMARY KEY,
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    cara TEXT NOT NULL CHECK (cara IN ('URUT', 'KARTU', 'IMPOR')),
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL
);
CREATE INDEX member_kode_pelanggan ON member_kode (kode_pelanggan);
-- @hanya_tambah member_kode
INSERT INTO member_kode (kode_member, kode_pelanggan, cara, toko, waktu, oleh)
SELECT kode_member, kode_pelanggan, 'KARTU', toko, dibuat, oleh FROM pelanggan WHERE kode_member <> '';
UPDATE pelanggan SET tgl_daftar = SUBSTR(dibuat, 1, 10), kode_cabang_daftar = toko WHERE kode_member <> '';

-- The last number of each prefix.
CREATE TABLE member_urut (
    awalan TEXT NOT NULL PRIMARY KEY,
    terakhir BIGINT NOT NULL CHECK (terakhir >= 0)
);

-- Consent to messages, given and withdrawn.
CREATE TABLE member_setuju (
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    nomor BIGINT NOT NULL CHECK (nomor > 0),
    setuju BIGINT NOT NULL CHECK (setuju IN (0, 1)),
    tanggal TEXT NOT NULL,
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (kode_pelanggan, nomor)
);
-- @hanya_tambah member_setuju

-- Rules of membership by the day they begin; the newest of a day counts. `isi` is the rule as JSON.
CREATE TABLE member_aturan (
    nomor BIGINT NOT NULL PRIMARY KEY CHECK (nomor > 0),
    jenis TEXT NOT NULL CHECK (jenis IN ('KODE', 'NILAI_POIN', 'TINGKAT', 'UCAPAN')),
    berlaku TEXT NOT NULL,
    isi TEXT NOT NULL,
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL
);
CREATE INDEX member_aturan_jenis ON member_aturan (jenis, berlaku, nomor);
-- @hanya_tambah member_aturan

-- Two cards of one person: the old one points at the one that stays. Undone, it points at nothing again.
CREATE TABLE member_gabung (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    kode_lama TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    kode_tetap TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    dasar TEXT NOT NULL CHECK (dasar IN ('NIK', 'OWN')),
    alasan TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok),
    CHECK (kode_lama <> kode_tetap)
);
CREATE INDEX member_gabung_lama ON member_gabung (kode_lama);
CREATE INDEX member_gabung_tetap ON member_gabung (kode_tetap);
-- @hanya_tambah member_gabung

CREATE TABLE member_gabung_batal (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    toko_batal TEXT NOT NULL REFERENCES toko (kode_toko),
    no_batal TEXT NOT NULL,
    alasan TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok),
    FOREIGN KEY (toko, no_dok) REFERENCES member_gabung (toko, no_dok)
);
-- @hanya_tambah member_gabung_batal

-- Somebody left: what could be blanked is blank, the books stay, the points were closed by the same document.
CREATE TABLE member_keluar (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    poin BIGINT NOT NULL,
    simpan_identitas BIGINT NOT NULL CHECK (simpan_identitas IN (0, 1)),
    alasan TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE UNIQUE INDEX member_keluar_pelanggan ON member_keluar (kode_pelanggan);
-- @hanya_tambah member_keluar

-- Files of members that came in, with the points they opened with.
CREATE TABLE impor_member (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    nama_berkas TEXT NOT NULL,
    sidik TEXT NOT NULL,
    jumlah BIGINT NOT NULL CHECK (jumlah > 0),
    poin BIGINT NOT NULL CHECK (poin >= 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE UNIQUE INDEX impor_member_sidik ON impor_member (sidik);
-- @hanya_tambah impor_member
