-- Product requests are ruled on by operators, who belong to no company. No call has let anybody rule before.
alter table product_request drop constraint product_request_ruled_by_fkey;
update product_request set ruled_by = null;
alter table product_request add foreign key (ruled_by) references operator;
