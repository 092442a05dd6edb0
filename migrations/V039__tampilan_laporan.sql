-- Views of a report that a person keeps under a name: filters, columns and order as the report's address has them. At most
-- one of a report is what the person begins with.
CREATE TABLE tampilan_laporan (
    user_id TEXT NOT NULL REFERENCES pengguna (user_id),
    laporan TEXT NOT NULL,
    nomor BIGINT NOT NULL CHECK (nomor > 0),
    nama TEXT NOT NULL,
    isi TEXT NOT NULL,
    bawaan BIGINT NOT NULL CHECK (bawaan IN (0, 1)),
    diubah TEXT NOT NULL,
    PRIMARY KEY (user_id, laporan, nomor)
);
