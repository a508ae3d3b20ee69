import { bankFaults, findFaults } from '../stand/books.ts';
import { pick, seeded } from '../stand/seeded.ts';
import type { Shopper } from '../stand/shopper.ts';
import type { Stand } from '../stand/stand.ts';
import { type Crowd, finishPayment, rushed, rushedWithoutGuard } from './crowd.ts';
import { type DrillOptions, inParallel, tally, type Verdict } from './drill.ts';

/**
 * Many buyers pay for the last units at the same moment, over two API processes: exactly as many orders as units, a
 * clean refusal (1992) for everybody else, stock 0.
 */
export const lastUnit = ({ seed, isSmall, tell }: DrillOptions): Promise<Verdict> =>
  rushed('last unit', isSmall ? 16 : 200, (crowd) => sellLastUnits(crowd, seed, isSmall ? 2 : 50, tell));

/** The same with the guard taken out: it must go red. */
export const lastUnitWithoutGuard = ({ seed, isSmall, tell }: DrillOptions): Promise<Verdict> =>
  rushedWithoutGuard(
    'last unit',
    isSmall ? 16 : 200,
    (crowd) => sellLastUnits(crowd, seed, isSmall ? 1 : 3, tell),
    {
      disarm: dropStockCheck,
      sign: /stock|orders/,
    },
  );

async function sellLastUnits(
  { stand, people, seller, shoppers }: Crowd,
  seed: number,
  rounds: number,
  tell: DrillOptions['tell'],
): Promise<Omit<Verdict, 'drill'>> {
  const random = seeded(seed);
  const buyers = shoppers.length;
  const faults: string[] = [];
  const outcomes: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    tell(`round ${round + 1} of ${rounds}`);
    // One unit most of the time, sometimes a few, sometimes two listings at once in one payment.
    const units = round % 3 === 0 ? 1 : 1 + pick(random, 3);
    const offers = await Promise.all(
      Array.from({ length: round % 5 === 4 ? 2 : 1 }, () => people.offer(seller, units)),
    );
    await inParallel(shoppers, 16, (shopper) => fill(shopper, offers));
    const requests = await inParallel(shoppers, 16, (shopper) => shopper.payRequest());
    const answers = await Promise.all(
      shoppers.map(async (shopper, at) => {
        const request = requests[at];
        return request ? shopper.pay(request) : null;
      }),
    );
    outcomes.push(...answers.map((answer) => `${answer?.status} ${answer?.statusCode}`));
    const sold = answers.filter((answer) => answer?.status === 200).length;
    const refused = answers.filter((answer) => answer?.statusCode === 1992).length;
    if (sold !== units) faults.push(`round ${round}: ${sold} orders began for ${units} units`);
    if (sold + refused !== buyers) faults.push(`round ${round}: ${buyers - sold - refused} unclear answers`);
    await Promise.all(shoppers.map((shopper, at) => finishPayment(shopper, answers[at] ?? null)));
    for (const { listingId } of offers) {
      const { rows } = await stand.sql.query<{ stock: number; orders: string }>(
        `select stock, (select count(*) from order_line where listing_id = $1) as orders from listing where id = $1`,
        [listingId],
      );
      if (rows[0]?.stock !== 0) faults.push(`round ${round}: stock ${rows[0]?.stock}`);
      if (Number(rows[0]?.orders) !== units) faults.push(`round ${round}: ${rows[0]?.orders} orders`);
    }
    await stand.sql.query('delete from basket_item');
  }
  faults.push(...(await findFaults(stand)), ...(await bankFaults(stand)));
  return { figures: `${rounds} rounds of ${buyers} buyers: ${tally(outcomes)}`, faults };
}

async function fill(shopper: Shopper, offers: Parameters<Shopper['add']>[0][]): Promise<void> {
  for (const offer of offers) await shopper.add(offer, 1);
}

async function dropStockCheck({ sql }: Stand): Promise<void> {
  const { rows } = await sql.query<{ conname: string }>(
    `select conname from pg_constraint where conrelid = 'listing'::regclass and contype = 'c'
       and pg_get_constraintdef(oid) like '%stock >= 0%'`,
  );
  for (const { conname } of rows) await sql.query(`alter table listing drop constraint "${conname}"`);
}
