import { receivedUnits } from './instance.ts';
import type { ModelBuilder } from './model-builder.ts';
import type { OfferColumns } from './offer-columns.ts';
import type { PriceSegment } from './offers.ts';

/** What ordering from a run of quantities is worth, in TL, once the columns of the model have prices. */
export interface RunWorth {
  readonly of: (paid: number) => number;
  /** The most that any quantity is worth; null where there are too many to tell. */
  readonly most: number | null;
}

/** Quantities of one run that are looked at one by one. */
const MOST_LOOKED_AT = 2_000;

/** The worth of each run of an offer whose seller is open, by its own columns: what they cost, turned around. */
export function worthsOf(columns: OfferColumns, builder: ModelBuilder, prices: Float64Array): RunWorth[] {
  const { offer, segments, bonus, useful } = columns;
  const { listing } = offer;
  const price = (column: number): number => prices[column] ?? 0;
  return segments.flatMap(({ packs, over, chosen, useful: own }, index) => {
    const run = offer.segments[index];
    if (!run) return [];
    const counted = own ?? useful;
    const enough = builder.upperOf(packs) * listing.packSize;
    const of = (paid: number): number => {
      let cost = chosen === null ? 0 : price(chosen);
      // Where the units of a run stand in two columns, the cheaper one is filled first.
      if (over === null || price(packs) / listing.packSize <= price(over)) {
        const first = Math.min(paid, enough);
        cost +=
          (price(packs) * first) / listing.packSize + (over === null ? 0 : price(over) * (paid - first));
      } else {
        const first = Math.min(paid, builder.upperOf(over));
        cost += price(over) * first + (price(packs) * (paid - first)) / listing.packSize;
      }
      if (bonus !== null && listing.bonus && run.free === null)
        cost += price(bonus) * Math.floor(paid / listing.bonus.buy);
      if (counted)
        cost += Math.min(0, price(counted.column)) * Math.min(receivedUnits(listing, paid), counted.wanted);
      return -cost;
    };
    const turns = [
      enough,
      over === null ? enough : builder.upperOf(over),
      (counted?.wanted ?? enough) - (run.free ?? 0),
    ];
    const looked =
      run.free === null ? everyQuantity(run, listing.packSize) : corners(run, listing.packSize, turns);
    return [{ of, most: looked && Math.max(...looked.map(of)) }];
  });
}

function everyQuantity({ low, high }: PriceSegment, packSize: number): number[] | null {
  const count = (high - low) / packSize + 1;
  return count > MOST_LOOKED_AT ? null : Array.from({ length: count }, (_, index) => low + index * packSize);
}

/** Between the quantities where something turns, worth runs straight: its ends are enough. */
function corners({ low, high }: PriceSegment, packSize: number, turns: readonly number[]): number[] {
  const within = turns.flatMap((turn) => {
    const below = low + Math.floor((turn - low) / packSize) * packSize;
    return [below, below + packSize];
  });
  return [low, high, ...within.filter((paid) => paid > low && paid < high)];
}
