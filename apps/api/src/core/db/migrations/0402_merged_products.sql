-- Two rows of the catalogue that are one product: what hangs on the one moves to the other, and its row stays as a
-- signpost, so that its address and its barcode lead to the product that remains. It is never sold itself.
alter table product add column merged_into bigint references product check (merged_into <> id);
alter table product add check (merged_into is null or kind is null);
create index product_merged on product (merged_into) where merged_into is not null;
