-- Identity numbers are no longer kept in clear. `sidik_nik` is a keyed hash that finds one (empty: none was given),
-- `nik_samar` what everybody may see of it. The number itself is in identitas, encrypted with a key outside the database;
-- so are the keys in kunci_data, and what stood in clear elsewhere. The program does that when it starts.
CREATE TABLE kunci_data (
    nama TEXT NOT NULL PRIMARY KEY,
    isi TEXT NOT NULL,
    dibuat TEXT NOT NULL
);

CREATE TABLE identitas (
    sidik TEXT NOT NULL PRIMARY KEY,
    isi TEXT NOT NULL,
    dibuat TEXT NOT NULL
);

ALTER TABLE pelanggan RENAME COLUMN nik TO sidik_nik;
ALTER TABLE pelanggan ADD COLUMN nik_samar TEXT NOT NULL DEFAULT '';
ALTER TABLE faktur RENAME COLUMN nik TO sidik_nik;
ALTER TABLE faktur ADD COLUMN nik_samar TEXT NOT NULL DEFAULT '';
