-- A message that was taken out of its conversation by a ruling; its words stay for the operators.
alter table message add column hidden_at timestamptz;

-- What the reader of a message reports, and what was ruled.
create table message_report (
  id         bigint generated always as identity primary key,
  message_id bigint not null references message,
  company_id bigint not null references company,
  user_id    bigint not null references app_user,
  reason     text not null check (reason in ('insult', 'fraud', 'advertising', 'personalData', 'other')),
  note       text,
  state      text not null default 'open' check (state in ('open', 'dismissed', 'warned', 'hidden', 'blocked')),
  ruling     text,
  created_at timestamptz not null,
  decided_at timestamptz,
  -- A message is reported once; only its reader can.
  unique (message_id),
  check ((state = 'open') = (decided_at is null))
);
create index message_report_open on message_report (id) where state = 'open';
create index message_report_company on message_report (company_id);

-- A company that may not write to anybody for a while.
create table messaging_block (
  company_id bigint primary key references company,
  report_id  bigint not null references message_report,
  until      timestamptz not null
);

-- Sentences that a seller keeps to insert into its messages.
create table message_template (
  id         bigint generated always as identity primary key,
  company_id bigint not null references company,
  name       text not null check (length(name) between 1 and 60),
  body       text not null check (length(body) between 1 and 2000),
  changed_at timestamptz not null
);
create unique index message_template_name on message_template (company_id, lower(name));

create table message_file (
  file_id    uuid primary key references stored_file,
  message_id bigint not null references message,
  position   smallint not null
);
create index message_file_message on message_file (message_id);
