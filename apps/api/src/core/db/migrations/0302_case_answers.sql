-- Units of a case that the seller took; null until it answers, fewer than asked for where it took a part.
alter table order_case_line add column accepted_quantity integer check (accepted_quantity between 0 and quantity);
