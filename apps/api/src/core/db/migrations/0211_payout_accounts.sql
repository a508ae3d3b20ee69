-- Bank accounts in the name of a company, proved by a code to its owner. Money leaves for no other.
create table payout_account (
  id          uuid primary key,
  company_id  bigint not null references company,
  iban        text not null check (iban ~ '^TR[0-9A-Z]{24}$'),
  owner_name  text not null,
  added_by    bigint not null references app_user,
  created_at  timestamptz not null,
  verified_at timestamptz,
  removed_at  timestamptz
);
create unique index payout_account_iban on payout_account (company_id, iban) where removed_at is null;

alter table one_time_code drop constraint one_time_code_purpose_check;
alter table one_time_code add constraint one_time_code_purpose_check
  check (purpose in ('activation', 'gsm', 'emailChange', 'phoneChange', 'payoutAccount'));

-- Where a withdrawal went; those of before the rule have none.
alter table withdrawal add column payout_account_id uuid references payout_account;
