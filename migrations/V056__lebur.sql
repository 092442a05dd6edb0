-- Melting: lots of pieces and scrap (and of dust and plating water, which are never mixed with them), what came out, and the sale of
-- refined gold. Gold of a lot stands at @LEBUR under the lot's number, refined bars at @CIOK under the result and their line.

-- Refiners: they melt for the shop and buy what comes out. A business pays PPh 22 on top of the price.
CREATE TABLE pelebur (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_pelebur TEXT NOT NULL,
    nama_pelebur TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    alamat TEXT NOT NULL,
    npwp TEXT NOT NULL,
    is_badan BIGINT NOT NULL CHECK (is_badan IN (0, 1)),
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_pelebur)
);
CREATE INDEX pelebur_daftar ON pelebur (toko, dihapus, kode_pelebur);

-- A lot (LB) as it was filled. `oleh` gave and weighed it, `penerima` took and weighed it. `norma` is the fine weight that may be lost.
-- DEBU and AIR have no gold in the books: what comes out of them is a gain; `timbang` is their weight, `volume` millilitres of water.
CREATE TABLE lot_lebur (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_lot TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('EMAS', 'DEBU', 'AIR')),
    qty BIGINT NOT NULL CHECK (qty >= 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    murni BIGINT NOT NULL CHECK (murni >= 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    timbang BIGINT NOT NULL CHECK (timbang >= 0),
    volume BIGINT NOT NULL CHECK (volume >= 0),
    norma BIGINT NOT NULL CHECK (norma >= 0 AND norma <= murni),
    keterangan TEXT NOT NULL,
    penerima TEXT NOT NULL CHECK (penerima <> ''),
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_lot),
    CHECK (jenis <> 'EMAS' OR (berat > 0 AND murni > 0 AND timbang > 0 AND volume = 0)),
    CHECK (jenis = 'EMAS' OR (qty = 0 AND berat = 0 AND murni = 0 AND nilai = 0 AND timbang + volume > 0))
);
CREATE INDEX lot_lebur_tanggal ON lot_lebur (toko, tgl_system);
-- @hanya_tambah lot_lebur

CREATE TABLE lot_lebur_baris (
    toko TEXT NOT NULL,
    no_lot TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    sumber TEXT NOT NULL CHECK (sumber IN ('BARANG', 'CURAH')),
    kode_barcode TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty >= 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    murni BIGINT NOT NULL CHECK (murni >= 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    norma BIGINT NOT NULL CHECK (norma >= 0),
    PRIMARY KEY (toko, no_lot, baris),
    FOREIGN KEY (toko, no_lot) REFERENCES lot_lebur (toko, no_lot)
);
CREATE INDEX lot_lebur_baris_barang ON lot_lebur_baris (kode_barcode);
-- @hanya_tambah lot_lebur_baris

-- What happened to a lot. `timbang` is what the scale said when it left for the refiner.
CREATE TABLE lot_lebur_peristiwa (
    toko TEXT NOT NULL,
    no_lot TEXT NOT NULL,
    ke BIGINT NOT NULL CHECK (ke > 0),
    peristiwa TEXT NOT NULL CHECK (peristiwa IN ('BUKA', 'KIRIM', 'HASIL', 'BATAL HASIL', 'BATAL')),
    no_dok TEXT NOT NULL,
    kode_pelebur TEXT NOT NULL,
    timbang BIGINT NOT NULL CHECK (timbang >= 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_lot, ke),
    FOREIGN KEY (toko, no_lot) REFERENCES lot_lebur (toko, no_lot)
);
CREATE INDEX lot_lebur_peristiwa_tanggal ON lot_lebur_peristiwa (toko, tgl_system);
-- @hanya_tambah lot_lebur_peristiwa

-- Where it stands; follows from the events.
CREATE TABLE lot_lebur_kini (
    toko TEXT NOT NULL,
    no_lot TEXT NOT NULL,
    tahap TEXT NOT NULL CHECK (tahap IN ('BUKA', 'KIRIM', 'SELESAI', 'BATAL')),
    tgl_tahap TEXT NOT NULL,
    kode_pelebur TEXT NOT NULL,
    nama_pelebur TEXT NOT NULL,
    no_hasil TEXT NOT NULL,
    PRIMARY KEY (toko, no_lot),
    FOREIGN KEY (toko, no_lot) REFERENCES lot_lebur (toko, no_lot),
    CHECK ((tahap = 'SELESAI') = (no_hasil <> '')),
    CHECK (tahap NOT IN ('KIRIM', 'SELESAI') OR kode_pelebur <> '')
);
CREATE INDEX lot_lebur_kini_tahap ON lot_lebur_kini (toko, tahap, tgl_tahap);

-- What came out (LH): assay and weight by a third (`penguji`), neither who gave nor who took the lot. Fine weights: in = out + susut - lebih.
CREATE TABLE hasil_lebur (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    no_lot TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    penguji TEXT NOT NULL CHECK (penguji <> ''),
    jenis TEXT NOT NULL CHECK (jenis IN ('EMAS', 'DEBU', 'AIR')),
    kode_pelebur TEXT NOT NULL,
    nama_pelebur TEXT NOT NULL,
    berat_masuk BIGINT NOT NULL CHECK (berat_masuk >= 0),
    murni_masuk BIGINT NOT NULL CHECK (murni_masuk >= 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    murni BIGINT NOT NULL CHECK (murni >= 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    norma BIGINT NOT NULL CHECK (norma >= 0),
    susut_berat BIGINT NOT NULL CHECK (susut_berat >= susut),
    susut BIGINT NOT NULL CHECK (susut >= 0),
    lebih_berat BIGINT NOT NULL CHECK (lebih_berat >= lebih),
    lebih BIGINT NOT NULL CHECK (lebih >= 0),
    keterangan TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok),
    FOREIGN KEY (toko, no_lot) REFERENCES lot_lebur (toko, no_lot),
    CHECK (susut = 0 OR lebih = 0),
    CHECK (murni_masuk = murni + susut - lebih),
    CHECK (berat_masuk = berat + susut_berat - lebih_berat)
);
CREATE INDEX hasil_lebur_tanggal ON hasil_lebur (toko, tgl_system);
CREATE INDEX hasil_lebur_lot ON hasil_lebur (toko, no_lot);
-- @hanya_tambah hasil_lebur

-- LM: a bar with a barcode; EMAS: gold without one that waits for craftsmen; CIOK: refined gold that waits for its sale.
CREATE TABLE hasil_lebur_baris (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    bentuk TEXT NOT NULL CHECK (bentuk IN ('LM', 'EMAS', 'CIOK')),
    kode_barcode TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    berat BIGINT NOT NULL CHECK (berat > 0),
    kadar_uji BIGINT NOT NULL CHECK (kadar_uji BETWEEN 1 AND 10000),
    murni BIGINT NOT NULL CHECK (murni > 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    PRIMARY KEY (toko, no_dok, baris),
    FOREIGN KEY (toko, no_dok) REFERENCES hasil_lebur (toko, no_dok)
);
CREATE INDEX hasil_lebur_baris_barang ON hasil_lebur_baris (kode_barcode);
-- @hanya_tambah hasil_lebur_baris

-- A sale of refined gold (JC). `lantai` is the least price without the owner: fine weight x harga_100 x `batas`.
CREATE TABLE jual_ciok (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_pelebur TEXT NOT NULL,
    nama_pelebur TEXT NOT NULL,
    npwp TEXT NOT NULL,
    is_badan BIGINT NOT NULL CHECK (is_badan IN (0, 1)),
    timbang BIGINT NOT NULL CHECK (timbang > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    murni BIGINT NOT NULL CHECK (murni > 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    harga_100 BIGINT NOT NULL CHECK (harga_100 > 0),
    batas BIGINT NOT NULL CHECK (batas BETWEEN 0 AND 10000),
    lantai BIGINT NOT NULL CHECK (lantai >= 0),
    harga BIGINT NOT NULL CHECK (harga > 0),
    tarif_pph BIGINT NOT NULL CHECK (tarif_pph BETWEEN 0 AND 10000),
    pph BIGINT NOT NULL CHECK (pph >= 0),
    total BIGINT NOT NULL,
    keterangan TEXT NOT NULL,
    disetujui TEXT NOT NULL CHECK (disetujui <> ''),
    pemilik BIGINT NOT NULL CHECK (pemilik IN (0, 1)),
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok),
    CHECK (total = harga + pph),
    CHECK (is_badan = 1 OR pph = 0),
    CHECK (harga >= lantai OR pemilik = 1)
);
CREATE INDEX jual_ciok_tanggal ON jual_ciok (toko, tgl_system);
-- @hanya_tambah jual_ciok

CREATE TABLE jual_ciok_baris (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_hasil TEXT NOT NULL,
    baris_hasil BIGINT NOT NULL,
    berat BIGINT NOT NULL CHECK (berat > 0),
    kadar_uji BIGINT NOT NULL CHECK (kadar_uji BETWEEN 1 AND 10000),
    murni BIGINT NOT NULL CHECK (murni > 0),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    harga BIGINT NOT NULL CHECK (harga > 0),
    PRIMARY KEY (toko, no_dok, baris),
    FOREIGN KEY (toko, no_dok) REFERENCES jual_ciok (toko, no_dok),
    FOREIGN KEY (toko, no_hasil, baris_hasil) REFERENCES hasil_lebur_baris (toko, no_dok, baris)
);
CREATE INDEX jual_ciok_baris_hasil ON jual_ciok_baris (toko, no_hasil, baris_hasil);
-- @hanya_tambah jual_ciok_baris

-- Documents of melting that were taken back.
CREATE TABLE batal_lebur (
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
CREATE INDEX batal_lebur_tanggal ON batal_lebur (toko, tgl_system);
-- @hanya_tambah batal_lebur

-- What both stock books say of gold in lots and of refined gold.
CREATE VIEW buku_lebur AS
SELECT toko, id, tgl_system, no_dok, gudang AS tempat, baki AS nomor, berat, murni, nilai, balik FROM buku_stok
WHERE gudang IN ('@LEBUR', '@CIOK')
UNION ALL
SELECT toko, id, tgl_system, no_dok, gudang, baki, berat, murni, nilai, balik FROM buku_curah
WHERE gudang IN ('@LEBUR', '@CIOK');

CREATE TABLE potret_lebur (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    tempat TEXT NOT NULL CHECK (tempat IN ('@LEBUR', '@CIOK')),
    nomor TEXT NOT NULL,
    berat BIGINT NOT NULL,
    murni BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    PRIMARY KEY (toko, tanggal, tempat, nomor),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal)
);
-- @hanya_tambah potret_lebur

-- Where the gold of a store lay when a day was closed, what it cost, and the price of a gram of pure gold that day. Of its own
-- history only; before it there is none.
CREATE TABLE potret_posisi (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    tempat TEXT NOT NULL,
    qty BIGINT NOT NULL,
    berat BIGINT NOT NULL,
    murni BIGINT NOT NULL,
    nilai BIGINT NOT NULL,
    harga_100 BIGINT NOT NULL CHECK (harga_100 >= 0),
    PRIMARY KEY (toko, tanggal, tempat),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal)
);
-- @hanya_tambah potret_posisi
