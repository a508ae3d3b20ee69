import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { getOrders } from '@havan/contract/sales/orders';
import { describe, expect, test } from 'vitest';
import { flagsCommand } from '../../../cli/flags.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { listFlags, readAccessLists, readDecisions } from './access.sql.ts';

const app = testApp();
const flags = (...args: string[]) => flagsCommand(app.database.db, args);
const areasOf = async (token: string) => (await app.call(getUserBasicInfos, {}, { token })).result.areas;

// @spec §3 basic-infos
// @spec §6 campaign-panel-ids guards prescription-link smart-cart-denied warehouse-eligible

describe('operator decisions', () => {
  test('the campaign panel is for the users listed, unless their company may not sell', async () => {
    const { token, userId, companyId } = await signedInAs(app, 'pharmacy');
    expect(await areasOf(token)).not.toContain('campaignPanel');
    expect(await flags('campaignPanelUsers', '--users', `${userId}`)).toContain(String(userId));
    expect(await areasOf(token)).toContain('campaignPanel');
    const company = app.database.db.updateTable('company').where('id', '=', companyId);
    await company.set({ sales_ban: true }).execute();
    expect(await areasOf(token)).not.toContain('campaignPanel');
    await company.set({ sales_ban: false }).execute();
    await flags('campaignPanel', 'off');
    expect(await areasOf(token)).not.toContain('campaignPanel');
    await flags('campaignPanel', 'default');
    await flags('campaignPanelUsers', '--users', '');
    expect(await areasOf(token)).not.toContain('campaignPanel');
  });

  test('the wallet is for companies that have it and for the users listed', async () => {
    const { token, userId, companyId } = await signedInAs(app, 'merchant');
    expect(await areasOf(token)).toContain('wallet');
    await app.database.db
      .updateTable('company')
      .where('id', '=', companyId)
      .set({ wallet_enabled: false })
      .execute();
    expect(await areasOf(token)).not.toContain('wallet');
    await flags('walletUsers', '--users', `${userId},${userId + 1}`);
    expect(await areasOf(token)).toContain('wallet');
  });

  test('a flag that is off hides the menu and refuses the call', async () => {
    const { token } = await signedInAs(app, 'pharmacy');
    await flags('orders', 'off');
    expect(await areasOf(token)).not.toContain('orders');
    expect((await app.call(getOrders, { type: 'sold' }, { token })).status).toBe(403);
    await flags('orders', 'default');
    expect((await app.call(getOrders, { type: 'sold' }, { token })).status).toBe(200);
  });
});

test('one statement reads the flags and the lists as they are', async () => {
  const { db } = app.database;
  await flags('orders', 'off');
  await flags('walletUsers', '--users', '4,5');
  const { flags: read, lists } = await readDecisions(db);
  expect(read).toEqual(await listFlags(db));
  expect(lists).toEqual(await readAccessLists(db));
  expect([read, lists]).toMatchObject([
    [{ name: 'orders', enabled: false }],
    expect.arrayContaining([{ name: 'walletUsers', user_ids: [4, 5] }]),
  ]);
  await flags('orders', 'default');
  await flags('walletUsers', '--users', '');
});
