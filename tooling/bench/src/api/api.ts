import { getUserBasicInfos } from '@havan/contract/bootstrap/basic-infos';
import { getOrders } from '@havan/contract/sales/orders';
import { launchThrowaway } from '@havan/run/product/throwaway';
import { drawQuestions } from '../market/questions.ts';
import { buyable } from './buyable.ts';
import { rowsBench } from './rows.ts';
import { get, signedTarget } from './samples.ts';
import { startAlone } from './start-alone.ts';

/**
 * `pnpm bench api`: the calls of every day on a new demo market, compared with a bare HTTP server and `SELECT 1` in the same
 * run, then start time and memory of the API. False when a budget is missed or a request failed.
 */
export async function apiBench(): Promise<boolean> {
  const product = await launchThrowaway({ LOG_LEVEL: 'silent' });
  const { port, dataDir } = product.settings;
  return rowsBench(
    async ({ client, signed, tokens }) => {
      const questions = await drawQuestions(client);
      const { offers, detail } = await questions.details(20);
      const asked = (name: string, requests: typeof questions.list) => ({ name, port, tokens, requests });
      return [
        { target: asked('basic infos', () => get(getUserBasicInfos, {})), budget: {} },
        {
          target: asked('search, a third with an error', questions.search),
          budget: { p50: 3, p99: 15, rate: 800 },
        },
        { target: asked('category page with facets', questions.list), budget: { rate: 400, p99: 30 } },
        { target: asked(`listing detail, about ${offers} offers`, detail), budget: { rate: 2000 } },
        {
          target: signedTarget(signed, 'orders of a buyer', [get(getOrders, { type: 'purchased' })]),
          budget: {},
        },
        {
          target: signedTarget(signed, 'add to cart', await buyable(signed)),
          budget: { rate: 1000, p99: 10 },
        },
      ];
    },
    {
      open: async () => ({ port, dataDir, stop: () => product.stop() }),
      memoryMb: 210,
      limits: async () => {
        const { firstAnswer, ready } = await startAlone(product.settings);
        return [
          { name: 'API alone, start to first 200', is: firstAnswer, must: 1, unit: 's' },
          { name: 'API alone, start until the catalogue answers', is: ready, must: 6, unit: 's' },
        ];
      },
    },
  );
}
