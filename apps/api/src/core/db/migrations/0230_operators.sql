-- The people who run the market. They belong to no company, and their sessions are of a kind of their own.
create table operator (
  id               bigint generated always as identity primary key,
  username         text not null,
  name             text not null,
  email            text not null,
  roles            text[] not null check (cardinality(roles) > 0 and roles <@ array['admin', 'finance', 'catalogue', 'support']),
  password_hash    text not null,
  -- Encrypted; the key lies outside the database.
  totp_secret      bytea not null,
  -- The step of the last code that was taken: each code opens one session.
  totp_step        bigint not null default 0,
  -- Shown to every visitor of the demo; it opens nothing where DEMO is off.
  is_demo          boolean not null default false,
  disabled_at      timestamptz,
  created_at       timestamptz not null default now()
);
create unique index operator_username on operator (lower(username));
create unique index operator_email on operator (lower(email));

create table operator_recovery_code (
  operator_id bigint not null references operator,
  hash        bytea not null,
  used_at     timestamptz,
  primary key (operator_id, hash)
);

create table operator_session (
  hash         bytea primary key,
  operator_id  bigint not null references operator,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at     timestamptz
);
create index operator_session_operator on operator_session (operator_id);
create index operator_session_created on operator_session (created_at);

create table operator_invitation (
  id         bigint generated always as identity primary key,
  hash       bytea not null unique,
  -- Null for the first operator, who says it.
  email      text,
  roles      text[] not null,
  invited_by bigint references operator,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at    timestamptz
);

-- Every act of an operator, written in the transaction of the act itself.
create table audit_event (
  id            bigint generated always as identity primary key,
  at            timestamptz not null,
  -- Null for the command line and the start of the product.
  operator_id   bigint references operator,
  operator_name text,
  action        text not null,
  subject_kind  text not null,
  subject_id    text not null,
  before        jsonb,
  after         jsonb,
  ip            text
);
create index audit_event_subject on audit_event (subject_kind, subject_id, id desc);
create index audit_event_action on audit_event (action, id desc);

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append-only' using errcode = 'restrict_violation';
end $$;
create trigger audit_event_append_only before update or delete or truncate on audit_event
  for each statement execute function audit_is_append_only();

do $$
begin
  if exists (select from pg_roles where rolname = 'havan_app') then
    revoke update, delete on audit_event from havan_app;
  end if;
end $$;
