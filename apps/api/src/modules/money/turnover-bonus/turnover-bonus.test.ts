import { turnoverBonusCalls } from '@havan/contract/money/turnover-bonus';
import { walletCalls } from '@havan/contract/money/wallet';
import { approveOrder, getOrders } from '@havan/contract/sales/orders';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { balanceOf } from '../ledger/ledger.service.ts';
import { payBonuses } from './turnover-bonus.service.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);

// @spec §7 users-turnover-bonus
test('a month is paid once by the tier that it reached, and shown before with what is missing', async () => {
  const { db } = app.database;
  await sql`update turnover_bonus_tier set valid_from = '2026-11-01'`.execute(db);
  app.clock.set(new Date('2026-11-10T09:00:00Z'));
  const seller = await shop.seller(20, 200_000);
  const buyer = await shop.buyer([seller.listingId, 6]);
  await shop.buy(buyer);
  const orderId = (await app.call(getOrders, { type: 'purchased' }, buyer)).result.items[0]?.orderId ?? 0;
  await shop.bring(orderId, seller);
  const standing = async () => (await app.call(turnoverBonusCalls.getTurnoverBonus, {}, seller)).result;
  expect(await standing()).toMatchObject({ turnover: 0, bonus: 0, next: { missing: 1_000_000 } });
  await app.call(approveOrder, { orderId }, buyer);
  expect(await standing()).toMatchObject({
    month: '2026-11-01',
    turnover: 1_200_000,
    basisPoints: 25,
    bonus: 3_000,
    next: { from: 5_000_000, missing: 3_800_000 },
    paid: [],
  });
  await payBonuses(app.ctx);
  expect(await balanceOf(db, 'wallet', seller.companyId)).toBe(0);
  app.clock.set(new Date('2026-12-01T09:00:00Z'));
  await Promise.all([payBonuses(app.ctx), payBonuses(app.ctx)]);
  expect(await balanceOf(db, 'wallet', seller.companyId)).toBe(3_000);
});

test('the bonus stands among the movements of the wallet', async () => {
  const { rows } = await sql<{ company_id: number }>`select company_id from turnover_bonus`.execute(
    app.database.db,
  );
  expect(rows).toHaveLength(1);
  const other = await shop.seller();
  const { result } = await app.call(turnoverBonusCalls.getTurnoverBonus, {}, other);
  expect(result).toMatchObject({ turnover: 0, paid: [] });
  expect((await app.call(walletCalls.getWalletMovements, { kind: 'bonus' }, other)).result.items).toEqual([]);
  await shop.requireSound();
});
