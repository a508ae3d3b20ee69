import { expect, test, vi } from 'vitest';
import { makeListing, makeProduct, makeCompany } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import { followMarket } from './warm-up.ts';

const app = testApp();

test('a process that nobody asks follows the market, over a failed read, until it stops', async () => {
  const { index } = catalogueOf(app.ctx);
  const state = vi.spyOn(index, 'state').mockRejectedValueOnce(new Error('no connection'));
  const following = followMarket(app.ctx, 5);
  await expect
    .poll(() => state.mock.settledResults.map(({ type }) => type).slice(0, 3))
    .toEqual(['rejected', 'fulfilled', 'fulfilled']);
  const products = () => {
    const last = state.mock.settledResults.at(-1);
    return last?.type === 'fulfilled' ? last.value.products : Number.NaN;
  };
  const before = products();
  const sellerId = await makeCompany(app.database.db, 'merchant');
  await makeListing(app.database.db, { sellerId, productId: await makeProduct(app.database.db) });
  await expect.poll(products).toBe(before + 1);
  await following.stop();
  const asked = state.mock.calls.length;
  await new Promise((resolve) => void setTimeout(resolve, 50));
  expect(state.mock.calls).toHaveLength(asked);
});
