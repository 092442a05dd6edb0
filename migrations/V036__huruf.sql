-- The specification's own spelling of the card fee, and what a finger is scanned for: the request is written down before the
-- finger is laid on, so that the approval that follows can be for nothing else.
ALTER TABLE bank RENAME COLUMN mdr_debet TO mdr_debit;
ALTER TABLE sidik_jari_kerja ADD COLUMN minta TEXT NOT NULL DEFAULT '';

-- What the screen did before AUTH_TYPE counted: where the readers were on, approvals were by finger.
INSERT INTO para_system (toko, kunci, nilai, versi)
SELECT m.toko, 'AUTH_TYPE', 'FINGERPRINT', 1 FROM para_system m WHERE m.kunci = 'FINGERPRINT_MODULE' AND m.nilai = 'on'
AND NOT EXISTS (SELECT 1 FROM para_system k WHERE k.toko = m.toko AND k.kunci = 'AUTH_TYPE');

-- Head office's people keep what they could do before APP_TYPE counted.
UPDATE para_system SET nilai = 'PUSAT', versi = versi + 1 WHERE kunci = 'APP_TYPE' AND toko IN
(SELECT kode_toko FROM toko WHERE pusat = 1 UNION SELECT kode_toko FROM pengguna WHERE pusat = 1);
INSERT INTO para_system (toko, kunci, nilai, versi)
SELECT t.kode_toko, 'APP_TYPE', 'PUSAT', 1 FROM toko t
WHERE (t.pusat = 1 OR EXISTS (SELECT 1 FROM pengguna p WHERE p.kode_toko = t.kode_toko AND p.pusat = 1))
AND NOT EXISTS (SELECT 1 FROM para_system k WHERE k.toko = t.kode_toko AND k.kunci = 'APP_TYPE');
