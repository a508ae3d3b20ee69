-- From goods of `from` kuruş on the seller pays `percent` of its shipping fee, below free shipping; null for no share.
alter table seller_terms add column shipping_share jsonb check (
  shipping_share is null
  or ((shipping_share ->> 'from')::bigint > 0 and (shipping_share ->> 'percent')::integer between 1 and 99));

-- The number of the seller's contract with the carrier, printed on its labels; null without one.
alter table seller_carrier add column contract_no text check (contract_no ~ '^[0-9A-Za-z/-]{1,30}$');
