import { type Cluster, startCluster, withoutPatroni } from '../../harness/engines/patroni.ts';
import { buildStand } from '../../harness/harness.ts';
import { type ScenarioOptions, skipped, type Verdict } from '../scenario.ts';
import { startBuying } from './buying.ts';

const scenario = 'failover';

/** The agent of the other node takes over when the key of the dead leader expires, after 20 s. */
const longestRecovery = 90;

/**
 * The leading node of two under Patroni and etcd is killed in the middle of the checkouts. The other one takes over,
 * every checkout is answered, no acknowledged write is lost, and the killed node follows again afterwards.
 */
export async function failover(options: ScenarioOptions): Promise<Verdict> {
  if (withoutPatroni) return skipped(scenario, withoutPatroni);
  const checkouts = options.isSmall ? 12 : 500;
  let cluster: Cluster | undefined;
  const harness = await buildStand({
    postgresOf: async () => {
      cluster = await startCluster();
      return cluster;
    },
  });
  try {
    const buying = await startBuying(harness, options, checkouts, 2 * longestRecovery * 1000);
    await buying.reached(checkouts / 2);
    const before = buying.seen.length;
    const killed = (await cluster?.killLeader()) ?? '';
    const killedAt = performance.now();
    options.notify(`node ${killed} is dead`);
    const { faults, metrics, books } = await buying.end();
    const first = buying.endedAt.find((at) => at > killedAt + 1000);
    const recovery = first === undefined ? Infinity : (first - killedAt) / 1000;
    if (before >= checkouts) faults.push('all checkouts ended before the failure: nothing was tested');
    if (recovery > longestRecovery) faults.push(`nobody was answered for ${recovery.toFixed(0)} s`);
    await cluster?.revive(killed);
    const follows = `node ${killed} follows again`;
    return {
      scenario,
      metrics: `${metrics}; answered again after ${recovery.toFixed(0)} s, ${follows}`,
      faults,
      books: { ...books, recoverySeconds: recovery },
    };
  } finally {
    await harness.stop();
  }
}
