-- What a campaign of the market is about: it leads to this category, and its announcement shows products of it.
alter table campaign add column category_id integer references category;
