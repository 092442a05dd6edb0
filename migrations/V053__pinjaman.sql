-- Loans on pledged pieces. A loan's head and lines stay as they were written; what happens later are events and documents of their
-- own, and `hutang_kini` is what they come to.

-- L6: by loan and account. POKOK is what is owed, KELEBIHAN what an auction left for the customer; BUNGA, DENDA and BIAYA are what a
-- loan has brought in so far, RUGI what an auction did not bring back.
CREATE TABLE buku_pinjaman (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id BIGINT NOT NULL CHECK (id > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    jenis_dok TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_hutang TEXT NOT NULL,
    akun TEXT NOT NULL CHECK (akun IN ('POKOK', 'BUNGA', 'DENDA', 'BIAYA', 'KELEBIHAN', 'RUGI')),
    masuk BIGINT NOT NULL CHECK (masuk >= 0),
    keluar BIGINT NOT NULL CHECK (keluar >= 0),
    oleh TEXT NOT NULL,
    balik BIGINT,
    PRIMARY KEY (toko, id),
    UNIQUE (toko, balik),
    CHECK ((masuk = 0 AND keluar > 0) OR (masuk > 0 AND keluar = 0)),
    CHECK (akun IN ('POKOK', 'KELEBIHAN') OR (masuk > 0) = (balik IS NULL))
);
CREATE INDEX buku_pinjaman_dok ON buku_pinjaman (toko, no_dok);
CREATE INDEX buku_pinjaman_hutang ON buku_pinjaman (toko, no_hutang, id);
CREATE INDEX buku_pinjaman_tanggal ON buku_pinjaman (toko, tgl_system);
-- @hanya_tambah buku_pinjaman

CREATE TABLE saldo_pinjaman (
    toko TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    akun TEXT NOT NULL,
    saldo BIGINT NOT NULL CHECK (saldo >= 0),
    PRIMARY KEY (toko, no_hutang, akun)
);
CREATE INDEX saldo_pinjaman_akun ON saldo_pinjaman (toko, akun, saldo);

-- What was owed at closing, and the interest and penalty that had run up by then: a memo, nothing is posted.
CREATE TABLE potret_pinjaman (
    toko TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    akun TEXT NOT NULL CHECK (akun IN ('POKOK', 'KELEBIHAN')),
    saldo BIGINT NOT NULL CHECK (saldo > 0),
    lama BIGINT NOT NULL CHECK (lama >= 0),
    bunga BIGINT NOT NULL CHECK (bunga >= 0),
    denda BIGINT NOT NULL CHECK (denda >= 0),
    PRIMARY KEY (toko, tanggal, no_hutang, akun),
    FOREIGN KEY (toko, tanggal) REFERENCES tutup_toko (toko, tanggal)
);
-- @hanya_tambah potret_pinjaman

ALTER TABLE tutup_toko ADD COLUMN id_pinjaman BIGINT NOT NULL DEFAULT 0;

-- A loan. `tgl_hutang` is the day interest begins: the later of the business day and Jakarta's. Rate, days and rounding are those of
-- the day it was written. `asal`: new, the successor of another (`no_asal`, made by the document `no_lunas`), or from before this
-- program. `no_akar` is the first of its line.
CREATE TABLE hutang (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_hutang TEXT NOT NULL,
    asal TEXT NOT NULL CHECK (asal IN ('BARU', 'LANJUT', 'AWAL')),
    no_asal TEXT NOT NULL,
    no_lunas TEXT NOT NULL,
    no_akar TEXT NOT NULL,
    no_faktur_manual TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    kode_pelanggan TEXT NOT NULL,
    kode_member TEXT NOT NULL,
    jenis_pelanggan TEXT NOT NULL,
    nama_customer TEXT NOT NULL,
    alamat_customer TEXT NOT NULL,
    no_hp TEXT NOT NULL,
    sidik_nik TEXT NOT NULL,
    nik_samar TEXT NOT NULL,
    tgl_hutang TEXT NOT NULL,
    tenor_hari BIGINT NOT NULL CHECK (tenor_hari > 0),
    jatuh_tempo TEXT NOT NULL,
    taksiran_rp BIGINT NOT NULL CHECK (taksiran_rp > 0),
    plafond_rp BIGINT NOT NULL CHECK (plafond_rp >= 0),
    lebur_rp BIGINT NOT NULL CHECK (lebur_rp >= 0),
    pokok_rp BIGINT NOT NULL CHECK (pokok_rp > 0),
    -- percent of 30 days in hundredths, and how days are counted
    bunga BIGINT NOT NULL CHECK (bunga BETWEEN 0 AND 10000),
    denda BIGINT NOT NULL CHECK (denda BETWEEN 0 AND 10000),
    min_hari BIGINT NOT NULL CHECK (min_hari >= 0),
    blok_hari BIGINT NOT NULL CHECK (blok_hari > 0),
    grace_hari BIGINT NOT NULL CHECK (grace_hari >= 0),
    pembulatan BIGINT NOT NULL CHECK (pembulatan > 0),
    -- what the bracket was picked by: all loans of this customer and day
    dasar_bunga_rp BIGINT NOT NULL CHECK (dasar_bunga_rp >= pokok_rp),
    -- kept back from the money that is paid out
    biaya_rp BIGINT NOT NULL CHECK (biaya_rp >= 0),
    -- who weighed and tested: not who pays out
    penguji TEXT NOT NULL,
    no_kantong TEXT NOT NULL,
    -- money leaves only after the validation
    tunggu BIGINT NOT NULL CHECK (tunggu IN (0, 1)),
    keterangan TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_hutang),
    CHECK ((asal = 'LANJUT') = (no_asal <> '')),
    CHECK ((asal = 'LANJUT') = (no_lunas <> '')),
    CHECK (pokok_rp <= lebur_rp OR asal = 'AWAL'),
    CHECK (biaya_rp < pokok_rp)
);
CREATE INDEX hutang_tanggal ON hutang (toko, tgl_system, no_hutang);
CREATE INDEX hutang_mulai ON hutang (toko, tgl_hutang, no_hutang);
CREATE INDEX hutang_pelanggan ON hutang (kode_pelanggan, tgl_hutang);
CREATE INDEX hutang_asal ON hutang (toko, no_asal);
CREATE INDEX hutang_manual ON hutang (toko, no_faktur_manual);
-- @hanya_tambah hutang

-- A pledge. One of the chain has its own barcode; another a tag drawn for the time it is here, without a card. In the stock book it
-- weighs and is worth nothing. A successor repeats the lines that stay, at the prices of its day; the pieces do not move.
CREATE TABLE hutang_baris (
    toko TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    kode_barcode TEXT NOT NULL,
    milik_rantai BIGINT NOT NULL CHECK (milik_rantai IN (0, 1)),
    toko_nota TEXT NOT NULL,
    no_faktur_jual TEXT NOT NULL,
    nama_barang TEXT NOT NULL,
    kode_group TEXT NOT NULL,
    kode_dept TEXT NOT NULL,
    -- stated, tested, and the lower of them, which prices
    kadar_sebut BIGINT NOT NULL CHECK (kadar_sebut BETWEEN 0 AND 10000),
    kadar_uji BIGINT NOT NULL CHECK (kadar_uji BETWEEN 1 AND 10000),
    kadar BIGINT NOT NULL CHECK (kadar BETWEEN 1 AND 10000),
    berat BIGINT NOT NULL CHECK (berat > 0),
    berat_atribut BIGINT NOT NULL CHECK (berat_atribut >= 0),
    murni BIGINT NOT NULL CHECK (murni >= 0),
    jumlah_batu BIGINT NOT NULL CHECK (jumlah_batu >= 0),
    kondisi TEXT NOT NULL,
    harga_gram BIGINT NOT NULL CHECK (harga_gram >= 0),
    -- before and after what its condition takes off
    nilai_emas_rp BIGINT NOT NULL CHECK (nilai_emas_rp >= 0),
    potongan_rp BIGINT NOT NULL CHECK (potongan_rp >= 0),
    taksiran_rp BIGINT NOT NULL CHECK (taksiran_rp >= 0),
    -- where its ceiling comes from, the share it lends, and what it comes to
    sumber TEXT NOT NULL CHECK (sumber IN ('KADAR', 'BAWAAN', 'POKOK', 'AWAL')),
    ltv BIGINT NOT NULL CHECK (ltv BETWEEN 0 AND 10000),
    plafond_rp BIGINT NOT NULL CHECK (plafond_rp >= 0),
    lebur_rp BIGINT NOT NULL CHECK (lebur_rp >= 0),
    -- its part of the principal, by appraisal
    pokok_rp BIGINT NOT NULL CHECK (pokok_rp >= 0),
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    PRIMARY KEY (toko, no_hutang, baris),
    FOREIGN KEY (toko, no_hutang) REFERENCES hutang (toko, no_hutang),
    CHECK (kadar <= kadar_sebut AND kadar <= kadar_uji)
);
CREATE INDEX hutang_baris_barang ON hutang_baris (kode_barcode);
CREATE INDEX hutang_baris_group ON hutang_baris (toko, kode_group, no_hutang);
-- @hanya_tambah hutang_baris

CREATE TABLE hutang_peristiwa (
    toko TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    urut BIGINT NOT NULL CHECK (urut > 0),
    peristiwa TEXT NOT NULL CHECK (peristiwa IN ('BUKA', 'VALID', 'CAIR', 'LUNAS', 'BATAL', 'BATAL LUNAS', 'LELANG', 'BATAL LELANG', 'HILANG', 'KANTONG', 'PERINGATAN', 'KELEBIHAN')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    -- the cashier who answers for a validated one
    user_id TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    rujukan TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_hutang, urut),
    FOREIGN KEY (toko, no_hutang) REFERENCES hutang (toko, no_hutang)
);
CREATE INDEX hutang_peristiwa_tanggal ON hutang_peristiwa (toko, peristiwa, tgl_system);
-- @hanya_tambah hutang_peristiwa

-- The present state, from the events and the documents. TUNGGU: pledges are here, the money waits for its validation. `terbuka`:
-- pledges are here. `hari_mulai` counts days since 0001-01-01, so that the interest of all is one query.
CREATE TABLE hutang_kini (
    toko TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('TUNGGU', 'AKTIF', 'LUNAS', 'LELANG', 'BATAL')),
    tgl_status TEXT NOT NULL,
    terbuka BIGINT NOT NULL CHECK (terbuka IN (0, 1)),
    valid_by TEXT NOT NULL,
    -- the number of the ticket that holds; a lost one is followed by the next
    tiket BIGINT NOT NULL CHECK (tiket > 0),
    hari_mulai BIGINT NOT NULL,
    hari_tempo BIGINT NOT NULL,
    jatuh_tempo TEXT NOT NULL,
    -- the loan that follows it, and the document that closed it
    no_penerus TEXT NOT NULL,
    no_tutup TEXT NOT NULL,
    no_kantong TEXT NOT NULL,
    -- notices so far, and the day of the last letter or message
    peringatan BIGINT NOT NULL CHECK (peringatan >= 0),
    tgl_peringatan TEXT NOT NULL,
    PRIMARY KEY (toko, no_hutang),
    FOREIGN KEY (toko, no_hutang) REFERENCES hutang (toko, no_hutang),
    CHECK (terbuka = CASE WHEN status IN ('TUNGGU', 'AKTIF') THEN 1 ELSE 0 END)
);
CREATE INDEX hutang_kini_tempo ON hutang_kini (toko, terbuka, jatuh_tempo, no_hutang);
CREATE INDEX hutang_kini_valid ON hutang_kini (toko, terbuka, valid_by);
CREATE INDEX hutang_kini_kantong ON hutang_kini (toko, no_kantong);

-- Money of a loan above BATAS_HUTANG, paid out after its validation (CH), on the day it was written.
CREATE TABLE hutang_cair (
    toko TEXT NOT NULL,
    no_cair TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp > 0),
    PRIMARY KEY (toko, no_cair),
    UNIQUE (toko, no_hutang),
    FOREIGN KEY (toko, no_hutang) REFERENCES hutang (toko, no_hutang)
);
-- @hanya_tambah hutang_cair

-- A loan closed by its customer (HL): redeemed, or followed by another. Interest runs to `tgl_bunga`. `pokok_baru_rp` is what the
-- successor owes; money in is pokok + bunga + denda - potongan - pokok_baru, out when that is below nothing.
CREATE TABLE hutang_lunas (
    toko TEXT NOT NULL,
    no_lunas TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    cara TEXT NOT NULL CHECK (cara IN ('TEBUS', 'PERPANJANG', 'CICIL', 'TAMBAH', 'SEBAGIAN')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    kode_sales TEXT NOT NULL,
    tgl_bunga TEXT NOT NULL,
    hari BIGINT NOT NULL CHECK (hari >= 0),
    lama BIGINT NOT NULL CHECK (lama >= 0),
    pokok_rp BIGINT NOT NULL CHECK (pokok_rp > 0),
    -- computed, and what was let off of both by an approval
    bunga_rp BIGINT NOT NULL CHECK (bunga_rp >= 0),
    denda_rp BIGINT NOT NULL CHECK (denda_rp >= 0),
    potongan_bunga_rp BIGINT NOT NULL CHECK (potongan_bunga_rp >= 0),
    potongan_denda_rp BIGINT NOT NULL CHECK (potongan_denda_rp >= 0),
    no_penerus TEXT NOT NULL,
    pokok_baru_rp BIGINT NOT NULL CHECK (pokok_baru_rp >= 0),
    masuk_rp BIGINT NOT NULL CHECK (masuk_rp >= 0),
    keluar_rp BIGINT NOT NULL CHECK (keluar_rp >= 0),
    pengambil TEXT NOT NULL,
    kuasa BIGINT NOT NULL CHECK (kuasa IN (0, 1)),
    sidik_nik TEXT NOT NULL,
    nik_samar TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_lunas),
    FOREIGN KEY (toko, no_hutang) REFERENCES hutang (toko, no_hutang),
    CHECK ((cara = 'TEBUS') = (no_penerus = '')),
    CHECK ((cara = 'TEBUS') = (pokok_baru_rp = 0)),
    CHECK (potongan_bunga_rp <= bunga_rp AND potongan_denda_rp <= denda_rp),
    CHECK (masuk_rp - keluar_rp = pokok_rp + bunga_rp + denda_rp - potongan_bunga_rp - potongan_denda_rp - pokok_baru_rp),
    CHECK (masuk_rp = 0 OR keluar_rp = 0)
);
CREATE INDEX hutang_lunas_hutang ON hutang_lunas (toko, no_hutang);
CREATE INDEX hutang_lunas_tanggal ON hutang_lunas (toko, tgl_system, no_lunas);
-- @hanya_tambah hutang_lunas

-- Taken back on its day (BH): pledges and money go back.
CREATE TABLE hutang_batal (
    toko TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    pokok_rp BIGINT NOT NULL CHECK (pokok_rp >= 0),
    PRIMARY KEY (toko, no_batal),
    UNIQUE (toko, no_hutang),
    FOREIGN KEY (toko, no_hutang) REFERENCES hutang (toko, no_hutang)
);
CREATE INDEX hutang_batal_tanggal ON hutang_batal (toko, tgl_system);
-- @hanya_tambah hutang_batal

-- A closing taken back (BL): the loan runs again, its successor is gone, the pledges are on the scale.
CREATE TABLE hutang_batal_lunas (
    toko TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    no_lunas TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    no_penerus TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    -- the money that went back: in of the closing out again, and the other way round
    masuk_rp BIGINT NOT NULL CHECK (masuk_rp >= 0),
    keluar_rp BIGINT NOT NULL CHECK (keluar_rp >= 0),
    PRIMARY KEY (toko, no_batal),
    UNIQUE (toko, no_lunas),
    FOREIGN KEY (toko, no_lunas) REFERENCES hutang_lunas (toko, no_lunas)
);
CREATE INDEX hutang_batal_lunas_hutang ON hutang_batal_lunas (toko, no_hutang);
CREATE INDEX hutang_batal_lunas_tanggal ON hutang_batal_lunas (toko, tgl_system);
-- @hanya_tambah hutang_batal_lunas

-- A pledge that came back, as the scale had it.
CREATE TABLE hutang_batal_lunas_baris (
    toko TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    berat_buku BIGINT NOT NULL CHECK (berat_buku > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    PRIMARY KEY (toko, no_batal, baris),
    FOREIGN KEY (toko, no_batal) REFERENCES hutang_batal_lunas (toko, no_batal)
);
-- @hanya_tambah hutang_batal_lunas_baris

-- A lost ticket: a statement with identity; the old one holds no more.
CREATE TABLE hutang_hilang (
    toko TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    tiket BIGINT NOT NULL CHECK (tiket > 1),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    pernyataan TEXT NOT NULL,
    sidik_nik TEXT NOT NULL,
    nik_samar TEXT NOT NULL,
    PRIMARY KEY (toko, no_hutang, tiket),
    FOREIGN KEY (toko, no_hutang) REFERENCES hutang (toko, no_hutang)
);
-- @hanya_tambah hutang_hilang

-- Bags that hold pledges, and where in the safe they lie. One row a bag in use; its number is free again when it is empty.
CREATE TABLE kantong_hutang (
    toko TEXT NOT NULL,
    no_kantong TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    tempat TEXT NOT NULL,
    PRIMARY KEY (toko, no_kantong),
    UNIQUE (toko, no_hutang),
    FOREIGN KEY (toko, no_hutang) REFERENCES hutang (toko, no_hutang)
);
CREATE INDEX kantong_hutang_tempat ON kantong_hutang (toko, tempat, no_kantong);

-- What happened to bags. ISI: filled by a loan; PINDAH: another place or another bag (KT); TERUS: goes over to the successor; KOSONG.
CREATE TABLE kantong_peristiwa (
    toko TEXT NOT NULL,
    id BIGINT NOT NULL CHECK (id > 0),
    no_dok TEXT NOT NULL,
    no_kantong TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    peristiwa TEXT NOT NULL CHECK (peristiwa IN ('ISI', 'PINDAH', 'TERUS', 'KOSONG')),
    tempat TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, id)
);
CREATE INDEX kantong_peristiwa_kantong ON kantong_peristiwa (toko, no_kantong, id);
CREATE INDEX kantong_peristiwa_hutang ON kantong_peristiwa (toko, no_hutang, id);
-- @hanya_tambah kantong_peristiwa

-- What is told to a customer about a loan that is due (PH): a printed letter, a message of the outbox, a call.
CREATE TABLE peringatan_hutang (
    toko TEXT NOT NULL,
    no_peringatan TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    ke BIGINT NOT NULL CHECK (ke > 0),
    cara TEXT NOT NULL CHECK (cara IN ('SURAT', 'PESAN', 'TELEPON')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    penerima TEXT NOT NULL,
    tujuan TEXT NOT NULL,
    -- of the outbox; empty for a letter or a call
    id_pesan TEXT NOT NULL,
    total_rp BIGINT NOT NULL CHECK (total_rp >= 0),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_peringatan),
    UNIQUE (toko, no_hutang, ke),
    FOREIGN KEY (toko, no_hutang) REFERENCES hutang (toko, no_hutang)
);
CREATE INDEX peringatan_hutang_tanggal ON peringatan_hutang (toko, tgl_system);
-- @hanya_tambah peringatan_hutang

-- What somebody says a pledge is worth on a day, before its auction: an event, several lines at once (`urut`). The last word of two
-- persons of the day counts, and of theirs the lower.
CREATE TABLE taksir_lelang (
    toko TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    urut BIGINT NOT NULL CHECK (urut > 0),
    baris BIGINT NOT NULL CHECK (baris > 0),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    beli_rp BIGINT NOT NULL CHECK (beli_rp >= 0),
    nilai_rp BIGINT NOT NULL CHECK (nilai_rp > 0 AND nilai_rp >= beli_rp),
    PRIMARY KEY (toko, no_hutang, urut, baris),
    FOREIGN KEY (toko, no_hutang) REFERENCES hutang (toko, no_hutang)
);
-- @hanya_tambah taksir_lelang

-- An auction (LL): the pledges become the shop's at the value two persons set. value - pokok - bunga - denda - biaya is a surplus for
-- the customer, or a loss.
CREATE TABLE lelang_hutang (
    toko TEXT NOT NULL,
    no_lelang TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    penilai_1 TEXT NOT NULL,
    penilai_2 TEXT NOT NULL,
    tgl_bunga TEXT NOT NULL,
    lama BIGINT NOT NULL CHECK (lama >= 0),
    pokok_rp BIGINT NOT NULL CHECK (pokok_rp > 0),
    bunga_rp BIGINT NOT NULL CHECK (bunga_rp >= 0),
    denda_rp BIGINT NOT NULL CHECK (denda_rp >= 0),
    biaya_rp BIGINT NOT NULL CHECK (biaya_rp >= 0),
    nilai_rp BIGINT NOT NULL CHECK (nilai_rp > 0),
    -- of interest, penalty and cost, what the value covers
    terbayar_rp BIGINT NOT NULL CHECK (terbayar_rp >= 0),
    kelebihan_rp BIGINT NOT NULL CHECK (kelebihan_rp >= 0),
    rugi_rp BIGINT NOT NULL CHECK (rugi_rp >= 0),
    -- the surplus is listed for its customer until then
    sampai TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_lelang),
    FOREIGN KEY (toko, no_hutang) REFERENCES hutang (toko, no_hutang),
    CHECK (penilai_1 <> '' AND penilai_2 <> '' AND penilai_1 <> penilai_2),
    CHECK (kelebihan_rp = 0 OR rugi_rp = 0)
);
CREATE INDEX lelang_hutang_tanggal ON lelang_hutang (toko, tgl_system);
CREATE INDEX lelang_hutang_hutang ON lelang_hutang (toko, no_hutang);
-- @hanya_tambah lelang_hutang

-- A pledge that became the shop's. The link to its loan stays, whatever tag it gets later.
CREATE TABLE lelang_hutang_baris (
    toko TEXT NOT NULL,
    no_lelang TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_hutang TEXT NOT NULL,
    kode_barcode TEXT NOT NULL,
    berat BIGINT NOT NULL CHECK (berat > 0),
    nilai_1_rp BIGINT NOT NULL CHECK (nilai_1_rp > 0),
    nilai_2_rp BIGINT NOT NULL CHECK (nilai_2_rp > 0),
    -- the least: today's buy-back price
    beli_rp BIGINT NOT NULL CHECK (beli_rp >= 0),
    nilai_rp BIGINT NOT NULL CHECK (nilai_rp > 0),
    gudang TEXT NOT NULL,
    baki TEXT NOT NULL,
    -- what the auction changed on its card, as it was; empty: it had none
    kartu_lama TEXT NOT NULL,
    PRIMARY KEY (toko, no_lelang, baris),
    FOREIGN KEY (toko, no_lelang) REFERENCES lelang_hutang (toko, no_lelang),
    CHECK (nilai_rp >= beli_rp)
);
CREATE INDEX lelang_hutang_baris_barang ON lelang_hutang_baris (kode_barcode);
CREATE INDEX lelang_hutang_baris_hutang ON lelang_hutang_baris (toko, no_hutang);
-- @hanya_tambah lelang_hutang_baris

-- An auction taken back on its day (BE): its rows reversed, the pledges in a bag again, the loan runs on as it did.
CREATE TABLE lelang_batal (
    toko TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    no_lelang TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    alasan TEXT NOT NULL,
    -- what the pledges were set at, and what was left for the customer
    nilai_rp BIGINT NOT NULL CHECK (nilai_rp > 0),
    kelebihan_rp BIGINT NOT NULL CHECK (kelebihan_rp >= 0),
    PRIMARY KEY (toko, no_batal),
    UNIQUE (toko, no_lelang),
    FOREIGN KEY (toko, no_lelang) REFERENCES lelang_hutang (toko, no_lelang)
);
CREATE INDEX lelang_batal_hutang ON lelang_batal (toko, no_hutang);
CREATE INDEX lelang_batal_tanggal ON lelang_batal (toko, tgl_system);
-- @hanya_tambah lelang_batal

-- A pledge of it, as the scale had it on its way back.
CREATE TABLE lelang_batal_baris (
    toko TEXT NOT NULL,
    no_batal TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    berat_buku BIGINT NOT NULL CHECK (berat_buku > 0),
    berat BIGINT NOT NULL CHECK (berat > 0),
    PRIMARY KEY (toko, no_batal, baris),
    FOREIGN KEY (toko, no_batal) REFERENCES lelang_batal (toko, no_batal)
);
-- @hanya_tambah lelang_batal_baris

-- A surplus paid out to its customer, or taken by the shop on the owner's word after its year (UK).
CREATE TABLE kelebihan_bayar (
    toko TEXT NOT NULL,
    no_bayar TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    no_lelang TEXT NOT NULL,
    cara TEXT NOT NULL CHECK (cara IN ('BAYAR', 'PUTUS')),
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp > 0),
    penerima TEXT NOT NULL,
    kuasa BIGINT NOT NULL CHECK (kuasa IN (0, 1)),
    sidik_nik TEXT NOT NULL,
    nik_samar TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_bayar),
    FOREIGN KEY (toko, no_lelang) REFERENCES lelang_hutang (toko, no_lelang)
);
CREATE INDEX kelebihan_bayar_hutang ON kelebihan_bayar (toko, no_hutang);
CREATE INDEX kelebihan_bayar_tanggal ON kelebihan_bayar (toko, tgl_system);
-- @hanya_tambah kelebihan_bayar

-- Pledges counted and weighed by bag (HJ), blind, by another than the keeper.
CREATE TABLE hitung_jaminan (
    toko TEXT NOT NULL,
    no_hitung TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    -- a place of the safe; empty: all of it
    tempat TEXT NOT NULL,
    kantong BIGINT NOT NULL CHECK (kantong >= 0),
    cocok BIGINT NOT NULL CHECK (cocok >= 0),
    beda BIGINT NOT NULL CHECK (beda >= 0),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_hitung),
    CHECK (cocok + beda = kantong)
);
CREATE INDEX hitung_jaminan_tanggal ON hitung_jaminan (toko, tgl_system);
-- @hanya_tambah hitung_jaminan

CREATE TABLE hitung_jaminan_baris (
    toko TEXT NOT NULL,
    no_hitung TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    no_kantong TEXT NOT NULL,
    no_hutang TEXT NOT NULL,
    tempat TEXT NOT NULL,
    qty_buku BIGINT NOT NULL CHECK (qty_buku >= 0),
    qty BIGINT NOT NULL CHECK (qty >= 0),
    berat_buku BIGINT NOT NULL CHECK (berat_buku >= 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    hasil TEXT NOT NULL CHECK (hasil IN ('ADA', 'HILANG', 'LEBIH', 'BEDA', 'SALAH TEMPAT')),
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, no_hitung, baris),
    FOREIGN KEY (toko, no_hitung) REFERENCES hitung_jaminan (toko, no_hitung)
);
-- @hanya_tambah hitung_jaminan_baris

-- What a difference of a count turned out to be, by an approved document of the same kind: the bag weighed again, or gone.
CREATE TABLE hitung_jaminan_jawab (
    toko TEXT NOT NULL,
    no_jawab TEXT NOT NULL,
    no_hitung TEXT NOT NULL,
    baris BIGINT NOT NULL,
    no_kantong TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    waktu TEXT NOT NULL,
    oleh TEXT NOT NULL,
    putusan TEXT NOT NULL CHECK (putusan IN ('KETEMU', 'SALAH TIMBANG', 'HILANG')),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    alasan TEXT NOT NULL,
    disetujui TEXT NOT NULL,
    otorisasi TEXT NOT NULL,
    PRIMARY KEY (toko, no_jawab),
    UNIQUE (toko, no_hitung, baris),
    FOREIGN KEY (toko, no_hitung, baris) REFERENCES hitung_jaminan_baris (toko, no_hitung, baris)
);
-- @hanya_tambah hitung_jaminan_jawab

-- What loans lent and brought in, by the day: the one definition of every recap. `rupiah` is new money lent (off again when taken
-- back), `ongkos` interest, penalty and fees. Loans from before this program were not lent here.
CREATE VIEW pinjaman_omset AS
SELECT h.toko, h.tgl_system, h.waktu, h.kode_sales, h.no_hutang, h.no_hutang AS no_dok, CAST(1 AS BIGINT) AS jumlah,
    (SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM hutang_baris b WHERE b.toko = h.toko AND b.no_hutang = h.no_hutang) AS berat,
    h.pokok_rp AS rupiah, h.biaya_rp AS ongkos
FROM hutang h WHERE h.asal = 'BARU' AND h.tunggu = 0
UNION ALL
SELECT c.toko, c.tgl_system, c.waktu, h.kode_sales, c.no_hutang, c.no_cair, CAST(1 AS BIGINT),
    (SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM hutang_baris b WHERE b.toko = h.toko AND b.no_hutang = h.no_hutang),
    h.pokok_rp, h.biaya_rp
FROM hutang_cair c JOIN hutang h ON h.toko = c.toko AND h.no_hutang = c.no_hutang
UNION ALL
SELECT x.toko, x.tgl_system, x.waktu, h.kode_sales, x.no_hutang, x.no_batal, CAST(-1 AS BIGINT),
    -(SELECT CAST(COALESCE(SUM(b.berat), 0) AS BIGINT) FROM hutang_baris b WHERE b.toko = h.toko AND b.no_hutang = h.no_hutang),
    -h.pokok_rp, -h.biaya_rp
FROM hutang_batal x JOIN hutang h ON h.toko = x.toko AND h.no_hutang = x.no_hutang WHERE x.pokok_rp > 0 AND h.asal = 'BARU'
UNION ALL
SELECT l.toko, l.tgl_system, l.waktu, l.kode_sales, l.no_hutang, l.no_lunas, CAST(0 AS BIGINT), CAST(0 AS BIGINT),
    CASE WHEN l.cara = 'TAMBAH' THEN l.pokok_baru_rp - l.pokok_rp ELSE 0 END,
    l.bunga_rp + l.denda_rp - l.potongan_bunga_rp - l.potongan_denda_rp
FROM hutang_lunas l
UNION ALL
SELECT x.toko, x.tgl_system, x.waktu, l.kode_sales, l.no_hutang, x.no_batal, CAST(0 AS BIGINT), CAST(0 AS BIGINT),
    -CASE WHEN l.cara = 'TAMBAH' THEN l.pokok_baru_rp - l.pokok_rp ELSE 0 END,
    -(l.bunga_rp + l.denda_rp - l.potongan_bunga_rp - l.potongan_denda_rp)
FROM hutang_batal_lunas x JOIN hutang_lunas l ON l.toko = x.toko AND l.no_lunas = x.no_lunas
UNION ALL
SELECT a.toko, a.tgl_system, a.waktu, h.kode_sales, a.no_hutang, a.no_lelang, CAST(0 AS BIGINT), CAST(0 AS BIGINT), CAST(0 AS BIGINT),
    a.terbayar_rp
FROM lelang_hutang a JOIN hutang h ON h.toko = a.toko AND h.no_hutang = a.no_hutang
UNION ALL
SELECT z.toko, z.tgl_system, z.waktu, h.kode_sales, z.no_hutang, z.no_batal, CAST(0 AS BIGINT), CAST(0 AS BIGINT), CAST(0 AS BIGINT),
    -a.terbayar_rp
FROM lelang_batal z JOIN lelang_hutang a ON a.toko = z.toko AND a.no_lelang = z.no_lelang
JOIN hutang h ON h.toko = z.toko AND h.no_hutang = z.no_hutang;
