-- PPN rates by the day they came into force: those of the chain ('-') from the law, and a store's own where it set one
-- (para-system TARIF_PPN_*). Of the rows up to a day the newest counts; on the same day the store's own.

CREATE TABLE tarif_ppn (
    toko TEXT NOT NULL,
    jenis TEXT NOT NULL CHECK (jenis IN ('EMAS_FAKTUR', 'EMAS_TANPA_FAKTUR', 'NON_EMAS', 'LOGAM_MULIA')),
    berlaku TEXT NOT NULL,
    tarif BIGINT NOT NULL CHECK (tarif >= 0 AND tarif <= 10000),
    oleh TEXT NOT NULL,
    keterangan TEXT NOT NULL,
    PRIMARY KEY (toko, jenis, berlaku)
);

-- PMK 48/2023, in force since 1 May 2023.
INSERT INTO tarif_ppn (toko, jenis, berlaku, tarif, oleh, keterangan) VALUES ('-', 'EMAS_FAKTUR', '2023-05-01', 110, 'SYSTEM', 'PMK 48/2023');
INSERT INTO tarif_ppn (toko, jenis, berlaku, tarif, oleh, keterangan) VALUES ('-', 'EMAS_TANPA_FAKTUR', '2023-05-01', 165, 'SYSTEM', 'PMK 48/2023');
INSERT INTO tarif_ppn (toko, jenis, berlaku, tarif, oleh, keterangan) VALUES ('-', 'NON_EMAS', '2023-05-01', 110, 'SYSTEM', 'PMK 48/2023');
INSERT INTO tarif_ppn (toko, jenis, berlaku, tarif, oleh, keterangan) VALUES ('-', 'LOGAM_MULIA', '2023-05-01', 0, 'SYSTEM', 'PMK 48/2023');
