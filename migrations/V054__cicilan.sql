-- Sales in instalments. L15: the unpaid principal of pieces that were handed over before they were paid for.
CREATE TABLE buku_piutang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_piutang TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('SERAH', 'BAYAR', 'BARANG', 'HAPUS')),
    masuk BIGINT NOT NULL CHECK (masuk >= 0),
    keluar BIGINT NOT NULL CHECK (keluar >= 0),
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik),
    CHECK ((masuk = 0 AND keluar > 0) OR (masuk > 0 AND keluar = 0)),
    CHECK ((jenis = 'SERAH') = ((masuk > 0) = (balik IS NULL)))
);
CREATE INDEX buku_piutang_dok ON buku_piutang (toko, no_dok);
CREATE INDEX buku_piutang_nomor ON buku_piutang (toko, no_piutang, id);
CREATE INDEX buku_piutang_tanggal ON buku_piutang (toko, tgl_system);
-- @hanya_tambah buku_piutang

CREATE TABLE saldo_piutang (
    toko TEXT NOT NULL,
    no_piutang TEXT NOT NULL,
    saldo BIGINT NOT NULL CHECK (saldo >= 0),
    PRIMARY KEY (toko, no_piutang)
);

CREATE TABLE potret_piutang (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    no_piutang TEXT NOT NULL,
    saldo BIGINT NOT NULL CHECK (saldo > 0),
    PRIMARY KEY (toko, tanggal, no_piutang),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal)
);
-- @hanya_tambah potret_piutang

ALTER TABLE tutup_toko ADD COLUMN id_piutang BIGINT NOT NULL DEFAULT 0;

-- A contract as it was signed, with the plan it was signed by. What it costs stays: interest is no part of `harga_rp`.
CREATE TABLE kontrak_cicilan (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_cicilan TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL,
    kode_member TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    alamat_customer TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    sidik_nik TEXT NOT NULL,
    nik_samar TEXT NOT NULL,
    kode_cicilan TEXT NOT NULL,
    tenor BIGINT NOT NULL CHECK (tenor BETWEEN 1 AND 120),
    bunga_persen BIGINT NOT NULL CHECK (bunga_persen >= 0),
    dp_persen BIGINT NOT NULL CHECK (dp_persen >= 0),
    -- rupiah a day for each instalment that is late
    denda_harian BIGINT NOT NULL CHECK (denda_harian >= 0),
    -- percent of what is late that the penalty never passes
    denda_maks BIGINT NOT NULL CHECK (denda_maks >= 0),
    -- so many missed instalments make it MACET
    macet_kali BIGINT NOT NULL CHECK (macet_kali > 0),
    -- kept when it ends before it is paid
    biaya_rp BIGINT NOT NULL CHECK (biaya_rp >= 0),
    harga_rp BIGINT NOT NULL CHECK (harga_rp > 0),
    dp_rp BIGINT NOT NULL CHECK (dp_rp >= 0),
    pokok_rp BIGINT NOT NULL CHECK (pokok_rp > 0),
    bunga_rp BIGINT NOT NULL CHECK (bunga_rp >= 0),
    qty BIGINT NOT NULL CHECK (qty > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    uraian TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_cicilan),
    CHECK (harga_rp = dp_rp + pokok_rp)
);
CREATE INDEX kontrak_cicilan_tanggal ON kontrak_cicilan (toko, tgl_system, no_cicilan);
CREATE INDEX kontrak_cicilan_pelanggan ON kontrak_cicilan (kode_pelanggan);
-- @hanya_tambah kontrak_cicilan

-- A piece with the price it was signed for; its sale has the same one, whenever that is.
CREATE TABLE cicilan_baris (
    toko TEXT NOT NULL,
    no_cicilan TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_barcode TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    kadar BIGINT NOT NULL CHECK (kadar BETWEEN 0 AND 10000),
    kadar_cetak BIGINT NOT NULL CHECK (kadar_cetak BETWEEN 0 AND 10000),
    berat BIGINT NOT NULL CHECK (berat > 0),
    harga_gram BIGINT NOT NULL CHECK (harga_gram >= 0),
    -- the official price of a gram on that day
    gram_resmi BIGINT NOT NULL CHECK (gram_resmi >= 0),
    nilai_emas BIGINT NOT NULL,
    ongkos BIGINT NOT NULL,
    harga_jual BIGINT NOT NULL,
    diskon BIGINT NOT NULL,
    harga_hitung BIGINT NOT NULL,
    harga_total BIGINT NOT NULL CHECK (harga_total > 0),
    status_premi BIGINT NOT NULL CHECK (status_premi IN (0, 1)),
    gudang_asal TEXT NOT NULL,
    baki_asal TEXT NOT NULL,
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    PRIMARY KEY (toko, no_cicilan, baris),
    FOREIGN KEY (toko, no_cicilan) REFERENCES kontrak_cicilan (toko, no_cicilan)
);
CREATE INDEX cicilan_baris_barang ON cicilan_baris (kode_barcode);
-- @hanya_tambah cicilan_baris

CREATE TABLE cicilan_jadwal (
    toko TEXT NOT NULL,
    no_cicilan TEXT NOT NULL,
    ke BIGINT NOT NULL CHECK (ke > 0),
    jatuh_tempo TEXT NOT NULL,
    pokok_rp BIGINT NOT NULL CHECK (pokok_rp >= 0),
    bunga_rp BIGINT NOT NULL CHECK (bunga_rp >= 0),
    PRIMARY KEY (toko, no_cicilan, ke),
    FOREIGN KEY (toko, no_cicilan) REFERENCES kontrak_cicilan (toko, no_cicilan)
);
-- @hanya_tambah cicilan_jadwal

-- What happened to it.
CREATE TABLE cicilan_peristiwa (
    toko TEXT NOT NULL,
    no_cicilan TEXT NOT NULL,
    urut BIGINT NOT NULL CHECK (urut > 0),
    tahap TEXT NOT NULL CHECK (tahap IN ('AKAD', 'BAYAR', 'BATAL BAYAR', 'SERAH', 'BATAL SERAH', 'LUNAS', 'LELANG', 'BATAL', 'KABAR')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL,
    rujukan TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_cicilan, urut),
    FOREIGN KEY (toko, no_cicilan) REFERENCES kontrak_cicilan (toko, no_cicilan)
);
CREATE INDEX cicilan_peristiwa_tahap ON cicilan_peristiwa (toko, tahap, tgl_system);
-- @hanya_tambah cicilan_peristiwa

-- Where it stands, from its payments and events. MACET is AKTIF with `macet_sejak` before the day: the day the last of so many unpaid
-- instalments falls due, so that no job has to run for it.
CREATE TABLE cicilan_kini (
    toko TEXT NOT NULL,
    no_cicilan TEXT NOT NULL,
    tahap TEXT NOT NULL CHECK (tahap IN ('AKTIF', 'LUNAS', 'LELANG', 'BATAL')),
    tgl_tahap TEXT NOT NULL,
    terbuka BIGINT NOT NULL CHECK (terbuka IN (0, 1)),
    diserahkan BIGINT NOT NULL CHECK (diserahkan IN (0, 1)),
    sisa_pokok BIGINT NOT NULL CHECK (sisa_pokok >= 0),
    sisa_bunga BIGINT NOT NULL CHECK (sisa_bunga >= 0),
    -- of the oldest that is not paid; empty where none is
    jatuh_tempo TEXT NOT NULL,
    macet_sejak TEXT NOT NULL,
    PRIMARY KEY (toko, no_cicilan),
    FOREIGN KEY (toko, no_cicilan) REFERENCES kontrak_cicilan (toko, no_cicilan)
);
CREATE INDEX cicilan_kini_jatuh ON cicilan_kini (toko, terbuka, jatuh_tempo, no_cicilan);
CREATE INDEX cicilan_kini_macet ON cicilan_kini (toko, terbuka, macet_sejak, no_cicilan);

-- A payment; `bebas_rp` is interest of months that never began, which an early end does not ask for. AWAL: paid before this program.
CREATE TABLE cicilan_bayar (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_bayar TEXT NOT NULL,
    no_cicilan TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('ANGSURAN', 'LUNAS', 'AWAL')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    penyetor TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp > 0),
    denda_rp BIGINT NOT NULL CHECK (denda_rp >= 0),
    bunga_rp BIGINT NOT NULL CHECK (bunga_rp >= 0),
    pokok_rp BIGINT NOT NULL CHECK (pokok_rp >= 0),
    bebas_rp BIGINT NOT NULL CHECK (bebas_rp >= 0),
    -- after it
    sisa_pokok BIGINT NOT NULL CHECK (sisa_pokok >= 0),
    diserahkan BIGINT NOT NULL CHECK (diserahkan IN (0, 1)),
    keterangan TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_bayar),
    FOREIGN KEY (toko, no_cicilan) REFERENCES kontrak_cicilan (toko, no_cicilan),
    CHECK (jumlah_rp = denda_rp + bunga_rp + pokok_rp)
);
CREATE INDEX cicilan_bayar_kontrak ON cicilan_bayar (toko, no_cicilan, no_bayar);
CREATE INDEX cicilan_bayar_tanggal ON cicilan_bayar (toko, tgl_system);
-- @hanya_tambah cicilan_bayar

CREATE TABLE cicilan_alokasi (
    toko TEXT NOT NULL,
    no_bayar TEXT NOT NULL,
    ke BIGINT NOT NULL CHECK (ke > 0),
    no_cicilan TEXT NOT NULL,
    denda_rp BIGINT NOT NULL CHECK (denda_rp >= 0),
    bunga_rp BIGINT NOT NULL CHECK (bunga_rp >= 0),
    pokok_rp BIGINT NOT NULL CHECK (pokok_rp >= 0),
    bebas_rp BIGINT NOT NULL CHECK (bebas_rp >= 0),
    PRIMARY KEY (toko, no_bayar, ke),
    FOREIGN KEY (toko, no_bayar) REFERENCES cicilan_bayar (toko, no_bayar),
    FOREIGN KEY (toko, no_cicilan, ke) REFERENCES cicilan_jadwal (toko, no_cicilan, ke)
);
CREATE INDEX cicilan_alokasi_kontrak ON cicilan_alokasi (toko, no_cicilan, ke);
-- @hanya_tambah cicilan_alokasi

-- Payments that were taken back, each by a document of its own.
CREATE TABLE cicilan_bayar_batal (
    toko TEXT NOT NULL,
    no_bayar TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    PRIMARY KEY (toko, no_bayar),
    FOREIGN KEY (toko, no_bayar) REFERENCES cicilan_bayar (toko, no_bayar)
);
CREATE INDEX cicilan_bayar_batal_tanggal ON cicilan_bayar_batal (toko, tgl_system);
-- @hanya_tambah cicilan_bayar_batal

-- Ended before it was paid: taken back or auctioned. What was paid, what the shop keeps of it and why, what the customer gets;
-- of pieces that were out: what they were bought back for, and what of the receivable it did not cover.
CREATE TABLE cicilan_akhir (
    toko TEXT NOT NULL,
    no_akhir TEXT NOT NULL,
    no_cicilan TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('LELANG', 'BATAL')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    -- on the day it was signed nothing is kept
    utuh BIGINT NOT NULL CHECK (utuh IN (0, 1)),
    diserahkan BIGINT NOT NULL CHECK (diserahkan IN (0, 1)),
    dp_rp BIGINT NOT NULL CHECK (dp_rp >= 0),
    pokok_rp BIGINT NOT NULL CHECK (pokok_rp >= 0),
    denda_rp BIGINT NOT NULL CHECK (denda_rp >= 0),
    biaya_rp BIGINT NOT NULL CHECK (biaya_rp >= 0),
    turun_rp BIGINT NOT NULL CHECK (turun_rp >= 0),
    -- of what stood in L5, what the shop keeps
    potong_rp BIGINT NOT NULL CHECK (potong_rp >= 0),
    -- out of L5, to the customer
    dibayar_rp BIGINT NOT NULL CHECK (dibayar_rp >= 0),
    piutang_rp BIGINT NOT NULL CHECK (piutang_rp >= 0),
    nilai_barang BIGINT NOT NULL CHECK (nilai_barang >= 0),
    hapus_rp BIGINT NOT NULL CHECK (hapus_rp >= 0),
    no_beli TEXT NOT NULL,
    PRIMARY KEY (toko, no_akhir),
    UNIQUE (toko, no_cicilan),
    FOREIGN KEY (toko, no_cicilan) REFERENCES kontrak_cicilan (toko, no_cicilan)
);
CREATE INDEX cicilan_akhir_tanggal ON cicilan_akhir (toko, tgl_system);
-- @hanya_tambah cicilan_akhir

-- The day whose prices a sale has, where it is the end of a contract that was signed before: what a nota is worth goes by it.
ALTER TABLE faktur_sumber ADD COLUMN tgl_harga TEXT NOT NULL DEFAULT '';

-- Whose money stands in the book of deposits: now with what was paid on pieces that are still here.
DROP VIEW uang_customer;
CREATE VIEW uang_customer AS
SELECT t.toko, t.no_titip AS no_dok, 'TITIPAN' AS jenis, t.tgl_system, t.kode_sales, t.kode_pelanggan, t.nama_customer, t.no_hp, t.cara_harga, t.keterangan, t.oleh
FROM titipan t
UNION ALL
SELECT p.toko, p.no_pesanan, 'PESANAN', p.tgl_system, p.kode_sales, p.kode_pelanggan, p.nama_customer, p.no_hp, p.cara_harga, p.uraian, p.oleh
FROM pesanan p
UNION ALL
SELECT s.toko, s.no_service, 'SERVICE', s.tgl_system, s.kode_sales, s.kode_pelanggan, s.nama_customer, s.no_hp, '', s.keterangan, s.oleh
FROM service s WHERE s.jenis = 'CUSTOMER'
UNION ALL
SELECT g.toko, g.no_ganti, 'GANTI SERVICE', g.tgl_system, s.kode_sales, s.kode_pelanggan, s.nama_customer, s.no_hp, '', g.no_service || ' ' || g.alasan, g.oleh
FROM service_ganti g JOIN service s ON s.toko = g.toko AND s.no_service = g.no_service
UNION ALL
SELECT o.toko, o.no_po, 'PRE ORDER', o.tgl_system, o.kode_sales, o.kode_pelanggan, o.nama_customer, o.no_hp, '', o.deskripsi, o.oleh
FROM praorder o
UNION ALL
SELECT c.toko, c.no_cicilan, 'CICILAN', c.tgl_system, c.kode_sales, c.kode_pelanggan, c.nama_customer, c.no_hp, '', c.uraian, c.oleh
FROM kontrak_cicilan c;
