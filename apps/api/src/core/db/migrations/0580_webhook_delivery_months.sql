-- Drops the months of a table that ended before `cutoff`, and puts what is left in them into the first part: rows that are
-- deleted one by one when they are settled leave their holes in months that go, and the few that wait are kept.
-- What is left is read by its key, which begins with `id`, because the pages of a month may be many and nearly
-- empty. Makes months as keep_months does. Fails with 55P03 when the table is in use for half a second.
create function gather_months(parent text, at timestamptz, cutoff timestamptz) returns void
language plpgsql security definer
set search_path from current set timezone = 'UTC' set datestyle = 'ISO' set lock_timeout = '500ms' set enable_seqscan = off as $$
declare
  rel regclass := to_regclass(format('%I.%I', current_schema(), parent));
  key name := (select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
               where partrelid = rel and partstrat = 'r' and partnatts = 1);
  ended timestamp := (select max(m.ends) from months_of(rel) m
                      where m.starts > '-infinity' and m.ends <= cutoff::timestamp and m.ends < 'infinity');
begin
  if ended is null then
    perform keep_months(parent, at, '-infinity');
    return;
  end if;
  execute format('lock table %s in access exclusive mode', rel);
  execute format('create temporary table gathered on commit drop as select * from %s where %I < %L order by id', rel, key, ended);
  perform keep_months(parent, at, ended);
  execute format('insert into %s select * from gathered', rel);
  drop table gathered;
end $$;

-- The events of one subject keep their order over all months: the first that waits is sought in each, by an index of
-- those that wait.
alter table webhook_delivery drop constraint webhook_delivery_pkey;
alter table webhook_delivery add constraint webhook_delivery_pkey primary key using index webhook_delivery_number;
select start_months('webhook_delivery', 'created_at');
