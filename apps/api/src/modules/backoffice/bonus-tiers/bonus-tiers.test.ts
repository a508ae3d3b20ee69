import { bonusTierCalls } from '@havan/contract/backoffice/money/bonus-tiers';
import { turnoverBonusCalls } from '@havan/contract/money/turnover-bonus';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const { getBonusTiers, saveBonusTiers } = bonusTierCalls;

// @spec §7 users-turnover-bonus
test('tiers are set for coming months alone, and the running month keeps its own', async () => {
  app.clock.set(new Date('2026-11-24T09:00:00Z'));
  await sql`update turnover_bonus_tier set valid_from = '2026-11-01'`.execute(app.database.db);
  const operator = await signedInOperator(app, ['finance']);
  const seller = await shop.seller();
  const first = (await app.call(getBonusTiers, {}, operator)).result;
  expect(first).toMatchObject({
    firstChange: '2026-12-01',
    coming: [],
    current: { validFrom: '2026-11-01' },
  });
  const tiers = [
    { from: 2_000_000, basisPoints: 60 },
    { from: 1_500_000, basisPoints: 30 },
  ];
  const save = (validFrom: string, given = tiers) =>
    app.call(saveBonusTiers, { validFrom, tiers: given }, operator);
  expect((await save('2026-11-01')).status).toBe(400);
  expect((await save('2026-12-15')).status).toBe(400);
  expect((await save('2026-12-01', [...tiers, { from: 3_000_000, basisPoints: 60 }])).status).toBe(400);
  expect((await save('2026-12-01', [...tiers, { from: 2_000_000, basisPoints: 90 }])).status).toBe(400);
  expect((await save('2026-12-01')).result).toEqual({ validFrom: '2026-12-01', tiers: tiers.toReversed() });
  const tiersOf = async () => (await app.call(turnoverBonusCalls.getTurnoverBonus, {}, seller)).result.tiers;
  expect(await tiersOf()).toEqual(first.current?.tiers);
  app.clock.set(new Date('2026-12-02T09:00:00Z'));
  expect(await tiersOf()).toEqual(tiers.toReversed());
});

test('operators see which seller is nearest to its next tier', async () => {
  const operator = await signedInOperator(app, ['finance']);
  const seller = await shop.seller(20, 200_000);
  const buyer = await shop.buyer([seller.listingId, 6]);
  await shop.buy(buyer);
  await sql`update orders set state = 'completed', completed_at = ${app.clock.now()}
            where seller_company_id = ${seller.companyId}`.execute(app.database.db);
  const { standings } = (await app.call(getBonusTiers, {}, operator)).result;
  expect(standings).toMatchObject([
    { companyId: seller.companyId, turnover: 1_200_000, next: { from: 1_500_000, missing: 300_000 } },
  ]);
});
