import { legalTextCalls } from '@havan/contract/backoffice/content/legal-texts';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { agreementCalls } from '@havan/contract/identity/agreements';
import { legalSource } from '@havan/domain/legal-text';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedInAs } from '../../../testing/signed-in.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { getLegalTexts, getLegalTextVersion, getTextSignatures, publishLegalText } = legalTextCalls;
const slug = 'kullanici-sozlesmesi';
const source = '## 1. Hesap\n\nHesabınız size özeldir; kimseyle paylaşmazsınız.\n\n- bir\n- iki';

test('a version that an operator publishes is read, must be signed, and says who signed it', async () => {
  const operator = await signedInOperator(app, ['admin']);
  const user = await signedInAs(app, 'pharmacy');
  const isBlocked = async () => (await app.call(getUserBasicInfos, {}, user)).result.user.hasPendingAgreement;
  await app.database.db
    .updateTable('app_user')
    .where('id', '=', user.userId)
    .set({ created_at: new Date(app.clock.now().getTime() - 3_600_000) })
    .execute();
  expect(await isBlocked()).toBe(false);

  const before = (await app.call(getLegalTexts, {}, operator)).result.texts.find(
    (text) => text.slug === slug,
  );
  const old = before?.versions[0]?.version ?? 0;
  const same = { slug, source: before?.source ?? '', mustBeSigned: true } as const;
  expect((await app.call(publishLegalText, same, operator)).status).toBe(409);

  await app.call(publishLegalText, { slug, source, mustBeSigned: true }, operator);
  const html = (await app.call(agreementCalls.getAgreementTemplate, { slug }, user)).result;
  expect(html).toBe(
    '<h2>1. Hesap</h2>\n<p>Hesabınız size özeldir; kimseyle paylaşmazsınız.</p>\n<ul><li>bir</li><li>iki</li></ul>',
  );
  expect(await isBlocked()).toBe(true);
  await app.call(agreementCalls.signUserAgreement, { slug }, user);
  expect(await isBlocked()).toBe(false);

  const texts = (await app.call(getLegalTexts, {}, operator)).result.texts;
  const after = texts.find((text) => text.slug === slug);
  expect(after?.source).toBe(source);
  expect(after?.versions.slice(0, 2)).toMatchObject([
    { version: old + 1, mustBeSigned: true, signatures: 1 },
    { version: old },
  ]);
  const wordsOf = (version: number) =>
    app.call(getLegalTextVersion, { slug, version: String(version) }, operator);
  expect((await wordsOf(old + 1)).result.html).toBe(html);
  expect(legalSource((await wordsOf(old)).result.html)).toBe(before?.source);
  expect((await wordsOf(old + 2)).status).toBe(404);
  const request = { slug, version: String(old + 1) } as const;
  const signatures = (await app.call(getTextSignatures, request, operator)).result;
  expect(signatures).toMatchObject({ items: [{ signedAt: expect.any(String) }], nextCursor: null });
  await expect(sql`update legal_text set html = 'anders'`.execute(app.database.db)).rejects.toThrow(
    /not changed/,
  );
});

test('a version that need not be signed blocks nobody', async () => {
  const operator = await signedInOperator(app, ['admin']);
  const user = await signedInAs(app, 'pharmacy');
  const text = { slug: 'kvkk-aydinlatma-metni', source: `${source} Yeni.`, mustBeSigned: false } as const;
  await app.call(publishLegalText, text, operator);
  const read = await app.call(agreementCalls.getRegistrationText, { slug: 'kvkk-aydinlatma-metni' });
  expect(read.result).toContain('iki Yeni.');
  expect((await app.call(getUserBasicInfos, {}, user)).result.user.hasPendingAgreement).toBe(false);
});
