-- Trade with customers: the register, the transaction a customer makes (sale, purchase, exchange) with its lines and
-- payments, what later happens to it, deposits, coupons, and the books of deposits, coupons and tax.

CREATE TABLE pelanggan (
    kode_pelanggan TEXT NOT NULL PRIMARY KEY,
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    kode_member TEXT NOT NULL,
    jenis_pelanggan TEXT NOT NULL CHECK (jenis_pelanggan IN ('UMUM', 'MEMBER', 'BADAN USAHA')),
    nama_customer TEXT NOT NULL,
    alamat_customer TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    nik TEXT NOT NULL,
    cari TEXT NOT NULL,
    dibuat TEXT NOT NULL,
    oleh TEXT NOT NULL,
    diubah TEXT NOT NULL,
    versi BIGINT NOT NULL CHECK (versi > 0)
);
CREATE UNIQUE INDEX pelanggan_member ON pelanggan (kode_member) WHERE kode_member <> '';
CREATE UNIQUE INDEX pelanggan_nik ON pelanggan (nik) WHERE nik <> '';
CREATE INDEX pelanggan_hp ON pelanggan (no_hp);
CREATE INDEX pelanggan_nama ON pelanggan (nama_customer, kode_pelanggan);

-- Pieces the chain was told are stolen; a purchase is held against it.
CREATE TABLE barang_curian (
    id TEXT NOT NULL PRIMARY KEY,
    toko TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    berat BIGINT NOT NULL CHECK (berat >= 0),
    ciri TEXT NOT NULL,
    sumber TEXT NOT NULL,
    tgl_lapor TEXT NOT NULL,
    dicabut TEXT NOT NULL,
    dicabut_oleh TEXT NOT NULL,
    oleh TEXT NOT NULL,
    dibuat TEXT NOT NULL
);
CREATE INDEX barang_curian_barcode ON barang_curian (kode_barcode);

-- One transaction of a customer. `neto` is what the customer pays (the shop, when negative) before deposits and coupons.
CREATE TABLE faktur (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_faktur_group TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('JUAL', 'BELI', 'TUKAR')),
    tipe_nota TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    tgl_dokumen TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL,
    kode_member TEXT NOT NULL,
    jenis_pelanggan TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    alamat_customer TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    nik TEXT NOT NULL,
    kode_marketplace TEXT NOT NULL,
    no_order TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    qty_jual BIGINT NOT NULL CHECK (qty_jual >= 0),
    berat_jual BIGINT NOT NULL CHECK (berat_jual >= 0),
    total_jual BIGINT NOT NULL CHECK (total_jual >= 0),
    qty_beli BIGINT NOT NULL CHECK (qty_beli >= 0),
    berat_beli BIGINT NOT NULL CHECK (berat_beli >= 0),
    total_beli BIGINT NOT NULL CHECK (total_beli >= 0),
    neto BIGINT NOT NULL,
    kembali BIGINT NOT NULL CHECK (kembali >= 0),
    dasar_poin BIGINT NOT NULL CHECK (dasar_poin >= 0),
    PRIMARY KEY (toko, no_faktur_group),
    CHECK (neto = total_jual - total_beli),
    CHECK ((jenis = 'JUAL' AND qty_jual > 0 AND qty_beli = 0) OR (jenis = 'BELI' AND qty_jual = 0 AND qty_beli > 0) OR (jenis = 'TUKAR' AND qty_jual > 0 AND qty_beli > 0))
);
CREATE INDEX faktur_tanggal ON faktur (toko, tgl_system, no_faktur_group);
CREATE INDEX faktur_pelanggan ON faktur (kode_pelanggan, tgl_system);
CREATE INDEX faktur_nik ON faktur (nik, tgl_system);
-- @hanya_tambah faktur

-- A piece, or so many of a counted accessory, that was sold, as it was then. `rincian` explains the price.
CREATE TABLE jual (
    toko TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_faktur_jual TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    jenis_barang TEXT NOT NULL CHECK (jenis_barang IN ('BARANG', 'CURAH')),
    kode_barcode TEXT NOT NULL,
    kode_intern TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    jenis_group TEXT NOT NULL,
    kelompok_harga TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    is_berlian BIGINT NOT NULL CHECK (is_berlian IN (0, 1)),
    is_lm BIGINT NOT NULL CHECK (is_lm IN (0, 1)),
    kode_gudang TEXT NOT NULL,
    kode_baki TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty > 0),
    kadar BIGINT NOT NULL,
    kadar_cetak BIGINT NOT NULL,
    berat_awal BIGINT NOT NULL CHECK (berat_awal >= 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    nama_atribut TEXT NOT NULL,
    berat_atribut BIGINT NOT NULL CHECK (berat_atribut >= 0),
    harga_gram BIGINT NOT NULL CHECK (harga_gram >= 0),
    nilai_emas BIGINT NOT NULL CHECK (nilai_emas >= 0),
    ongkos BIGINT NOT NULL CHECK (ongkos >= 0),
    harga_atribut BIGINT NOT NULL CHECK (harga_atribut >= 0),
    total_berlian_rp BIGINT NOT NULL CHECK (total_berlian_rp >= 0),
    total_usd BIGINT NOT NULL CHECK (total_usd >= 0),
    curr BIGINT NOT NULL CHECK (curr >= 0),
    harga_jual BIGINT NOT NULL CHECK (harga_jual >= 0),
    diskon BIGINT NOT NULL CHECK (diskon >= 0),
    harga_hitung BIGINT NOT NULL CHECK (harga_hitung >= 0),
    harga_total BIGINT NOT NULL CHECK (harga_total >= 0),
    total_pokok BIGINT NOT NULL CHECK (total_pokok >= 0),
    asal_perolehan TEXT NOT NULL,
    tarif_ppn BIGINT NOT NULL CHECK (tarif_ppn >= 0),
    dpp BIGINT NOT NULL CHECK (dpp >= 0),
    ppn BIGINT NOT NULL CHECK (ppn >= 0),
    status_premi BIGINT NOT NULL CHECK (status_premi IN (0, 1)),
    no_titip TEXT NOT NULL,
    no_pesanan TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    rincian TEXT NOT NULL,
    PRIMARY KEY (toko, no_faktur_group, baris),
    UNIQUE (toko, no_faktur_jual),
    FOREIGN KEY (toko, no_faktur_group) REFERENCES faktur (toko, no_faktur_group),
    CHECK ((jenis_barang = 'BARANG' AND qty = 1 AND kode_barcode <> '') OR (jenis_barang = 'CURAH' AND kode_barcode = '')),
    CHECK (dpp + ppn = harga_total)
);
CREATE INDEX jual_tanggal ON jual (toko, tgl_system, no_faktur_group);
CREATE INDEX jual_barang ON jual (kode_barcode, toko, no_faktur_jual);
-- @hanya_tambah jual

-- A piece that was bought from a customer. What stood on its card before is kept: a cancellation gives it back.
CREATE TABLE beli (
    toko TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_faktur_beli TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    surat TEXT NOT NULL CHECK (surat IN ('NOTA', 'NOTA HILANG', 'TOKO LAIN', 'TANPA SURAT')),
    toko_nota TEXT NOT NULL,
    no_faktur_nota TEXT NOT NULL,
    tgl_nota TEXT NOT NULL,
    no_faktur_ext TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    jenis_group TEXT NOT NULL,
    kelompok_harga TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    kode_gudang TEXT NOT NULL,
    kode_baki TEXT NOT NULL,
    kadar BIGINT NOT NULL,
    kadar_uji BIGINT NOT NULL,
    berat_nota BIGINT NOT NULL CHECK (berat_nota >= 0),
    berat_timbang BIGINT NOT NULL CHECK (berat_timbang > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    harga_nota BIGINT NOT NULL CHECK (harga_nota >= 0),
    harga_emas BIGINT NOT NULL CHECK (harga_emas >= 0),
    kondisi TEXT NOT NULL,
    tipe_kondisi TEXT NOT NULL,
    cara_nilai TEXT NOT NULL CHECK (cara_nilai IN ('IKUT_NOTA', 'IKUT_PASAR', 'LEBUR')),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    potongan BIGINT NOT NULL CHECK (potongan >= 0),
    rugi_nota BIGINT NOT NULL CHECK (rugi_nota >= 0),
    harga_hitung BIGINT NOT NULL CHECK (harga_hitung > 0),
    harga BIGINT NOT NULL CHECK (harga > 0),
    harga_rata BIGINT NOT NULL CHECK (harga_rata >= 0),
    rata_asal BIGINT NOT NULL CHECK (rata_asal >= 0),
    no_susut TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    rincian TEXT NOT NULL,
    kartu_lama TEXT NOT NULL,
    PRIMARY KEY (toko, no_faktur_group, baris),
    UNIQUE (toko, no_faktur_beli),
    FOREIGN KEY (toko, no_faktur_group) REFERENCES faktur (toko, no_faktur_group)
);
CREATE INDEX beli_tanggal ON beli (toko, tgl_system, no_faktur_group);
CREATE INDEX beli_barang ON beli (kode_barcode, toko, no_faktur_beli);
CREATE INDEX beli_nota ON beli (no_faktur_nota, toko_nota);
-- @hanya_tambah beli

-- Every way a transaction was paid. The shop's side is KELUAR; what came as cash is told beside what was needed of it.
CREATE TABLE bayar (
    toko TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    tgl_system TEXT NOT NULL,
    sisi TEXT NOT NULL CHECK (sisi IN ('JUAL', 'BELI')),
    arah TEXT NOT NULL CHECK (arah IN ('MASUK', 'KELUAR')),
    jenis TEXT NOT NULL CHECK (jenis IN ('CASH', 'TRANSFER', 'DEBET', 'CREDIT', 'TUKAR', 'TITIP', 'KUPON', 'POIN')),
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp > 0),
    diterima BIGINT NOT NULL CHECK (diterima >= 0),
    no_rekening TEXT NOT NULL,
    no_rekening_tujuan TEXT NOT NULL,
    atas_nama TEXT NOT NULL,
    kartu_akhir TEXT NOT NULL,
    rujukan TEXT NOT NULL,
    PRIMARY KEY (toko, no_faktur_group, baris),
    FOREIGN KEY (toko, no_faktur_group) REFERENCES faktur (toko, no_faktur_group)
);
CREATE INDEX bayar_tanggal ON bayar (toko, tgl_system, jenis);
-- @hanya_tambah bayar

CREATE TABLE faktur_batal (
    toko TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_faktur_group),
    FOREIGN KEY (toko, no_faktur_group) REFERENCES faktur (toko, no_faktur_group)
);
CREATE INDEX faktur_batal_tanggal ON faktur_batal (toko, tgl_system);
-- @hanya_tambah faktur_batal

-- A second person looked at it.
CREATE TABLE faktur_valid (
    toko TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, no_faktur_group),
    FOREIGN KEY (toko, no_faktur_group) REFERENCES faktur (toko, no_faktur_group)
);
-- @hanya_tambah faktur_valid

-- Notas handed out: from the second on they say COPY.
CREATE TABLE faktur_cetak (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    urut BIGINT NOT NULL CHECK (urut > 0),
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, no_dok, urut)
);
-- @hanya_tambah faktur_cetak

-- An unfinished sale, put aside to serve the next customer.
CREATE TABLE parkir (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id TEXT NOT NULL,
    oleh TEXT NOT NULL,
    nama TEXT NOT NULL,
    isi TEXT NOT NULL,
    diubah TEXT NOT NULL,
    PRIMARY KEY (toko, id)
);

-- Notas the shop wrote before it had this system, so that a buy-back finds them.
CREATE TABLE nota_lama (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_faktur TEXT NOT NULL,
    tgl_nota TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    kadar_cetak BIGINT NOT NULL CHECK (kadar_cetak BETWEEN 0 AND 10000),
    berat BIGINT NOT NULL CHECK (berat > 0),
    nilai_emas BIGINT NOT NULL CHECK (nilai_emas >= 0),
    harga_total BIGINT NOT NULL CHECK (harga_total > 0),
    no_dok TEXT NOT NULL,
    PRIMARY KEY (toko, no_faktur)
);
CREATE INDEX nota_lama_barcode ON nota_lama (kode_barcode);

-- Money a customer leaves with the shop, with or without a piece put aside.
CREATE TABLE titipan (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_titip TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL,
    kode_member TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    alamat_customer TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp > 0),
    cara_harga TEXT NOT NULL CHECK (cara_harga IN ('LOCK', 'FLOAT')),
    harga_gram BIGINT NOT NULL CHECK (harga_gram >= 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    kode_group TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    harga_barang BIGINT NOT NULL CHECK (harga_barang >= 0),
    gudang_asal TEXT NOT NULL,
    baki_asal TEXT NOT NULL,
    tgl_akhir TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    pembayaran TEXT NOT NULL,
    PRIMARY KEY (toko, no_titip)
);
CREATE INDEX titipan_tanggal ON titipan (toko, tgl_system, no_titip);
CREATE INDEX titipan_barang ON titipan (kode_barcode);
-- @hanya_tambah titipan

-- What later happened to a deposit: VALID, PAKAI (on a sale), KEMBALI (refund), BATAL.
CREATE TABLE titipan_peristiwa (
    toko TEXT NOT NULL,
    no_titip TEXT NOT NULL,
    urut BIGINT NOT NULL CHECK (urut > 0),
    jenis TEXT NOT NULL CHECK (jenis IN ('VALID', 'PAKAI', 'BATAL PAKAI', 'KEMBALI', 'BATAL')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp >= 0),
    rujukan TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_titip, urut),
    FOREIGN KEY (toko, no_titip) REFERENCES titipan (toko, no_titip)
);
CREATE INDEX titipan_peristiwa_rujukan ON titipan_peristiwa (toko, rujukan);
-- @hanya_tambah titipan_peristiwa

-- A coupon given to a customer; whether it is still good is in its book.
CREATE TABLE kupon_terbit (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_kupon TEXT NOT NULL,
    kode_kupon TEXT NOT NULL,
    nama_kupon TEXT NOT NULL,
    jenis_nilai TEXT NOT NULL CHECK (jenis_nilai IN ('RP', 'PERSEN')),
    nilai BIGINT NOT NULL CHECK (nilai > 0),
    min_pakai BIGINT NOT NULL CHECK (min_pakai >= 0),
    tgl_terbit TEXT NOT NULL,
    tgl_akhir TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, no_kupon)
);
CREATE INDEX kupon_terbit_faktur ON kupon_terbit (toko, no_faktur_group);
CREATE INDEX kupon_terbit_tanggal ON kupon_terbit (toko, tgl_terbit);
-- @hanya_tambah kupon_terbit

-- L5: what the shop owes customers, by document.
CREATE TABLE buku_titipan (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_titip TEXT NOT NULL,
    jumlah_in BIGINT NOT NULL CHECK (jumlah_in >= 0),
    jumlah_out BIGINT NOT NULL CHECK (jumlah_out >= 0),
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik),
    CHECK ((jumlah_in = 0 AND jumlah_out > 0) OR (jumlah_in > 0 AND jumlah_out = 0))
);
CREATE INDEX buku_titipan_dok ON buku_titipan (toko, no_dok);
CREATE INDEX buku_titipan_titip ON buku_titipan (toko, no_titip, id);
-- @hanya_tambah buku_titipan

CREATE TABLE saldo_titipan (
    toko TEXT NOT NULL,
    no_titip TEXT NOT NULL,
    saldo BIGINT NOT NULL CHECK (saldo >= 0),
    PRIMARY KEY (toko, no_titip)
);

-- L9: a coupon is given (1), used or void (-1).
CREATE TABLE buku_kupon (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_kupon TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty IN (-1, 1)),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik)
);
CREATE INDEX buku_kupon_dok ON buku_kupon (toko, no_dok);
CREATE INDEX buku_kupon_nomor ON buku_kupon (toko, no_kupon, id);
-- @hanya_tambah buku_kupon

CREATE TABLE saldo_kupon (
    toko TEXT NOT NULL,
    no_kupon TEXT NOT NULL,
    qty BIGINT NOT NULL CHECK (qty IN (0, 1)),
    PRIMARY KEY (toko, no_kupon)
);

-- L12: tax of every line that was sold, by rate.
CREATE TABLE buku_pajak (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_faktur TEXT NOT NULL,
    jenis_pajak TEXT NOT NULL CHECK (jenis_pajak IN ('PPN KELUARAN', 'PPH22')),
    tarif BIGINT NOT NULL CHECK (tarif >= 0),
    dpp BIGINT NOT NULL,
    pajak BIGINT NOT NULL,
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik)
);
CREATE INDEX buku_pajak_dok ON buku_pajak (toko, no_dok);
CREATE INDEX buku_pajak_tanggal ON buku_pajak (toko, tgl_system, tarif);
-- @hanya_tambah buku_pajak
