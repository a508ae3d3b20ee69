-- What a company wants changed about itself: its legal title, its tax data, its address, its licence. It waits for an
-- operator with what stood before; the company stays as it is until then.
create table company_change (
  id         bigint generated always as identity primary key,
  company_id bigint not null references company,
  -- The fields that differ, by name, as they stood and as they are wanted.
  before     jsonb not null,
  after      jsonb not null,
  note       text not null default '' check (length(note) <= 400),
  state      text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'withdrawn')),
  reason     text,
  asked_by   bigint not null references app_user,
  asked_at   timestamptz not null,
  ruled_at   timestamptz,
  check ((state = 'waiting') = (ruled_at is null)),
  check (state <> 'rejected' or reason is not null)
);
create unique index company_change_waiting on company_change (company_id) where state = 'waiting';
create index company_change_queue on company_change (id) where state = 'waiting';
create index company_change_company on company_change (company_id, id);

create table company_change_file (
  change_id bigint not null references company_change on delete cascade,
  file_id   uuid not null references stored_file,
  primary key (change_id, file_id)
);
