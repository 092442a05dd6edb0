-- Masters. Every table: scope (`toko`, '-' for the chain), a generated id, soft delete, version, and `cari`, the
-- searched text in lower case. All versions of all masters are kept in one book.

CREATE TABLE buku_master (
    toko TEXT NOT NULL,
    tabel TEXT NOT NULL,
    id TEXT NOT NULL,
    versi BIGINT NOT NULL CHECK (versi > 0),
    aksi TEXT NOT NULL,
    isi TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    PRIMARY KEY (toko, tabel, id, versi)
);
-- @hanya_tambah buku_master

CREATE TABLE warna (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_warna TEXT NOT NULL,
    nama_warna TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_warna)
);
CREATE INDEX warna_daftar ON warna (toko, dihapus, kode_warna);

CREATE TABLE kategori (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_kategori TEXT NOT NULL,
    nama_kategori TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_kategori)
);
CREATE INDEX kategori_daftar ON kategori (toko, dihapus, kode_kategori);

CREATE TABLE jenis_group (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    jenis_group TEXT NOT NULL CHECK (jenis_group IN ('TUA', 'MUDA')),
    nama_jenis_group TEXT NOT NULL,
    jenis_nota TEXT NOT NULL CHECK (jenis_nota IN ('PENJUALAN', 'PENJUALAN TUA')),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, jenis_group)
);
CREATE INDEX jenis_group_daftar ON jenis_group (toko, dihapus, jenis_group);

CREATE TABLE kelompok_harga (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kelompok_harga TEXT NOT NULL,
    nama_kelompok TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kelompok_harga)
);
CREATE INDEX kelompok_harga_daftar ON kelompok_harga (toko, dihapus, kelompok_harga);

CREATE TABLE group_barang (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    nama_group TEXT NOT NULL,
    kode_kategori TEXT NOT NULL,
    jenis_group TEXT NOT NULL,
    kelompok_harga TEXT NOT NULL,
    harga BIGINT NOT NULL CHECK (harga >= 0),
    kadar BIGINT NOT NULL CHECK (kadar BETWEEN 0 AND 10000),
    kadar_cetak BIGINT NOT NULL CHECK (kadar_cetak BETWEEN 0 AND 10000),
    kadar_modal BIGINT NOT NULL CHECK (kadar_modal BETWEEN 0 AND 10000),
    is_berlian BIGINT NOT NULL CHECK (is_berlian IN (0, 1)),
    is_acc BIGINT NOT NULL CHECK (is_acc IN (0, 1)),
    is_lm BIGINT NOT NULL CHECK (is_lm IN (0, 1)),
    aturan_harga TEXT NOT NULL CHECK (aturan_harga IN ('GRAM', 'BANDROL', 'PROFIT')),
    harga_bandrol BIGINT NOT NULL CHECK (harga_bandrol >= 0),
    jenis_ongkos TEXT NOT NULL CHECK (jenis_ongkos IN ('RP_GRAM', 'RP_PCS')),
    ongkos BIGINT NOT NULL CHECK (ongkos >= 0),
    potong_atribut BIGINT NOT NULL CHECK (potong_atribut IN (0, 1)),
    jenis_ppn TEXT NOT NULL CHECK (jenis_ppn IN ('PERHIASAN_EMAS', 'NON_EMAS', 'LOGAM_MULIA', 'TANPA_PPN')),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_group)
);
CREATE INDEX group_barang_daftar ON group_barang (toko, dihapus, kode_group);

CREATE TABLE bandrol (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_bandrol TEXT NOT NULL,
    nama_bandrol TEXT NOT NULL,
    berat_bandrol BIGINT NOT NULL CHECK (berat_bandrol >= 0),
    berat_plastik BIGINT NOT NULL CHECK (berat_plastik >= 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_bandrol)
);
CREATE INDEX bandrol_daftar ON bandrol (toko, dihapus, kode_bandrol);

CREATE TABLE jenis (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    nama_dept TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_bandrol TEXT NOT NULL,
    toleransi_gram BIGINT NOT NULL CHECK (toleransi_gram >= 0),
    toleransi_susut BIGINT NOT NULL CHECK (toleransi_susut BETWEEN 0 AND 10000),
    toleransi_cuci BIGINT NOT NULL CHECK (toleransi_cuci BETWEEN 0 AND 10000),
    toleransi_lebur BIGINT NOT NULL CHECK (toleransi_lebur BETWEEN 0 AND 10000),
    wajib_foto BIGINT NOT NULL CHECK (wajib_foto IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_dept)
);
CREATE INDEX jenis_daftar ON jenis (toko, dihapus, kode_dept);

CREATE TABLE gudang (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_gudang TEXT NOT NULL,
    nama_gudang TEXT NOT NULL,
    boleh_jual BIGINT NOT NULL CHECK (boleh_jual IN (0, 1)),
    milik_customer BIGINT NOT NULL CHECK (milik_customer IN (0, 1)),
    dihitung_opname BIGINT NOT NULL CHECK (dihitung_opname IN (0, 1)),
    boleh_sumber_hancur BIGINT NOT NULL CHECK (boleh_sumber_hancur IN (0, 1)),
    boleh_tujuan_hancur BIGINT NOT NULL CHECK (boleh_tujuan_hancur IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_gudang)
);
CREATE INDEX gudang_daftar ON gudang (toko, dihapus, kode_gudang);

CREATE TABLE baki (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_baki TEXT NOT NULL,
    nama_baki TEXT NOT NULL,
    kode_gudang TEXT NOT NULL,
    tara BIGINT NOT NULL CHECK (tara >= 0),
    kapasitas BIGINT NOT NULL CHECK (kapasitas >= 0),
    toleransi BIGINT NOT NULL CHECK (toleransi >= 0),
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_baki)
);
CREATE INDEX baki_daftar ON baki (toko, dihapus, kode_baki);

CREATE TABLE sales (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    nama_sales TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    alamat TEXT NOT NULL,
    tgl_masuk TEXT,
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_sales)
);
CREATE INDEX sales_daftar ON sales (toko, dihapus, kode_sales);

CREATE TABLE tukang (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_tukang TEXT NOT NULL,
    nama_tukang TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    alamat TEXT NOT NULL,
    keahlian TEXT NOT NULL,
    toleransi_susut BIGINT NOT NULL CHECK (toleransi_susut BETWEEN 0 AND 10000),
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_tukang)
);
CREATE INDEX tukang_daftar ON tukang (toko, dihapus, kode_tukang);

CREATE TABLE kode_transaksi (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_transaksi TEXT NOT NULL,
    nama_transaksi TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('MASUK', 'KELUAR')),
    tempat TEXT NOT NULL CHECK (tempat IN ('KAS', 'BANK', 'KEDUANYA')),
    butuh_otorisasi BIGINT NOT NULL CHECK (butuh_otorisasi IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_transaksi)
);
CREATE INDEX kode_transaksi_daftar ON kode_transaksi (toko, dihapus, kode_transaksi);

CREATE TABLE kondisi_barang (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kondisi_barang TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kondisi_barang)
);
CREATE INDEX kondisi_barang_daftar ON kondisi_barang (toko, dihapus, kondisi_barang);

CREATE TABLE kondisi_pembelian (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kondisi TEXT NOT NULL,
    tipe_kondisi TEXT NOT NULL CHECK (tipe_kondisi IN ('BAGUS', 'RUSAK', 'LEBUR')),
    jenis_potongan TEXT NOT NULL CHECK (jenis_potongan IN ('PERSEN', 'RP_GRAM', 'RP_PCS')),
    potongan BIGINT NOT NULL CHECK (potongan >= 0),
    gudang_tujuan TEXT NOT NULL,
    butuh_otorisasi BIGINT NOT NULL CHECK (butuh_otorisasi IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kondisi)
);
CREATE INDEX kondisi_pembelian_daftar ON kondisi_pembelian (toko, dihapus, kondisi);

CREATE TABLE kondisi_pinjaman (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kondisi TEXT NOT NULL,
    jenis_potongan TEXT NOT NULL CHECK (jenis_potongan IN ('PERSEN', 'RP_GRAM', 'RP_PCS')),
    potongan BIGINT NOT NULL CHECK (potongan >= 0),
    butuh_otorisasi BIGINT NOT NULL CHECK (butuh_otorisasi IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kondisi)
);
CREATE INDEX kondisi_pinjaman_daftar ON kondisi_pinjaman (toko, dihapus, kondisi);

CREATE TABLE kadar (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_kadar TEXT NOT NULL,
    kadar BIGINT NOT NULL CHECK (kadar BETWEEN 0 AND 10000),
    karat BIGINT NOT NULL CHECK (karat BETWEEN 0 AND 10000),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_kadar)
);
CREATE INDEX kadar_daftar ON kadar (toko, dihapus, kode_kadar);

CREATE TABLE harga_emas (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    harga_jual BIGINT NOT NULL CHECK (harga_jual > 0),
    harga_beli BIGINT NOT NULL CHECK (harga_beli > 0),
    harga_rosok BIGINT NOT NULL CHECK (harga_rosok >= 0),
    kurs_usd BIGINT NOT NULL CHECK (kurs_usd >= 0),
    konfirmasi BIGINT NOT NULL CHECK (konfirmasi IN (0, 1)),
    konfirmasi_oleh TEXT NOT NULL,
    konfirmasi_pada TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, tanggal, kode_group)
);
CREATE INDEX harga_emas_daftar ON harga_emas (toko, dihapus, tanggal, kode_group);

CREATE TABLE rugi_nota (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    hari_dari BIGINT NOT NULL CHECK (hari_dari >= 0),
    hari_sampai BIGINT NOT NULL CHECK (hari_sampai >= 0),
    jenis TEXT NOT NULL CHECK (jenis IN ('PERSEN', 'RP_GRAM', 'RP_PCS')),
    nilai BIGINT NOT NULL CHECK (nilai >= 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_group, hari_dari),
    CHECK (hari_dari <= hari_sampai)
);
CREATE INDEX rugi_nota_daftar ON rugi_nota (toko, dihapus, kode_group, hari_dari);

CREATE TABLE ongkos (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    berat_dari BIGINT NOT NULL CHECK (berat_dari >= 0),
    berat_sampai BIGINT NOT NULL CHECK (berat_sampai > 0),
    jenis_ongkos TEXT NOT NULL CHECK (jenis_ongkos IN ('RP_GRAM', 'RP_PCS')),
    ongkos BIGINT NOT NULL CHECK (ongkos >= 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_group, kode_dept, berat_dari),
    CHECK (berat_dari <= berat_sampai)
);
CREATE INDEX ongkos_daftar ON ongkos (toko, dihapus, kode_group, kode_dept, berat_dari);

CREATE TABLE potongan (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_potongan TEXT NOT NULL,
    nama_potongan TEXT NOT NULL,
    kode_kategori TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    jenis_potongan TEXT NOT NULL CHECK (jenis_potongan IN ('PERSEN', 'RP_GRAM', 'RP_PCS')),
    potongan BIGINT NOT NULL CHECK (potongan > 0),
    tgl_dari TEXT,
    tgl_sampai TEXT,
    butuh_otorisasi BIGINT NOT NULL CHECK (butuh_otorisasi IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_potongan)
);
CREATE INDEX potongan_daftar ON potongan (toko, dihapus, kode_potongan);

CREATE TABLE hutang_pokok (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp > 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_group)
);
CREATE INDEX hutang_pokok_daftar ON hutang_pokok (toko, dihapus, kode_group);

CREATE TABLE plafond_hutang (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    jenis_pelanggan TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    maks_rp BIGINT NOT NULL CHECK (maks_rp > 0),
    maks_total_rp BIGINT NOT NULL CHECK (maks_total_rp > 0),
    maks_faktur BIGINT NOT NULL CHECK (maks_faktur >= 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, jenis_pelanggan)
);
CREATE INDEX plafond_hutang_daftar ON plafond_hutang (toko, dihapus, jenis_pelanggan);

CREATE TABLE plafond_hutang_kadar (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_kadar TEXT NOT NULL,
    ltv BIGINT NOT NULL CHECK (ltv BETWEEN 0 AND 10000),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_kadar)
);
CREATE INDEX plafond_hutang_kadar_daftar ON plafond_hutang_kadar (toko, dihapus, kode_kadar);

CREATE TABLE bunga_hutang (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    min_rp BIGINT NOT NULL CHECK (min_rp >= 0),
    max_rp BIGINT NOT NULL CHECK (max_rp > 0),
    bunga BIGINT NOT NULL CHECK (bunga BETWEEN 0 AND 10000),
    denda BIGINT NOT NULL CHECK (denda BETWEEN 0 AND 10000),
    min_hari BIGINT NOT NULL CHECK (min_hari >= 0),
    blok_hari BIGINT NOT NULL CHECK (blok_hari >= 0),
    grace_hari BIGINT NOT NULL CHECK (grace_hari >= 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, min_rp),
    CHECK (min_rp <= max_rp)
);
CREATE INDEX bunga_hutang_daftar ON bunga_hutang (toko, dihapus, min_rp);

CREATE TABLE cicilan (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_cicilan TEXT NOT NULL,
    tenor BIGINT NOT NULL CHECK (tenor > 0),
    dp_persen BIGINT NOT NULL CHECK (dp_persen BETWEEN 0 AND 10000),
    bunga_persen BIGINT NOT NULL CHECK (bunga_persen BETWEEN 0 AND 10000),
    denda BIGINT NOT NULL CHECK (denda >= 0),
    biaya BIGINT NOT NULL CHECK (biaya >= 0),
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_cicilan)
);
CREATE INDEX cicilan_daftar ON cicilan (toko, dihapus, kode_cicilan);

CREATE TABLE bank (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_bank TEXT NOT NULL,
    nama_bank TEXT NOT NULL,
    mdr_debet BIGINT NOT NULL CHECK (mdr_debet BETWEEN 0 AND 10000),
    mdr_credit BIGINT NOT NULL CHECK (mdr_credit BETWEEN 0 AND 10000),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_bank)
);
CREATE INDEX bank_daftar ON bank (toko, dihapus, kode_bank);

CREATE TABLE rekening (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_bank TEXT NOT NULL,
    no_rekening TEXT NOT NULL,
    atas_nama TEXT NOT NULL,
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, no_rekening)
);
CREATE INDEX rekening_daftar ON rekening (toko, dihapus, no_rekening);

CREATE TABLE marketplace (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_marketplace TEXT NOT NULL,
    nama_marketplace TEXT NOT NULL,
    biaya BIGINT NOT NULL CHECK (biaya BETWEEN 0 AND 10000),
    no_rekening TEXT NOT NULL,
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_marketplace)
);
CREATE INDEX marketplace_daftar ON marketplace (toko, dihapus, kode_marketplace);

CREATE TABLE supplier_barang (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_supplier TEXT NOT NULL,
    nama_supplier TEXT NOT NULL,
    alamat TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    npwp TEXT NOT NULL,
    is_faktur BIGINT NOT NULL CHECK (is_faktur IN (0, 1)),
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_supplier)
);
CREATE INDEX supplier_barang_daftar ON supplier_barang (toko, dihapus, kode_supplier);

CREATE TABLE supplier_berlian (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_supplier TEXT NOT NULL,
    nama_supplier TEXT NOT NULL,
    alamat TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    negara TEXT NOT NULL,
    is_consignment BIGINT NOT NULL CHECK (is_consignment IN (0, 1)),
    is_faktur BIGINT NOT NULL CHECK (is_faktur IN (0, 1)),
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_supplier)
);
CREATE INDEX supplier_berlian_daftar ON supplier_berlian (toko, dihapus, kode_supplier);

CREATE TABLE hadiah (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_hadiah TEXT NOT NULL,
    nama_hadiah TEXT NOT NULL,
    point BIGINT NOT NULL CHECK (point > 0),
    stock BIGINT NOT NULL CHECK (stock >= 0),
    keterangan TEXT NOT NULL,
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_hadiah)
);
CREATE INDEX hadiah_daftar ON hadiah (toko, dihapus, kode_hadiah);

CREATE TABLE poin (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('PER_RP', 'PER_GRAM')),
    kelipatan_rp BIGINT NOT NULL CHECK (kelipatan_rp >= 0),
    kelipatan_gram BIGINT NOT NULL CHECK (kelipatan_gram >= 0),
    poin BIGINT NOT NULL CHECK (poin > 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_group)
);
CREATE INDEX poin_daftar ON poin (toko, dihapus, kode_group);

CREATE TABLE reset_poin (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    tgl_reset TEXT NOT NULL,
    siklus TEXT NOT NULL CHECK (siklus IN ('SEKALI', 'BULANAN', 'TAHUNAN')),
    keterangan TEXT NOT NULL,
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, tgl_reset)
);
CREATE INDEX reset_poin_daftar ON reset_poin (toko, dihapus, tgl_reset);

CREATE TABLE kupon (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_kupon TEXT NOT NULL,
    nama_kupon TEXT NOT NULL,
    min_belanja BIGINT NOT NULL CHECK (min_belanja > 0),
    jenis_nilai TEXT NOT NULL CHECK (jenis_nilai IN ('RP', 'PERSEN')),
    nilai BIGINT NOT NULL CHECK (nilai > 0),
    min_pakai BIGINT NOT NULL CHECK (min_pakai >= 0),
    masa_hari BIGINT NOT NULL CHECK (masa_hari > 0),
    tgl_dari TEXT,
    tgl_sampai TEXT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_kupon)
);
CREATE INDEX kupon_daftar ON kupon (toko, dihapus, kode_kupon);

CREATE TABLE bonus_sales (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    jenis_bonus TEXT NOT NULL CHECK (jenis_bonus IN ('RP_GRAM', 'RP_PCS', 'PERSEN')),
    bonus BIGINT NOT NULL CHECK (bonus > 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_group)
);
CREATE INDEX bonus_sales_daftar ON bonus_sales (toko, dihapus, kode_group);

CREATE TABLE keterangan_nota (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    jenis_nota TEXT NOT NULL CHECK (jenis_nota IN ('PENJUALAN', 'PENJUALAN TUA', 'PENJUALAN BERLIAN', 'PENJUALAN_MANUAL', 'PEMBELIAN', 'PESANAN', 'SERVICE', 'TITIPAN', 'HUTANG', 'CICILAN', 'PRE ORDER')),
    urutan BIGINT NOT NULL CHECK (urutan >= 0),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, jenis_nota, urutan)
);
CREATE INDEX keterangan_nota_daftar ON keterangan_nota (toko, dihapus, jenis_nota, urutan);

CREATE TABLE deskripsi_service (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    deskripsi TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, deskripsi)
);
CREATE INDEX deskripsi_service_daftar ON deskripsi_service (toko, dihapus, deskripsi);

CREATE TABLE provinsi (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_provinsi TEXT NOT NULL,
    nama_provinsi TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_provinsi)
);
CREATE INDEX provinsi_daftar ON provinsi (toko, dihapus, kode_provinsi);

CREATE TABLE kota (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_kota TEXT NOT NULL,
    nama_kota TEXT NOT NULL,
    kode_provinsi TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_kota)
);
CREATE INDEX kota_daftar ON kota (toko, dihapus, kode_kota);

CREATE TABLE jenis_batu (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_jenis_batu TEXT NOT NULL,
    nama_jenis_batu TEXT NOT NULL,
    is_berlian BIGINT NOT NULL CHECK (is_berlian IN (0, 1)),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_jenis_batu)
);
CREATE INDEX jenis_batu_daftar ON jenis_batu (toko, dihapus, kode_jenis_batu);

CREATE TABLE batu_shape (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_shape TEXT NOT NULL,
    nama_shape TEXT NOT NULL,
    urutan BIGINT NOT NULL CHECK (urutan >= 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_shape)
);
CREATE INDEX batu_shape_daftar ON batu_shape (toko, dihapus, kode_shape);

CREATE TABLE batu_color (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_color TEXT NOT NULL,
    nama_color TEXT NOT NULL,
    urutan BIGINT NOT NULL CHECK (urutan >= 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_color)
);
CREATE INDEX batu_color_daftar ON batu_color (toko, dihapus, kode_color);

CREATE TABLE batu_clarity (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_clarity TEXT NOT NULL,
    nama_clarity TEXT NOT NULL,
    urutan BIGINT NOT NULL CHECK (urutan >= 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_clarity)
);
CREATE INDEX batu_clarity_daftar ON batu_clarity (toko, dihapus, kode_clarity);

CREATE TABLE batu_cutgrade (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_cutgrade TEXT NOT NULL,
    nama_cutgrade TEXT NOT NULL,
    urutan BIGINT NOT NULL CHECK (urutan >= 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_cutgrade)
);
CREATE INDEX batu_cutgrade_daftar ON batu_cutgrade (toko, dihapus, kode_cutgrade);

CREATE TABLE batu_polish (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_polish TEXT NOT NULL,
    nama_polish TEXT NOT NULL,
    urutan BIGINT NOT NULL CHECK (urutan >= 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_polish)
);
CREATE INDEX batu_polish_daftar ON batu_polish (toko, dihapus, kode_polish);

CREATE TABLE batu_symmetry (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_symmetry TEXT NOT NULL,
    nama_symmetry TEXT NOT NULL,
    urutan BIGINT NOT NULL CHECK (urutan >= 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_symmetry)
);
CREATE INDEX batu_symmetry_daftar ON batu_symmetry (toko, dihapus, kode_symmetry);

CREATE TABLE batu_fluorescence (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_fluorescence TEXT NOT NULL,
    nama_fluorescence TEXT NOT NULL,
    urutan BIGINT NOT NULL CHECK (urutan >= 0),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_fluorescence)
);
CREATE INDEX batu_fluorescence_daftar ON batu_fluorescence (toko, dihapus, kode_fluorescence);

CREATE TABLE berlian (
    toko TEXT NOT NULL,
    id TEXT NOT NULL,
    dihapus BIGINT NOT NULL CHECK (dihapus IN (0, 1)),
    versi BIGINT NOT NULL,
    diubah TEXT NOT NULL,
    oleh TEXT NOT NULL,
    cari TEXT NOT NULL,
    kode_jenis_batu TEXT NOT NULL,
    kode_shape TEXT NOT NULL,
    kode_color TEXT NOT NULL,
    kode_clarity TEXT NOT NULL,
    carat_dari BIGINT NOT NULL CHECK (carat_dari >= 0),
    carat_sampai BIGINT NOT NULL CHECK (carat_sampai > 0),
    harga_usd BIGINT NOT NULL CHECK (harga_usd > 0),
    buyback BIGINT NOT NULL CHECK (buyback BETWEEN 0 AND 10000),
    trade_in BIGINT NOT NULL CHECK (trade_in BETWEEN 0 AND 10000),
    PRIMARY KEY (toko, id),
    UNIQUE (toko, kode_jenis_batu, kode_shape, kode_color, kode_clarity, carat_dari),
    CHECK (carat_dari <= carat_sampai)
);
CREATE INDEX berlian_daftar ON berlian (toko, dihapus, kode_jenis_batu, kode_shape, kode_color, kode_clarity, carat_dari);
