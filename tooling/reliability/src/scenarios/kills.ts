import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { bankFaults, findFaults } from '../harness/invariants.ts';
import { type Offer, People } from '../harness/people.ts';
import { pick, seeded } from '../harness/seeded.ts';
import { cards, type Shopper, signInAll } from '../harness/shopper.ts';
import { buildStand, type Stand } from '../harness/harness.ts';
import { watchLedger } from '../harness/watch-ledger.ts';
import { type ScenarioOptions, inParallel, tally, type Verdict } from './scenario.ts';

// @spec buying reconcile

type Outcome = 'captured' | 'failed' | 'refused' | 'unclear';

/** The result of a checkout from the buyer's view. */
interface Seen {
  readonly outcome: Outcome;
  readonly paymentId: string | null;
}

/**
 * Runs checkouts while API processes are killed (-9) at random and PostgreSQL crashes half way. Buyers retry unanswered
 * requests with the same key. Afterwards no acknowledged write is lost, nothing was charged twice, and bank and ledger
 * agree to the kuruş.
 */
export async function kills({ seed, isSmall, notify }: ScenarioOptions): Promise<Verdict> {
  const checkouts = isSmall ? 12 : 500;
  const wanted = isSmall ? 2 : 50;
  const random = seeded(seed);
  const harness = await buildStand();
  try {
    const people = new People(harness.sql);
    const sellers = await inParallel(Array.from({ length: 4 }), 4, () => people.trader('merchant'));
    const offers = await inParallel(Array.from({ length: 16 }), 4, (_, at) =>
      people.offer(sellers[at % 4]!, checkouts, 2_000 + 500 * at),
    );
    const traders = await inParallel(Array.from({ length: isSmall ? 6 : 20 }), 4, () =>
      people.trader('pharmacy'),
    );
    const shoppers = await signInAll(harness, traders, 1);
    const watch = watchLedger(harness);

    const seen: Seen[] = [];
    let begun = 0;
    let killed = 0;
    const crashes: Promise<void>[] = [];
    const killer = async () => {
      while (killed < wanted) {
        await wait(50);
        if (seen.length < ((killed + 1) * checkouts) / (wanted + 1)) continue;
        if (!harness.apis[pick(random, harness.apis.length)]?.kill()) continue;
        killed += 1;
        notify(`${seen.length} of ${checkouts} checkouts, ${killed} kills`);
        if (killed === Math.ceil(wanted / 2)) crashes.push(harness.postgres.crash());
      }
    };
    const shop = async (shopper: Shopper) => {
      while (begun < checkouts) {
        begun += 1;
        const first = offers[pick(random, offers.length)]!;
        const second = offers[pick(random, offers.length)]!;
        seen.push(await checkOut(shopper, [first, second], random() < 0.5 ? 'threeDs' : 'atOnce'));
      }
    };
    await Promise.all([killer(), ...shoppers.map(shop)]);
    await Promise.all(crashes);
    const seconds = await untilSettled(harness);
    const { snapshots, wrong } = await watch.stop();

    const faults = [...wrong, ...(await findFaults(harness)), ...(await bankFaults(harness))];
    faults.push(...(await lostPayments(harness, seen)));
    const restarts = harness.apis.reduce((sum, api) => sum + api.restarts, 0);
    if (restarts < 1) faults.push('no process had to come back: nothing was tested');
    const metrics = [
      `${checkouts} checkouts (${tally(seen.map(({ outcome }) => outcome))})`,
      `${killed} kills, ${restarts} came back, PostgreSQL crashed once`,
      `${snapshots} snapshots of the ledger, settled after ${seconds} s`,
    ];
    return { scenario: 'kills', metrics: metrics.join('; '), faults };
  } finally {
    await harness.stop();
  }
}

async function checkOut(shopper: Shopper, offers: readonly Offer[], card: keyof typeof cards): Promise<Seen> {
  for (const offer of offers) await shopper.add(offer, 1);
  const request = await shopper.payRequest(cards[card]);
  if (!request) return { outcome: 'unclear', paymentId: null };
  const key = randomUUID();
  const { status, statusCode, result } = await shopper.pay(request, key);
  if (!result) {
    const isClean = status > 0 && status < 500 && statusCode !== 0;
    return { outcome: isClean ? 'refused' : 'unclear', paymentId: null };
  }
  if (result.threeDs) await shopper.enterCode(result.threeDs.url);
  return { outcome: (await shopper.outcome(result.paymentId)) ?? 'unclear', paymentId: result.paymentId };
}

/** Waits until no payment is open and returns the seconds that it took. */
async function untilSettled(harness: Stand): Promise<number> {
  const started = Date.now();
  for (let tries = 0; tries < 240; tries += 1) {
    const { rows } = await harness.sql.query<{ open: string; refunds: string }>(
      `select (select count(*) from payment where state in ('created', 'threeDsPending', 'authorised')) as open,
              (select count(*) from bank_refund where done_at is null) as refunds`,
    );
    if (rows[0]?.open === '0' && rows[0].refunds === '0') break;
    await wait(500);
  }
  return Math.round((Date.now() - started) / 1000);
}

/** Returns acknowledged payments that are missing. */
async function lostPayments({ sql }: Stand, seen: readonly Seen[]): Promise<string[]> {
  const acknowledged = seen.flatMap(({ outcome, paymentId }) =>
    outcome === 'captured' && paymentId ? [paymentId] : [],
  );
  const { rows } = await sql.query<{ id: string }>(
    `select w.id from unnest($1::uuid[]) as w (id) left join payment p on p.id = w.id
     where p.state is distinct from 'captured' and p.state is distinct from 'refunded'`,
    [acknowledged],
  );
  const unclear = seen.filter(({ outcome }) => outcome === 'unclear').length;
  return [
    ...rows.map(({ id }) => `payment ${id} was acknowledged and is gone`),
    ...(unclear > 0 ? [`${unclear} checkouts whose buyer never learnt how they ended`] : []),
  ];
}
