-- What the shop keeps of a deposit with a fixed price that is given back after the price fell, and the price of a gram it was
-- reckoned by (0: nothing was fixed, or a refund from before). `jumlah_rp` is what left the deposit; what was paid is the rest.

ALTER TABLE titipan_peristiwa ADD COLUMN potong_rp BIGINT NOT NULL DEFAULT 0;
ALTER TABLE titipan_peristiwa ADD COLUMN gram_kini BIGINT NOT NULL DEFAULT 0;
