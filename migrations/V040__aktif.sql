-- What the shop keeps for its old documents and chooses no more: masters that others name can be made inactive.
ALTER TABLE bandrol ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE bank ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE batu_clarity ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE batu_color ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE batu_shape ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE group_barang ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE gudang ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE jenis ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE jenis_batu ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE jenis_group ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE kadar ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE kategori ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
ALTER TABLE kelompok_harga ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));
