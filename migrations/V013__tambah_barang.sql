-- What came with new pieces: the order or plating a piece was made in, and for a receipt the evidence of acquisition
-- and the weights that the supplier wrote.

ALTER TABLE barang ADD COLUMN id_barang_pesanan TEXT NOT NULL DEFAULT '';
ALTER TABLE barang ADD COLUMN is_from_sepuh BIGINT NOT NULL DEFAULT 0;

CREATE TABLE dok_terima (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    dari TEXT NOT NULL CHECK (dari IN ('SUPPLIER', 'PUSAT')),
    asal_perolehan TEXT NOT NULL,
    no_faktur_pajak TEXT NOT NULL,
    tarif_ppn BIGINT NOT NULL CHECK (tarif_ppn >= 0),
    berat_supplier BIGINT NOT NULL CHECK (berat_supplier >= 0),
    PRIMARY KEY (toko, no_dok),
    FOREIGN KEY (toko, no_dok) REFERENCES dok_barang (toko, no_dok)
);
-- @hanya_tambah dok_terima

CREATE TABLE dok_terima_baris (
    toko TEXT NOT NULL,
    no_dok TEXT NOT NULL,
    baris BIGINT NOT NULL CHECK (baris > 0),
    berat_supplier BIGINT NOT NULL CHECK (berat_supplier >= 0),
    PRIMARY KEY (toko, no_dok, baris),
    FOREIGN KEY (toko, no_dok, baris) REFERENCES dok_barang_baris (toko, no_dok, baris)
);
-- @hanya_tambah dok_terima_baris
