import { companyFactCalls } from '@havan/contract/identity/company/company-facts';
import { expect, test } from 'vitest';
import { sessionOf, signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getCompanyFacts, saveGln } = companyFactCalls;

test('every company reads its own legal facts', async () => {
  expect((await app.call(getCompanyFacts, {})).status).toBe(401);
  const warehouse = await signedInAs(app, 'localPharmacyWarehouse');
  const { result } = await app.call(getCompanyFacts, {}, warehouse);
  expect(result).toMatchObject({ tradeName: expect.any(String), taxNumber: expect.any(String), gln: null });
});

test('the GLN is kept for this company alone', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  const other = await signedInAs(app, 'pharmacy');
  const { result } = await app.call(saveGln, { gln: '868 0001 00000 5' }, buyer);
  expect(result.gln).toBe('8680001000005');
  expect((await app.call(getCompanyFacts, {}, buyer)).result.gln).toBe('8680001000005');
  expect((await app.call(getCompanyFacts, {}, other)).result.gln).toBeNull();
});

test('a number whose check digit is wrong is refused at its field', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  const answer = await app.call(saveGln, { gln: '8680001000007' }, buyer);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toMatchObject([{ path: 'gln' }]);
});

test('staff without the right reads the facts and changes none', async () => {
  const buyer = await signedInAs(app, 'pharmacy');
  await app.database.db
    .updateTable('app_user')
    .set({ role: 'staff', rights: ['buy'] })
    .where('id', '=', buyer.userId)
    .execute();
  const staff = { token: await sessionOf(app, buyer) };
  expect((await app.call(saveGln, { gln: '8680001000005' }, staff)).status).toBe(403);
  expect((await app.call(getCompanyFacts, {}, staff)).status).toBe(200);
});
