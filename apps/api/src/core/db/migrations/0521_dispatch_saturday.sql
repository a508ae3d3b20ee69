-- Whether the seller hands parcels over on Saturdays as well.
alter table seller_terms add column dispatch_saturday boolean not null default false;
