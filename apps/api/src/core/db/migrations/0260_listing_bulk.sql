-- A change of many listings keeps its rows: it goes on after a killed process, answers each row, and can be undone.
alter table listing_batch
  add column seq     bigint generated always as identity,
  add column state   text not null default 'done' check (state in ('running', 'done', 'undoing', 'undone')),
  add column change  jsonb,
  add column ticked  text[] not null default '{}',
  add column total   integer not null default 0,
  add column done    integer not null default 0,
  add column refused integer not null default 0,
  add column undone  integer not null default 0,
  add column kept    integer not null default 0;
create index listing_batch_open on listing_batch (created_at) where state in ('running', 'undoing');

create table listing_batch_row (
  batch_id   uuid not null references listing_batch on delete cascade,
  listing_id bigint not null references listing,
  state      text not null default 'waiting' check (state in ('waiting', 'changed', 'same', 'refused', 'undone', 'kept')),
  -- Why it was refused or left.
  sentence   text,
  -- The version that the change has made of the listing, and what was written over: column → [before, after].
  version    integer,
  changes    jsonb,
  primary key (batch_id, listing_id)
);
create index listing_batch_row_waiting on listing_batch_row (batch_id, listing_id) where state = 'waiting';
create index listing_batch_row_changed on listing_batch_row (batch_id, listing_id) where state = 'changed';
