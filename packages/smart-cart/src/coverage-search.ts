import { type Choices, type Coverage, CoveragePrices, STAND } from './coverage.ts';

/** Turns of the prices for the first bound and for each one after it. */
const TURNS = { first: 300, next: 40 };
/** Units: a bound this little under the next whole one is that one. */
const ROUNDING = 1e-6;

export interface CoverageSearchOptions {
  /** Sellers that may be used. */
  readonly most: number;
  /** Choices that leave so many units short, or more, are not asked for. Asked anew each time. */
  readonly enough: () => number;
  readonly over: () => boolean;
  /** Told sellers among which a plan may leave fewer short, as many as may be used or hardly more. */
  readonly visit: (sellers: readonly number[]) => void;
}

interface Part extends Choices {
  readonly prices: Float64Array;
}

/**
 * Visits all choices of sellers that may leave fewer than `enough` units short, by branch and bound: which sellers to take
 * is decided one by one, and what the bound at its prices rules out is decided at once. False when stopped.
 */
export function searchCoverage(coverage: Coverage, options: CoverageSearchOptions): boolean {
  const bounds = new CoveragePrices(coverage);
  // Nothing is shorter than nothing: no price has to prove that.
  if (options.enough() <= 0) return true;
  const search = (first: Part, turns: number): boolean => {
    let part = first;
    for (let round = 0; ; round += 1) {
      if (options.over()) return false;
      const fixed = fixedPart(coverage, bounds, part, options.enough(), round === 0 ? turns : TURNS.next);
      if (!fixed) return true;
      part = fixed;
      const seller = worthiest(part, bounds.worth);
      if (seller < 0 || part.room === 0 || undecided(part) <= part.room) {
        options.visit(allowed(part));
        return true;
      }
      if (!search(decided(coverage, part, seller, true), TURNS.next)) return false;
      part = decided(coverage, part, seller, false);
    }
  };
  const root: Part = {
    stands: new Int8Array(coverage.sellers),
    missing: Int32Array.from(coverage.wanted),
    room: Math.min(options.most, coverage.sellers),
    prices: new Float64Array(coverage.products).fill(1),
  };
  return search(root, TURNS.first);
}

/** The part with all decided that the bound decides; null when nothing of it is good enough. */
function fixedPart(
  coverage: Coverage,
  bounds: CoveragePrices,
  part: Part,
  enough: number,
  turns: number,
): Part | null {
  let now = part;
  for (let round = 0; ; round += 1) {
    const short = bounds.bound(now, now.prices, enough, round === 0 ? turns : TURNS.next);
    if (Math.ceil(short - ROUNDING) >= enough) return null;
    const slack = enough - 1 + ROUNDING - short;
    const stands = Int8Array.from(now.stands);
    const missing = Int32Array.from(now.missing);
    let room = now.room;
    for (let seller = 0; seller < stands.length; seller += 1) {
      if (stands[seller] !== STAND.undecided) continue;
      const worth = bounds.worth[seller] ?? 0;
      if (now.room === 0 || (worth < bounds.last && bounds.last - worth > slack)) {
        stands[seller] = STAND.out;
      } else if (worth >= bounds.last && worth - bounds.next > slack) {
        stands[seller] = STAND.used;
        coverage.take(seller, missing);
        room -= 1;
      }
    }
    if (room < 0) return null;
    const isSame = room === now.room;
    now = { stands, missing, room, prices: now.prices };
    if (isSame) return now;
  }
}

function decided(coverage: Coverage, part: Part, seller: number, isUsed: boolean): Part {
  const stands = Int8Array.from(part.stands);
  const missing = Int32Array.from(part.missing);
  stands[seller] = isUsed ? STAND.used : STAND.out;
  if (isUsed) coverage.take(seller, missing);
  return { stands, missing, room: part.room - (isUsed ? 1 : 0), prices: Float64Array.from(part.prices) };
}

/** The undecided seller worth most; −1 when there is none. */
function worthiest({ stands }: Part, worth: Float64Array): number {
  let found = -1;
  for (let seller = 0; seller < stands.length; seller += 1)
    if (stands[seller] === STAND.undecided && (found < 0 || (worth[seller] ?? 0) > (worth[found] ?? 0)))
      found = seller;
  return found;
}

const undecided = ({ stands }: Part): number =>
  stands.reduce((count, stand) => count + (stand === STAND.undecided ? 1 : 0), 0);

const allowed = ({ stands }: Part): number[] =>
  [...stands.keys()].filter((seller) => stands[seller] !== STAND.out);
