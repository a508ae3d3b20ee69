import { randomUUID } from 'node:crypto';
import { agreementCalls } from '@havan/contract/identity/agreements';
import { messageCalls } from '@havan/contract/notifications/messages';
import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { membershipAgreementCutoff } from '@havan/domain/limits';
import type { CompanyType } from '@havan/domain/company';
import { afterEach, describe, expect, test } from 'vitest';
import { flagsCommand } from '../../../cli/flags.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { issueLink } from '../codes/account-links.ts';
import { userAgreement } from './user-agreement.ts';

const app = testApp();
const calls = agreementCalls;
const { sendMessage, getConversations } = messageCalls;
const today = app.clock.now();
afterEach(() => app.clock.set(today));

/** Returns a user who joined on that day. */
async function joined(day: string, companyType: CompanyType = 'pharmacy') {
  const person = await signedInAs(app, companyType);
  const user = app.database.db.updateTable('app_user').where('id', '=', person.userId);
  await user.set({ created_at: new Date(day) }).execute();
  return person;
}
const isBlocked = async ({ token }: { token: string }) =>
  (await app.call(getUserBasicInfos, {}, { token })).result.user.hasPendingAgreement;

// @spec §2.2 register
// @spec §2.3 announcement-box membership-modal
// @spec §3 agreement-entities
// @spec §4 membership-cutoff
// @spec §7 agreements

describe('the agreement that blocks the page', () => {
  test('is due for users who joined before its version, until it is signed', async () => {
    const person = await joined('2025-06-01');
    expect(await isBlocked(person)).toBe(true);
    const { result } = await app.call(calls.getPendingAgreement, {}, person);
    expect(result).toEqual({ slug: userAgreement.slug, title: 'Kullanıcı Sözleşmesi' });
    const html = (await app.call(calls.getAgreementTemplate, { slug: userAgreement.slug }, person)).result;
    expect(html).toContain('<h2>1. Hesap</h2>');
    await app.call(calls.signUserAgreement, { slug: userAgreement.slug }, person);
    await app.call(calls.signUserAgreement, { slug: userAgreement.slug }, person);
    expect(await isBlocked(person)).toBe(false);
    expect((await app.call(calls.getPendingAgreement, {}, person)).body.result).toBeNull();
  });

  test('stops buying, selling and writing on the server, and nothing that is only read', async () => {
    const person = await joined('2025-06-01');
    const say = async () => {
      const { status, body } = await app.call(sendMessage, { userId: 999_999, text: 'Merhaba' }, person);
      return [status, body.errors[0]?.code];
    };
    expect(await say()).toEqual([409, 'agreementPending']);
    expect((await app.call(getConversations, {}, person)).status).toBe(200);
    await app.call(calls.signUserAgreement, { slug: userAgreement.slug }, person);
    expect(await say()).toEqual([404, 'recordNotFound']);
  });

  test('is not due for users who joined after it', async () => {
    expect(await isBlocked(await joined('2026-06-01'))).toBe(false);
  });

  test.each(['boyle-bir-metin-yok', 'on-bilgilendirme-formu'])('%s is none of ours', async (slug) => {
    const person = await joined('2026-06-01');
    expect((await app.call(calls.getAgreementTemplate, { slug }, person)).status).toBe(404);
    expect((await app.call(calls.signUserAgreement, { slug }, person)).status).toBe(404);
    expect((await app.call(calls.signUserAgreement, { slug: '../x' }, person)).status).toBe(400);
  });
});

test('an invited person reads an agreement only with the token of the link', async () => {
  const slug = userAgreement.slug;
  const verificationToken = await issueLink(app.ctx, 'setPassword', `invitation:${randomUUID()}`);
  const ask = (token: string) =>
    app.call(calls.getUnregisteredAgreementTemplate, { slug, verificationToken: token });
  expect((await ask(verificationToken)).result).toContain('<h2>1. Hesap</h2>');
  expect((await ask('x'.repeat(verificationToken.length))).body.result).toBeNull();
  const forReset = await issueLink(app.ctx, 'resetPassword', 'user:1');
  expect((await ask(forReset)).body.result).toBeNull();
});

test.each([
  ['uyelik-sozlesmesi', '<h2>1. Taraflar ve konu</h2>'],
  ['kvkk-aydinlatma-metni', '<h2>Veri sorumlusu</h2>'],
] as const)('whoever joins reads %s without an account', async (slug, begin) => {
  expect((await app.call(calls.getRegistrationText, { slug })).result).toContain(begin);
});

test('visitors get no other text', async () => {
  const slug = userAgreement.slug as 'uyelik-sozlesmesi';
  expect((await app.call(calls.getRegistrationText, { slug })).status).toBe(400);
});

describe('changed texts', () => {
  test('are announced once, with the page to read them on', async () => {
    const person = await joined('2025-06-01');
    const check = async () => (await app.call(calls.checkAgreementUpdate, {}, person)).result;
    expect(await check()).toEqual({ agreementNotification: true, agreementLink: userAgreement.href });
    await app.call(calls.acknowledgeAgreementUpdate, {}, person);
    expect(await check()).toEqual({ agreementNotification: false, agreementLink: null });
  });

  test('are not announced to users who joined after them', async () => {
    const person = await joined('2026-06-01');
    const { result } = await app.call(calls.checkAgreementUpdate, {}, person);
    expect(result.agreementNotification).toBe(false);
  });
});

describe('the membership agreement', () => {
  const cutoff = new Date(membershipAgreementCutoff).getTime();
  const shows = async (companyType: CompanyType, at: number) => {
    const person = await signedInAs(app, companyType);
    app.clock.set(new Date(at));
    return { person, ...(await app.call(calls.getMembershipAgreement, {}, person)).result };
  };

  test.each([
    ['merchant', cutoff - 1, true],
    ['merchant', cutoff, false],
    ['pharmacy', cutoff - 1, false],
    ['pharmacyCompany', cutoff - 1, true],
    ['localPharmacyWarehouse', cutoff - 1, true],
  ] as const)('%s at %d: %s', async (companyType, at, shown) => {
    const { isShowPopUp, html } = await shows(companyType, at);
    expect([isShowPopUp, html !== null]).toEqual([shown, shown]);
  });

  test('is not shown after its approval, or without its flag', async () => {
    const { person } = await shows('merchant', cutoff - 1);
    const again = async () => (await app.call(calls.getMembershipAgreement, {}, person)).result.isShowPopUp;
    await flagsCommand(app.database.db, ['membershipAgreement', 'off']);
    expect(await again()).toBe(false);
    await flagsCommand(app.database.db, ['membershipAgreement', 'default']);
    expect(await again()).toBe(true);
    await app.call(calls.approveMembershipAgreement, {}, person);
    expect(await again()).toBe(false);
  });
});
