-- Finding goods: what recent sales ask for, and what was searched and opened.

create index orders_created on orders (created_at);

create table search_event (
  id         bigint generated always as identity primary key,
  -- As it came with the click; it need not be one that a search gave.
  query_id   text not null,
  user_id    bigint not null references app_user,
  -- `products`, `rxProducts`, `sellers` or `brands`, the id of the hit there and its place in the list, from 0.
  index_name text not null check (index_name in ('products', 'rxProducts', 'sellers', 'brands')),
  hit_id     bigint not null,
  position   smallint not null,
  clicked_at timestamptz not null
);
create index search_event_query on search_event (query_id);
