-- The Global Location Number of a company, as GS1 gives it; the track and trace system knows pharmacies by it.
alter table company add column gln text check (gln ~ '^[0-9]{13}$');
