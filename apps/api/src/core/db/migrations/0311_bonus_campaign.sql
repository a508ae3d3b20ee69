-- The campaign that gave the goods on top of a line, where it is not the one of its price.
alter table order_line add column bonus_campaign_code text;
create index order_line_bonus_campaign on order_line (bonus_campaign_code) where bonus_campaign_code is not null;
