-- The authenticator of a member and the codes for the day it is lost. Unconfirmed until its first code was right.
create table member_second_factor (
  user_id      bigint primary key references app_user,
  -- Encrypted; the key lies outside the database.
  secret       bytea not null,
  -- The step of the last code that was taken: each code works once.
  last_step    bigint not null default 0,
  created_at   timestamptz not null,
  confirmed_at timestamptz
);

create table member_recovery_code (
  user_id bigint not null references member_second_factor on delete cascade,
  hash    bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

-- When the second factor was last proved in a session, for what asks for it again.
alter table session_family add column factor_proved_at timestamptz;
