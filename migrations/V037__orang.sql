-- A request for an approval that who asked took back, before anybody decided it; the sales person who is a user, so that a till
-- knows its cashier's own; the stores a person may work in besides their own.
ALTER TABLE otorisasi ADD COLUMN ditarik TEXT;
