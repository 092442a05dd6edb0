-- A weight of a purchase that was rejected waits for an answer: the purchase is cancelled (its document), or the owner
-- decides (the person). Rejections from before this rule are taken as answered.

ALTER TABLE susut ADD COLUMN dijawab TEXT NOT NULL DEFAULT '';
UPDATE susut SET dijawab = diputus_oleh WHERE status = 'DITOLAK';
CREATE INDEX susut_barang ON susut (kode_barcode, status);
