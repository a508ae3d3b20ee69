import { bankFaults, findFaults } from '../harness/invariants.ts';
import { pick, seeded } from '../harness/seeded.ts';
import type { Shopper } from '../harness/shopper.ts';
import type { Stand } from '../harness/harness.ts';
import { type Load, finishPayment, rushed, rushedWithoutGuard } from './load.ts';
import { type ScenarioOptions, inParallel, tally, type Verdict } from './scenario.ts';

// @spec buying reservation
// @spec defects last-unit loser-leaves-order

/**
 * Many buyers pay for the last units at the same time over two API processes. There must be exactly as many orders as
 * units, the refusal 1992 for all other buyers, and a stock of 0.
 */
export const lastUnit = ({ seed, isSmall, notify }: ScenarioOptions): Promise<Verdict> =>
  rushed('last unit', isSmall ? 16 : 200, (load) => sellLastUnits(load, seed, isSmall ? 2 : 50, notify));

/** The same scenario without the guard; it must fail. */
export const lastUnitWithoutGuard = ({ seed, isSmall, notify }: ScenarioOptions): Promise<Verdict> =>
  rushedWithoutGuard(
    'last unit',
    isSmall ? 16 : 200,
    (load) => sellLastUnits(load, seed, isSmall ? 1 : 3, notify),
    {
      disarm: dropStockCheck,
      sign: /stock|orders/,
    },
  );

async function sellLastUnits(
  { harness, people, seller, shoppers }: Load,
  seed: number,
  rounds: number,
  notify: ScenarioOptions['notify'],
): Promise<Omit<Verdict, 'scenario'>> {
  const random = seeded(seed);
  const buyers = shoppers.length;
  const faults: string[] = [];
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    notify(`round ${round + 1} of ${rounds}`);
    // Most buyers pay for one unit, some for a few, and some for two listings in one payment.
    const units = round % 3 === 0 ? 1 : 1 + pick(random, 3);
    const offers = await Promise.all(
      Array.from({ length: round % 5 === 4 ? 2 : 1 }, () => people.offer(seller, units)),
    );
    await inParallel(shoppers, 16, (shopper) => fill(shopper, offers));
    const requests = await inParallel(shoppers, 16, (shopper) => shopper.payRequest());
    const release = await holdListings(harness, offers);
    const payments = shoppers.map(async (shopper, at) => {
      const request = requests[at];
      return request ? shopper.pay(request) : null;
    });
    await release();
    const answers = await Promise.all(payments);
    outcomes.push(...answers.map((answer) => `${answer?.status} ${answer?.statusCode}`));
    const sold = answers.filter((answer) => answer?.status === 200).length;
    const refused = answers.filter((answer) => answer?.statusCode === 1992).length;
    if (sold !== units) faults.push(`round ${round}: ${sold} orders began for ${units} units`);
    if (sold + refused !== buyers) faults.push(`round ${round}: ${buyers - sold - refused} unclear answers`);
    await Promise.all(shoppers.map((shopper, at) => finishPayment(shopper, answers[at] ?? null)));
    for (const { listingId } of offers) {
      const { rows } = await harness.sql.query<{ stock: number; orders: string }>(
        `select stock, (select count(*) from order_line where listing_id = $1) as orders from listing where id = $1`,
        [listingId],
      );
      if (rows[0]?.stock !== 0) faults.push(`round ${round}: stock ${rows[0]?.stock}`);
      if (Number(rows[0]?.orders) !== units) faults.push(`round ${round}: ${rows[0]?.orders} orders`);
    }
    await harness.sql.query('delete from basket_item');
  }
  faults.push(...(await findFaults(harness)), ...(await bankFaults(harness)));
  return { metrics: `${rounds} rounds of ${buyers} buyers: ${tally(outcomes)}`, faults };
}

async function fill(shopper: Shopper, offers: Parameters<Shopper['add']>[0][]): Promise<void> {
  for (const offer of offers) await shopper.add(offer, 1);
}

/**
 * Locks the rows of the offers. The returned function waits until two payments that have both read the stock wait for a
 * row, and then releases the lock, so that they collide on every machine.
 */
async function holdListings(
  { sql }: Stand,
  offers: readonly { listingId: number }[],
): Promise<() => Promise<void>> {
  const client = await sql.connect();
  await client.query('begin');
  await client.query('select from listing where id = any($1) order by id for update', [
    offers.map(({ listingId }) => listingId),
  ]);
  return async () => {
    const deadline = Date.now() + 10_000;
    for (let waiting = 0; waiting < 2 && Date.now() < deadline; ) {
      const { rows } = await sql.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_locks
          where not granted and database = (select oid from pg_database where datname = current_database())
             or not granted and transactionid is not null`,
      );
      waiting = rows[0]?.waiting ?? 0;
    }
    await client.query('commit');
    client.release();
  };
}

async function dropStockCheck({ sql }: Stand): Promise<void> {
  const { rows } = await sql.query<{ conname: string }>(
    `select conname from pg_constraint where conrelid = 'listing'::regclass and contype = 'c'
       and pg_get_constraintdef(oid) like '%stock >= 0%'`,
  );
  for (const { conname } of rows) await sql.query(`alter table listing drop constraint "${conname}"`);
}
