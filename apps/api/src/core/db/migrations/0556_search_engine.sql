-- How far the offers in the search engine have followed the database, and which process writes them. One row; unused where
-- no `CATALOGUE_URL` names an engine.
create table search_engine_state (
  is_only    boolean primary key default true check (is_only),
  -- The process that writes, until this time unless it says so again.
  holder     uuid,
  held_until timestamptz,
  -- The engine, its alias and the layout of the documents; another one is filled anew.
  layout     text,
  -- What is visible in it can be found in the engine; null before it was first filled.
  snapshot   pg_snapshot,
  written_at timestamptz,
  -- The campaigns without units that the documents know of.
  used_up    jsonb not null default '[]',
  -- False while a change of products, brands or categories waits for the products to be read whole.
  is_whole   boolean not null default true,
  -- The run of the job that counts sold units up to which the documents know them.
  sold_run   bigint
);
insert into search_engine_state default values;

-- Documents carry a number of it that was taken before their offers were read: the engine keeps the later one.
create sequence search_engine_version;
