import { type Constraints, type Instance, type Listing, type Seller, noWishes } from '../model/instance.ts';
import { randomNumbers } from './random-instance.ts';

export interface PublicLikeShape {
  readonly products: number;
  readonly sellers: number;
  readonly constraints?: Partial<Constraints>;
}

const freeFrom = [75_000, 100_000, 150_000, 150_000, 200_000, 300_000] as const;
const leastCarts = [10_000, 25_000, 50_000, 75_000] as const;
const bonuses = [
  { buy: 5, get: 1 },
  { buy: 10, get: 1 },
  { buy: 10, get: 2 },
  { buy: 10, get: 3 },
  { buy: 20, get: 5 },
] as const;

/**
 * Generates a market with the distributions of the public cases: offers a product, stock, packs, bonuses, tiers,
 * minimum baskets, shipping steps and prices, with every feature on. The same seed gives the same market.
 */
export function publicLikeInstance(
  seed: number,
  { products, sellers, constraints }: PublicLikeShape,
): Instance {
  const random = randomNumbers(seed + products * 1_009);
  const between = (low: number, high: number): number => low + Math.floor(random() * (high - low + 1));
  const chance = (share: number): boolean => random() < share;
  const oneOf = <T>(values: readonly T[]): T => values[between(0, values.length - 1)] as T;
  /** Returns a random number from -1 to 1, most often near 0. */
  const bell = (): number => (random() + random() + random() - 1.5) / 1.5;

  const market = Array.from({ length: sellers }, (_, index) => ({
    seller: {
      sellerId: `S${index}`,
      rating: between(72, 100),
      official: chance(0.38),
      minBasket: chance(0.34) ? oneOf(leastCarts) : 0,
      shipping: shippingSteps(),
    } satisfies Seller,
    width: 0.2 + 1.6 * random(),
    priceLevel: 1 + 0.06 * bell(),
  }));
  const demand = Array.from({ length: products }, (_, index) => {
    const qty = between(1, 20);
    return { productId: `P${index}`, qty, maxQty: Math.ceil(qty * 1.15) };
  }).map((line) => ({ ...line, maxQty: Math.max(line.qty + 1, line.maxQty) }));
  const listings = demand.flatMap(({ productId, qty }) => {
    const listPrice = Math.exp(9 + 1.6 * bell());
    return market.flatMap(({ seller: { sellerId }, width, priceLevel }) => {
      if (!chance(Math.min(1, (1.5 / Math.sqrt(sellers)) * width))) return [];
      const price = listPrice * priceLevel * (1 + 0.17 * bell());
      return [listingOf({ productId, sellerId, unitPrice: Math.max(5, Math.round(price / 5) * 5) }, qty)];
    });
  });
  return {
    id: `public-like-${products}x${sellers}-${seed}`,
    asOf: '2026-11-20',
    demand,
    sellers: market.map(({ seller }) => seller),
    listings: listings.map((listing, index) => ({ ...listing, listingId: `L${index}` })),
    constraints: {
      ...noWishes,
      ...constraints,
    },
  };

  function shippingSteps(): Seller['shipping'] {
    const whole = { from: 0, fee: chance(0.03) ? 0 : between(120, 280) * 50 };
    if (chance(0.12)) return [whole];
    const free = { from: oneOf(freeFrom), fee: 0 };
    return chance(0.2) ? [whole, { from: free.from / 2, fee: whole.fee / 2 }, free] : [whole, free];
  }

  function listingOf(named: Pick<Listing, 'productId' | 'sellerId' | 'unitPrice'>, qty: number): Listing {
    const packSize = chance(0.07) ? oneOf([2, 3, 5]) : 1;
    return {
      ...named,
      listingId: '',
      stock: chance(0.1) ? between(1, Math.ceil(qty / 2)) : between(1, 6 * qty),
      minQty: packSize > 1 ? packSize : chance(0.06) ? between(2, 5) : 1,
      maxQty: chance(0.07) ? between(3, 11) : null,
      packSize,
      expiry: chance(0.06) ? null : `20${between(27, 29)}-${oneOf(['01', '04', '07', '10'])}-01`,
      tiers: chance(0.13) ? tiersOf(named.unitPrice) : [],
      bonus: chance(0.1) ? oneOf(bonuses) : null,
    };
  }

  function tiersOf(unitPrice: number): Listing['tiers'] {
    const first = { fromQty: between(2, 7), unitPrice: Math.round(unitPrice * 0.95) };
    if (chance(0.45)) return [first];
    return [first, { fromQty: first.fromQty + between(3, 9), unitPrice: Math.round(unitPrice * 0.91) }];
  }
}
