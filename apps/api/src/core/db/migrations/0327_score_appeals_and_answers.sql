-- What a seller answers to a rating, once; its buyer reads it.
create table order_rating_answer (
  order_id   bigint primary key references order_rating,
  user_id    bigint not null references app_user,
  text       text not null check (length(text) between 1 and 1000),
  created_at timestamptz not null default now()
);

-- A seller asks for a fact to be taken out of its score; one that was accepted counts no more. A reported rating is one
-- of the part `ratings`.
create table score_appeal (
  id         bigint generated always as identity primary key,
  company_id bigint not null references company,
  user_id    bigint not null references app_user,
  order_id   bigint not null references orders,
  part       text not null check (part in ('dispatch', 'supply', 'expiry', 'returns', 'ratings')),
  text       text not null check (length(text) between 1 and 1000),
  state      text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  ruling     text,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (order_id, part),
  check ((state = 'open') = (decided_at is null))
);
create index score_appeal_open on score_appeal (id) where state = 'open';
