-- Orders: what a customer has made, promised for a day, paid down, made by a craftsman, fetched or cancelled.

-- A sale that is the pick-up of another document (an order, a pre-order).
CREATE TABLE faktur_sumber (
    toko TEXT NOT NULL,
    no_faktur_group TEXT NOT NULL,
    no_sumber TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    PRIMARY KEY (toko, no_faktur_group),
    FOREIGN KEY (toko, no_faktur_group) REFERENCES faktur (toko, no_faktur_group)
);
CREATE INDEX faktur_sumber_sumber ON faktur_sumber (toko, no_sumber);
-- @hanya_tambah faktur_sumber
