-- Functions with the rights of their owner: a temporary table must not take the place of a table of the system or of the
-- product, so the schema of temporary tables comes last.
do $$
declare
  each record;
begin
  for each in
    select p.oid::regprocedure as name from pg_proc p
    where p.prosecdef and p.pronamespace = current_schema()::regnamespace
  loop
    execute format('alter function %s set search_path = %I, pg_temp', each.name, current_schema());
  end loop;
end $$;
