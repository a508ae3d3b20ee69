import { join } from 'node:path';
import { People, type Trader } from '../harness/people.ts';
import { type Shopper, signInAll } from '../harness/shopper.ts';
import { buildStand, type Stand, type StandOptions } from '../harness/harness.ts';
import { inParallel, mustBeRed, type Scenario, type ScenarioOptions, type Verdict } from './scenario.ts';

/** Node arguments of an API process whose guards are removed from its sources. */
export const withoutGuards = [
  '--import',
  join(import.meta.dirname, '../harness/without-guard-hook.mjs'),
] as const;

/**
 * Returns the small size of a scenario on a harness without the guard, by default one whose API sources lack it. It
 * passes when a fault like `sign` is found, which shows that the scenario can fail.
 */
export const withoutGuard =
  (
    run: (options: ScenarioOptions, harnessOptions: StandOptions) => Promise<Verdict>,
    sign: RegExp,
    harnessOptions: StandOptions = { execArgv: () => withoutGuards },
  ): Scenario =>
  async (options) =>
    mustBeRed(await run({ ...options, isSmall: true }, harnessOptions), sign);

/** Many signed-in pharmacies and one seller. */
export interface Load {
  readonly harness: Stand;
  readonly people: People;
  readonly seller: Trader;
  readonly shoppers: readonly Shopper[];
}

async function gather(harness: Stand, buyers: number): Promise<Load> {
  const people = new People(harness.sql);
  const seller = await people.trader('merchant');
  const traders = await inParallel(Array.from({ length: buyers }), 8, () => people.trader('pharmacy'));
  return { harness, people, seller, shoppers: await signInAll(harness, traders, 1) };
}

type Rush = (load: Load) => Promise<Omit<Verdict, 'scenario'>>;

/** Lets `buyers` compete for scarce stock. */
export async function rushed(scenario: string, buyers: number, rush: Rush): Promise<Verdict> {
  const harness = await buildStand();
  try {
    return { scenario, ...(await rush(await gather(harness, buyers))) };
  } finally {
    await harness.stop();
  }
}

/**
 * Runs the scenario with the guard removed from the API's sources, and from the table by `disarm`. A fault like `sign`
 * must be found, which shows that the scenario can fail.
 */
export async function rushedWithoutGuard(
  scenario: string,
  buyers: number,
  rush: Rush,
  { disarm, sign }: { readonly disarm: (harness: Stand) => Promise<unknown>; readonly sign: RegExp },
): Promise<Verdict> {
  const harness = await buildStand({ execArgv: () => withoutGuards });
  try {
    await disarm(harness);
    return mustBeRed({ scenario, ...(await rush(await gather(harness, buyers))) }, sign);
  } finally {
    await harness.stop();
  }
}

/** Enters the code at the bank if the payment needs one, and waits for the outcome. */
export async function finishPayment(
  shopper: Shopper,
  answer: Awaited<ReturnType<Shopper['pay']>> | null,
): Promise<void> {
  if (!answer?.result?.threeDs) return;
  await shopper.enterCode(answer.result.threeDs.url);
  await shopper.outcome(answer.result.paymentId);
}
