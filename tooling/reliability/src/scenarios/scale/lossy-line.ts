import { setTimeout as wait } from 'node:timers/promises';
import { type Line, startLine, withoutLine } from '../../harness/engines/lossy-line.ts';
import { buildStand } from '../../harness/harness.ts';
import { type ScenarioOptions, skipped, type Verdict } from '../scenario.ts';
import { startBuying } from './buying.ts';

const scenario = 'lossy line';

/** Seconds within which buyers must receive answers after the line has recovered. */
const longestRecovery = 30;

/**
 * The line between API and database loses half of its packets in each direction and adds 200 ms while pharmacies buy;
 * then it recovers. Every checkout is answered in the end, none is lost or doubled, and orders, bank and ledger agree.
 */
export async function lossyLine(options: ScenarioOptions): Promise<Verdict> {
  const without = withoutLine();
  if (without) return skipped(scenario, without);
  const checkouts = options.isSmall ? 12 : 300;
  const badSeconds = options.isSmall ? 10 : 60;
  let line: Line | undefined;
  const harness = await buildStand({
    lineOf: async (url) => {
      line = await startLine(url);
      return line;
    },
  });
  try {
    // A buyer may repeat a request for as long as the line is bad.
    const buying = await startBuying(harness, options, checkouts, 3 * badSeconds * 1000);
    await buying.reached(checkouts / 4);
    const before = buying.seen.length;
    line?.worsen();
    await wait(badSeconds * 1000);
    const meanwhile = buying.seen.length - before;
    line?.heal();
    const healedAt = performance.now();
    const { faults, metrics, books } = await buying.end();
    const first = buying.endedAt.find((at) => at > healedAt);
    const recovery = first === undefined ? Infinity : (first - healedAt) / 1000;
    if (before + meanwhile >= checkouts)
      faults.push('all checkouts ended on the bad line: nothing was tested');
    if (recovery > longestRecovery)
      faults.push(`nobody was answered for ${recovery.toFixed(0)} s afterwards`);
    return {
      scenario,
      metrics: `${metrics}; ${meanwhile} ended within ${badSeconds} s of 50 % loss and 200 ms, the first after it within ${recovery.toFixed(1)} s`,
      faults,
      books: { ...books, recoverySeconds: recovery },
    };
  } finally {
    await harness.stop();
  }
}
