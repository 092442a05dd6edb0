-- What a sale knows besides its price: the weight on the scale (0: not weighed), and the official price of a gram that day,
-- by which a buy-back values the gold (0: a nota from before, which only has the price it was sold at).

ALTER TABLE jual ADD COLUMN berat_timbang BIGINT NOT NULL DEFAULT 0;
ALTER TABLE jual ADD COLUMN gram_resmi BIGINT NOT NULL DEFAULT 0;
