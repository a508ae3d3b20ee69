import { setTimeout as pause } from 'node:timers/promises';
import { apiPrefix } from '@havan/contract/call';
import { getProductListings } from '@havan/contract/catalogue/catalogue';
import { updateListings } from '@havan/contract/listings/listings';
import { Client } from 'pg';
import { type Load, load } from '../api/load.ts';
import type { CpuMeter } from '../cpu.ts';
import { call, quantile } from './wire.ts';
import { marketSize, scannedRows } from '../market/scanned-rows.ts';

export interface ChangeFigures {
  /** Number of changes that were acknowledged in a second. */
  readonly rate: number;
  readonly p99: number;
  /**
   * The p99 of the time of a list of the market during the changes, in milliseconds, and the number of lists that were
   * read.
   */
  readonly listP99: number;
  readonly lists: number;
  readonly refused: number;
  /** Rows of the market that were read by full scans, as a reload of the index causes them. */
  readonly scanned: number;
  readonly market: number;
}

interface Shop {
  /** The first process also answers the lists. */
  readonly ports: readonly number[];
  readonly seller: string;
  readonly buyer: string;
  readonly url: string;
  readonly listingIds: readonly number[];
}

/** Reads lists of the market one after another. */
export const readLists = (
  { ports, buyer }: Pick<Shop, 'ports' | 'buyer'>,
  seconds: number,
  cpu?: CpuMeter,
): Promise<Load> =>
  load(
    {
      name: 'lists',
      port: ports[0] ?? 0,
      headers: { authorization: `Bearer ${buyer}` },
      requests: ['', '&sort=4', '&discounted=true'].map((query) => ({
        path: `${apiPrefix}/${getProductListings.path}?pageSize=24${query}`,
      })),
    },
    1,
    seconds,
    cpu ? { cpu } : {},
  );

/** Sends `perSecond` price changes a second to two API processes in turn while lists of the market are read. */
export async function priceChanges(shop: Shop, perSecond: number, seconds: number): Promise<ChangeFigures> {
  const client = new Client({ connectionString: shop.url });
  await client.connect();
  try {
    const versions = await versionsOf(client, shop.listingIds);
    const scannedBefore = await scannedRows(client);
    const times: number[] = [];
    const waiting = new Set<Promise<void>>();
    let refused = 0;
    const reading = readLists(shop, seconds);
    const started = performance.now();
    for (let at = 0; at < perSecond * seconds; at += 1) {
      const due = started + (at * 1000) / perSecond;
      // The changes keep their pace and do not wait for answers.
      await pause(Math.max(0, due - performance.now()));
      const listingId = shop.listingIds[at % shop.listingIds.length] ?? 0;
      const port = shop.ports[at % shop.ports.length] ?? 0;
      const version = versions.get(listingId) ?? 1;
      const one = change(port, shop.seller, { listingId, version, price: 9000 + (at % 900) }).then(
        (ms) => {
          times.push(ms);
          // A refused change leaves the version; the next change of this listing is due two seconds later.
          versions.set(listingId, version + 1);
        },
        () => {
          refused += 1;
        },
      );
      waiting.add(one);
      void one.finally(() => waiting.delete(one));
    }
    await Promise.all(waiting);
    const elapsed = (performance.now() - started) / 1000;
    const lists = await reading;
    // PostgreSQL updates its counters a moment later.
    await pause(1500);
    return {
      rate: times.length / elapsed,
      p99: quantile(times, 0.99),
      listP99: lists.p99,
      lists: lists.rate * seconds,
      refused: refused + lists.refused,
      scanned: (await scannedRows(client)) - scannedBefore,
      market: await marketSize(client),
    };
  } finally {
    await client.end();
  }
}

async function change(
  port: number,
  token: string,
  { listingId, version, price }: { listingId: number; version: number; price: number },
): Promise<number> {
  const started = performance.now();
  const { rows } = await call(port, token, updateListings, {
    rows: [{ listingId, version, changes: { price }, ticked: ['overPsf', 'priceJump'] }],
  });
  if (rows[0]?.answer.outcome !== 'saved') throw new Error(JSON.stringify(rows));
  return performance.now() - started;
}

async function versionsOf(client: Client, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await client.query<{ id: number; version: number }>(
    'select id::integer as id, version from listing where id = any($1)',
    [ids],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}
