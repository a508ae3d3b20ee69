import { buildStand } from '../../harness/harness.ts';
import { mustBeRed, type Scenario } from '../scenario.ts';
import { startBuying } from './buying.ts';

/**
 * Shows that every scenario with checkouts detects a lost acknowledged write: the newest captured payment is deleted
 * before the end, and the comparison must report it.
 */
export const lostOrder: Scenario = (options) =>
  spoiled(options, 'delete from payment where id = $1', {
    scenario: 'lost order',
    sign: /was acknowledged and is gone/,
  });

/**
 * Shows the same for a buyer who paid twice: the newest captured payment is copied, and the comparison must report the
 * copy.
 */
export const doubledOrder: Scenario = (options) =>
  spoiled(
    options,
    `insert into payment overriding system value
     select (jsonb_populate_record(p, jsonb_build_object(
       'id', gen_random_uuid(), 'idempotency_key', null, 'bank_payment_id', null))).*
     from payment p where id = $1`,
    { scenario: 'doubled order', sign: /is known to no buyer/ },
  );

/**
 * Runs `statement` on the newest captured payment without any constraint, and checks that the comparison reports its
 * effect.
 */
async function spoiled(
  options: Parameters<Scenario>[0],
  statement: string,
  { scenario, sign }: { readonly scenario: string; readonly sign: RegExp },
): ReturnType<Scenario> {
  const harness = await buildStand();
  try {
    const buying = await startBuying(harness, options, 6);
    await buying.reached(6);
    const paymentId = buying.seen.findLast(({ outcome }) => outcome === 'captured')?.paymentId;
    const client = await harness.sql.connect();
    try {
      await client.query(`set session_replication_role = replica`);
      await client.query(statement, [paymentId]);
    } finally {
      client.release(true);
    }
    const { faults, metrics } = await buying.end();
    return mustBeRed({ scenario, metrics, faults }, sign);
  } finally {
    await harness.stop();
  }
}
