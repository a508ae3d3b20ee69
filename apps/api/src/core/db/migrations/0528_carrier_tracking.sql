-- The public page on which a carrier shows a parcel; an operator writes it, with {code} where the number belongs.
create table carrier_tracking (
  carrier_id smallint primary key check (carrier_id between 1 and 7),
  address    text not null check (address ~ '^https://[^{} ]+\{code\}[^{} ]*$' and char_length(address) <= 300),
  changed_at timestamptz not null default now()
);
