import { reserveCampaign, cancelCampaign } from '@havan/contract/cart/cart';
import { bankFaults, findFaults } from '../harness/invariants.ts';
import type { Offer } from '../harness/people.ts';
import { pick, seeded } from '../harness/seeded.ts';
import type { Shopper } from '../harness/shopper.ts';
import type { Stand } from '../harness/harness.ts';
import { type Load, finishPayment, rushed, rushedWithoutGuard } from './load.ts';
import { type ScenarioOptions, inParallel, type Verdict } from './scenario.ts';

// @spec §1 campaign-prices
// @spec §7 campaign-reservation
// @spec defects campaign-limit

/**
 * Many buyers reserve a campaign of k units at the same time over two API processes. Reservations exist for exactly k
 * units, also after some buyers release theirs, and exactly k units are sold at the campaign's price.
 */
export const campaignLimit = ({ seed, isSmall, notify }: ScenarioOptions): Promise<Verdict> =>
  rushed('campaign limit', isSmall ? 16 : 200, (load) => useUp(load, seed, isSmall ? 1 : 10, notify));

/** The same scenario without the limit; it must fail. */
export const campaignLimitWithoutGuard = ({ seed, isSmall, notify }: ScenarioOptions): Promise<Verdict> =>
  rushedWithoutGuard('campaign limit', isSmall ? 16 : 200, (load) => useUp(load, seed, 1, notify), {
    disarm: ({ sql }) => sql.query('alter table campaign drop constraint campaign_units_left'),
    sign: /for a limit of/,
  });

interface Round {
  readonly offer: Offer;
  readonly code: string;
}

async function useUp(
  { harness, people, seller, shoppers }: Load,
  seed: number,
  rounds: number,
  notify: ScenarioOptions['notify'],
): Promise<Omit<Verdict, 'scenario'>> {
  const random = seeded(seed);
  const buyers = shoppers.length;
  const faults: string[] = [];
  let sold = 0;
  for (let at = 0; at < rounds; at += 1) {
    notify(`round ${at + 1} of ${rounds}`);
    const limit = 3 + pick(random, 8);
    const offer = await people.offer(seller, buyers);
    const round = { offer, code: await people.campaign(`tatbikat_${at}`, limit) };
    await inParallel(shoppers, 16, (shopper) => shopper.add(offer, 1));
    const requireLimit = (holders: readonly Shopper[], when: string): void => {
      if (holders.length !== limit)
        faults.push(`round ${at}: ${holders.length} hold it ${when} for a limit of ${limit}`);
    };
    const first = await reserveAll(shoppers, round);
    requireLimit(first, 'at first');
    const [giving, keeping] = [first.slice(0, 2), first.slice(2)];
    await Promise.all(giving.map((shopper) => shopper.ask(cancelCampaign, { listingId: offer.listingId })));
    const second = await reserveAll(
      shoppers.filter((shopper) => !first.includes(shopper)),
      round,
    );
    const holders = [...keeping, ...second];
    requireLimit(holders, 'after some gave it back');
    await inParallel(holders, 8, buy);
    faults.push(...(await soldFaults(harness, round, limit)).map((fault) => `round ${at}: ${fault}`));
    sold += holders.length;
    await harness.sql.query('delete from basket_item');
  }
  faults.push(...(await findFaults(harness)), ...(await bankFaults(harness)));
  return { metrics: `${rounds} rounds of ${buyers} buyers: ${sold} units sold at the price`, faults };
}

/** Reserves for all buyers at once; returns those who hold a reservation. */
async function reserveAll(shoppers: readonly Shopper[], { offer, code }: Round): Promise<Shopper[]> {
  const request = { listingId: offer.listingId, campaignCode: code };
  const answers = await Promise.all(shoppers.map((shopper) => shopper.ask(reserveCampaign, request)));
  return shoppers.filter((_, at) => answers[at]?.status === 200);
}

async function buy(shopper: Shopper): Promise<void> {
  const request = await shopper.payRequest();
  await finishPayment(shopper, request && (await shopper.pay(request)));
}

async function soldFaults({ sql }: Stand, { code }: Round, limit: number): Promise<string[]> {
  const { rows } = await sql.query<{ units: string; cheap: string; left: number }>(
    `select coalesce(sum(l.quantity), 0) as units, coalesce(sum(l.quantity) filter (where l.unit_price < l.list_price), 0) as cheap,
            (select units_left from campaign where code = $1) as left
     from order_line l where l.campaign_code = $1`,
    [code],
  );
  const [row] = rows;
  return [
    ...(Number(row?.units) === limit ? [] : [`${row?.units} units sold for a limit of ${limit}`]),
    ...(row?.units === row?.cheap ? [] : [`only ${row?.cheap} of ${row?.units} units at the price`]),
    ...(row?.left === 0 ? [] : [`${row?.left} units left of a campaign that is used up`]),
  ];
}
