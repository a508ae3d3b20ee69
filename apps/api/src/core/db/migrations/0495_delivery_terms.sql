-- Where and when a seller brings goods by itself. A seller without a row serves its whole province on working days as a
-- local warehouse, and nothing as any other seller.
create table delivery_terms (
  company_id     bigint primary key references company,
  -- Districts of its own province; null for all of them.
  town_ids       integer[] check (cardinality(town_ids) > 0),
  -- ISO days, 1 is Monday.
  weekdays       smallint[] not null default '{1,2,3,4,5}'
                 check (cardinality(weekdays) > 0 and weekdays <@ '{1,2,3,4,5,6,7}'::smallint[]),
  -- What is ordered before comes on the same day, in Istanbul; null where nothing does.
  same_day_until time
);
