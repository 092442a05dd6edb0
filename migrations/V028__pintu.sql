-- Doors: identity numbers are no longer found by a part of them, and looks at them are counted.
UPDATE pelanggan SET cari = REPLACE(cari, nik, '') WHERE nik <> '';

CREATE TABLE lihat_nik (
    user_id TEXT NOT NULL,
    tanggal TEXT NOT NULL,
    banyak BIGINT NOT NULL CHECK (banyak > 0),
    PRIMARY KEY (user_id, tanggal)
);
