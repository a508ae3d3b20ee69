-- Prices lie in one part a month of their day. A price holds until the next row, so that a month is no past that can
-- be dropped: of the months before the limit the rows stay that a later day still asks for. They lie in the first part,
-- with their own days, and no answer changes.
--
-- The parts have no keys to products and offers: a first part that is made anew would be compared with all of
-- them while nobody may change a price. Rows are written by triggers of the offers alone; those of a deleted offer go with it.
alter table product_price_day drop constraint product_price_day_product_id_fkey;
alter table listing_price_history drop constraint listing_price_history_listing_id_fkey;
create function forget_listing_prices() returns trigger language plpgsql as $$
begin
  delete from listing_price_history where listing_id in (select id from changed_old);
  return null;
end $$;
create trigger listing_price_history_deleted after delete on listing
  referencing old table as changed_old for each statement execute function forget_listing_prices();

select start_months('product_price_day', 'day');
select start_months('listing_price_history', 'day');

-- Replaces the months of a table that ended before `cutoff`, and its first part, by a first part of the rows that `kept`
-- selects of them; %1$L in it is the first day that follows. The rows are copied while others read everything and write later
-- months; only the exchange of the parts excludes them. Makes months as keep_months does.
create function condense_months(parent text, at timestamptz, cutoff timestamptz, kept text) returns void
language plpgsql set timezone = 'UTC' set datestyle = 'ISO' set lock_timeout = '2s' as $$
declare
  rel regclass := to_regclass(format('%I.%I', current_schema(), parent));
  key name := (select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
               where partrelid = rel and partstrat = 'r' and partnatts = 1);
  ended timestamp := (select max(m.ends) from months_of(rel) m
                      where m.starts > '-infinity' and m.ends <= cutoff::timestamp and m.ends < 'infinity');
  first text := format('%I.%I', current_schema(), parent || '_before');
  made text := format('%I.%I', current_schema(), parent || '_condensed');
  part text;
begin
  perform pg_advisory_xact_lock(hashtext(parent));
  if ended is null then
    perform keep_months(parent, at, '-infinity');
    return;
  end if;
  for part in select m.part from months_of(rel) m where m.ends <= ended order by m.starts loop
    execute format('lock table %s in share mode', part);
  end loop;
  execute format('create table %s (like %s including all, check (%I < %L))', made, rel, key, ended);
  execute format('insert into %s %s', made, format(kept, ended));
  perform keep_months(parent, at, ended);
  execute format('drop table %s', first);
  execute format('alter table %s rename to %I', made, parent || '_before');
  execute format('alter table %s attach partition %s for values from (minvalue) to (%L)', rel, first, ended);
  perform guard_months(rel);
end $$;
revoke execute on function condense_months from public;

-- Of a product the last price before the limit holds until its next row.
create function keep_product_prices(at timestamptz, cutoff timestamptz) returns void
language sql security definer set search_path from current as $$
  select condense_months('product_price_day', at, cutoff,
    'select distinct on (product_id) * from product_price_day where day < %1$L order by product_id, day desc')
$$;

-- Of an offer also those of the thirty days before its last price: they are what a discount is compared with,
-- however long ago it was given.
create function keep_listing_prices(at timestamptz, cutoff timestamptz) returns void
language sql security definer set search_path from current as $$
  select condense_months('listing_price_history', at, cutoff, $kept$
    select h.listing_id, h.day, h.sale_price
    from (
      select listing_id, day, sale_price,
             max(day) filter (where day <= least(last - 30, date %1$L - 1)) over (partition by listing_id) as held
      from (select *, max(day) over (partition by listing_id) as last from listing_price_history) every
      where day < %1$L
    ) h
    where h.day >= coalesce(h.held, h.day)
  $kept$)
$$;
