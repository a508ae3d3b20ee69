-- The API works as a role that may add to the ledger and read it, and nothing else: no statement of ours can change or
-- delete a posting, whatever a bug or an injected text says. The owner of the tables keeps the triggers as second wall.
--
-- A role belongs to the whole server. Where the migrating user may not make roles, an operator makes `havan_app` once;
-- without it the API works as its own user and the triggers alone hold.
do $$
begin
  begin
    create role havan_app nologin;
  exception
    when duplicate_object or unique_violation then null;
    when insufficient_privilege then
      raise notice 'havan_app cannot be made here; the ledger is append-only by its triggers alone';
  end;
  if exists (select from pg_roles where rolname = 'havan_app') then
    begin
      execute format('grant havan_app to %I', current_user);
    exception when insufficient_privilege or invalid_grant_operation then null;
    end;
    execute format('grant usage on schema %I to havan_app', current_schema());
    execute format('grant select, insert, update, delete on all tables in schema %I to havan_app', current_schema());
    execute format('grant usage, select, update on all sequences in schema %I to havan_app', current_schema());
    execute format('alter default privileges in schema %I grant select, insert, update, delete on tables to havan_app', current_schema());
    execute format('alter default privileges in schema %I grant usage, select, update on sequences to havan_app', current_schema());
    revoke update, delete on ledger_account, ledger_entry, ledger_posting, order_event, order_case_event,
      order_refund, order_refund_line from havan_app;
  end if;
end $$;
