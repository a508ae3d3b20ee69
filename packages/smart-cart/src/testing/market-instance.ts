import { type Constraints, type Instance, type Listing, type Seller, noWishes } from '../model/instance.ts';
import { randomNumbers } from './random-instance.ts';

export interface MarketShape {
  readonly products: number;
  readonly sellers: number;
  /**
   * Whether listings have tiers, bonuses, packs and quantity limits, and over-delivery is allowed; without them every
   * quantity is exact.
   */
  readonly features: boolean;
  /** Stock as a multiple of the wanted quantity: at 0.4 most sellers cannot fill a line alone. */
  readonly stock?: number;
  readonly traits?: Partial<MarketTraits>;
  readonly constraints?: Partial<Constraints>;
}

/** The parameters that make a market easy or hard. Shares are fractions of 1. */
export interface MarketTraits {
  /**
   * Offers of one product, as a multiple of the square root of the number of sellers: 1.5 means six of 20 sellers, 30
   * of 400.
   */
  readonly offers: number;
  /** Sellers with a minimum basket. */
  readonly minCarts: number;
  /** Listings with tiers, bonuses, packs, a minimum or a maximum quantity; without `features` there are none. */
  readonly tiers: number;
  readonly bonuses: number;
  readonly packs: number;
  readonly minQuantities: number;
  readonly maxQuantities: number;
  /** The allowed surplus, and the most wanted units of one product. */
  readonly overBuying: number;
  readonly mostUnits: number;
}

/** Typical values of a real market. */
const usual: MarketTraits = {
  offers: 1.5,
  minCarts: 0.5,
  tiers: 0.13,
  bonuses: 0.1,
  packs: 0.08,
  minQuantities: 0.1,
  maxQuantities: 0.08,
  overBuying: 0.15,
  mostUnits: 24,
};

/**
 * Returns a large market with every trait of a real one: prices around a list price, minimum baskets and free shipping
 * from round amounts, many sellers with a narrow assortment. The same seed gives the same market.
 */
export function marketInstance(seed: number, shape: MarketShape): Instance {
  const random = randomNumbers(seed);
  const upTo = (high: number): number => Math.floor(random() * (high + 1));
  const chance = (share: number): boolean => random() < share;
  const oneOf = <T>(values: readonly [T, ...T[]]): T => values[upTo(values.length - 1)] ?? values[0];
  const { features } = shape;
  const traits: MarketTraits = { ...usual, ...shape.traits };

  const sellers: Seller[] = Array.from({ length: shape.sellers }, (_, index) => ({
    sellerId: `S${index}`,
    rating: 70 + upTo(30),
    official: chance(0.35),
    minBasket: chance(1 - traits.minCarts) ? 0 : oneOf([10_000, 25_000, 50_000, 75_000, 100_000]),
    shipping: shippingOf(5_000 + upTo(150) * 50),
  }));
  const demand = Array.from({ length: shape.products }, (_, index) => {
    const qty = 1 + upTo(traits.mostUnits - 1);
    const most = Math.max(qty + 1, Math.ceil(qty * (1 + traits.overBuying)));
    return { productId: `P${index}`, qty, maxQty: features ? most : qty };
  });
  const width = sellers.map(() => 0.3 + random() * 1.7);
  const listings: Listing[] = demand.flatMap(({ productId, qty }) => {
    const price = 2_000 + upTo(5_000) * 5;
    const share = Math.min(1, traits.offers / Math.sqrt(shape.sellers));
    return sellers.flatMap(({ sellerId }, index) =>
      chance(share * (width[index] ?? 1)) ? [listingOf(productId, sellerId, price, qty)] : [],
    );
  });
  return {
    id: `market-${shape.products}x${shape.sellers}-${seed}`,
    asOf: '2026-11-20',
    demand,
    sellers,
    listings: listings.map((listing, index) => ({ ...listing, listingId: `L${index}` })),
    constraints: {
      ...noWishes,
      ...shape.constraints,
    },
  };

  function shippingOf(fee: number): Seller['shipping'] {
    const free = oneOf([30_000, 50_000, 100_000, 150_000, 200_000, 300_000]);
    if (chance(0.2)) return [{ from: 0, fee }];
    if (chance(0.25))
      return [
        { from: 0, fee },
        { from: free / 2, fee: Math.round(fee / 2) },
        { from: free, fee: 0 },
      ];
    return [
      { from: 0, fee },
      { from: free, fee: 0 },
    ];
  }

  function listingOf(productId: string, sellerId: string, price: number, qty: number): Listing {
    const unitPrice = Math.round(price * (0.85 + random() * 0.35));
    const tiers = features && chance(traits.tiers) ? tiersOf(unitPrice) : [];
    return {
      listingId: '',
      productId,
      sellerId,
      unitPrice,
      stock: 1 + upTo(Math.ceil(qty * 4 * (shape.stock ?? 1))),
      minQty: features && chance(traits.minQuantities) ? 2 + upTo(4) : 1,
      maxQty: features && chance(traits.maxQuantities) ? 6 + upTo(20) : null,
      packSize: features && chance(traits.packs) ? oneOf([2, 3, 6]) : 1,
      expiry: chance(0.1) ? null : `20${27 + upTo(2)}-${oneOf(['01', '03', '06', '09', '12'])}-01`,
      tiers,
      bonus:
        features && chance(traits.bonuses)
          ? oneOf([bonus(5, 1), bonus(10, 1), bonus(10, 2), bonus(3, 1)])
          : null,
    };
  }

  function tiersOf(unitPrice: number): Listing['tiers'] {
    const first = 3 + upTo(5);
    const at = (fromQty: number, share: number) => ({ fromQty, unitPrice: Math.round(unitPrice * share) });
    return chance(0.5) ? [at(first, 0.96)] : [at(first, 0.97), at(first * 2, 0.92)];
  }
}

const bonus = (buy: number, get: number) => ({ buy, get });
