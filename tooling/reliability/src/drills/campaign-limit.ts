import { reserveCampaign, cancelCampaign } from '@havan/contract/basket';
import { join } from 'node:path';
import { bankFaults, findFaults } from '../stand/books.ts';
import { type Offer, People } from '../stand/people.ts';
import { pick, seeded } from '../stand/seeded.ts';
import { signInAll, type Shopper } from '../stand/shopper.ts';
import { buildStand, type Stand } from '../stand/stand.ts';
import { type DrillOptions, inParallel, type Verdict } from './drill.ts';

const hook = join(import.meta.dirname, '../stand/without-guard-hook.mjs');

/**
 * Many buyers reserve a campaign of k units at the same moment, over two API processes: exactly k have it, also after
 * some gave it back, and exactly k units are sold at its price.
 */
export async function campaignLimit({ seed, isSmall }: DrillOptions): Promise<Verdict> {
  const stand = await buildStand();
  try {
    return { drill: 'campaign limit', ...(await useUp(stand, seed, isSmall ? 16 : 200, isSmall ? 1 : 10)) };
  } finally {
    await stand.stop();
  }
}

/** The same with the limit taken out of the API's statement and out of the table: it must go red. */
export async function campaignLimitWithoutGuard({ seed, isSmall }: DrillOptions): Promise<Verdict> {
  const stand = await buildStand({ execArgv: () => ['--import', hook] });
  try {
    await stand.sql.query('alter table campaign drop constraint campaign_units_left');
    const { faults } = await useUp(stand, seed, isSmall ? 16 : 200, 1);
    const red = faults.find((fault) => /for a limit of/.test(fault));
    return {
      drill: 'campaign limit without its guard',
      figures: red ? `red as it must be: ${red}` : 'stayed green',
      faults: red ? [] : ['the drill does not notice that the guard is gone'],
    };
  } finally {
    await stand.stop();
  }
}

interface Round {
  readonly offer: Offer;
  readonly code: string;
}

async function useUp(
  stand: Stand,
  seed: number,
  buyers: number,
  rounds: number,
): Promise<Omit<Verdict, 'drill'>> {
  const random = seeded(seed);
  const people = new People(stand.sql);
  const seller = await people.trader('merchant');
  const traders = await inParallel(Array.from({ length: buyers }), 8, () => people.trader('pharmacy'));
  const shoppers = await signInAll(stand, traders, 1);
  const faults: string[] = [];
  let sold = 0;
  for (let at = 0; at < rounds; at += 1) {
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
  const answer = request && (await shopper.pay(request));
  if (!answer?.result?.threeDs) return;
  await shopper.enterCode(answer.result.threeDs.url);
  await shopper.outcome(answer.result.paymentId);
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
