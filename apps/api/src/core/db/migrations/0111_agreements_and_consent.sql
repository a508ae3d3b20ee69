-- Who has signed which version of an agreement, and who has seen that a text has changed. The texts are in the code.
create table agreement_signature (
  user_id   bigint not null references app_user,
  slug      text not null,
  version   integer not null,
  signed_at timestamptz not null default now(),
  primary key (user_id, slug, version)
);

create table agreement_acknowledgement (
  user_id         bigint primary key references app_user,
  acknowledged_at timestamptz not null default now()
);

-- Every answer about cookies, so that it can be shown who agreed when; the last one holds.
create table cookie_answer (
  id          bigint generated always as identity primary key,
  user_id     bigint not null references app_user,
  choice      text not null check (choice in ('accepted', 'refused')),
  answered_at timestamptz not null default now()
);
create index cookie_answer_user on cookie_answer (user_id, id desc);

-- What visitors did who had agreed to being counted. No user: the identity is what the browser said.
create table analytics_event (
  id          bigint generated always as identity primary key,
  visitor_id  uuid not null,
  name        text not null,
  event       jsonb not null,
  received_at timestamptz not null default now()
);
create index analytics_event_received on analytics_event (received_at);
create index analytics_event_visitor on analytics_event (visitor_id, received_at);
