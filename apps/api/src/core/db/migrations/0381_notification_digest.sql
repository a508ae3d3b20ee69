-- Who asked for a mail of what waits, and for which Istanbul day the last one left.
create table notification_digest (
  user_id  bigint primary key references app_user,
  rhythm   text not null check (rhythm in ('off', 'daily', 'weekly')),
  sent_for date
);
create index notification_digest_wanted on notification_digest (rhythm, sent_for) where rhythm <> 'off';
