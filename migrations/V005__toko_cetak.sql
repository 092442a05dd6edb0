-- What a store prints beside its name: the text in the place of a logo, and its tax number.

ALTER TABLE toko ADD COLUMN teks_logo TEXT NOT NULL DEFAULT '';
ALTER TABLE toko ADD COLUMN npwp TEXT NOT NULL DEFAULT '';
