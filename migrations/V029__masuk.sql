-- Login: when a session was last used, and the second factor.
ALTER TABLE sesi ADD COLUMN terakhir TEXT;

-- The key a person's telephone shares with us. `langkah` is the last step that was used: no code counts twice.
CREATE TABLE totp (
    user_id TEXT NOT NULL PRIMARY KEY REFERENCES pengguna (user_id),
    kunci TEXT NOT NULL,
    aktif BIGINT NOT NULL CHECK (aktif IN (0, 1)),
    langkah BIGINT NOT NULL,
    dibuat TEXT NOT NULL
);

-- Codes for the day the telephone is lost: hashed, each good once.
CREATE TABLE totp_cadangan (
    user_id TEXT NOT NULL REFERENCES totp (user_id),
    sidik TEXT NOT NULL,
    dipakai TEXT,
    PRIMARY KEY (user_id, sidik)
);
