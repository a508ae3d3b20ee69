-- What a campaign does to a price, for what, and how often. Amounts are kuruş.
alter table campaign
  -- [{fromQuantity, percent, amount}], by ascending quantity: the last step that a quantity reaches prices every unit.
  add column steps jsonb not null default '[]' check (jsonb_typeof(steps) = 'array'),
  -- "Mal fazlası": for every so many paid units so many come along.
  add column buy_quantity integer check (buy_quantity > 0),
  add column free_quantity integer check (free_quantity > 0),
  -- Only for the listings named in campaign_listing.
  add column is_selected boolean not null default false,
  -- Units over all companies, and what is left of them: the second wall behind the conditional update.
  add column unit_limit integer check (unit_limit > 0),
  add column units_left integer,
  add column company_limit integer check (company_limit > 0),
  add constraint campaign_bonus check ((buy_quantity is null) = (free_quantity is null)),
  add constraint campaign_limit check ((unit_limit is null) = (units_left is null)),
  add constraint campaign_units_left check (units_left between 0 and unit_limit),
  -- The market bears discounts; goods on top are the seller's to give.
  add constraint campaign_bonus_seller check (buy_quantity is null or seller_id is not null);
-- Campaigns of the market stand under 0, so that one probe finds them beside the seller's.
create index campaign_now on campaign (coalesce(seller_id, 0)) where state = 'running';

create table campaign_listing (
  campaign_id bigint not null references campaign on delete cascade,
  listing_id  bigint not null references listing on delete cascade,
  primary key (campaign_id, listing_id)
);
create index campaign_listing_listing on campaign_listing (listing_id);

-- Units of a limited campaign that a company holds for a line of its basket, or has bought.
create table campaign_claim (
  id          bigint generated always as identity primary key,
  campaign_id bigint not null references campaign,
  company_id  bigint not null references company,
  listing_id  bigint not null references listing,
  units       integer not null check (units > 0),
  state       text not null check (state in ('held', 'consumed')),
  -- The payment under way that counts on it.
  payment_id  uuid references payment,
  held_until  timestamptz not null,
  created_at  timestamptz not null default now()
);
create unique index campaign_claim_line on campaign_claim (company_id, listing_id) where state = 'held';
create index campaign_claim_campaign on campaign_claim (campaign_id, company_id);
create index campaign_claim_due on campaign_claim (held_until) where state = 'held';
create index campaign_claim_payment on campaign_claim (payment_id) where payment_id is not null;

alter table order_line
  -- What a unit would have cost without the campaign; null where no campaign made the price.
  add column list_price bigint check (list_price >= unit_price),
  add column campaign_code text,
  add column campaign_title text,
  -- Units that came along unpaid.
  add column bonus_quantity integer not null default 0 check (bonus_quantity >= 0);

alter table orders
  -- What the market adds to the seller's payout for its own campaigns.
  add column campaign_subsidy bigint not null default 0 check (campaign_subsidy >= 0),
  -- The part of the total that points paid.
  add column points_amount bigint not null default 0 check (points_amount between 0 and total);
