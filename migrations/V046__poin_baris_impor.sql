-- Whether a line brought points, and what it is found by from now on: name and address by their letters and figures alone, a phone
-- without what stands before its number.
ALTER TABLE impor_member_baris ADD COLUMN poin BIGINT NOT NULL DEFAULT 0;
