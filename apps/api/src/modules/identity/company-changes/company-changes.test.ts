import { getAuditTrail } from '@havan/contract/backoffice/audit';
import { getCompanyChange } from '@havan/contract/backoffice/review/company-changes';
import { claimQueueItem, decideQueueItem, getQueue } from '@havan/contract/backoffice/queues';
import { companyChangeCalls } from '@havan/contract/identity/company/company-changes';
import { getLastNotifications } from '@havan/contract/notifications/inbox';
import { beforeEach, expect, test } from 'vitest';
import { makeCompany, makeUser } from '../../../testing/factories.ts';
import { sessionOf, signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getCompanyChanges, askCompanyChange, withdrawCompanyChange } = companyChangeCalls;
const queue = 'companyChanges' as const;

let owner: Awaited<ReturnType<typeof signedInAs>>;
let stands: Awaited<ReturnType<typeof factsOf>>;
const factsOf = async () => {
  const { cityId: _city, ...facts } = (await app.call(getCompanyChanges, {}, owner)).result.facts;
  return facts;
};
beforeEach(async () => {
  owner = await signedInAs(app, 'pharmacy');
  const facts = { trade_name: 'Defne Eczanesi', tax_number: '4730259742' };
  await app.database.db.updateTable('company').set(facts).where('id', '=', owner.companyId).execute();
  stands = await factsOf();
});

let files = 0;
async function document(): Promise<string> {
  files += 1;
  const id = `00000000-0000-4000-8000-${String(files).padStart(12, '0')}`;
  await app.database.db
    .insertInto('stored_file')
    .values({
      id,
      company_id: owner.companyId,
      user_id: owner.userId,
      purpose: 'companyDocument',
      mime_type: 'application/pdf',
      size: 10,
      sha256: 'x'.repeat(64),
      storage_key: `company-documents/${id}.pdf`,
      file_name: 'levha.pdf',
      created_at: app.clock.now(),
    })
    .execute();
  return id;
}

const ask = (changes: object, fileIds: string[] = []) =>
  app.call(askCompanyChange, { ...stands, ...changes, fileIds }, owner);
const decide = async (itemId: number, decision: 'approve' | 'reject') => {
  const me = await signedInOperator(app, ['support']);
  await app.call(claimQueueItem, { queue, itemId }, me);
  const reason = decision === 'reject' ? { reasonId: 'unreadable' } : {};
  return app.call(decideQueueItem, { queue, itemId, decision, ...reason }, me);
};
const notice = async () => (await app.call(getLastNotifications, {}, owner)).result[0]?.notificationText;

test('a request waits beside the present facts, and an approval writes it', async () => {
  const wanted = { tradeName: 'Defne Eczacılık Ltd. Şti.', address: 'Bahariye Cad. No: 2' };
  const { changeId } = (await ask(wanted, [await document()])).result;
  expect(await factsOf()).toEqual(stands);
  const me = await signedInOperator(app, ['support']);
  const item = (await app.call(getQueue, { queue }, me)).result.items.at(-1);
  expect(item).toMatchObject({ itemId: changeId, detail: 'Ticaret unvanı, Adres' });
  const seen = (await app.call(getCompanyChange, { changeId: String(changeId) }, me)).result;
  expect(seen).toMatchObject({
    isOutdated: false,
    sameTaxNumber: [],
    change: {
      changes: [
        { fact: 'tradeName', before: 'Defne Eczanesi', after: wanted.tradeName },
        { fact: 'address', before: stands.address, after: wanted.address },
      ],
    },
  });
  expect(seen.change.fileIds).toHaveLength(1);
  expect((await decide(changeId, 'approve')).status).toBe(200);
  expect(await factsOf()).toEqual({ ...stands, ...wanted });
  expect(await notice()).toBe('Firma bilgilerinizdeki değişiklik onaylandı.');
  const [act] = (await app.call(getAuditTrail, {}, await signedInOperator(app))).result.items;
  expect(act).toMatchObject({
    action: 'companyChange.approve',
    before: { tradeName: 'Defne Eczanesi' },
    after: wanted,
  });
});

test('a rejection leaves everything as it stands and says why', async () => {
  const { changeId } = (await ask({ address: 'Bahariye Cad. No: 2' })).result;
  expect((await decide(changeId, 'reject')).status).toBe(200);
  expect(await factsOf()).toEqual(stands);
  expect(await notice()).toMatch(/onaylanmadı\. Belge okunmuyor\./);
  const [change] = (await app.call(getCompanyChanges, {}, owner)).result.changes;
  expect(change).toMatchObject({ state: 'rejected', reason: expect.stringContaining('Belge okunmuyor.') });
  expect((await decide(changeId, 'approve')).status).toBe(409);
});

test('a new district moves the company to its province', async () => {
  const { db } = app.database;
  await db.insertInto('city').values({ id: 6, name: 'Ankara' }).execute();
  await db.insertInto('town').values({ id: 601, city_id: 6, name: 'Çankaya' }).execute();
  const { changeId, changes } = (await ask({ townId: 601 })).result;
  expect(changes).toEqual([{ fact: 'townId', before: 'Kadıköy, İstanbul', after: 'Çankaya, Ankara' }]);
  await decide(changeId, 'approve');
  expect((await app.call(getCompanyChanges, {}, owner)).result.facts).toMatchObject({
    cityId: 6,
    townId: 601,
  });
});

test('says what is wrong at its field, and that a title needs a document', async () => {
  const wrong = await ask({ taxNumber: '123' });
  expect([wrong.status, wrong.body.errors[0]?.path]).toEqual([400, 'taxNumber']);
  expect((await ask({})).body.statusMessage).toMatch(/^Değişen bir bilgi yok/);
  expect((await ask({ tradeName: 'Başka Eczane' })).body.statusMessage).toMatch(/sicil gazetesini ekleyin/);
  expect((await ask({ townId: 99_999 })).body.errors[0]?.path).toBe('townId');
});

test('one request waits at a time; only its owner withdraws it', async () => {
  const { changeId } = (await ask({ address: 'Bahariye Cad. No: 2' })).result;
  expect((await ask({ address: 'Bahariye Cad. No: 3' })).status).toBe(409);
  const stranger = await signedInAs(app, 'pharmacy');
  expect((await app.call(withdrawCompanyChange, { changeId }, stranger)).status).toBe(404);
  const userId = await makeUser(app.database.db, owner.companyId, { role: 'staff' });
  const staff = { token: await sessionOf(app, { ...owner, userId }) };
  expect((await app.call(withdrawCompanyChange, { changeId }, staff)).status).toBe(403);
  expect((await app.call(withdrawCompanyChange, { changeId }, owner)).status).toBe(200);
  expect((await app.call(withdrawCompanyChange, { changeId }, owner)).status).toBe(404);
  expect((await decide(changeId, 'approve')).status).toBe(409);
  expect((await ask({ address: 'Bahariye Cad. No: 3' })).status).toBe(200);
});

test('an operator sees that the number is taken, and that the company changed meanwhile', async () => {
  const other = await makeCompany(app.database.db, 'merchant', { tax_number: '4840847211' });
  const { changeId } = (await ask({ taxNumber: '484 084 72 11' }, [await document()])).result;
  await app.database.db
    .updateTable('company')
    .set({ tax_number: '1234567890' })
    .where('id', '=', owner.companyId)
    .execute();
  const me = await signedInOperator(app, ['support']);
  const seen = (await app.call(getCompanyChange, { changeId: String(changeId) }, me)).result;
  expect(seen.isOutdated).toBe(true);
  expect(seen.sameTaxNumber).toEqual([expect.objectContaining({ companyId: other })]);
});
