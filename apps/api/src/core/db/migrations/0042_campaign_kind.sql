-- The kind is called as the domain calls it.
alter table campaign drop constraint campaign_kind_check;
alter table campaign add constraint campaign_kind_check
  check (kind in ('percentOff', 'amountOff', 'buyXGetY', 'quantityTiers', 'specialDay', 'disasterRelief'));
