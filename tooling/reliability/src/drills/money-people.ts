import { acceptWalletContract, getWallet } from '@havan/contract/wallet';
import { type Offer, People } from '../stand/people.ts';
import { pick } from '../stand/seeded.ts';
import { cards, type Shopper, signInAll } from '../stand/shopper.ts';
import type { Stand } from '../stand/stand.ts';
import { inParallel } from './drill.ts';

/** A buyer with a card, and the orders that it may still send back after their payout. */
export interface Buyer {
  readonly shopper: Shopper;
  readonly cardToken: string;
  readonly completed: { readonly orderId: number; readonly sellerId: number; readonly quantity: number }[];
}

/** Everybody who moves money, and what they did. */
export class Money {
  readonly stand: Stand;
  readonly random: () => number;
  readonly offers: readonly Offer[];
  readonly buyers: readonly Buyer[];
  /** Sellers by their company. */
  readonly vendors: ReadonlyMap<number, Shopper>;
  readonly done = new Done();

  private constructor(
    stand: Stand,
    random: () => number,
    people: { offers: readonly Offer[]; buyers: readonly Buyer[]; vendors: readonly Shopper[] },
  ) {
    this.stand = stand;
    this.random = random;
    this.offers = people.offers;
    this.buyers = people.buyers;
    this.vendors = new Map(people.vendors.map((vendor) => [vendor.trader.companyId, vendor]));
  }

  static async gather(
    stand: Stand,
    random: () => number,
    size: { readonly buyers: number; readonly sellers: number },
  ): Promise<Money> {
    const people = new People(stand.sql);
    const sellers = await inParallel(Array.from({ length: size.sellers }), 4, () =>
      people.trader('merchant'),
    );
    const offers = await inParallel(sellers, 4, (seller, at) =>
      people.offer(seller, 10_000_000, 12_345 + 997 * at),
    );
    const pharmacies = await inParallel(Array.from({ length: size.buyers }), 4, () =>
      people.trader('pharmacy'),
    );
    const vendors = await signInAll(stand, sellers, 2);
    await inParallel(vendors, 4, async (vendor) => {
      const { result } = await vendor.ask(getWallet, {});
      await vendor.ask(acceptWalletContract, { version: result?.contract.version ?? '' });
    });
    const buyers = await inParallel(await signInAll(stand, pharmacies, 1), 4, async (shopper) => ({
      shopper,
      cardToken: await shopper.cardToken(cards.atOnce),
      completed: [],
    }));
    return new Money(stand, random, { offers, buyers, vendors });
  }

  /** With this chance out of 1. */
  readonly happens = (chance: number): boolean => this.random() < chance;

  readonly anyOf = <T>(items: readonly T[]): T => items[pick(this.random, items.length)] as T;

  /** Once, and sometimes twice at the same moment, as a double click does. */
  async pressed(press: () => Promise<void>): Promise<void> {
    await Promise.all(this.happens(0.15) ? [press(), press()] : [press()]);
  }
}

/** What the drill is made of: a run that leaves one out has not shown what it says. */
const operations = [
  'paid by card',
  'paid in instalments',
  'paid by wallet',
  'paid by wallet and card',
  'paid by points and card',
  'paid by loan',
  'approved',
  'cancelled by the seller',
  'cancelled to the wallet',
  'supplied in part',
  'cancel request accepted',
  'return accepted',
  'return after the payout',
  'withdrawn',
  'called back',
] as const;
export type Operation = (typeof operations)[number];

/** How often each operation moved money, and how often it was refused as it must be. */
class Done {
  moved = 0;
  refusals = 0;
  readonly #moved = new Map<Operation, number>();
  readonly #unclear: string[] = [];

  note(operation: Operation, { status, statusCode }: { status: number; statusCode: number }): void {
    if (status === 200) {
      this.moved += 1;
      this.#moved.set(operation, (this.#moved.get(operation) ?? 0) + 1);
    } else if (status === 409 || status === 400) this.refusals += 1;
    else this.#unclear.push(`${operation} was answered ${status} ${statusCode}`);
  }

  tally(): string {
    return operations.map((operation) => `${this.#moved.get(operation) ?? 0} ${operation}`).join(', ');
  }

  unclear(): readonly string[] {
    return this.#unclear;
  }

  /** A small run is over before everything was met. */
  missing(isSmall: boolean): string[] {
    return isSmall
      ? []
      : operations
          .filter((operation) => !this.#moved.has(operation))
          .map((operation) => `never ${operation}`);
  }
}
