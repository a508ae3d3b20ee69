-- Which notifications reach a user on which channel, and what is still to be mailed.

-- Only what somebody chose; the rest is as the product proposes.
create table notification_preference (
  user_id         bigint not null references app_user,
  sub_category_id integer not null,
  channel         text not null check (channel in ('app', 'email', 'sms')),
  is_on           boolean not null,
  primary key (user_id, sub_category_id, channel)
);

-- Written with the notification, taken by the job that mails it: no checkout waits for the reading of preferences.
create table notification_delivery (
  notification_id bigint primary key references notification on delete cascade
);
