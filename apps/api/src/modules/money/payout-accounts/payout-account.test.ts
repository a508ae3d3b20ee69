import { getLastNotifications } from '@havan/contract/notifications/inbox';
import { payoutAccountCalls } from '@havan/contract/money/payout-accounts';
import { walletCalls } from '@havan/contract/money/wallet';
import { payoutAccountRestMs } from '@havan/domain/payout-account';
import { describe, expect, test } from 'vitest';
import { makeUser, testPassword } from '../../../testing/factories.ts';
import { makePayoutAccount } from '../../../testing/payout-account.ts';
import { codeTo, lastTo } from '../../../testing/post.ts';
import { sessionOf, signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { walletContractVersion } from '../wallet/wallet-contract.ts';
import { post } from '../ledger/ledger.service.ts';

const app = testApp();
const { getPayoutAccounts, addPayoutAccount, verifyPayoutAccount, removePayoutAccount } = payoutAccountCalls;
const { acceptWalletContract, withdrawToIban } = walletCalls;
const iban = 'TR33 0006 1005 1978 6457 8413 26';

let phones = 0;
/** Returns the owner of a company with a unique phone number, and the legal name of the company. */
async function owner() {
  const party = await signedInAs(app, 'merchant');
  phones += 1;
  const phone = `0533000${String(phones).padStart(4, '0')}`;
  const { db } = app.database;
  await db.updateTable('app_user').set({ phone }).where('id', '=', party.userId).execute();
  const { legalName } = (await app.call(getPayoutAccounts, {}, party)).result;
  return { ...party, phone, legalName };
}
type Owner = Awaited<ReturnType<typeof owner>>;

const add = (me: Owner, changes: Partial<{ iban: string; ownerName: string; password: string }> = {}) =>
  app.call(addPayoutAccount, { iban, ownerName: me.legalName, password: testPassword, ...changes }, me);

async function added(me: Owner) {
  const { payoutAccountId } = (await add(me)).result;
  return { payoutAccountId, code: codeTo(app, me.phone) };
}

// @spec §1 payout-details

describe('a payout account', () => {
  test('is verified by a code to the owner, rests a day, and only then can be paid to', async () => {
    const me = await owner();
    await post(app.database.db, { kind: 'adjustment', paymentId: null, orderId: null }, [
      { kind: 'bank', companyId: null, amount: -50_000 },
      { kind: 'wallet', companyId: me.companyId, amount: 50_000 },
    ]);
    await app.call(acceptWalletContract, { version: walletContractVersion }, me);
    const { payoutAccountId, code } = await added(me);
    const withdraw = () => app.call(withdrawToIban, { amount: 10_000, payoutAccountId }, me);
    expect((await withdraw()).body.statusMessage).toMatch(/doğruladığınız/);
    const verified = await app.call(verifyPayoutAccount, { payoutAccountId, code }, me);
    expect(verified.result.accounts).toMatchObject([
      { iban: iban.replaceAll(' ', ''), ownerName: me.legalName, state: 'resting' },
    ]);
    app.clock.advance(payoutAccountRestMs - 1);
    expect((await withdraw()).body.statusMessage).toMatch(/yeni eklendi/);
    app.clock.advance(1);
    expect((await withdraw()).result).toMatchObject({ balance: 40_000, inTransit: 10_000 });
  });

  test('must have the legal title of the company, in any case and with any signs; no other name', async () => {
    const me = await owner();
    const stranger = await add(me, { ownerName: 'Başka Biri' });
    expect(stranger.body.errors).toMatchObject([
      { path: 'ownerName', message: expect.stringContaining(me.legalName) },
    ]);
    const upper = me.legalName.toLocaleUpperCase('tr').replace('LTD. ŞTİ.', 'LİMİTED ŞİRKETİ');
    expect((await add(me, { ownerName: upper })).status).toBe(200);
  });

  test('needs the password of who asks, and an IBAN that can be one', async () => {
    const me = await owner();
    expect((await add(me, { password: 'yanlis' })).body.errors).toMatchObject([{ path: 'password' }]);
    const wrong = await add(me, { iban: 'TR330006100519786457841327' });
    expect(wrong.body.errors).toMatchObject([{ path: 'iban' }]);
    expect(app.ports.sent.filter(({ recipient }) => recipient === me.phone)).toEqual([]);
  });

  test('notifies every owner, by mail and in the app, regardless of their preferences', async () => {
    const me = await owner();
    const otherId = await makeUser(app.database.db, me.companyId);
    const staffId = await makeUser(app.database.db, me.companyId, { role: 'staff' });
    const emailOf = async (id: number) =>
      (
        await app.database.db
          .selectFrom('app_user')
          .select('email')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).email;
    await app.call(verifyPayoutAccount, await added(me), me);
    for (const id of [me.userId, otherId]) {
      const mail = lastTo(app, await emailOf(id));
      expect(mail.subject).toBe('Firmanıza ödeme hesabı eklendi');
      expect(mail.body).toContain('sonu 1326 olan IBAN');
    }
    const staffMail = await emailOf(staffId);
    expect(app.ports.sent.some(({ recipient }) => recipient === staffMail)).toBe(false);
    const other = { token: await sessionOf(app, { ...me, userId: otherId }) };
    const [notice] = (await app.call(getLastNotifications, {}, other)).result;
    expect(notice).toMatchObject({ notificationText: expect.stringContaining('ödeme hesabı olarak ekledi') });
  });

  test('is verified only by the user who requested the code, and five wrong codes end it', async () => {
    const me = await owner();
    const otherOwner = {
      token: await sessionOf(app, { ...me, userId: await makeUser(app.database.db, me.companyId) }),
    };
    const mine = await added(me);
    expect((await app.call(verifyPayoutAccount, mine, otherOwner)).status).toBe(404);
    expect((await app.call(verifyPayoutAccount, mine, await owner())).status).toBe(404);
    const wrong = mine.code === '000000' ? '111111' : '000000';
    for (let n = 0; n < 5; n += 1) await app.call(verifyPayoutAccount, { ...mine, code: wrong }, me);
    expect((await app.call(verifyPayoutAccount, mine, me)).body.errors[0]?.code).toBe('codeTriesUsed');
  });

  test('is kept once; asking again while it waits sends another code', async () => {
    const me = await owner();
    const first = await added(me);
    app.clock.advance(60_000);
    const again = await added(me);
    expect(again.payoutAccountId).toBe(first.payoutAccountId);
    expect((await app.call(verifyPayoutAccount, again, me)).status).toBe(200);
    app.clock.advance(60_000);
    expect((await add(me)).status).toBe(409);
  });

  test('can be taken away, and is paid to no more', async () => {
    const me = await owner();
    const payoutAccountId = await makePayoutAccount(app, me);
    await app.call(acceptWalletContract, { version: walletContractVersion }, me);
    const stranger = await owner();
    expect((await app.call(removePayoutAccount, { payoutAccountId }, stranger)).status).toBe(404);
    expect((await app.call(removePayoutAccount, { payoutAccountId }, me)).result.accounts).toEqual([]);
    expect((await app.call(withdrawToIban, { amount: 1_000, payoutAccountId }, me)).status).toBe(409);
  });

  test('is one of five at most, and for owners alone', async () => {
    const me = await owner();
    for (const last of ['10', '21', '32', '43', '54'])
      await makePayoutAccount(app, me, `TR3300061005197864578413${last}`);
    expect((await add(me)).status).toBe(409);
    const staff = await makeUser(app.database.db, me.companyId, { role: 'staff' });
    const token = await sessionOf(app, { ...me, userId: staff });
    expect((await add({ ...me, token })).status).toBe(403);
    expect((await app.call(getPayoutAccounts, {})).status).toBe(401);
  });
});
