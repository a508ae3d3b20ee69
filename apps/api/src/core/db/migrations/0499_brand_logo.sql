-- The logo of a brand: the hash of a picture whose widths are in the storage, as the photographs of products are.
alter table brand add column logo_hash text check (logo_hash ~ '^[0-9a-f]{64}$');
