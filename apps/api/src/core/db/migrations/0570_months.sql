-- Tables that grow by time lie in one part a month. These functions serve all of them, whether the time is a timestamptz
-- (months in UTC) or a date. The parts of `t` lie side by side without a gap: `t_before` up to the first month, `t_YYYY_MM`,
-- and `t_later` from the last made month on. There is no DEFAULT part: with one PostgreSQL does
-- not read the parts in the order of time, and "the newest row before a day" would look into each month instead of
-- stopping at the first hit.

-- Returns the parts of a table with their bounds; the outer ones are infinite.
create function months_of(parent regclass) returns table (part regclass, starts timestamp, ends timestamp)
language sql stable set timezone = 'UTC' set datestyle = 'ISO' as $$
  select c.oid::regclass,
         case when bound ~ 'FROM \(MINVALUE\)' then '-infinity'
              else substring(bound from 'FROM \(''([^'']+)''')::timestamp end,
         case when bound ~ 'TO \(MAXVALUE\)' then 'infinity'
              else substring(bound from 'TO \(''([^'']+)''')::timestamp end
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  cross join lateral pg_get_expr(c.relpartbound, c.oid) bound
  where i.inhparent = parent
$$;

-- Brings the parts of a table to what its parent promises. Rights come from the parent alone, so that nobody but the
-- owner reaches a part by its name: the default privileges would let the API change rows of a table to which it may
-- only add. A trigger of a statement on the parent does not fire for a statement on a part: those against
-- changes are repeated on each part.
create function guard_months(parent regclass) returns void language plpgsql as $$
declare
  each record;
begin
  for each in
    select distinct m.part, a.grantee::regrole as grantee
    from months_of(parent) m join pg_class c on c.oid = m.part cross join lateral aclexplode(c.relacl) a
    where a.grantee not in (c.relowner, 0)
  loop
    execute format('revoke all on %s from %s', each.part, each.grantee);
  end loop;
  for each in
    select replace(pg_get_triggerdef(t.oid), format(' ON %I.%I ', n.nspname, c.relname), format(' ON %s ', m.part)) as made
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    cross join lateral months_of(parent) m
    -- 1: for each row, 4: of an insert.
    where t.tgrelid = parent and not t.tgisinternal and t.tgtype & 5 = 0 and t.tgoldtable is null
      and not exists (select from pg_trigger own where own.tgrelid = m.part and own.tgname = t.tgname)
  loop
    execute each.made;
  end loop;
end $$;

-- Makes the months up to the third after `at`, with what lies for them in the later part, and drops the parts that ended
-- before `cutoff` (-infinity keeps all). May run as often as one likes; callers wait for each other. It has the rights of
-- its owner, because the role of the API may make no table. What it cannot lock within half a second it gives up and
-- tries again, so that nobody waits long behind it; after ten attempts it fails with 55P03. Under the lock no row is read
-- but those of the later part, of which there are normally none.
create function keep_months(parent text, at timestamptz, cutoff timestamptz) returns void
language plpgsql security definer
set search_path from current set timezone = 'UTC' set datestyle = 'ISO' set lock_timeout = '10s' as $$
declare
  rel regclass := to_regclass(format('%I.%I', current_schema(), parent));
  key name := (select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
               where partrelid = rel and partstrat = 'r' and partnatts = 1);
  columns text := (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
                   where attrelid = rel and attnum > 0 and not attisdropped and attgenerated = '');
  first timestamp;
  later timestamp := date_trunc('month', at::timestamp) + interval '4 months';
  former regclass;
  month timestamp;
  made text;
  has_rows boolean;
begin
  if key is null or not isfinite(at) then
    raise exception '"%" is no table of months, or the time is infinite', parent;
  end if;
  if cutoff > '-infinity' and (
    exists (select from pg_roles where rolname = 'havan_app' and not has_table_privilege(oid, rel, 'delete'))
    or exists (select from pg_trigger where tgrelid = rel and tgname like '%append\_only')
  ) then
    raise exception '"%" is append-only and keeps all of its months', parent;
  end if;
  perform pg_advisory_xact_lock(hashtext(parent));
  for attempt in 1 .. 10 loop
    begin
      perform set_config('lock_timeout', '500ms', true);

      select m.part, m.starts into former, first from months_of(rel) m where m.ends = 'infinity';
      if former is null or first < later then
        execute format('lock table %s in access exclusive mode', rel);
        if former is null then
          first := coalesce((select max(m.ends) from months_of(rel) m), later - interval '4 months');
        else
          execute format('alter table %s rename to %I', former, parent || '_former');
        end if;
        later := greatest(later, first);
        -- Filled before they belong to the table: no trigger fires for what is only moved.
        for month in select generate_series(first, later, interval '1 month') loop
          made := format('%I.%I', current_schema(),
                         parent || case month when later then '_later' else to_char(month, '_YYYY_MM') end);
          execute format('create table %s (like %s including all excluding indexes excluding identity)', made, rel);
          if former is not null then
            execute format('insert into %s (%s) select %2$s from %3$s where %4$I >= %5$L and (%4$I < %6$L or %7$L)', made,
                           columns, former, key, month, month + interval '1 month', month = later);
          end if;
        end loop;
        if former is not null then
          execute format('drop table %s', former);
        end if;
        for month in select generate_series(first, later, interval '1 month') loop
          made := format('%I.%I', current_schema(),
                         parent || case month when later then '_later' else to_char(month, '_YYYY_MM') end);
          execute format('alter table %s attach partition %s for values from (%L) to (%s)', rel, made, month,
                         case month when later then 'maxvalue' else quote_literal(month + interval '1 month') end);
        end loop;
      end if;

      -- An empty first part stays: it takes what comes for a time before all months.
      has_rows := false;
      for made in select m.part from months_of(rel) m where m.starts = '-infinity' and m.ends <= cutoff::timestamp loop
        execute format('select exists (select from %s)', made) into has_rows;
      end loop;
      if has_rows or exists (
        select from months_of(rel) m where m.starts > '-infinity' and m.ends <= cutoff::timestamp and m.ends < 'infinity'
      ) then
        execute format('lock table %s in access exclusive mode', rel);
        for made in select m.part from months_of(rel) m where m.ends <= cutoff::timestamp and m.ends < 'infinity' loop
          execute format('drop table %s', made);
        end loop;
      end if;
      first := (select min(m.starts) from months_of(rel) m);
      if first > '-infinity' then
        execute format('create table %I.%I partition of %s for values from (minvalue) to (%L)', current_schema(),
                       parent || '_before', rel, first);
      end if;
      perform guard_months(rel);
      exit;
    exception when lock_not_available or deadlock_detected then
      if attempt = 10 then
        raise;
      end if;
      perform pg_sleep(0.3);
    end;
  end loop;
end $$;

-- Says of a table that its rows end with next month, or with the month after their latest. Validate the constraint in a
-- migration of its own: rows are written meanwhile.
create function bound_months(parent text, key text) returns void
language plpgsql set timezone = 'UTC' set datestyle = 'ISO' as $$
declare
  latest timestamp;
begin
  execute format('select greatest(now()::timestamp, max(%I)::timestamp) from %I', key, parent) into latest;
  execute format('alter table %I add constraint %I check (%I < %L) not valid', parent, parent || '_bound', key,
                 date_trunc('month', latest) + interval '2 months');
end $$;

-- Makes months of a table whose constraint of `bound_months` is validated: it becomes the first part without being read or
-- copied, and its columns, defaults, keys, indexes, triggers and rights become those of the new parent. Every unique index
-- must contain `key`: drop the others before, and the keys of other tables that refer to this one.
create function start_months(parent text, key text) returns void
language plpgsql set timezone = 'UTC' set datestyle = 'ISO' as $$
declare
  rel regclass := to_regclass(format('%I.%I', current_schema(), parent));
  first text := parent || '_before';
  bound text := (select substring(pg_get_constraintdef(oid) from '''([^'']+)''') from pg_constraint
                 where conrelid = rel and conname = parent || '_bound' and convalidated);
  definitions text[] := (
    select coalesce(array_agg(definition order by turn), '{}') from (
      select 2 as turn, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = rel and not exists (select from pg_constraint where conindid = indexrelid and conrelid = rel)
      union all
      select case contype when 'f' then 3 else 1 end,
             format('alter table %I add constraint %I %s', parent, conname, pg_get_constraintdef(oid))
      from pg_constraint where conrelid = rel and contype in ('p', 'u', 'f')
      union all
      select 4, pg_get_triggerdef(oid) from pg_trigger where tgrelid = rel and not tgisinternal
    ) d);
  numbers text[] := '{}';
  definition text;
  each record;
begin
  if bound is null then
    raise exception '"%" has no validated bound', parent;
  end if;
  for each in
    select attname as name, pg_get_serial_sequence(rel::text, attname) as sequence
    from pg_attribute where attrelid = rel and attidentity <> ''
  loop
    execute format('select format(''create sequence %s start %%s'', last_value + is_called::int) from %1$s', each.sequence)
      into definition;
    execute format('alter table %s alter %I drop identity', rel, each.name);
    numbers := numbers || definition
      || format('alter table %I alter %I set default nextval(%L)', parent, each.name, each.sequence)
      || format('alter sequence %s owned by %I.%I', each.sequence, parent, each.name);
  end loop;
  for each in select tgname as name from pg_trigger where tgrelid = rel and not tgisinternal loop
    execute format('drop trigger %I on %s', each.name, rel);
  end loop;
  for each in select relname as name from pg_index join pg_class on oid = indexrelid where indrelid = rel loop
    execute format('alter index %I rename to %I', each.name, first || substr(each.name, length(parent) + 1));
  end loop;
  execute format('alter table %I rename to %I', parent, first);

  execute format('create table %I (like %I including all excluding indexes) partition by range (%I)', parent, first, key);
  execute format('alter table %I drop constraint %I', parent, parent || '_bound');
  foreach definition in array numbers || definitions loop
    execute definition;
  end loop;
  for each in
    select distinct a.grantee::regrole as name from pg_class c cross join lateral aclexplode(c.relacl) a
    where c.oid = to_regclass(parent) and a.grantee not in (c.relowner, 0)
  loop
    execute format('revoke all on %I from %s', parent, each.name);
  end loop;
  for each in
    select a.privilege_type as privilege, a.grantee::regrole as name from pg_class c cross join lateral aclexplode(c.relacl) a
    where c.oid = rel and a.grantee not in (c.relowner, 0)
  loop
    execute format('grant %s on %I to %s', each.privilege, parent, each.name);
  end loop;
  execute format('alter table %I attach partition %I for values from (minvalue) to (%L)', parent, first, bound);
  execute format('alter table %I drop constraint %I', first, parent || '_bound');
  perform keep_months(parent, now(), '-infinity');
end $$;

-- The events of visitors, the first table of months, follow; what lies in their default part is moved.
create temporary table moved on commit drop as select * from analytics_event_other;
drop table analytics_event_other;
select keep_months('analytics_event', now(), '-infinity');
insert into analytics_event select * from moved;
-- Processes of the version before call it by this name.
create or replace function keep_analytics_months(at timestamptz, cutoff timestamptz) returns void
language sql as $$ select keep_months('analytics_event', at, cutoff) $$;
