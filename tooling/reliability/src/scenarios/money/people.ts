import { acceptWalletContract, getWallet } from '@havan/contract/money/wallet';
import { type Offer, People } from '../../harness/people.ts';
import { pick } from '../../harness/seeded.ts';
import { cards, type Shopper, signInAll } from '../../harness/shopper.ts';
import type { Stand } from '../../harness/harness.ts';
import { inParallel } from '../scenario.ts';

/** A buyer with a card, and the orders that can still be returned after their payout. */
export interface Buyer {
  readonly shopper: Shopper;
  readonly cardToken: string;
  readonly completed: { readonly orderId: number; readonly sellerId: number; readonly quantity: number }[];
}

/** All parties and the counts of their operations. */
export class Money {
  readonly harness: Stand;
  readonly random: () => number;
  readonly offers: readonly Offer[];
  readonly buyers: readonly Buyer[];
  /** The sellers by company id. */
  readonly vendors: ReadonlyMap<number, Shopper>;
  readonly done = new Done();

  private constructor(
    harness: Stand,
    random: () => number,
    people: { offers: readonly Offer[]; buyers: readonly Buyer[]; vendors: readonly Shopper[] },
  ) {
    this.harness = harness;
    this.random = random;
    this.offers = people.offers;
    this.buyers = people.buyers;
    this.vendors = new Map(people.vendors.map((vendor) => [vendor.trader.companyId, vendor]));
  }

  static async gather(
    harness: Stand,
    random: () => number,
    size: { readonly buyers: number; readonly sellers: number; readonly patienceMs: number },
  ): Promise<Money> {
    const people = new People(harness.sql);
    const sellers = await inParallel(Array.from({ length: size.sellers }), 4, () =>
      people.trader('merchant'),
    );
    const offers = await inParallel(sellers, 4, (seller, at) =>
      people.offer(seller, 10_000_000, 12_345 + 997 * at),
    );
    const pharmacies = await inParallel(Array.from({ length: size.buyers }), 4, () =>
      people.trader('pharmacy'),
    );
    // No process is stopped in this scenario: a 5xx answer is a fault, and an early retry would show nothing more.
    const vendors = await signInAll(harness, sellers, 2, { patienceMs: size.patienceMs });
    await inParallel(vendors, 4, async (vendor) => {
      const { result } = await vendor.ask(getWallet, {});
      await vendor.ask(acceptWalletContract, { version: result?.contract.version ?? '' });
    });
    const buyers = await inParallel(await signInAll(harness, pharmacies, 1), 4, async (shopper) => ({
      shopper,
      cardToken: await shopper.cardToken(cards.atOnce),
      completed: [],
    }));
    return new Money(harness, random, { offers, buyers, vendors });
  }

  /** Returns true with this probability. */
  readonly happens = (chance: number): boolean => this.random() < chance;

  readonly anyOf = <T>(items: readonly T[]): T => items[pick(this.random, items.length)] as T;

  /** Runs an operation once, sometimes twice concurrently like a double click. */
  async pressed(press: () => Promise<void>): Promise<void> {
    await Promise.all(this.happens(0.15) ? [press(), press()] : [press()]);
  }
}

/** The operations of the scenario. A run in which one of them is missing is incomplete. */
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

/** The largest share of one kind of operation in a run, as a fraction of 1. */
const largestShare = 0.2;

/** Counts how often each operation moved money, and how often it was refused as expected. */
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

  /** Returns the operations with too large a share: a run of mostly one kind has hardly tested the others. */
  outweighing(isSmall: boolean): string[] {
    return isSmall
      ? []
      : [...this.#moved]
          .filter(([, count]) => count > this.moved * largestShare)
          .map(
            ([operation, count]) => `${operation} is ${count} of ${this.moved} operations, more than a fifth`,
          );
  }

  /** Returns the operations that never occurred; none for a small run, which ends too early for all of them. */
  missing(isSmall: boolean): string[] {
    return isSmall
      ? []
      : operations
          .filter((operation) => !this.#moved.has(operation))
          .map((operation) => `never ${operation}`);
  }
}
