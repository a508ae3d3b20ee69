import { buildStand } from '../../harness/harness.ts';
import { mustBeRed, type Scenario } from '../scenario.ts';
import { startBuying } from './buying.ts';

/**
 * What every drill with checkouts would say if the database had lost what it acknowledged: the newest captured payment is
 * taken away before the end, and must be missed.
 */
export const lostOrder: Scenario = async (options) => {
  const harness = await buildStand();
  try {
    const buying = await startBuying(harness, options, 6);
    await buying.reached(6);
    const paymentId = buying.seen.findLast(({ outcome }) => outcome === 'captured')?.paymentId;
    const client = await harness.sql.connect();
    await client.query(`set session_replication_role = replica`);
    await client.query('delete from payment where id = $1', [paymentId]);
    client.release(true);
    const { faults, metrics } = await buying.end();
    return mustBeRed({ scenario: 'lost order', metrics, faults }, /was acknowledged and is gone/);
  } finally {
    await harness.stop();
  }
};
