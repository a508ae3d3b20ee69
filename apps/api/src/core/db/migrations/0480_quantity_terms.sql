-- What a listing gives by quantity: prices from a quantity on, and "mal fazlası".

alter table listing
  -- [{"fromQuantity": 10, "price": 13990}, …] by ascending quantity, in kuruş.
  add column price_breaks jsonb not null default '[]'
    check (jsonb_typeof(price_breaks) = 'array' and jsonb_array_length(price_breaks) <= 5),
  -- {"buy": 10, "get": 1}
  add column bonus jsonb
    check ((bonus ->> 'get')::integer between 1 and (bonus ->> 'buy')::integer);
