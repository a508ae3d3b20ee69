-- Keys of sellers' programs. The secret is never kept; a key acts for its maker, and ends with them.
create table api_key (
  id           bigint generated always as identity primary key,
  company_id   bigint not null references company,
  user_id      bigint not null references app_user,
  name         text not null check (length(name) between 1 and 60),
  hash         bytea not null unique check (length(hash) = 32),
  hint         text not null,
  scopes       text[] not null check (cardinality(scopes) > 0),
  networks     text[] not null,
  created_at   timestamptz not null,
  expires_at   timestamptz,
  revoked_at   timestamptz,
  last_used_at timestamptz,
  last_used_ip text
);
create index api_key_of_company on api_key (company_id, id desc);
create index api_key_of_user on api_key (user_id);

-- Requests of a key by minute of the clock: the limit counts here, and the screen adds them up.
create table api_key_minute (
  key_id bigint not null references api_key,
  minute timestamptz not null,
  calls  int not null,
  primary key (key_id, minute)
);
create index api_key_minute_age on api_key_minute (minute);
