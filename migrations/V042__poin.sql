-- L7: points of members and L8: gifts. Points belong to the chain: a row stands in the store that wrote it, the balance is the
-- person's. Points are lots by the document that gave them (`lot`), on the day it gave them (`tgl_lot`, Jakarta's), at what a
-- point was worth then (`nilai_poin`); `nilai_rp` is what they paid.
CREATE TABLE buku_poin (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    jenis TEXT NOT NULL CHECK (jenis IN ('AWAL', 'DAPAT', 'BAYAR', 'TUKAR', 'TAMBAH', 'KURANG', 'TARIK', 'HANGUS', 'PULIH', 'GABUNG', 'KELUAR')),
    lot TEXT NOT NULL,
    tgl_lot TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    poin BIGINT NOT NULL CHECK (poin <> 0),
    nilai_poin BIGINT NOT NULL CHECK (nilai_poin >= 0),
    nilai_rp BIGINT NOT NULL,
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik)
);
CREATE INDEX buku_poin_dok ON buku_poin (toko, no_dok);
CREATE INDEX buku_poin_orang ON buku_poin (kode_pelanggan, waktu);
CREATE INDEX buku_poin_lot ON buku_poin (lot, kode_pelanggan);
CREATE INDEX buku_poin_tanggal ON buku_poin (toko, tgl_system);
-- @hanya_tambah buku_poin

-- Below nothing only after a cancellation.
CREATE TABLE saldo_poin (
    kode_pelanggan TEXT NOT NULL PRIMARY KEY REFERENCES pelanggan (kode_pelanggan),
    saldo BIGINT NOT NULL
);
CREATE INDEX saldo_poin_minus ON saldo_poin (kode_pelanggan) WHERE saldo < 0;

CREATE TABLE lot_poin (
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    lot TEXT NOT NULL,
    tgl TEXT NOT NULL,
    nilai_poin BIGINT NOT NULL CHECK (nilai_poin >= 0),
    sisa BIGINT NOT NULL,
    PRIMARY KEY (kode_pelanggan, lot)
);

-- What a sale earns, reckoned when it was saved by the rules of that day; `tunggu`: posted when somebody validates the sale.
CREATE TABLE poin_jual (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    dasar_rp BIGINT NOT NULL CHECK (dasar_rp >= 0),
    dasar_berat BIGINT NOT NULL CHECK (dasar_berat >= 0),
    pengali BIGINT NOT NULL CHECK (pengali >= 0),
    poin BIGINT NOT NULL CHECK (poin > 0),
    nilai_poin BIGINT NOT NULL CHECK (nilai_poin >= 0),
    tunggu BIGINT NOT NULL CHECK (tunggu IN (0, 1)),
    PRIMARY KEY (toko, no_dok, kode_group)
);
CREATE INDEX poin_jual_tanggal ON poin_jual (toko, tgl_system);
-- @hanya_tambah poin_jual

-- Points given or taken by hand, with who approved it.
CREATE TABLE dok_poin (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('TAMBAH', 'KURANG')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    kode_member TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    poin BIGINT NOT NULL CHECK (poin > 0),
    keterangan TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX dok_poin_tanggal ON dok_poin (toko, tgl_system);
-- @hanya_tambah dok_poin

-- The job that lets points lapse, once a cycle; `kursor` is the last person it came to.
CREATE TABLE poin_reset (
    tgl_reset TEXT NOT NULL PRIMARY KEY,
    siklus TEXT NOT NULL,
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    mulai TEXT NOT NULL,
    selesai TEXT NOT NULL,
    kursor TEXT NOT NULL,
    member BIGINT NOT NULL CHECK (member >= 0),
    poin BIGINT NOT NULL CHECK (poin >= 0)
);

-- Pieces of gifts in a store.
CREATE TABLE buku_hadiah (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_hadiah TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('TERIMA', 'TUKAR', 'KOREKSI')),
    qty BIGINT NOT NULL CHECK (qty <> 0),
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik)
);
CREATE INDEX buku_hadiah_dok ON buku_hadiah (toko, no_dok);
CREATE INDEX buku_hadiah_kode ON buku_hadiah (toko, kode_hadiah, id);
CREATE INDEX buku_hadiah_tanggal ON buku_hadiah (toko, tgl_system);
-- @hanya_tambah buku_hadiah

CREATE TABLE saldo_hadiah (
    toko TEXT NOT NULL,
    kode_hadiah TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty >= 0),
    PRIMARY KEY (toko, kode_hadiah)
);

-- Documents of gifts: received, given for points, corrected by a count. Of a gift given for points `poin` is what it cost.
CREATE TABLE dok_hadiah (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('TERIMA', 'TUKAR', 'KOREKSI')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL,
    kode_member TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    alamat_customer TEXT NOT NULL,
    poin BIGINT NOT NULL CHECK (poin >= 0),
    supplier TEXT NOT NULL,
    no_bukti TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX dok_hadiah_tanggal ON dok_hadiah (toko, tgl_system);
CREATE INDEX dok_hadiah_orang ON dok_hadiah (kode_pelanggan);
-- @hanya_tambah dok_hadiah

CREATE TABLE dok_hadiah_baris (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_hadiah TEXT NOT NULL,
    nama_hadiah TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty <> 0),
    point BIGINT NOT NULL CHECK (point >= 0),
    harga BIGINT NOT NULL CHECK (harga >= 0),
    PRIMARY KEY (toko, no_dok, baris),
    FOREIGN KEY (toko, no_dok) REFERENCES dok_hadiah (toko, no_dok)
);
-- @hanya_tambah dok_hadiah_baris

-- Documents of points and gifts that were taken back, under their own number.
CREATE TABLE dok_poin_batal (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
-- @hanya_tambah dok_poin_batal

CREATE TABLE potret_hadiah (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    kode_hadiah TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty > 0),
    PRIMARY KEY (toko, tanggal, kode_hadiah),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal)
);
-- @hanya_tambah potret_hadiah

ALTER TABLE tutup_toko ADD COLUMN id_poin BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tutup_toko ADD COLUMN id_hadiah BIGINT NOT NULL DEFAULT 0;

-- The stock of a gift is the book's from now on; what was typed before is proposed to the first count.
ALTER TABLE hadiah ADD COLUMN stock_lama BIGINT NOT NULL DEFAULT 0;
UPDATE hadiah SET stock_lama = stock, stock = 0;
