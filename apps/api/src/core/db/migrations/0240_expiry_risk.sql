-- What is expected to be left of each listing at its expiry, computed in batches and read by its seller.

-- How fast the listings of a category sell, for products that have no sales of their own.
create table category_demand (
  category_id bigint primary key references category,
  -- Units that one listing sells in 30 days.
  units       double precision not null check (units >= 0),
  -- Demand by month, January first, against the average month; null before a year of sales is known.
  season      double precision[] check (cardinality(season) = 12),
  computed_at timestamptz not null
);

create table listing_expiry_risk (
  listing_id      bigint primary key references listing on delete cascade,
  seller_id       bigint not null references company,
  -- The listing as it was when the risk was computed: a row that differs from its listing is computed again.
  version         integer not null,
  stock           integer not null,
  price           bigint not null,
  chance_at_close real not null,
  chance          real not null,
  units_left      real not null,
  monthly_units   real not null,
  money_at_stake  bigint not null check (money_at_stake >= 0),
  -- What the first proposal saves; 0 without one.
  saved           bigint not null check (saved >= 0),
  source          text not null check (source in ('own', 'market', 'category', 'none')),
  basis           text not null,
  proposals       jsonb not null,
  computed_at     timestamptz not null
);
create index listing_expiry_risk_seller on listing_expiry_risk (seller_id, money_at_stake desc, listing_id desc);
