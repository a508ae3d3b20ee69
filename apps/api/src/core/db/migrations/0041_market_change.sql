-- What an index inside the API must look at again. A row says: the offers of this product changed; without a product,
-- everything may have. `tx` lets a reader ask for the rows that became visible since its last look, in whatever order
-- the transactions committed.
create table market_change (
  id         bigint generated always as identity primary key,
  tx         xid8 not null default pg_current_xact_id(),
  product_id bigint,
  at         timestamptz not null default now()
);
create index market_change_tx on market_change (tx);
create index market_change_at on market_change (at);

-- Units sold change nothing until the last one goes: a reservation writes here only when an offer ends or comes back.
create function listing_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    -- A load of many products is told as a whole.
    if (select count(distinct product_id) > 1000 from changed_new) then
      insert into market_change (product_id) values (null);
    else
      insert into market_change (product_id) select distinct product_id from changed_new;
    end if;
  elsif tg_op = 'DELETE' then
    insert into market_change (product_id) select distinct product_id from changed_old;
  else
    insert into market_change (product_id)
    select distinct n.product_id
    from changed_new n join changed_old o using (id)
    where (n.state, n.stock > 0, n.sale_price, n.discount_price > 0, n.expiration, n.min_quantity)
          is distinct from (o.state, o.stock > 0, o.sale_price, o.discount_price > 0, o.expiration, o.min_quantity);
  end if;
  return null;
end $$;
create trigger listing_inserted after insert on listing
  referencing new table as changed_new for each statement execute function listing_changed();
create trigger listing_updated after update on listing
  referencing new table as changed_new old table as changed_old for each statement execute function listing_changed();
create trigger listing_deleted after delete on listing
  referencing old table as changed_old for each statement execute function listing_changed();

-- Names, sellers and their terms change seldom: they are told as a whole.
create function market_changed() returns trigger language plpgsql as $$
begin
  insert into market_change (product_id) values (null);
  return null;
end $$;
create trigger product_changed after insert or update or delete on product
  for each statement execute function market_changed();
create trigger brand_changed after insert or update or delete on brand
  for each statement execute function market_changed();
create trigger category_changed after insert or update or delete on category
  for each statement execute function market_changed();
create trigger rx_product_changed after insert or update or delete on rx_product
  for each statement execute function market_changed();
create trigger seller_terms_changed after insert or update or delete on seller_terms
  for each statement execute function market_changed();
create trigger company_joined after insert or delete on company
  for each statement execute function market_changed();
create trigger company_changed after update of name, sales_ban, score_tenths, blue_tick_type on company
  for each statement execute function market_changed();

-- The beginning of a barcode, whatever the collation of the database.
create index product_barcode_prefix on product (barcode text_pattern_ops);
create index rx_product_barcode_prefix on rx_product (barcode text_pattern_ops);

-- The newest price changes first.
create index listing_price_history_day on listing_price_history (day desc, listing_id);
