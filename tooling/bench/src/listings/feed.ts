import { createApiKey } from '@havan/contract/identity/api-keys';
import {
  type FeedRow,
  feedListings,
  type feedOutcomes,
  feedRowsMax,
} from '@havan/contract/listings/listing-feed';
import { signInAs } from '@havan/run/market/session';
import { launchThrowaway } from '@havan/run/product/throwaway';
import { selectOne } from '../api/select-one.ts';
import { databaseUrl } from '../checkout/checkout-market.ts';
import { meterOf } from '../cpu.ts';
import { printTable, whole } from '../table.ts';
import { rateRow } from './rate-row.ts';
import { fillShop } from './shop.ts';
import { call } from './wire.ts';

const listed = 10_000;
const feedRows = 20_000;
/** Rows per second that the feed must process. */
const budget = 5000;
/** Number of connections of the sending program: one, then four. */
const widths = [1, 4] as const;

/**
 * `pnpm bench feed`: a seller's program sends 20,000 barcodes in batches of a thousand with an API key, then a new
 * price and stock for each, then only a stock, and then the same data again. Reports the rows per second of each step
 * against the budget.
 */
export async function feedBench(): Promise<boolean> {
  const product = await launchThrowaway({ LOG_LEVEL: 'silent' });
  const { port, dataDir } = product.settings;
  try {
    const shop = await fillShop(databaseUrl(dataDir), listed, feedRows * widths.length);
    const one = await selectOne(dataDir, 16, 3);
    const { token } = await signInAs(port, shop.username, 'merchant');
    const { key } = await call(port, token, createApiKey, { name: 'Ölçüm', scopes: ['listings.write'] });
    const cpu = meterOf(product.settings);
    const rounds = [];
    for (const [at, width] of widths.entries()) {
      const barcodes = shop.free.slice(at * feedRows, (at + 1) * feedRows);
      const kinds = [
        ['created', (place: number) => ({ price: 9000 + (place % 10), stock: 20, expiration: '2031-12-31' })],
        ['updated', (place: number) => ({ price: 8900 + (place % 10), stock: 19 })],
        ['updated', () => ({ stock: 18 })],
        ['unchanged', () => ({ stock: 18 })],
      ] as const;
      const names = ['created', 'price and stock', 'stock alone', 'unchanged'];
      for (const [place, [outcome, termsOf]] of kinds.entries()) {
        const rows = barcodes.map((barcode, row): FeedRow => ({ barcode, ...termsOf(row) }));
        const before = cpu();
        const started = performance.now();
        const met = await send({ port, key, width }, rows, outcome);
        const ms = performance.now() - started;
        rounds.push({
          name: `${names[place]}, ${width} at a time`,
          rate: (feedRows * 1000) / ms,
          cpu: (cpu() - before) / feedRows,
          missed: feedRows - met,
        });
      }
    }
    printTable(
      ['', 'is', 'must', 'of budget', '', 'CPU each'],
      [
        ['SELECT 1 at c=16', `${whole(one.rate)}/s`, '', '', '', ''],
        ...rounds.map((round) => rateRow(round.name, round.rate, budget, `${round.cpu.toFixed(3)} ms`)),
      ],
    );
    for (const { name, missed } of rounds)
      if (missed > 0) console.log(`${name}: ${whole(missed)} rows were answered otherwise.`);
    return rounds.every(({ rate, missed }) => missed === 0 && rate >= budget);
  } finally {
    await product.stop();
  }
}

/** Sends rows in batches over some connections; @returns how many were answered as expected */
async function send(
  { port, key, width }: { readonly port: number; readonly key: string; readonly width: number },
  rows: readonly FeedRow[],
  outcome: (typeof feedOutcomes)[number],
): Promise<number> {
  const batches = Array.from({ length: Math.ceil(rows.length / feedRowsMax) }, (_, at) =>
    rows.slice(at * feedRowsMax, (at + 1) * feedRowsMax),
  );
  let met = 0;
  const work = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift()) {
      // The batches share one connection, so each waits for the previous one.
      const answer = await call(port, key, feedListings, {
        rows: batch,
        ticked: ['overPsf', 'priceJump', 'stockJump'],
      });
      met += answer.rows.filter((row) => row.outcome === outcome).length;
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return met;
}
