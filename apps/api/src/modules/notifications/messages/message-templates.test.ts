import { messageTemplateCalls } from '@havan/contract/notifications/message-templates';
import { expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { makeSale } from '../../../testing/sales.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getMessageTemplates, saveMessageTemplate, deleteMessageTemplate } = messageTemplateCalls;
const text = { name: 'Kargo', body: '{alıcı}, {sipariş no} numaralı siparişiniz yola çıktı.' };

// @spec §1 messages

test('a seller makes, changes and deletes its templates; nobody else reads or touches them', async () => {
  const [seller, other] = [await signedInAs(app, 'merchant'), await signedInAs(app, 'merchant')];
  expect((await app.call(getMessageTemplates, {})).status).toBe(401);
  const { templateId } = (await app.call(saveMessageTemplate, text, seller)).result;
  expect((await app.call(saveMessageTemplate, { ...text, templateId, body: 'Yok' }, other)).status).toBe(404);
  expect((await app.call(deleteMessageTemplate, { templateId: String(templateId) }, other)).status).toBe(404);
  expect((await app.call(getMessageTemplates, {}, other)).result.templates).toEqual([]);
  await app.call(saveMessageTemplate, { ...text, templateId, name: 'Yola çıktı' }, seller);
  const { templates } = (await app.call(getMessageTemplates, {}, seller)).result;
  expect(templates).toEqual([{ templateId, name: 'Yola çıktı', body: text.body }]);
  expect((await app.call(deleteMessageTemplate, { templateId: String(templateId) }, seller)).status).toBe(
    200,
  );
  expect((await app.call(getMessageTemplates, {}, seller)).result.templates).toEqual([]);
});

test('a duplicate name, an empty text and an unknown placeholder are reported at their field', async () => {
  const seller = await signedInAs(app, 'merchant');
  await app.call(saveMessageTemplate, text, seller);
  const refusal = async (request: typeof text) => {
    const { status, body } = await app.call(saveMessageTemplate, request, seller);
    return [status, body.errors[0]?.path, body.errors[0]?.message];
  };
  expect(await refusal({ ...text, name: 'KARGO' })).toEqual([400, 'name', 'Bu adda bir şablonunuz var.']);
  expect(await refusal({ name: 'Boş', body: ' ' })).toEqual([400, 'body', 'Şablonun metnini yazın.']);
  expect(await refusal({ name: 'Yanlış', body: '{siparis}' })).toEqual([
    400,
    'body',
    '{siparis} diye bir alan yok.',
  ]);
});

test('the orders that fill the placeholders are those that the reader gave to this seller', async () => {
  const [seller, buyer, other] = [
    await signedInAs(app, 'merchant'),
    await signedInAs(app, 'pharmacy'),
    await signedInAs(app, 'merchant'),
  ];
  const { db } = app.database;
  const listingId = await makeListing(db, { sellerId: seller.companyId, productId: await makeProduct(db) });
  await makeSale(db, buyer, { listingId, units: 1, at: app.clock.now() });
  const orders = async (who: typeof seller) =>
    (await app.call(getMessageTemplates, { userId: String(buyer.userId) }, who)).result.orders;
  expect(await orders(seller)).toMatchObject([{ trackingNumber: null, carrierName: null }]);
  expect(await orders(other)).toEqual([]);
});
