import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showScreen } from '../../testing/show-screen.tsx';
import { ProductRequestDetail } from './ProductRequestDetail.tsx';

const request = {
  requestId: 5,
  barcode: '8690000417261',
  name: 'Elvarin El Kremi 75 ml',
  brand: 'Elvarin',
  category: '',
  kind: 'general',
  psf: 24_900,
  pictureFileIds: [],
  state: 'waiting',
  reason: null,
  productId: null,
  terms: null,
  listingId: null,
  publishRefusal: null,
  requestedAt: '2026-11-20T09:00:00.000Z',
  ruledAt: null,
};
let remove = () => {};
afterEach(() => remove());

function show(terms: object | null) {
  remove = showScreen(<ProductRequestDetail requestId={5} />, ({ path }) => {
    if (path === 'GetOperator')
      return { operatorId: 1, name: 'Ece', username: 'ece', roles: ['catalogue'], endsAt: '' };
    return { request: { ...request, terms }, productId: 7, isMedicine: false };
  }).remove;
}
const term = () => page.getByText('Onayla satışa çıkacak ilan');

test('an operator reads which listing goes on sale with the approval', async () => {
  show({ price: 14_890, stock: 12, expiration: '2028-03-31', lot: 'A1' });
  await expect.element(term()).toBeVisible();
  await expect.element(page.getByText('148,90 TL, 12 adet, miat 03/2028, parti A1')).toBeVisible();
});

test('a request without terms names no listing', async () => {
  show(null);
  await expect.element(page.getByText('8690000417261')).toBeVisible();
  await expect.element(term()).not.toBeInTheDocument();
});
