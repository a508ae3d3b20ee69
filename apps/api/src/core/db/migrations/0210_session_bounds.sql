-- A hand-over code is as good as the session that drew it, and no better: it ends with it.
delete from hand_over;
alter table hand_over add column family_id uuid not null references session_family on delete cascade;
create index hand_over_family on hand_over (family_id);

-- Browsers in which a user has signed in before: their guesses are counted apart from those of strangers, so that nobody
-- who guesses at a name can keep its owner waiting.
create table known_device (
  user_id      bigint not null references app_user,
  hash         bytea not null,
  last_used_at timestamptz not null,
  primary key (user_id, hash)
);
create index known_device_used on known_device (last_used_at);

-- Several applications may wait for one address; each is proved by its own link and its own code.
drop index registration_email;
create index registration_email on registration (lower(email));
