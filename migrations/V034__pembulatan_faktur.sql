-- To which multiple a transaction was rounded: what it pays for all pieces together is rounded once (0: one from before, whose
-- lines were rounded each).

ALTER TABLE faktur ADD COLUMN pembulatan BIGINT NOT NULL DEFAULT 0;
