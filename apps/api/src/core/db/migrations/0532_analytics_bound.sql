-- Events of visitors are to lie in one table a month. The rows of today become its first part without being copied: this
-- constraint says that they end with next month, or with the month after their latest.
do $$
declare
  latest timestamptz;
begin
  select greatest(now(), max(received_at)) into latest from analytics_event;
  execute format(
    'alter table analytics_event add constraint analytics_event_bound check (received_at < %L) not valid',
    to_char(date_trunc('month', latest at time zone 'UTC') + interval '2 months', 'YYYY-MM-DD') || ' 00:00:00+00');
end $$;
