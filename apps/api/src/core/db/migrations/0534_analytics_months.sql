-- Events of visitors, one table a month: what is deleted day by day leaves its holes in one month alone, which is dropped
-- once it is over, and what is asked about the last minute reads no earlier month. The former table is the first part; its bound was checked before, so that nothing
-- is read here under a lock.
alter table analytics_event alter column id drop identity;
alter table analytics_event rename to analytics_event_before;
alter index analytics_event_received rename to analytics_event_before_received;
alter index analytics_event_visitor rename to analytics_event_before_visitor;

create sequence analytics_event_number;
create table analytics_event (
  id          bigint not null default nextval('analytics_event_number'),
  visitor_id  uuid not null,
  name        text not null,
  event       jsonb not null,
  received_at timestamptz not null default now()
) partition by range (received_at);
alter sequence analytics_event_number owned by analytics_event.id;
create index analytics_event_received on analytics_event (received_at);
create index analytics_event_visitor on analytics_event (visitor_id, received_at);

do $$
begin
  perform setval('analytics_event_number', coalesce((select max(id) from analytics_event_before), 0) + 1, false);
  execute format(
    'alter table analytics_event attach partition analytics_event_before for values from (minvalue) to (%L)',
    (select substring(pg_get_constraintdef(oid) from '''([^'']+)''') from pg_constraint
     where conname = 'analytics_event_bound' and conrelid = 'analytics_event_before'::regclass));
end $$;
alter table analytics_event_before drop constraint analytics_event_bound;

-- Takes what comes in a month that nobody has made.
create table analytics_event_other partition of analytics_event default;

-- Makes the month of `at` and the three that follow, with what came for them before, and drops the parts that ended before
-- `cutoff`. May run as often as one likes. With the rights of its owner, because the role of the API
-- may make no table.
create function keep_analytics_months(at timestamptz, cutoff timestamptz) returns void
language plpgsql security definer set search_path from current as $$
declare
  month timestamp;
  part record;
  made text;
  starts timestamptz;
  ends timestamptz;
begin
  perform pg_advisory_xact_lock(hashtext('analytics_event'));
  for month in
    select generate_series(m, m + interval '3 months', interval '1 month')
    from date_trunc('month', at at time zone 'UTC') m
  loop
    made := 'analytics_event_' || to_char(month, 'YYYY_MM');
    starts := month at time zone 'UTC';
    ends := (month + interval '1 month') at time zone 'UTC';
    continue when to_regclass(made) is not null or exists (
      select from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'analytics_event'::regclass
        and pg_get_expr(c.relpartbound, c.oid) ~ '^FOR VALUES FROM \(MINVALUE'
        and substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([^'']+)''')::timestamptz > starts);
    execute format('create table %I (like analytics_event including defaults)', made);
    execute format(
      'with moved as (delete from analytics_event_other where received_at >= %L and received_at < %L returning *)
       insert into %I select * from moved', starts, ends, made);
    execute format('alter table analytics_event attach partition %I for values from (%L) to (%L)', made, starts, ends);
  end loop;
  for part in
    select c.relname as name,
           substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''([^'']+)''')::timestamptz as ends
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'analytics_event'::regclass
  loop
    if part.ends <= cutoff then
      execute format('drop table %I', part.name);
    end if;
  end loop;
end $$;
select keep_analytics_months(now(), '-infinity');
