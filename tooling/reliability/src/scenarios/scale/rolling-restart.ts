import { buildStand } from '../../harness/harness.ts';
import { haproxy, startHaproxy } from '../../harness/engines/haproxy.ts';
import { missing } from '../../harness/engines/program.ts';
import { type ScenarioOptions, skipped, type Verdict } from '../scenario.ts';
import { startBuying } from './buying.ts';

const scenario = 'rolling restart';

/** The reason why this scenario cannot run on this machine; null where it can. */
const withoutHaproxy = missing({ haproxy });

/**
 * Two API processes behind HAProxy, configured as in the deployment, are replaced one after the other while pharmacies
 * buy. Every process ends by itself, every checkout is answered, and orders, bank and ledger agree.
 */
export async function rollingRestart(options: ScenarioOptions): Promise<Verdict> {
  if (withoutHaproxy) return skipped(scenario, withoutHaproxy);
  const checkouts = options.isSmall ? 12 : 500;
  // HAProxy checks a process once a second and removes it after two failures; until then the process must continue to
  // serve.
  const harness = await buildStand({ proxyOf: startHaproxy, env: { DRAIN_SECONDS: '3' } });
  try {
    const buying = await startBuying(harness, options, checkouts);
    const faults: string[] = [];
    let restarts = 0;
    for (const api of harness.apis) {
      await buying.reached(Math.floor((checkouts * (restarts + 1)) / 4));
      const code = await api.stop();
      if (code !== 0) faults.push(`a process ended with ${code}`);
      await api.start();
      restarts += 1;
    }
    const { faults: found, metrics, books } = await buying.end();
    return {
      scenario,
      metrics: `${metrics}; ${restarts} processes replaced`,
      faults: [...faults, ...found],
      books,
    };
  } finally {
    await harness.stop();
  }
}
