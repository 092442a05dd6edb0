-- What an approval is bound to: the server's own words of what was asked for, and their hash. An approval without them
-- covers nothing.
ALTER TABLE otorisasi ADD COLUMN sidik TEXT NOT NULL DEFAULT '';
ALTER TABLE otorisasi ADD COLUMN permohonan TEXT NOT NULL DEFAULT '';

-- The owner who is alone in a store says yes to their own request, with a reason: the digest names every one.
CREATE TABLE otorisasi_sendiri (
    toko TEXT NOT NULL REFERENCES toko (kode_toko),
    id TEXT NOT NULL,
    tgl_system TEXT NOT NULL,
    kategori TEXT NOT NULL,
    description TEXT NOT NULL,
    keterangan TEXT NOT NULL CHECK (length(keterangan) > 1),
    dokumen TEXT,
    nominal BIGINT NOT NULL,
    peminta TEXT NOT NULL,
    cara TEXT NOT NULL CHECK (cara IN ('PASSWORD', 'FINGERPRINT')),
    status TEXT NOT NULL CHECK (status IN ('DISETUJUI', 'TERPAKAI')),
    dibuat TEXT NOT NULL,
    berlaku_sampai TEXT NOT NULL,
    dipakai TEXT,
    dipakai_dok TEXT,
    sidik TEXT NOT NULL CHECK (length(sidik) = 64),
    permohonan TEXT NOT NULL,
    PRIMARY KEY (toko, id),
    CHECK ((status = 'TERPAKAI' AND dipakai IS NOT NULL) OR (status <> 'TERPAKAI' AND dipakai IS NULL))
);
CREATE INDEX otorisasi_sendiri_tanggal ON otorisasi_sendiri (toko, tgl_system, dibuat);
