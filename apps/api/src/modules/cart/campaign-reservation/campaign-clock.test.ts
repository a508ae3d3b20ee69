import { cartCalls } from '@havan/contract/cart/cart';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { databaseClock } from '../../../core/clock.ts';
import { makeCampaign } from '../../../testing/campaigns.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { keepCampaigns } from './campaign-jobs.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const minute = 60_000;

let seller: Person & { listingId: number };
beforeEach(async () => {
  await app.database.db.updateTable('campaign').set({ state: 'ended' }).execute();
  seller = await shop.seller(30, 10_000);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const stateOf = async (code: string) =>
  (
    await app.database.db
      .selectFrom('campaign')
      .select('state')
      .where('code', '=', code)
      .executeTakeFirstOrThrow()
  ).state;

// @spec §4 campaign-states

test.each([
  ['fast by a day', 86_400_000],
  ['slow by a day', -86_400_000],
])('a process whose clock is %s starts and ends campaigns by the time of the database', async (_, apart) => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(app.database.db);
  const real = rows[0]?.now.getTime() ?? 0;
  const at = (ms: number) => new Date(real + ms);
  const make = (state: 'scheduled' | 'running', starts: number, ends: number) =>
    makeCampaign(app.database.db, {
      seller_id: seller.companyId,
      state,
      starts_at: at(starts),
      ends_at: at(ends),
    });
  const due = await make('scheduled', -minute, 60 * minute);
  const early = await make('scheduled', minute, 60 * minute);
  const over = await make('running', -60 * minute, -minute);
  const near = await make('running', -60 * minute, minute);
  const wrong = Date.now() + apart;
  vi.spyOn(Date, 'now').mockReturnValue(wrong);
  const clock = await databaseClock(app.database.db);
  onTestFinished(clock.stop);
  await keepCampaigns({ ...app.ctx, clock });
  expect(await Promise.all([due, early, over, near].map(stateOf))).toEqual([
    'running',
    'scheduled',
    'ended',
    'running',
  ]);
});

test('a campaign starts and ends at its minute in Istanbul on a process in another time zone', async () => {
  vi.stubEnv('TZ', 'Pacific/Kiritimati');
  // The campaign runs from midnight to midnight in Istanbul.
  app.clock.set(new Date('2026-11-30T20:58:00Z'));
  await makeCampaign(app.database.db, {
    seller_id: seller.companyId,
    state: 'scheduled',
    starts_at: new Date('2026-11-30T21:00:00Z'),
    ends_at: new Date('2026-12-01T21:00:00Z'),
  });
  const priceAt = async (moment: string) => {
    app.clock.set(new Date(moment));
    await keepCampaigns(app.ctx);
    const buyer = await shop.buyer([seller.listingId, 1]);
    return (await app.call(cartCalls.getCart, {}, buyer)).result.goodsTotal;
  };
  expect(await priceAt('2026-11-30T20:59:59.999Z')).toBe(10_000);
  expect(await priceAt('2026-11-30T21:00:00Z')).toBe(9000);
  expect(await priceAt('2026-12-01T20:59:59.999Z')).toBe(9000);
  expect(await priceAt('2026-12-01T21:00:00Z')).toBe(10_000);
});
