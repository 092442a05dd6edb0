-- A request for an approval that who asked took back, before anybody decided it; the sales person who is a user, so that a till
-- knows its cashier's own; the stores a person may work in besides their own.
ALTER TABLE otorisasi ADD COLUMN ditarik TEXT;

ALTER TABLE sales ADD COLUMN user_id TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX sales_user ON sales (toko, user_id) WHERE user_id <> '' AND dihapus = 0;

-- What money was for, when the shop books no more under it.
ALTER TABLE kode_transaksi ADD COLUMN aktif BIGINT NOT NULL DEFAULT 1 CHECK (aktif IN (0, 1));

-- Besides `pengguna.kode_toko`. A session works in one of them at a time; `pindah`: how often it changed.
CREATE TABLE pengguna_cabang (
    user_id TEXT NOT NULL REFERENCES pengguna (user_id),
    kode_toko TEXT NOT NULL REFERENCES toko (kode_toko),
    PRIMARY KEY (user_id, kode_toko)
);
CREATE INDEX pengguna_cabang_toko ON pengguna_cabang (kode_toko, user_id);
ALTER TABLE sesi ADD COLUMN pindah BIGINT NOT NULL DEFAULT 0;
