-- Stones. The register: a stone with its certificate, or a parcel by carat and count, as it came. Where it is now stands in the book.
CREATE TABLE batu (
    kode_batu TEXT NOT NULL PRIMARY KEY,
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    urut BIGINT NOT NULL CHECK (urut > 0),
    jenis TEXT NOT NULL CHECK (jenis IN ('SATUAN', 'PAKET')),
    jenis_batu TEXT NOT NULL,
    shape TEXT NOT NULL,
    color TEXT NOT NULL,
    clarity TEXT NOT NULL,
    cutgrade TEXT NOT NULL,
    polish TEXT NOT NULL,
    symmetry TEXT NOT NULL,
    fluorescence TEXT NOT NULL,
    laboratorium TEXT NOT NULL,
    no_sertifikat TEXT NOT NULL,
    -- where its certificate is kept
    tempat_sertifikat TEXT NOT NULL,
    kode_supplier TEXT NOT NULL,
    butir BIGINT NOT NULL CHECK (butir > 0),
    -- thousandths of a carat
    carat BIGINT NOT NULL CHECK (carat > 0),
    -- dollars in cents a carat, and hundredths of a rupiah a dollar, of the day it came
    usd_carat BIGINT NOT NULL CHECK (usd_carat >= 0),
    kurs BIGINT NOT NULL CHECK (kurs >= 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    no_masuk TEXT NOT NULL,
    tgl_masuk TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    cari TEXT NOT NULL,
    -- it is the shop's, or sits in a piece of the shop's: sold or given back it is not, and its certificate may come again
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    CHECK (jenis = 'PAKET' OR butir = 1),
    CHECK (no_sertifikat = '' OR (jenis = 'SATUAN' AND laboratorium <> '' AND tempat_sertifikat <> '')),
    UNIQUE (toko, urut)
);
CREATE UNIQUE INDEX batu_sertifikat ON batu (laboratorium, no_sertifikat) WHERE no_sertifikat <> '' AND aktif = 1;
CREATE INDEX batu_masuk ON batu (toko, no_masuk);

-- L16: count, carat and cost of a stone by place. A move has two ends; places outside begin with '@'. A piece that is not in the
-- shop has its stones at '@BARANG:' and its barcode, so that they come back with it.
CREATE TABLE buku_batu (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_batu TEXT NOT NULL REFERENCES batu (kode_batu),
    tempat TEXT NOT NULL,
    butir BIGINT NOT NULL,
    carat BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik),
    CHECK (butir <> 0 OR carat <> 0 OR nilai <> 0)
);
CREATE INDEX buku_batu_dok ON buku_batu (toko, no_dok);
CREATE INDEX buku_batu_kode ON buku_batu (kode_batu, toko, id);
CREATE INDEX buku_batu_tanggal ON buku_batu (toko, tgl_system);
-- @hanya_tambah buku_batu

CREATE TABLE saldo_batu (
    toko TEXT NOT NULL,
    kode_batu TEXT NOT NULL,
    tempat TEXT NOT NULL,
    butir BIGINT NOT NULL,
    carat BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    PRIMARY KEY (toko, kode_batu, tempat),
    CHECK (substr(tempat, 1, 1) = '@' OR (butir >= 0 AND carat >= 0 AND nilai >= 0)),
    CHECK (substr(tempat, 1, 1) = '@' OR ((butir = 0) = (carat = 0)))
);
CREATE INDEX saldo_batu_tempat ON saldo_batu (tempat, toko);

CREATE TABLE potret_batu (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    kode_batu TEXT NOT NULL,
    tempat TEXT NOT NULL,
    butir BIGINT NOT NULL,
    carat BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    PRIMARY KEY (toko, tanggal, kode_batu, tempat),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal)
);
-- @hanya_tambah potret_batu

ALTER TABLE tutup_toko ADD COLUMN id_batu BIGINT NOT NULL DEFAULT 0;

-- A stone on a card says which one of the register it is; one from before the register has none. `lepas` is the purchase that paid
-- for the metal alone, because the stone did not match or its certificate was missing.
ALTER TABLE barang_batu ADD COLUMN kode_batu TEXT NOT NULL DEFAULT '';
ALTER TABLE barang_batu ADD COLUMN lepas TEXT NOT NULL DEFAULT '';
CREATE INDEX barang_batu_kode ON barang_batu (kode_batu);

-- A document of stones: received, given back, set, taken out, to a craftsman and back, opening.
CREATE TABLE dok_batu (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('TERIMA', 'RETUR', 'PASANG', 'LEPAS', 'KE TUKANG', 'DARI TUKANG', 'AWAL')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    -- the supplier or the craftsman
    kode_lawan TEXT NOT NULL,
    nama_lawan TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    kurs BIGINT NOT NULL CHECK (kurs >= 0),
    butir BIGINT NOT NULL CHECK (butir > 0),
    carat BIGINT NOT NULL CHECK (carat > 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    -- what stood on the card before its stones changed
    kartu_lama TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX dok_batu_tanggal ON dok_batu (toko, tgl_system, no_dok);
CREATE INDEX dok_batu_barang ON dok_batu (kode_barcode);
-- @hanya_tambah dok_batu

CREATE TABLE dok_batu_baris (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_batu TEXT NOT NULL REFERENCES batu (kode_batu),
    butir BIGINT NOT NULL CHECK (butir > 0),
    carat BIGINT NOT NULL CHECK (carat > 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    usd_carat BIGINT NOT NULL CHECK (usd_carat >= 0),
    -- what the scale said less what the book had, of what went and of what stayed
    selisih BIGINT NOT NULL,
    -- the line of the card
    baris_barang BIGINT NOT NULL,
    PRIMARY KEY (toko, no_dok, baris),
    FOREIGN KEY (toko, no_dok) REFERENCES dok_batu (toko, no_dok)
);
CREATE INDEX dok_batu_baris_batu ON dok_batu_baris (kode_batu);
-- @hanya_tambah dok_batu_baris

CREATE TABLE jual_batu (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_jual TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    tgl_dokumen TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL,
    kode_member TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    alamat_customer TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    kurs BIGINT NOT NULL CHECK (kurs >= 0),
    butir BIGINT NOT NULL CHECK (butir > 0),
    carat BIGINT NOT NULL CHECK (carat > 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    total BIGINT NOT NULL CHECK (total > 0),
    dpp BIGINT NOT NULL CHECK (dpp >= 0),
    ppn BIGINT NOT NULL CHECK (ppn >= 0),
    kembali BIGINT NOT NULL CHECK (kembali >= 0),
    keterangan TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_jual)
);
CREATE INDEX jual_batu_tanggal ON jual_batu (toko, tgl_system, no_jual);
CREATE INDEX jual_batu_pelanggan ON jual_batu (kode_pelanggan);
-- @hanya_tambah jual_batu

CREATE TABLE jual_batu_baris (
    toko TEXT NOT NULL,
    no_jual TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_batu TEXT NOT NULL REFERENCES batu (kode_batu),
    uraian TEXT NOT NULL,
    laboratorium TEXT NOT NULL,
    no_sertifikat TEXT NOT NULL,
    butir BIGINT NOT NULL CHECK (butir > 0),
    carat BIGINT NOT NULL CHECK (carat > 0),
    selisih BIGINT NOT NULL,
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    usd_carat BIGINT NOT NULL CHECK (usd_carat >= 0),
    harga_hitung BIGINT NOT NULL CHECK (harga_hitung >= 0),
    harga BIGINT NOT NULL CHECK (harga > 0),
    tarif_ppn BIGINT NOT NULL CHECK (tarif_ppn >= 0),
    dpp BIGINT NOT NULL CHECK (dpp >= 0),
    ppn BIGINT NOT NULL CHECK (ppn >= 0),
    PRIMARY KEY (toko, no_jual, baris),
    FOREIGN KEY (toko, no_jual) REFERENCES jual_batu (toko, no_jual)
);
CREATE INDEX jual_batu_baris_batu ON jual_batu_baris (kode_batu);
-- @hanya_tambah jual_batu_baris

CREATE TABLE batal_batu (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX batal_batu_nomor ON batal_batu (toko, no_batal);
CREATE INDEX batal_batu_tanggal ON batal_batu (toko, tgl_system);
-- @hanya_tambah batal_batu

-- How the stones of a piece that came back were found (COCOK, TANPA SERTIFIKAT, TIDAK COCOK), what was paid for them on the nota, and
-- the share of it that was paid now.
ALTER TABLE beli ADD COLUMN batu TEXT NOT NULL DEFAULT '' CHECK (batu IN ('', 'COCOK', 'TANPA SERTIFIKAT', 'TIDAK COCOK'));
ALTER TABLE beli ADD COLUMN batu_nota BIGINT NOT NULL DEFAULT 0 CHECK (batu_nota >= 0);
ALTER TABLE beli ADD COLUMN batu_persen BIGINT NOT NULL DEFAULT 0 CHECK (batu_persen BETWEEN 0 AND 10000);
ALTER TABLE beli ADD COLUMN nilai_batu BIGINT NOT NULL DEFAULT 0 CHECK (nilai_batu >= 0);

-- The certificate of a stone as a file, in the picture store under its id.
CREATE TABLE batu_berkas (
    kode_batu TEXT NOT NULL PRIMARY KEY REFERENCES batu (kode_batu),
    toko TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('PDF', 'FOTO')),
    id TEXT NOT NULL,
    ukuran BIGINT NOT NULL CHECK (ukuran > 0),
    sidik TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL
);
CREATE INDEX batu_berkas_id ON batu_berkas (id);

-- A stone of the register names these masters: as the others, they can be made inactive.
ALTER TABLE batu_cutgrade ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE batu_polish ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE batu_symmetry ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE batu_fluorescence ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
