import { cartKeys } from '@havan/api-client/queries/cart/cart';
import { catalogueKeys } from '@havan/api-client/queries/catalogue/catalogue';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { offer } from '../../features/offers/testing.ts';
import { showAdded } from './optimistic-cart.ts';

const client = () => {
  const queries = new QueryClient();
  const listings = [
    offer({ listingId: 1, price: 5000, seller: { sellerId: 7 } }),
    offer({ listingId: 2, price: 9000, seller: { sellerId: 8 } }),
  ];
  queries.setQueryData(catalogueKeys.product(3), { product: { productId: 3 }, listings });
  queries.setQueryData(cartKeys.all, {
    groups: [
      { seller: { sellerId: 7 }, goodsTotal: 10_000 },
      { seller: { sellerId: 9 }, goodsTotal: 500 },
    ],
  });
  return queries;
};

// @spec §2.2 offline

test('shows the units at their offer and the goods at their seller at once', () => {
  const queries = client();
  showAdded(queries, 1, 3);
  expect(queries.getQueryData(catalogueKeys.product(3))).toMatchObject({
    listings: [{ inBasket: 3 }, { inBasket: 0 }],
  });
  expect(queries.getQueryData(cartKeys.all)).toMatchObject({
    groups: [{ goodsTotal: 25_000 }, { goodsTotal: 500 }],
  });
});

test('takes back what was shown when it is refused', () => {
  const queries = client();
  const [detail, basket] = [catalogueKeys.product(3), cartKeys.all].map((key) => queries.getQueryData(key));
  showAdded(queries, 1, 3)();
  expect(queries.getQueryData(catalogueKeys.product(3))).toEqual(detail);
  expect(queries.getQueryData(cartKeys.all)).toEqual(basket);
});

test('keeps newer data of the server: a removed offer stays removed', () => {
  const queries = client();
  const takeBack = showAdded(queries, 1, 3);
  queries.setQueryData(catalogueKeys.product(3), { product: { productId: 3 }, listings: [] });
  takeBack();
  expect(queries.getQueryData(catalogueKeys.product(3))).toMatchObject({ listings: [] });
});

test('changes nothing for an offer that no page holds', () => {
  const queries = client();
  const before = queries.getQueryData(cartKeys.all);
  showAdded(queries, 99, 3);
  expect(queries.getQueryData(cartKeys.all)).toEqual(before);
});
