-- Who registers from now on saves its own selling terms and verifies a payout account before its first listing. Companies
-- that exist already go on as they are.
alter table company add column owes_selling_setup boolean not null default false;
alter table seller_terms add column saved_at timestamptz;
comment on column company.owes_selling_setup is 'lists nothing before terms are saved and a payout account is verified';
comment on column seller_terms.saved_at is 'when the company last saved them; null while they are those of the registration';
