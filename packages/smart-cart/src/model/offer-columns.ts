import { receivedUnits } from './instance.ts';
import type { ModelBuilder } from './model-builder.ts';
import type { Offer, PriceSegment } from './offers.ts';

/** The model counts in TL. */
export const TL = 100;

/** The columns and rows of one offer in the model. */
export interface OfferColumns {
  readonly offer: Offer;
  readonly segments: readonly SegmentColumns[];
  readonly bonus: number | null;
  /** The column of wanted units of an offer with counted bonus rounds; null when the segments determine them. */
  readonly useful: UsefulColumn | null;
  /** The range of its rows; the end is exclusive. */
  readonly rows: readonly [first: number, end: number];
}

interface SegmentColumns {
  readonly packs: number;
  /** The column of surplus units; null when one column holds both. */
  readonly over: number | null;
  readonly chosen: number | null;
  readonly useful: UsefulColumn | null;
}

/** Received units that count as wanted, at most `wanted`. */
interface UsefulColumn {
  readonly column: number;
  readonly wanted: number;
}

/** Returns the most units that an offer can supply. */
export const mostReceived = ({ listing, high }: Offer): number => receivedUnits(listing, high);

/** The terms of one product's rows; grows as offers are added. */
export interface Supply {
  readonly wanted: number;
  /** The terms of the wanted units, and those of the upper limit. */
  readonly useful: [number, number][];
  readonly received: [number, number][];
}

/** Adds the columns of one offer: packs in each price run, bonus rounds and wanted units. */
export function addOffer(
  builder: ModelBuilder,
  offer: Offer,
  used: number,
  goods: [number, number][],
  supply: Supply,
): OfferColumns {
  const { listing, segments: prices } = offer;
  const { packSize, bonus } = listing;
  const single = prices.length === 1 && prices[0]?.low === packSize && prices[0].free === 0;
  const isCounted = bonus !== null && prices.some(({ free }) => free === null);
  const firstRow = builder.rows;
  const packs: [number, number][] = [];
  const segments = prices.map((run): SegmentColumns => {
    const { unitPrice, low, high, free } = run;
    const price = (unitPrice * packSize) / TL;
    const chosen = single ? null : builder.integer(0, 1, 0);
    const gate = chosen ?? used;
    const enough = isCounted ? high : enoughOf(run, supply.wanted, packSize, chosen !== null);
    const column = builder.integer(0, enough / packSize, price);
    const parts: [number, number][] = [[column, packSize]];
    builder.row(0, [
      [gate, enough / packSize],
      [column, -1],
    ]);
    let over: number | null = null;
    if (enough < high) {
      over = builder.integer(0, high - enough, price);
      parts.push([over, 1]);
      builder.row(0, [
        [gate, high - enough],
        [over, -1],
      ]);
    }
    if (chosen !== null) builder.row(0, [...parts, [chosen, -low]]);
    packs.push(...parts);
    for (const [part, units] of parts) goods.push([part, (unitPrice * units) / TL]);
    const received: [number, number][] = chosen !== null && free ? [...parts, [chosen, free]] : parts;
    supply.received.push(...received);
    const useful = isCounted
      ? null
      : addUseful(builder, supply, received, { gate, isRun: chosen !== null, run, over });
    return { packs: column, over, chosen, useful };
  });
  if (!single)
    builder.row(0, [
      [used, 1],
      ...segments.flatMap(({ chosen }) => (chosen === null ? [] : [[chosen, -1] as const])),
    ]);
  if (!isCounted) return { offer, segments, bonus: null, useful: null, rows: [firstRow, builder.rows] };
  // The bonus is automatic: runs that are not split by round get exactly as many rounds as the paid units contain.
  const counted = segments.flatMap(({ packs: column }, index) =>
    prices[index]?.free === null ? [[column, packSize] as const] : [],
  );
  const rounds = builder.integer(0, Math.floor(offer.high / bonus.buy), 0);
  builder.row(0, [...counted, [rounds, -bonus.buy]], bonus.buy - 1);
  supply.received.push([rounds, bonus.get]);
  const received: [number, number][] = [...packs, [rounds, bonus.get]];
  for (const [index, { chosen }] of segments.entries()) {
    const free = prices[index]?.free;
    if (chosen !== null && free) received.push([chosen, free]);
  }
  if (mostReceived(offer) <= supply.wanted) supply.useful.push(...received);
  const useful = mostReceived(offer) <= supply.wanted ? null : capUseful(builder, supply, received, used);
  return { offer, segments, bonus: rounds, useful, rows: [firstRow, builder.rows] };
}

/**
 * Returns how many paid units of a run all count as wanted when the rest can have a column of its own; else the most of
 * the run.
 */
function enoughOf(
  { low, high, free }: PriceSegment,
  wanted: number,
  packSize: number,
  isRun: boolean,
): number {
  const enough = wanted - (free ?? 0);
  return packSize > 1 || enough >= high || (isRun && enough <= low) ? high : enough;
}

/**
 * Received units count as wanted only up to the wanted number. Stated as a constraint, this keeps packs and bonuses
 * with a surplus from letting the relaxation open a seller fractionally.
 */
function addUseful(
  builder: ModelBuilder,
  supply: Supply,
  received: readonly [number, number][],
  { gate, isRun, run, over }: { gate: number; isRun: boolean; run: PriceSegment; over: number | null },
): UsefulColumn | null {
  const { wanted, useful } = supply;
  const free = run.free ?? 0;
  if (over !== null) useful.push(...received.filter(([column]) => column !== over));
  else if (run.high + free <= wanted) useful.push(...received);
  else if (isRun && run.low + free >= wanted) useful.push([gate, wanted]);
  else return capUseful(builder, supply, received, gate);
  return null;
}

/** Adds a column for the counted units, bounded by the received units and by the wanted units of an open `gate`. */
function capUseful(
  builder: ModelBuilder,
  { wanted, useful }: Supply,
  received: readonly [number, number][],
  gate: number,
): UsefulColumn {
  const column = builder.continuous(wanted);
  builder.row(0, [...received, [column, -1]]);
  builder.row(0, [
    [gate, wanted],
    [column, -1],
  ]);
  useful.push([column, 1]);
  return { column, wanted };
}
