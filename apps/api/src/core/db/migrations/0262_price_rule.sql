-- "First by 10 kuruş, not under 84,00": how the price of a listing follows the cheapest offer of others.
create table price_rule (
  listing_id    bigint primary key references listing,
  seller_id     bigint not null references company,
  undercut      bigint not null check (undercut >= 0),
  floor         bigint not null check (floor > 0),
  ceiling       bigint not null check (ceiling >= floor),
  pause_minutes integer not null check (pause_minutes >= 15),
  is_on         boolean not null default true,
  created_by    bigint not null references app_user,
  updated_at    timestamptz not null,
  -- When it last moved the price, when it was last asked, and what it said then.
  changed_at    timestamptz,
  checked_at    timestamptz,
  sentence      text not null default ''
);
create index price_rule_due on price_rule (checked_at nulls first) where is_on;

-- Every price that a rule has set, and why.
create table price_rule_log (
  id         bigint generated always as identity primary key,
  listing_id bigint not null references listing,
  at         timestamptz not null,
  before     bigint not null,
  after      bigint not null,
  reason     text not null,
  sentence   text not null
);
create index price_rule_log_listing on price_rule_log (listing_id, id desc);
create index price_rule_log_at on price_rule_log (at);
