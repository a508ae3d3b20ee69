import type { Formulation } from './formulation.ts';
import type { NativeOutcome } from './native.ts';
import type { OfferColumns } from './offer-columns.ts';
import type { Offer, OfferSeller, PriceSegment } from './offers.ts';
import { type RunWorth, worthsOf } from './run-worth.ts';

/** TL: what is left out is dearer than the plan by more than the solver may be wrong. */
const SAFETY = 0.005;
/** Steps by which the ends of a run may move inwards. */
const MOST_STEPS = 400;

/**
 * The offers that a plan cheaper than `best` (TL) could still use. The prices of the relaxation say what every way to
 * order would cost on top of its `bound`; whole sellers, offers and quantities whose use alone lifts the bound over the
 * best plan go. What the best plan itself uses stays.
 */
export function reduceOffers(
  { sellers, builder }: Formulation,
  { duals, reduced }: Pick<NativeOutcome, 'duals' | 'reduced'>,
  { bound, best }: { readonly bound: number; readonly best: number },
): OfferSeller[] {
  if (!duals || !reduced) return sellers.map(({ group }) => group);
  const room = best - bound + SAFETY;
  const isInner = new Uint8Array(builder.rows);
  for (const { offers } of sellers) for (const { rows } of offers) isInner.fill(1, ...rows);
  const prices = builder.priced(duals, (row) => isInner[row] === 1);
  return sellers.flatMap(({ group, used, offers }) => {
    const opening = Math.max(0, reduced[used] ?? 0);
    if (opening > room) return [];
    const left = offers.flatMap((columns) =>
      narrowed(columns, worthsOf(columns, builder, prices), room - opening),
    );
    return left.length > 0 ? [{ seller: group.seller, offers: left }] : [];
  });
}

/** Leaves to an offer the quantities that are worth at most `room` TL less than its best one. */
function narrowed({ offer, segments }: OfferColumns, worths: readonly RunWorth[], room: number): Offer[] {
  const mosts = worths.map(({ most }) => most ?? Number.POSITIVE_INFINITY);
  const known = mosts.every(Number.isFinite);
  if (!known) return [offer];
  const least = Math.max(0, ...mosts) - room;
  const runs = offer.segments.flatMap((run, index) => {
    const worth = worths[index];
    if (!worth || (mosts[index] ?? 0) < least) return [];
    // A run that begins with the first unit stays one: a gap before it would take a column of its own.
    const mayRise = segments[index]?.chosen !== null;
    return [withoutEnds(run, offer.listing.packSize, (paid) => worth.of(paid) >= least, mayRise)];
  });
  const high = runs.at(-1)?.high;
  return high === undefined ? [] : [{ ...offer, segments: runs, high }];
}

function withoutEnds(
  run: PriceSegment,
  packSize: number,
  isWorth: (paid: number) => boolean,
  mayRise: boolean,
): PriceSegment {
  let { low, high } = run;
  if (run.free === null || (high - low) / packSize > MOST_STEPS) return run;
  while (high > low && !isWorth(high)) high -= packSize;
  if (mayRise) while (low < high && !isWorth(low)) low += packSize;
  return { ...run, low, high };
}
