-- Money that moves: between stores, between drawers, cards swiped for cash. The cash and the bank book say how much;
-- these tables say why. What is on its way between stores has a book of its own.

CREATE TABLE buku_transit (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_reff TEXT NOT NULL,
    jumlah_in BIGINT NOT NULL CHECK (jumlah_in >= 0),
    jumlah_out BIGINT NOT NULL CHECK (jumlah_out >= 0),
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik),
    CHECK ((jumlah_in = 0 AND jumlah_out > 0) OR (jumlah_in > 0 AND jumlah_out = 0))
);
CREATE INDEX buku_transit_dok ON buku_transit (toko, no_dok);
CREATE INDEX buku_transit_reff ON buku_transit (no_reff);
-- @hanya_tambah buku_transit

-- Money sent to another store. The reference number is what the receiver types.
CREATE TABLE kirim_uang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    nota_kirim TEXT NOT NULL,
    no_reff TEXT NOT NULL UNIQUE,
    tujuan TEXT NOT NULL REFERENCES toko (kode_toko),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    jumlah BIGINT NOT NULL CHECK (jumlah > 0),
    keterangan TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('DIKIRIM', 'DONE', 'BATAL')),
    diubah TEXT NOT NULL,
    PRIMARY KEY (toko, nota_kirim),
    CHECK (toko <> tujuan)
);
CREATE INDEX kirim_uang_tanggal ON kirim_uang (toko, tgl_system, nota_kirim);
CREATE INDEX kirim_uang_tujuan ON kirim_uang (tujuan, status, tgl_system);

-- A receipt: what was counted, beside what was sent. Written once, never changed; the store is the one that received.
CREATE TABLE kirim_uang_terima (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_terima TEXT NOT NULL,
    no_reff TEXT NOT NULL UNIQUE REFERENCES kirim_uang (no_reff),
    asal TEXT NOT NULL,
    nota_kirim TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    jumlah_kirim BIGINT NOT NULL CHECK (jumlah_kirim > 0),
    jumlah_terima BIGINT NOT NULL CHECK (jumlah_terima >= 0),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_terima)
);
CREATE INDEX kirim_uang_terima_tanggal ON kirim_uang_terima (toko, tgl_system, no_terima);
-- @hanya_tambah kirim_uang_terima

-- Money moved from drawers to another, and the rows of the cash book it was moved for: each at most once.
CREATE TABLE pindah_saldo (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_pindah TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    tujuan TEXT NOT NULL,
    jumlah BIGINT NOT NULL CHECK (jumlah > 0),
    PRIMARY KEY (toko, no_pindah)
);
-- @hanya_tambah pindah_saldo

CREATE TABLE pindah_saldo_baris (
    toko TEXT NOT NULL,
    id_kas BIGINT NOT NULL,
    no_pindah TEXT NOT NULL,
    kasir TEXT NOT NULL,
    jumlah BIGINT NOT NULL,
    PRIMARY KEY (toko, id_kas),
    FOREIGN KEY (toko, no_pindah) REFERENCES pindah_saldo (toko, no_pindah),
    FOREIGN KEY (toko, id_kas) REFERENCES buku_kas (toko, id)
);
CREATE INDEX pindah_saldo_baris_dok ON pindah_saldo_baris (toko, no_pindah, kasir);
-- @hanya_tambah pindah_saldo_baris

-- Why a document of money was cancelled; the books hold the reverse of its rows.
CREATE TABLE uang_batal (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
-- @hanya_tambah uang_batal

-- Keys of a store that hashes are made with.
CREATE TABLE rahasia (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    nama TEXT NOT NULL,
    isi TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    PRIMARY KEY (toko, nama)
);

-- Owners of cards. The number of a card is never kept: a keyed hash finds it, the last four digits name it. Of the
-- identity number only a keyed hash and what a person may see of it are kept.
CREATE TABLE kartu_kredit (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    sidik TEXT NOT NULL,
    empat TEXT NOT NULL,
    valid_until TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    sidik_ktp TEXT NOT NULL,
    ktp_samar TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    alamat_customer TEXT NOT NULL,
    oleh TEXT NOT NULL,
    diubah TEXT NOT NULL,
    PRIMARY KEY (toko, sidik)
);

-- A card swiped for cash. The fee is what the shop keeps.
CREATE TABLE gesek (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_gesek TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_bank TEXT NOT NULL,
    no_rekening TEXT NOT NULL,
    jumlah BIGINT NOT NULL CHECK (jumlah > 0),
    fee BIGINT NOT NULL CHECK (fee BETWEEN 0 AND 10000),
    fee_rp BIGINT NOT NULL CHECK (fee_rp >= 0),
    cash BIGINT NOT NULL CHECK (cash > 0),
    empat TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    PRIMARY KEY (toko, no_gesek),
    CHECK (jumlah = fee_rp + cash)
);
CREATE INDEX gesek_tanggal ON gesek (toko, tgl_system, no_gesek);
-- @hanya_tambah gesek

-- A row of the bank book is looked up by what stands in it.
CREATE INDEX buku_bank_deskripsi ON buku_bank (toko, deskripsi);
