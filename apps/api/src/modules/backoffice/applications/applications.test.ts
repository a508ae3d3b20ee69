import { getApplication } from '@havan/contract/backoffice/applications';
import { operatorCompanyCalls } from '@havan/contract/backoffice/companies';
import { claimQueueItem, decideQueueItem, getQueue } from '@havan/contract/backoffice/queues';
import { legalDetailsCalls } from '@havan/contract/identity/company/legal-details';
import { getLastNotifications } from '@havan/contract/notifications/inbox';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keepHolidays } from '../../listings/holidays/holidays.service.ts';
import { deliverNotifications } from '../../notifications/inbox/deliver-notifications.ts';
import { makeCompany, makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { lastTo } from '../../../testing/post.ts';
import { makeSale } from '../../../testing/sales.ts';
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
  const { db } = app.database;
  const longAgo = new Date('2026-01-05T09:00:00Z');
  await db
    .updateTable('company')
    .where('id', '=', company.companyId)
    .set({ in_review_since: longAgo })
    .execute();
  const said = {
    userId: String(company.userId),
    kepAdress: 'firma@hs01.kep.tr',
    mersisNo: '0123456789012345',
  };
  await app.call(legalDetailsCalls.updateKepAdressAndMersisNo, said, company);
  expect((await look(company.companyId)).state).toBe('inReview');
  // The age of the company in the queue is counted from its answer.
  const { items } = (await app.call(getQueue, { queue: 'companies', pageSize: '100' }, me)).result;
  const since = items.find(({ itemId }) => itemId === company.companyId)?.since ?? '';
  expect(new Date(since).getTime()).toBeGreaterThan(longAgo.getTime());
});

test('a rejection by mistake is taken back, and the company is told and waits again', async () => {
  const company = await signedInAs(app, 'merchant');
  const { companyId } = company;
  const { db } = app.database;
  await db.updateTable('company').where('id', '=', companyId).set({ review_state: 'inReview' }).execute();
  const me = await signedInOperator(app, ['support']);
  const reopen = () =>
    app.call(operatorCompanyCalls.reopenReview, { companyId, reason: 'Yanlış firma.' }, me);
  expect((await reopen()).body.errors[0]?.message).toMatch(/^Başvuru zaten incelemede/);
  const item = { queue: 'companies' as const, itemId: companyId };
  await app.call(claimQueueItem, item, me);
  await app.call(decideQueueItem, { ...item, decision: 'reject', reasonId: 'notEligible' }, me);
  const tax_number = String(5_000_000_000 + companyId);
  await db.updateTable('company').where('id', '=', companyId).set({ tax_number }).execute();
  const successor = await make({ tax_number });
  expect((await reopen()).body.errors[0]?.message).toContain('başka bir firma var');
  await db.updateTable('company').where('id', '=', successor).set({ review_state: 'rejected' }).execute();
  expect((await reopen()).result.reviewState).toBe('inReview');
  expect((await look(companyId)).state).toBe('inReview');
  const [notice] = (await app.call(getLastNotifications, {}, company)).result;
  expect(notice?.notificationText).toMatch(/^Firmanız inceleniyor\./);
});

test('an approval is withdrawn as long as the company has not traded; its listings leave the market', async () => {
  const company = await signedInAs(app, 'merchant');
  const { companyId } = company;
  const { db } = app.database;
  const productId = await makeProduct(db);
  const listings = [
    await makeListing(db, { sellerId: companyId, productId }),
    await makeListing(db, { sellerId: companyId, productId }, { state: 'passive', is_on_holiday: true }),
  ];
  await sql`
    insert into seller_holiday (company_id, starts_on, ends_on, created_by, created_at, begun_at)
    values (${companyId}, '2026-01-01', '2026-01-02', ${company.userId}, now(), now())`.execute(db);
  const me = await signedInOperator(app, ['support']);
  const before = await app.call(operatorCompanyCalls.getCompany, { companyId: String(companyId) }, me);
  expect(before.result).toMatchObject({ hasTraded: false, reviewState: 'approved' });
  const withdraw = () =>
    app.call(operatorCompanyCalls.reopenReview, { companyId, reason: 'Ruhsat başka firmanın.' }, me);
  expect((await withdraw()).result.reviewState).toBe('inReview');
  const states = () =>
    db.selectFrom('listing').select(['state', 'is_on_holiday']).where('id', 'in', listings).execute();
  const off = { state: 'passive', is_on_holiday: false };
  expect(await states()).toEqual([off, off]);
  await keepHolidays(app.ctx);
  expect(await states()).toEqual([off, off]);
  const events = await db
    .selectFrom('listing_event')
    .select('changes')
    .where('listing_id', 'in', listings)
    .execute();
  expect(events).toEqual([{ changes: { state: ['active', 'passive'] } }]);
  const [notice] = (await app.call(getLastNotifications, {}, company)).result;
  expect(notice?.notificationText).toMatch(/^Firmanız inceleniyor\..+Ruhsat başka firmanın\.$/);

  const item = { queue: 'companies' as const, itemId: companyId };
  await app.call(claimQueueItem, item, me);
  await app.call(decideQueueItem, { ...item, decision: 'approve' }, me);
  const buyer = await makeParty(db, 'pharmacy');
  await makeSale(db, buyer, { listingId: listings[0] ?? 0, units: 1, at: new Date() });
  expect(
    (await app.call(operatorCompanyCalls.getCompany, { companyId: String(companyId) }, me)).result.hasTraded,
  ).toBe(true);
  expect((await withdraw()).body.errors[0]?.message).toMatch(/^Firma alışveriş yapmış/);
});

test('a decision is mailed once', async () => {
  const company = await signedInAs(app, 'merchant');
  const { db } = app.database;
  const update = db.updateTable('company').where('id', '=', company.companyId);
  await update.set({ review_state: 'inReview' }).execute();
  const me = await signedInOperator(app, ['support']);
  const item = { queue: 'companies' as const, itemId: company.companyId };
  await app.call(claimQueueItem, item, me);
  await app.call(decideQueueItem, { ...item, decision: 'approve' }, me);
  await deliverNotifications(app.ctx);
  const { email } = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', company.userId)
    .executeTakeFirstOrThrow();
  const mails = app.ports.sent.filter(({ recipient }) => recipient === email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Firmanız onaylandı']);
});

test('an unknown company is not found', async () => {
  const { status } = await app.call(getApplication, { companyId: '999999999' }, await signedInOperator(app));
  expect(status).toBe(404);
});
