import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

/** Price changes per second during the reads. */
const perSecond = 5;

/** Changes the prices of random listings, as sellers do all day, until it is stopped. */
export function changePrices(client: Client): { readonly stop: () => Promise<void> } {
  const over = new AbortController();
  const work = (async () => {
    while (!over.signal.aborted) {
      // One change after another, at the set pace.
      await client.query(
        `update listing set price = price + 1 where id = (
           select id from listing where id >= (select (random() * max(id))::bigint from listing) order by id limit 1)`,
      );
      await pause(1000 / perSecond);
    }
  })();
  return {
    stop: async () => {
      over.abort();
      await work;
    },
  };
}
