import { getCart } from '@havan/contract/cart/cart';
import { signIn } from '@havan/contract/identity/session';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bankFaults, findFaults } from '../harness/invariants.ts';
import { password, People } from '../harness/people.ts';
import { Shopper } from '../harness/shopper.ts';
import { buildStand, type StandOptions } from '../harness/harness.ts';
import { ask } from '../harness/wire.ts';
import { withoutGuard } from './load.ts';
import { type Verdict, type Scenario, type ScenarioOptions } from './scenario.ts';

const hook = join(import.meta.dirname, '../harness/shifted-clock-hook.mjs');
const scenario = 'wrong clock';
const day = 86_400_000;
const tokenSeconds = 3;

/**
 * One process runs a day ahead, another a day behind. Tokens, reservations and the bank's messages are checked by the
 * time of the database, so the wrong clock of one machine has no effect.
 */
export const wrongClock: Scenario = (options) => run(options, {});

/** The same scenario without its guard; it must fail. */
export const wrongClockWithoutGuard: Scenario = withoutGuard(run, /tokens were answered/);

async function run(_options: ScenarioOptions, harnessOptions: StandOptions): Promise<Verdict> {
  const shifts = [0, day, -day];
  const harness = await buildStand({
    processes: shifts.length,
    env: { ACCESS_TOKEN_SECONDS: String(tokenSeconds) },
    envOf: (process) => ({ CLOCK_SHIFT_MS: String(shifts[process] ?? 0) }),
    execArgv: (process) => ['--import', hook, ...(harnessOptions.execArgv?.(process) ?? [])],
  });
  try {
    const people = new People(harness.sql);
    const offer = await people.offer(await people.trader('merchant'), 10);
    const buyer = await people.trader('pharmacy');
    const faults: string[] = [];
    const bases = harness.apis.map((api) => `http://127.0.0.1:${api.port}`);
    const statusesOf = (token: string) =>
      Promise.all(bases.map(async (base) => (await ask(base, getCart, {}, { token })).status));

    const { username } = buyer;
    const tokens = await Promise.all(
      bases.map(async (base) => {
        const { result } = await ask(base, signIn, { username, password, userType: 1 });
        return result?.token ?? '';
      }),
    );
    const early = (await Promise.all(tokens.map(statusesOf))).flat();
    if (early.some((status) => status !== 200))
      faults.push(`fresh tokens were answered with ${early.join(' ')}`);

    // The jobs of the process that is a day ahead do not end payments early.
    const shopper = await Shopper.signIn(harness, buyer, 1);
    await shopper.add(offer, 1);
    const request = await shopper.payRequest();
    const begun = request && (await shopper.pay(request));
    if (!begun?.result?.threeDs)
      return { scenario, metrics: '', faults: [...faults, 'no payment could be begun'] };
    await wait((tokenSeconds + 1) * 1000);
    const late = (await Promise.all(tokens.map(statusesOf))).flat();
    if (late.some((status) => status !== 401))
      faults.push(`expired tokens were answered with ${late.join(' ')}`);

    const again = await Shopper.signIn(harness, buyer, 1);
    await again.enterCode(begun.result.threeDs.url);
    const outcome = await again.outcome(begun.result.paymentId);
    if (outcome !== 'captured') faults.push(`a payment under three clocks ended as ${outcome}`);
    faults.push(...(await findFaults(harness)), ...(await bankFaults(harness)));
    return {
      scenario,
      metrics: 'processes at 0, +1 and −1 day: tokens and a payment',
      faults,
    };
  } finally {
    await harness.stop();
  }
}
