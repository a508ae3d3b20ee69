import {
  type Instance,
  type Listing,
  type Seller,
  type ShippingStep,
  type Tier,
  noWishes,
} from '../model/instance.ts';

export interface InstanceShape {
  readonly products: number;
  readonly sellers: number;
  /** Chance that a seller offers a product, 0 to 1. */
  readonly density: number;
  readonly maxUnits: number;
  /** Tiers, bonuses, packs, minimum and maximum quantities, over-delivery. */
  readonly features: boolean;
  readonly constraints?: Partial<Instance['constraints']>;
}

/** Returns a small deterministic generator (xorshift32); the same seed gives the same numbers. */
export function randomNumbers(seed: number): () => number {
  let state = (seed * 2_654_435_761 + 0x9e37) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4_294_967_296;
  };
}

/** Returns a market with prices, parcels and minimum baskets in plausible proportions. */
export function randomInstance(seed: number, shape: InstanceShape): Instance {
  const random = randomNumbers(seed);
  const upTo = (high: number) => Math.floor(random() * (high + 1));
  const chance = (share: number) => random() < share;
  const demand = Array.from({ length: shape.products }, (_, index) => {
    const qty = 1 + upTo(shape.maxUnits - 1);
    return { productId: `P${index}`, qty, maxQty: shape.features && chance(0.6) ? qty + upTo(2) : qty };
  });
  const basePrice = demand.map(() => 1_000 + upTo(40_000));
  const sellers: Seller[] = Array.from({ length: shape.sellers }, (_, index) => ({
    sellerId: `S${index}`,
    rating: 60 + upTo(40),
    official: chance(0.3),
    minBasket: chance(0.4) ? upTo(12) * 2_500 : 0,
    shipping: shippingOf(4_000 + upTo(5_000), chance, upTo),
  }));
  const listings: Listing[] = [];
  for (const { sellerId } of sellers)
    for (const [index, { productId }] of demand.entries()) {
      if (!chance(shape.density)) continue;
      const unitPrice = Math.round((basePrice[index] ?? 1_000) * (0.8 + random() * 0.5));
      const packSize = shape.features && chance(0.2) ? 2 : 1;
      const minQty = shape.features && chance(0.25) ? 1 + upTo(2) : 1;
      listings.push({
        listingId: `L${listings.length}`,
        productId,
        sellerId,
        unitPrice,
        stock: 1 + upTo(shape.maxUnits * 2),
        minQty,
        maxQty: shape.features && chance(0.2) ? minQty + upTo(4) : null,
        packSize,
        expiry: chance(0.2) ? null : `20${27 + upTo(2)}-0${1 + upTo(8)}-01`,
        tiers: shape.features && chance(0.3) ? tiersOf(unitPrice, upTo) : [],
        bonus: shape.features && chance(0.2) ? { buy: 2 + upTo(2), get: 1 } : null,
      });
    }
  return {
    id: `random-${seed}`,
    asOf: '2026-11-20',
    demand,
    sellers,
    listings,
    constraints: {
      ...noWishes,
      ...shape.constraints,
    },
  };
}

function shippingOf(
  fee: number,
  chance: (share: number) => boolean,
  upTo: (high: number) => number,
): ShippingStep[] {
  const steps: ShippingStep[] = [{ from: 0, fee }];
  if (chance(0.3)) steps.push({ from: 10_000 + upTo(10_000), fee: Math.floor(fee / 2) });
  if (chance(0.7)) steps.push({ from: 25_000 + upTo(60_000), fee: 0 });
  return steps;
}

function tiersOf(unitPrice: number, upTo: (high: number) => number): Tier[] {
  const first = 2 + upTo(2);
  return [
    { fromQty: first, unitPrice: Math.round(unitPrice * 0.94) },
    { fromQty: first + 2, unitPrice: Math.round(unitPrice * 0.88) },
  ];
}
