import { join } from 'node:path';
import { People, type Trader } from '../stand/people.ts';
import { type Shopper, signInAll } from '../stand/shopper.ts';
import { buildStand, type Stand } from '../stand/stand.ts';
import { inParallel, type Verdict } from './drill.ts';

const hook = join(import.meta.dirname, '../stand/without-guard-hook.mjs');

/** Many signed-in pharmacies who want what one seller has. */
export interface Crowd {
  readonly stand: Stand;
  readonly people: People;
  readonly seller: Trader;
  readonly shoppers: readonly Shopper[];
}

async function gather(stand: Stand, buyers: number): Promise<Crowd> {
  const people = new People(stand.sql);
  const seller = await people.trader('merchant');
  const traders = await inParallel(Array.from({ length: buyers }), 8, () => people.trader('pharmacy'));
  return { stand, people, seller, shoppers: await signInAll(stand, traders, 1) };
}

type Rush = (crowd: Crowd) => Promise<Omit<Verdict, 'drill'>>;

/** Lets `buyers` rush at what there is too little of. */
export async function rushed(drill: string, buyers: number, rush: Rush): Promise<Verdict> {
  const stand = await buildStand();
  try {
    return { drill, ...(await rush(await gather(stand, buyers))) };
  } finally {
    await stand.stop();
  }
}

/**
 * The same with the guard cut out of the API's sources, and out of the table by `disarm`: a fault like `sign` must be
 * found, or the drill could not fail.
 */
export async function rushedWithoutGuard(
  drill: string,
  buyers: number,
  rush: Rush,
  { disarm, sign }: { readonly disarm: (stand: Stand) => Promise<unknown>; readonly sign: RegExp },
): Promise<Verdict> {
  const stand = await buildStand({ execArgv: () => ['--import', hook] });
  try {
    await disarm(stand);
    const { faults } = await rush(await gather(stand, buyers));
    const red = faults.find((fault) => sign.test(fault));
    return {
      drill: `${drill} without its guard`,
      figures: red ? `red as it must be: ${red}` : 'stayed green',
      faults: red ? [] : ['the drill does not notice that the guard is gone'],
    };
  } finally {
    await stand.stop();
  }
}

/** Enters the code at the bank where it asks for one, and waits until the buyer sees what became of the payment. */
export async function finishPayment(
  shopper: Shopper,
  answer: Awaited<ReturnType<Shopper['pay']>> | null,
): Promise<void> {
  if (!answer?.result?.threeDs) return;
  await shopper.enterCode(answer.result.threeDs.url);
  await shopper.outcome(answer.result.paymentId);
}
