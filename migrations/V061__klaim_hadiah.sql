-- Gifts a member claimed in the app: points and a piece wait for them in a store until they fetch it, three days at most.
CREATE TABLE app_klaim (
    id TEXT NOT NULL PRIMARY KEY,
    kode_pelanggan TEXT NOT NULL REFERENCES pelanggan (kode_pelanggan),
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    kode_hadiah TEXT NOT NULL,
    nama_hadiah TEXT NOT NULL,
    poin BIGINT NOT NULL CHECK (poin > 0),
    dibuat TEXT NOT NULL,
    berlaku_sampai TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('MENUNGGU', 'DIAMBIL', 'BATAL')),
    -- the document of gifts it was fetched with; empty while it was not
    no_dok TEXT NOT NULL,
    CHECK ((status = 'DIAMBIL') = (no_dok <> ''))
);
CREATE INDEX app_klaim_orang ON app_klaim (kode_pelanggan, status);
CREATE INDEX app_klaim_toko ON app_klaim (toko, status, kode_hadiah);
