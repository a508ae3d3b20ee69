-- Sign-ins with a browser that the user had not signed in with before, until their company has been notified.
create table new_sign_in (
  id         bigint generated always as identity primary key,
  user_id    bigint not null references app_user on delete cascade,
  user_agent text not null,
  at         timestamptz not null
);
create index new_sign_in_user on new_sign_in (user_id);
