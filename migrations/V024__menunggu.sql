-- Bank rows that finance has still to find on a statement, so that nobody reads years of the book for them; and the other
-- date of a manual transaction.

-- A row is here from its posting until it is validated or taken back; `karat periksa` compares it with the book.
CREATE TABLE bank_menunggu (
    toko TEXT NOT NULL,
    id_bank BIGINT NOT NULL,
    PRIMARY KEY (toko, id_bank),
    FOREIGN KEY (toko, id_bank) REFERENCES buku_bank (toko, id)
);
INSERT INTO bank_menunggu (toko, id_bank)
SELECT b.toko, b.id FROM buku_bank b
WHERE b.status = 'UNVALIDATED'
  AND NOT EXISTS (SELECT 1 FROM buku_bank_valid v WHERE v.toko = b.toko AND v.id_bank = b.id)
  AND NOT EXISTS (SELECT 1 FROM buku_bank x WHERE x.toko = b.toko AND x.balik = b.id AND x.status = 'UNVALIDATED')
  AND (b.balik IS NULL OR EXISTS (SELECT 1 FROM buku_bank_valid w WHERE w.toko = b.toko AND w.id_bank = b.balik));

CREATE INDEX buku_bank_valid_tanggal ON buku_bank_valid (toko, tgl_system);

-- Empty: the business day.
ALTER TABLE manual ADD COLUMN tgl_dokumen TEXT NOT NULL DEFAULT '';
