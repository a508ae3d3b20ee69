-- What carriers ask for a parcel. A later first day replaces a row from then on; rows of the past stay for what was asked then.
create table carrier_tariff (
  carrier_id  smallint not null check (carrier_id between 1 and 7),
  distance    text not null check (distance in ('sameCity', 'sameRegion', 'beyond')),
  up_to_desi  smallint not null check (up_to_desi between 1 and 100),
  price       bigint not null check (price between 1 and 1000000),
  valid_from  date not null,
  valid_to    date check (valid_to >= valid_from),
  imported_at timestamptz not null default now(),
  imported_by bigint references operator,
  primary key (carrier_id, distance, up_to_desi, valid_from)
);

-- The prices to begin with; operators import others.
insert into carrier_tariff (carrier_id, distance, up_to_desi, price, valid_from)
select carrier, distance, desi, round((base + step * per_desi) * far / 10) * 10, date '2026-01-01'
from (values (1, 5490, 640), (2, 5990, 690), (3, 5290, 590), (4, 6490, 720), (5, 4790, 560), (6, 6890, 760),
             (7, 9990, 1490)) as c (carrier, base, per_desi)
cross join (values ('sameCity', 1.0), ('sameRegion', 1.15), ('beyond', 1.35)) as d (distance, far)
cross join (values (2, 1), (5, 4), (10, 9), (20, 18), (30, 27), (100, 80)) as s (desi, step);

-- Tiers of the turnover bonus are sets: of those that began, the latest counts.
alter table turnover_bonus_tier drop constraint turnover_bonus_tier_pkey;
alter table turnover_bonus_tier add primary key (valid_from, from_turnover);
update turnover_bonus_tier set valid_from = date_trunc('month', valid_from)::date;
alter table turnover_bonus_tier add check (extract(day from valid_from) = 1);
