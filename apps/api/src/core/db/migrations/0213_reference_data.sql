-- Facts that every installation begins with: which state of each file it has taken in. The rows themselves stand in the
-- tables that use them (city, town, category).
create table reference_data (
  name      text primary key,
  -- SHA-256 of the rows.
  version   text not null,
  loaded_at timestamptz not null default now()
);

-- Each list of licensed medicines that replaced rx_product; the newest is the one in use.
create table medicine_list (
  version   integer generated always as identity primary key,
  file_name text not null,
  -- SHA-256 of the rows.
  checksum  text not null,
  medicines integer not null,
  added     integer not null,
  renamed   integer not null,
  removed   integer not null,
  loaded_at timestamptz not null default now()
);
