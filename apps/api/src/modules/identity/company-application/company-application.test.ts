import { getApplication } from '@havan/contract/backoffice/applications';
import { claimQueueItem, decideQueueItem } from '@havan/contract/backoffice/queues';
import { openStoredFile } from '@havan/contract/backoffice/risk/listing-risk';
import { apiPrefix } from '@havan/contract/call';
import { companyApplicationCalls } from '@havan/contract/identity/company/company-application';
import { companyFactCalls } from '@havan/contract/identity/company/company-facts';
import type { CompanyType } from '@havan/domain/company';
import type { CompanyReviewState } from '@havan/domain/company-review';
import { expect, test } from 'vitest';
import { sentFile } from '../../../testing/sent-file.ts';
import { sessionOf, signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getCompanyApplication, sendApplicationDocument } = companyApplicationCalls;

const setState = (companyId: number, state: CompanyReviewState) =>
  app.database.db.updateTable('company').set({ review_state: state }).where('id', '=', companyId).execute();
async function applicant(companyType: CompanyType) {
  const owner = await signedInAs(app, companyType);
  await setState(owner.companyId, 'inReview');
  return owner;
}
type Owner = Awaited<ReturnType<typeof applicant>>;
const send = async (owner: Owner, document: 'taxPlate' | 'licence' = 'taxPlate') => {
  const fileId = await sentFile(app, owner, 'companyDocument');
  return { fileId, answer: await app.call(sendApplicationDocument, { document, fileId }, owner) };
};
const read = async (owner: { readonly token: string }) =>
  (await app.call(getCompanyApplication, {}, owner)).result;

test('a pharmacy has to supply its plate and its licence, and fewer parts are missing after each', async () => {
  const owner = await applicant('pharmacy');
  expect(await read(owner)).toMatchObject({
    state: 'inReview',
    documents: [
      { document: 'taxPlate', file: null },
      { document: 'licence', file: null },
    ],
    missing: ['taxPlate', 'licence', 'kepAddress', 'gln'],
  });
  await send(owner);
  await app.call(companyFactCalls.saveGln, { gln: '8680001000005' }, owner);
  // The next document is sent from another session, as from another device.
  const { answer } = await send({ ...owner, token: await sessionOf(app, owner) }, 'licence');
  expect(answer.result.missing).toEqual(['kepAddress']);
  expect((await read(owner)).documents[0]).toMatchObject({
    file: { fileName: 'belge.pdf', mimeType: 'application/pdf' },
    sentAt: app.clock.now().toISOString(),
  });
});

test('a merchant is asked for no licence', async () => {
  const owner = await applicant('merchant');
  expect((await read(owner)).missing).toEqual(['taxPlate', 'kepAddress', 'mersisNo']);
  const { answer } = await send(owner, 'licence');
  expect(answer.status).toBe(400);
  expect(answer.body.statusMessage).toBe('Bu belge firmanızdan istenmiyor.');
});

test('the operator sees what was sent last and opens it', async () => {
  const owner = await applicant('localPharmacyWarehouse');
  const before = await send(owner);
  const { fileId } = await send(owner);
  const me = await signedInOperator(app, ['support']);
  const seen = (await app.call(getApplication, { companyId: String(owner.companyId) }, me)).result;
  expect(seen.documents).toMatchObject([
    { document: 'taxPlate', fileId },
    { document: 'licence', fileId: null },
  ]);
  expect(seen.missing).toEqual(['licence', 'kepAddress', 'mersisNo']);
  const open = async (id: string) =>
    app.fastify.inject({
      method: 'GET',
      url: `${apiPrefix}/${openStoredFile.path}?fileId=${id}`,
      headers: { authorization: `Bearer ${me.token}`, host: 'backoffice.localhost' },
    });
  expect((await open(fileId)).statusCode).toBe(200);
  // The replaced document no longer belongs to an application.
  expect((await open(before.fileId)).statusCode).toBe(404);
});

test('a company that is asked for more is in review again with its document', async () => {
  const owner = await applicant('pharmacy');
  const me = await signedInOperator(app, ['support']);
  const item = { queue: 'companies' as const, itemId: owner.companyId };
  await app.call(claimQueueItem, item, me);
  await app.call(decideQueueItem, { ...item, decision: 'ask', reasonId: 'licence' }, me);
  expect(await read(owner)).toMatchObject({ state: 'informationAsked', reason: 'Ruhsatınızı yükleyin.' });
  await send(owner, 'licence');
  expect((await read(owner)).state).toBe('inReview');
});

test('a decided application takes no document, and the file is not used up', async () => {
  const owner = await applicant('merchant');
  for (const state of ['approved', 'rejected'] as const) {
    await setState(owner.companyId, state);
    expect((await send(owner)).answer.status).toBe(409);
  }
  await setState(owner.companyId, 'inReview');
  expect((await send(owner)).answer.status).toBe(200);
});

test('neither the file of another company nor one of another purpose is taken', async () => {
  const owner = await applicant('merchant');
  const other = await applicant('merchant');
  const foreign = await sentFile(app, other, 'companyDocument');
  const invoice = await sentFile(app, owner, 'purchaseInvoice');
  for (const fileId of [foreign, invoice]) {
    const answer = await app.call(sendApplicationDocument, { document: 'taxPlate', fileId }, owner);
    expect(answer.status).toBe(400);
    expect(answer.body.statusMessage).toBe('Dosya bulunamadı. Lütfen yeniden yükleyin.');
  }
  expect((await read(owner)).missing).toContain('taxPlate');
});

test('staff reads the application and sends nothing', async () => {
  const owner = await applicant('merchant');
  const fileId = await sentFile(app, owner, 'companyDocument');
  await app.database.db
    .updateTable('app_user')
    .set({ role: 'staff', rights: ['buy'] })
    .where('id', '=', owner.userId)
    .execute();
  const staff = { token: await sessionOf(app, owner) };
  expect((await app.call(sendApplicationDocument, { document: 'taxPlate', fileId }, staff)).status).toBe(403);
  expect((await read(staff)).missing).toContain('taxPlate');
});
