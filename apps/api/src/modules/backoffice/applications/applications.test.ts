import { getApplication } from '@havan/contract/backoffice/applications';
import { claimQueueItem, decideQueueItem } from '@havan/contract/backoffice/queues';
import { legalDetailsCalls } from '@havan/contract/identity/company/legal-details';
import { getLastNotifications } from '@havan/contract/notifications/inbox';
import { expect, test } from 'vitest';
import { makeCompany } from '../../../testing/factories.ts';
import { lastTo } from '../../../testing/post.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const taxNumber = '1234567890';
const fresh = '4840847211';
const make = (facts: object) =>
  makeCompany(app.database.db, 'merchant', { review_state: 'inReview', phone: '05321234567', ...facts });
const look = async (companyId: number, roles: ('support' | 'finance' | 'admin')[] = ['admin']) =>
  (await app.call(getApplication, { companyId: String(companyId) }, await signedInOperator(app, roles)))
    .result;

test('reports the check of each fact', async () => {
  expect(
    await look(
      await make({ tax_number: fresh, kep_address: 'firma@hs01.kep.tr', mersis_no: `0${fresh}00015` }),
    ),
  ).toMatchObject({
    taxNumber: { value: fresh, state: 'agrees' },
    kepAddress: { state: 'agrees' },
    mersisNo: { state: 'agrees' },
    sameTaxNumber: [],
    place: 'Kadıköy, İstanbul',
  });
  const other = await make({ tax_number: taxNumber });
  const twin = await look(await make({ tax_number: taxNumber, kep_address: 'firma@firma.com' }));
  expect(twin).toMatchObject({
    taxNumber: { state: 'differs' },
    kepAddress: { state: 'differs' },
    mersisNo: { value: null, state: 'missing' },
  });
  expect(twin.sameTaxNumber.map(({ companyId }) => companyId)).toContain(other);
  const pharmacy = await makeCompany(app.database.db, 'pharmacy', { review_state: 'inReview' });
  expect((await look(pharmacy)).mersisNo.state).toBe('notNeeded');
});

test('support sees phone and address masked', async () => {
  const companyId = await make({ email: 'ayse@firma.example' });
  expect(await look(companyId, ['support'])).toMatchObject({ email: 'a•••@firma.example' });
  expect((await look(companyId, ['support'])).phone).not.toContain('1234567');
  expect(await look(companyId)).toMatchObject({ email: 'ayse@firma.example', phone: '05321234567' });
});

test('a company that is asked for more is notified, and is pending again after its answer', async () => {
  const company = await signedInAs(app, 'merchant');
  const state = app.database.db.updateTable('company').where('id', '=', company.companyId);
  await state.set({ review_state: 'inReview' }).execute();
  const me = await signedInOperator(app, ['support']);
  const item = { queue: 'companies' as const, itemId: company.companyId };
  await app.call(claimQueueItem, item, me);
  await app.call(decideQueueItem, { ...item, decision: 'ask', reasonId: 'kep' }, me);
  const [notice] = (await app.call(getLastNotifications, {}, company)).result;
  expect(notice?.notificationText).toMatch(/ek bilgi istendi.+KEP adresinizi girin\.$/);
  const { email } = await app.database.db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', company.userId)
    .executeTakeFirstOrThrow();
  expect(lastTo(app, email)).toMatchObject({
    subject: 'Firmanızın incelenmesi için ek bilgi gerekiyor',
    body: expect.stringContaining('KEP adresinizi girin.'),
  });
  const said = {
    userId: String(company.userId),
    kepAdress: 'firma@hs01.kep.tr',
    mersisNo: '0123456789012345',
  };
  await app.call(legalDetailsCalls.updateKepAdressAndMersisNo, said, company);
  expect((await look(company.companyId)).state).toBe('inReview');
});

test('an unknown company is not found', async () => {
  const { status } = await app.call(getApplication, { companyId: '999999999' }, await signedInOperator(app));
  expect(status).toBe(404);
});
