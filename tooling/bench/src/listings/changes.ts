import { setTimeout as pause } from 'node:timers/promises';
import { applyListingBatch, getListingBatches } from '@havan/contract/listings/listing-bulk';
import { updateListings } from '@havan/contract/listings/listings';
import { Client } from 'pg';
import { call, quantile } from './wire.ts';

const warmUp = 20;

/** Changes one price after another, each in its own row. Returns the milliseconds until each is acknowledged. */
export async function editsInPlace(
  port: number,
  token: string,
  listingIds: readonly number[],
): Promise<{ readonly p99: number }> {
  const times: number[] = [];
  for (const listingId of listingIds) {
    const started = performance.now();
    // One after another, because one seller types the prices.
    const { rows } = await call(port, token, updateListings, {
      rows: [{ listingId, version: 1, changes: { price: 9900 }, ticked: ['overPsf'] }],
    });
    times.push(performance.now() - started);
    if (rows[0]?.answer.outcome !== 'saved')
      throw new Error(`An edit was not saved: ${JSON.stringify(rows)}`);
  }
  return { p99: quantile(times.slice(warmUp), 0.99) };
}

/**
 * Sets a price for all listings on sale. Returns the milliseconds until the last is written, and the number of listings
 * that then have the price.
 */
export async function bulkChange(
  port: number,
  token: string,
  url: string,
  companyId: number,
): Promise<{ readonly ms: number; readonly written: number }> {
  const started = performance.now();
  const begun = await call(port, token, applyListingBatch, {
    target: { by: 'filter', filter: { view: 'active' } },
    change: { kind: 'price', text: '95,50' },
    ticked: ['overPsf'],
  });
  for (let state = begun.state; state === 'running'; ) {
    await pause(50);
    const { items } = await call(port, token, getListingBatches, {});
    state = items.find(({ batchId }) => batchId === begun.batchId)?.state ?? 'running';
  }
  const ms = performance.now() - started;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::integer as n from listing
       where seller_id = $1 and price = 9550 and deleted_at is null`,
      [companyId],
    );
    return { ms, written: rows[0]?.n ?? 0 };
  } finally {
    await client.end();
  }
}
