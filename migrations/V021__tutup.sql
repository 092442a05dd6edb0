-- Closing a day: counts of drawers, hand-overs between cashiers, the closing itself and what everything held then.

-- A drawer counted by denomination. `saldo` is what the book held at that moment, `id_kas` its last row: a later row
-- makes the count worthless. The last count of a drawer is the one that counts.
CREATE TABLE hitung_kas (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    kasir TEXT NOT NULL,
    oleh TEXT NOT NULL,
    pecahan TEXT NOT NULL,
    jumlah BIGINT NOT NULL CHECK (jumlah >= 0),
    saldo BIGINT NOT NULL CHECK (saldo >= 0),
    selisih BIGINT NOT NULL,
    id_kas BIGINT NOT NULL CHECK (id_kas >= 0),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    CHECK (selisih = jumlah - saldo)
);
CREATE INDEX hitung_kas_kasir ON hitung_kas (toko, kasir, id);
CREATE INDEX hitung_kas_tanggal ON hitung_kas (toko, tgl_system, id);
-- @hanya_tambah hitung_kas

-- A second person accepted the difference of a count.
CREATE TABLE hitung_kas_setuju (
    toko TEXT NOT NULL,
    id BIGINT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    FOREIGN KEY (toko, id) REFERENCES hitung_kas (toko, id)
);
-- @hanya_tambah hitung_kas_setuju

-- The difference of a count was posted (at the hand-over or at closing).
CREATE TABLE hitung_kas_dibukukan (
    toko TEXT NOT NULL,
    id BIGINT NOT NULL,
    no_dok TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    FOREIGN KEY (toko, id) REFERENCES hitung_kas (toko, id)
);
-- @hanya_tambah hitung_kas_dibukukan

-- A drawer on its way from one cashier to the next: the giver counted, the receiver accepts or refuses.
CREATE TABLE serah_kas (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    id_hitung BIGINT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    dari TEXT NOT NULL,
    ke TEXT NOT NULL,
    jumlah BIGINT NOT NULL CHECK (jumlah > 0),
    status TEXT NOT NULL CHECK (status IN ('MENUNGGU', 'DITERIMA', 'DITOLAK', 'DITARIK')),
    diputus TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    FOREIGN KEY (toko, id_hitung) REFERENCES hitung_kas (toko, id),
    CHECK (dari <> ke)
);
CREATE INDEX serah_kas_status ON serah_kas (toko, status, id);
CREATE UNIQUE INDEX serah_kas_satu ON serah_kas (toko, dari) WHERE status = 'MENUNGGU';

-- A closed day. The last row of every book when it was closed: nothing of that day may stand after it.
CREATE TABLE tutup_toko (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    tanggal TEXT NOT NULL,
    tgl_berikut TEXT NOT NULL,
    no_tutup TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    id_stok BIGINT NOT NULL,
    id_curah BIGINT NOT NULL,
    id_kas BIGINT NOT NULL,
    id_bank BIGINT NOT NULL,
    id_titipan BIGINT NOT NULL,
    id_kupon BIGINT NOT NULL,
    id_pajak BIGINT NOT NULL,
    peringatan TEXT NOT NULL,
    PRIMARY KEY (toko, tanggal),
    UNIQUE (toko, no_tutup),
    CHECK (tanggal < tgl_berikut)
);
-- @hanya_tambah tutup_toko

-- What everything held when a day was closed: the next day opens with it.
CREATE TABLE potret_stok (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    milik TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    qty BIGINT NOT NULL,
    berat BIGINT NOT NULL,
    murni BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    PRIMARY KEY (toko, tanggal, gudang, baki, milik, kode_group),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal)
);
-- @hanya_tambah potret_stok

CREATE TABLE potret_curah (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    jenis_stok TEXT NOT NULL,
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    qty BIGINT NOT NULL,
    berat BIGINT NOT NULL,
    murni BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    PRIMARY KEY (toko, tanggal, jenis_stok, gudang, baki, kode_group, kode_dept),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal)
);
-- @hanya_tambah potret_curah

-- `hitung` is what was counted, null where nobody counted; `selisih` is part of masuk or keluar.
CREATE TABLE potret_kas (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    kasir TEXT NOT NULL,
    awal BIGINT NOT NULL,
    masuk BIGINT NOT NULL,
    keluar BIGINT NOT NULL,
    akhir BIGINT NOT NULL CHECK (akhir >= 0),
    hitung BIGINT,
    selisih BIGINT NOT NULL,
    PRIMARY KEY (toko, tanggal, kasir),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal),
    CHECK (awal + masuk - keluar = akhir),
    CHECK (hitung IS NULL OR hitung = akhir)
);
-- @hanya_tambah potret_kas

CREATE TABLE potret_bank (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    no_rekening TEXT NOT NULL,
    awal BIGINT NOT NULL,
    masuk BIGINT NOT NULL,
    keluar BIGINT NOT NULL,
    akhir BIGINT NOT NULL,
    belum_valid BIGINT NOT NULL,
    PRIMARY KEY (toko, tanggal, no_rekening),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal),
    CHECK (awal + masuk - keluar = akhir)
);
-- @hanya_tambah potret_bank

CREATE TABLE potret_titipan (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    no_titip TEXT NOT NULL,
    saldo BIGINT NOT NULL CHECK (saldo > 0),
    PRIMARY KEY (toko, tanggal, no_titip),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal)
);
-- @hanya_tambah potret_titipan

-- The day told to its owner, kept as it was told.
CREATE TABLE ringkasan_hari (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    isi TEXT NOT NULL,
    PRIMARY KEY (toko, tanggal),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal)
);
-- @hanya_tambah ringkasan_hari
