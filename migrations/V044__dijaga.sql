-- What the guards of a document went by when it was written, so that the books can be held against it later. A document that
-- has none of this is from before, and is not held against rules that did not stand then.

-- Which guards looked at a transaction. 0: one from before they were counted; 1: coupons are held against the cost of the pieces,
-- and the use of a fixed price is written down.
ALTER TABLE faktur ADD COLUMN dijaga BIGINT NOT NULL DEFAULT 0;

-- Money that somebody took out of a drawer or an account, and what one person might take out in a day on their own then.
CREATE TABLE uang_keluar (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    no_dok TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    oleh TEXT NOT NULL,
    batas BIGINT NOT NULL CHECK (batas >= 0),
    PRIMARY KEY (toko, no_dok)
);
CREATE INDEX uang_keluar_orang ON uang_keluar (toko, tgl_system, oleh);
-- @hanya_tambah uang_keluar

-- Money of a deposit with a fixed price that a sale used: the price of a gram that was fixed and that of the day (0 where nothing
-- was left untaken), the fixed grams that the sale did not take, and what the money was worth less for it.
CREATE TABLE titipan_terkunci (
    toko TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    urut BIGINT NOT NULL,
    no_titip TEXT NOT NULL,
    jumlah_rp BIGINT NOT NULL CHECK (jumlah_rp >= 0),
    tetap BIGINT NOT NULL CHECK (tetap > 0),
    kini BIGINT NOT NULL CHECK (kini >= 0),
    berat BIGINT NOT NULL CHECK (berat >= 0),
    turun_rp BIGINT NOT NULL CHECK (turun_rp >= 0),
    PRIMARY KEY (toko, no_faktur_group, urut),
    FOREIGN KEY (toko, no_faktur_group) REFERENCES faktur (toko, no_faktur_group),
    FOREIGN KEY (toko, no_titip) REFERENCES titipan (toko, no_titip)
);
CREATE INDEX titipan_terkunci_titip ON titipan_terkunci (toko, no_titip);
-- @hanya_tambah titipan_terkunci
