-- Several API processes share one database: whoever watches a search may be connected to another process than the one
-- that runs it. The watching process keeps `watched_until` ahead of the clock; the running one reads it.

alter table smart_cart
  add column watched_until timestamptz,
  add column stop_asked boolean not null default false;
