-- What an API process may remember between requests is what sellers, products and campaigns say about themselves, never a
-- price, a stock or a basket. A row says whose words changed; without an id, everybody's of that kind may have. `tx` lets
-- a reader ask for what became visible since its last look, as in market_change.
create table fact_change (
  tx      xid8 not null default pg_current_xact_id(),
  kind    text not null check (kind in ('product', 'seller', 'campaign')),
  fact_id bigint,
  at      timestamptz not null default now()
);
create index fact_change_tx on fact_change (tx);
create index fact_change_at on fact_change (at);

-- A new product, company or brand needs no word: nobody remembers what was not there.
create function product_facts_changed() returns trigger language plpgsql as $$
begin
  -- A change of many is told as a whole.
  if (select count(*) > 1000 from changed_old) then
    insert into fact_change (kind) values ('product');
  else
    insert into fact_change (kind, fact_id) select 'product', id from changed_old;
  end if;
  return null;
end $$;
create trigger product_facts_updated after update on product
  referencing old table as changed_old for each statement execute function product_facts_changed();
create trigger product_facts_deleted after delete on product
  referencing old table as changed_old for each statement execute function product_facts_changed();

-- The name of the trigger's argument is the kind of which everything may have changed.
create function all_facts_changed() returns trigger language plpgsql as $$
begin
  insert into fact_change (kind) values (tg_argv[0]);
  return null;
end $$;
create trigger brand_facts_changed after update or delete on brand
  for each statement execute function all_facts_changed('product');
create trigger category_facts_changed after update or delete on category
  for each statement execute function all_facts_changed('product');
create trigger city_facts_changed after update or delete on city
  for each statement execute function all_facts_changed('seller');

create function company_facts_changed() returns trigger language plpgsql as $$
begin
  insert into fact_change (kind, fact_id)
  select 'seller', n.id from changed_new n join changed_old o using (id)
  where (n.name, n.company_type, n.city_id, n.sales_ban, n.score_tenths, n.blue_tick_type)
        is distinct from (o.name, o.company_type, o.city_id, o.sales_ban, o.score_tenths, o.blue_tick_type);
  return null;
end $$;
create trigger company_facts_updated after update on company
  referencing new table as changed_new old table as changed_old for each statement execute function company_facts_changed();

create function seller_terms_facts_changed() returns trigger language plpgsql as $$
begin
  insert into fact_change (kind, fact_id) values ('seller', case when tg_op = 'DELETE' then old.company_id else new.company_id end);
  return null;
end $$;
create trigger seller_terms_facts_changed after insert or update or delete on seller_terms
  for each row execute function seller_terms_facts_changed();

-- Units that go and come change nothing of what a campaign says: what is left of it is read with the page.
create function campaign_facts_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select from changed_new n join changed_old o using (id)
      where (to_jsonb(n) - 'units_left') is distinct from (to_jsonb(o) - 'units_left')
    ) then
      return null;
    end if;
  end if;
  insert into fact_change (kind) values ('campaign');
  return null;
end $$;
create trigger campaign_facts_updated after update on campaign
  referencing new table as changed_new old table as changed_old for each statement execute function campaign_facts_changed();
create trigger campaign_facts_changed after insert or delete on campaign
  for each statement execute function all_facts_changed('campaign');
create trigger campaign_goods_changed after insert or update or delete on campaign_listing
  for each statement execute function all_facts_changed('campaign');
