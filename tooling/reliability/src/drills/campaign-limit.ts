import { reserveCampaign, cancelCampaign } from '@havan/contract/basket';
import { bankFaults, findFaults } from '../stand/books.ts';
import type { Offer } from '../stand/people.ts';
import { pick, seeded } from '../stand/seeded.ts';
import type { Shopper } from '../stand/shopper.ts';
import type { Stand } from '../stand/stand.ts';
import { type Crowd, finishPayment, rushed, rushedWithoutGuard } from './crowd.ts';
import { type DrillOptions, inParallel, type Verdict } from './drill.ts';

/**
 * Many buyers reserve a campaign of k units at the same moment, over two API processes: exactly k have it, also after
 * some gave it back, and exactly k units are sold at its price.
 */
export const campaignLimit = ({ seed, isSmall, tell }: DrillOptions): Promise<Verdict> =>
  rushed('campaign limit', isSmall ? 16 : 200, (crowd) => useUp(crowd, seed, isSmall ? 1 : 10, tell));

/** The same with the limit taken out: it must go red. */
export const campaignLimitWithoutGuard = ({ seed, isSmall, tell }: DrillOptions): Promise<Verdict> =>
  rushedWithoutGuard('campaign limit', isSmall ? 16 : 200, (crowd) => useUp(crowd, seed, 1, tell), {
    disarm: ({ sql }) => sql.query('alter table campaign drop constraint campaign_units_left'),
    sign: /for a limit of/,
  });

interface Round {
  readonly offer: Offer;
  readonly code: string;
}

async function useUp(
  { stand, people, seller, shoppers }: Crowd,
  seed: number,
  rounds: number,
  tell: DrillOptions['tell'],
): Promise<Omit<Verdict, 'drill'>> {
  const random = seeded(seed);
  const buyers = shoppers.length;
  const faults: string[] = [];
  let sold = 0;
  for (let at = 0; at < rounds; at += 1) {
    tell(`round ${at + 1} of ${rounds}`);
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
    faults.push(...(await soldFaults(stand, round, limit)).map((fault) => `round ${at}: ${fault}`));
    sold += holders.length;
    await stand.sql.query('delete from basket_item');
  }
  faults.push(...(await findFaults(stand)), ...(await bankFaults(stand)));
  return { figures: `${rounds} rounds of ${buyers} buyers: ${sold} units sold at the price`, faults };
}

/** Everybody at once; whoever has it afterwards. */
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
