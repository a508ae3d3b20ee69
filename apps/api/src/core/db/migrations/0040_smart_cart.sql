-- Searches of the smart cart: what was asked for and the best answer so far, found again after a refresh or elsewhere.

create table smart_cart (
  id         uuid primary key,
  company_id bigint not null references company,
  -- The list and the wishes as the contract carries them.
  request    jsonb not null,
  -- The answer as the contract carries it, and the basket behind it.
  answer     jsonb not null,
  plan       jsonb,
  version    integer not null default 1,
  state      text not null check (state in ('searching', 'proven', 'best', 'infeasible')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index smart_cart_company on smart_cart (company_id, created_at desc);
