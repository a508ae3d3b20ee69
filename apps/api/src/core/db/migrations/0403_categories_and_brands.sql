-- Operators hide a category, whose products stay on sale and are found, and give a brand the other names that people
-- search and import it by.
alter table category add column is_active boolean not null default true;

create table brand_alias (
  alias    text collate "tr-TR-x-icu" primary key check (length(alias) between 2 and 100),
  brand_id bigint not null references brand on delete cascade
);
create index brand_alias_brand on brand_alias (brand_id);
create unique index brand_alias_word on brand_alias (lower(alias));
create trigger brand_alias_changed after insert or update or delete on brand_alias
  for each statement execute function market_changed();
