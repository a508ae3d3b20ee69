-- The outcome of an applied row goes into the page of the row: no index holds it, and a page is filled to a half, so that the
-- second version of each of its rows fits beside the first.
drop index listing_import_row_outcome;
alter table listing_import_row set (fillfactor = 50);
