import { randomUUID } from 'node:crypto';
import { gtinCheckDigit } from '@havan/domain/gtin';
import { productRequestCalls } from '@havan/contract/listings/product-requests';
import { getLastNotifications } from '@havan/contract/notifications/inbox';
import { notificationKinds } from '@havan/domain/notification-kind';
import { expect, test } from 'vitest';
import { makeProduct } from '../../../testing/factories.ts';
import { signedInAs, signedInSeller } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { ruleProductRequest } from './product-requests.service.ts';

const app = testApp();
const { requestProduct, getProductRequests } = productRequestCalls;

let count = 0;
/** Returns a barcode that no product has. */
function freshBarcode(): string {
  count += 1;
  const body = `8691${String(count).padStart(8, '0')}`;
  return `${body}${gtinCheckDigit(body)}`;
}
const said = (barcode = freshBarcode()) => ({
  barcode,
  name: 'Elvarin El Kremi 75 ml',
  brand: 'Elvarin',
  kind: 'general' as const,
  psf: 24_900,
});

const seller = () => signedInSeller(app);

test('asks for a session and for a company that may sell', async () => {
  expect((await app.call(requestProduct, said())).status).toBe(401);
  expect((await app.call(getProductRequests, {})).status).toBe(401);
  const silent = await signedInAs(app, 'merchant');
  expect((await app.call(requestProduct, said(), silent)).status).toBe(403);
});

test('a request is pending, visible to its company only, and not duplicated', async () => {
  const owner = await seller();
  const wish = said();
  const { result } = await app.call(requestProduct, wish, owner);
  expect(result).toMatchObject({ ...wish, state: 'waiting', reason: null, productId: null });
  const again = await app.call(requestProduct, { ...wish, name: 'Başka bir ad' }, owner);
  expect(again.result).toEqual(result);
  const listed = (await app.call(getProductRequests, { state: 'waiting' }, owner)).result;
  expect(listed).toMatchObject({ items: [{ requestId: result.requestId }], total: 1, nextCursor: null });
  expect((await app.call(getProductRequests, {}, await seller())).result.items).toEqual([]);
});

test('pages go on where the last one ended', async () => {
  const owner = await seller();
  for (const _ of [1, 2, 3]) await app.call(requestProduct, said(), owner);
  const first = (await app.call(getProductRequests, { pageSize: '2' }, owner)).result;
  const cursor = first.nextCursor ?? '';
  const second = (await app.call(getProductRequests, { pageSize: '2', cursor }, owner)).result;
  expect([first.items.length, second.items.length, second.nextCursor]).toEqual([2, 1, null]);
});

test('a known barcode, a medicine, a wrong digit and a photo of others are refused', async () => {
  const owner = await seller();
  const known = freshBarcode();
  await makeProduct(app.database.db, { barcode: known });
  expect((await app.call(requestProduct, said(known), owner)).status).toBe(409);
  const medicine = await app.call(requestProduct, { ...said(), kind: 'medicine' }, owner);
  expect(medicine.body.errors[0]?.message).toContain('madde 24');
  expect((await app.call(requestProduct, said('8690000000000'), owner)).status).toBe(400);
  expect((await app.call(requestProduct, { ...said(), name: ' a ' }, owner)).status).toBe(400);
  const wish = { ...said(), pictureFileIds: [randomUUID()] };
  expect((await app.call(requestProduct, wish, owner)).status).toBe(400);
  expect((await app.call(getProductRequests, {}, owner)).result.items).toEqual([]);
});

test('an approval names the product, a rejection its reason, and each is possible once', async () => {
  const owner = await seller();
  const operator = await signedInOperator(app, ['catalogue']);
  const wish = said();
  const { requestId } = (await app.call(requestProduct, wish, owner)).result;
  const other = await makeProduct(app.database.db);
  const approve = (productId: number) =>
    ruleProductRequest(app.ctx, operator, requestId, { ruling: 'approved', productId });
  await expect(approve(other)).rejects.toMatchObject({ code: 'recordNotFound' });
  const productId = await makeProduct(app.database.db, { barcode: wish.barcode });
  await expect(approve(other)).rejects.toMatchObject({ code: 'conflict' });
  expect(await approve(productId)).toMatchObject({ state: 'approved', productId });
  await expect(approve(productId)).rejects.toMatchObject({ code: 'conflict' });

  const second = (await app.call(requestProduct, said(), owner)).result;
  const reject = (reason: string) =>
    ruleProductRequest(app.ctx, operator, second.requestId, { ruling: 'rejected', reason });
  await expect(reject('  ')).rejects.toMatchObject({ code: 'invalidRequest' });
  await reject('Fotoğraf okunmuyor.');
  const { items } = (await app.call(getProductRequests, { state: 'rejected' }, owner)).result;
  expect(items).toMatchObject([{ reason: 'Fotoğraf okunmuyor.', productId: null }]);

  const notices = (await app.call(getLastNotifications, {}, owner)).result
    .filter(({ subCategoryId }) => subCategoryId === notificationKinds.productRequestRuled)
    .map(({ notificationText }) => notificationText);
  expect(new Set(notices)).toEqual(
    new Set([
      '“Elvarin El Kremi 75 ml” ürün isteğiniz reddedildi. Fotoğraf okunmuyor.',
      'İstediğiniz “Elvarin El Kremi 75 ml” katalogda. Satırınız tezgâhta; yayına alabilirsiniz.',
    ]),
  );
});
