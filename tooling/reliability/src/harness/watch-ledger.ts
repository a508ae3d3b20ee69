import type { Stand } from './harness.ts';
import { setTimeout as wait } from 'node:timers/promises';

export interface Watch {
  /** The number of snapshots so far. */
  readonly snapshots: () => number;
  /** Stops watching. Returns the number of snapshots and of inconsistent ones. */
  stop(): Promise<{ readonly snapshots: number; readonly wrong: readonly string[] }>;
}

/**
 * Reads the whole ledger again and again while money moves, each time in one snapshot. In every snapshot the ledger
 * must balance, no stock may be negative, and each captured payment must have its orders.
 */
export function watchLedger({ sql }: Stand, everyMs = 10): Watch {
  const wrong: string[] = [];
  let snapshots = 0;
  const end = new AbortController();
  const reading = (async () => {
    while (!end.signal.aborted) {
      const began = performance.now();
      const row = await readSnapshot(sql);
      if (row) {
        snapshots += 1;
        const { sum, below, bare } = row;
        if (sum !== '0' || below !== '0' || bare !== '0') {
          wrong.push(`snapshot ${snapshots}: sum ${sum}, stock below zero ${below}, without orders ${bare}`);
        }
      }
      // A growing ledger takes longer to read; the pauses grow with it, so that watching takes at most a tenth of the
      // time.
      await wait(Math.max(everyMs, 9 * (performance.now() - began)));
    }
  })();
  return {
    snapshots: () => snapshots,
    stop: async () => {
      end.abort();
      await reading;
      return { snapshots, wrong };
    },
  };
}

/** Returns a snapshot of the ledger; null while PostgreSQL is down, which some scenarios cause. */
async function readSnapshot(
  pool: Stand['sql'],
): Promise<{ sum: string; below: string; bare: string } | null> {
  const client = await pool.connect().catch(() => null);
  if (!client) return null;
  client.on('error', () => undefined);
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ sum: string; below: string; bare: string }>(
      `select (select coalesce(sum(amount), 0) from ledger_posting) as sum,
              (select count(*) from listing where stock < 0) as below,
              (select count(*) from payment p where p.state = 'captured' and p.purpose = 'cart'
                 and not exists (select from orders o where o.payment_id = p.id)) as bare`,
    );
    await client.query('commit');
    client.removeAllListeners('error');
    client.release();
    return rows[0] ?? null;
  } catch {
    client.release(true);
    return null;
  }
}
