-- How somebody joins, proves an address or a number, and comes back after forgetting a password.

alter table app_user
  add column password_set_at timestamptz not null default now(),
  -- Somebody who left the company: keeps what they did, frees the name and the address.
  add column removed_at timestamptz;

drop index app_user_username;
drop index app_user_email;
create unique index app_user_username on app_user (lower(username)) where removed_at is null;
create unique index app_user_email on app_user (lower(email)) where removed_at is null;

-- An application that waits for its e-mail address and its number to be proved; the company is made when both are.
create table registration (
  id                uuid primary key,
  email             text not null,
  company_type      text not null
                    check (company_type in ('pharmacy', 'pharmacyCompany', 'localPharmacyWarehouse', 'merchant')),
  company_name      text not null,
  tax_number        text not null,
  tax_office        text not null,
  town_id           integer not null references town,
  address_line      text not null,
  name              text not null,
  surname           text not null,
  username          text not null,
  phone             text not null,
  password_hash     text not null,
  -- When the membership agreement was accepted.
  agreed_at         timestamptz not null,
  email_verified_at timestamptz,
  expires_at        timestamptz not null
);
create unique index registration_email on registration (lower(email));

-- One live code for a purpose and whom it is about: `registration:…` or `user:…`. A new code replaces the one before.
create table one_time_code (
  purpose    text not null check (purpose in ('activation', 'gsm', 'emailChange', 'phoneChange')),
  subject    text not null,
  -- Where it was sent to, and so what it proves.
  recipient  text not null,
  code_hash  bytea not null,
  tries      smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null,
  used_at    timestamptz,
  primary key (purpose, subject)
);

-- What a mailed link carries, as a hash.
create table account_link (
  hash       bytea primary key,
  purpose    text not null check (purpose in ('activation', 'gsmVerification', 'resetPassword', 'setPassword')),
  subject    text not null,
  expires_at timestamptz not null,
  used_at    timestamptz
);
create index account_link_subject on account_link (subject);

create table staff_invitation (
  id          uuid primary key,
  company_id  bigint not null references company,
  email       text not null,
  role        text not null check (role in ('owner', 'staff')),
  invited_by  bigint not null references app_user,
  sent_at     timestamptz not null,
  expires_at  timestamptz not null,
  accepted_at timestamptz,
  revoked_at  timestamptz
);
create unique index staff_invitation_open on staff_invitation (company_id, lower(email))
  where accepted_at is null and revoked_at is null;
