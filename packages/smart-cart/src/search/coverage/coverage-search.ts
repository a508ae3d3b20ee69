import { type Choices, type Coverage, CoveragePrices, STAND } from './coverage.ts';

/** Price updates for the first bound and for each later one. */
const TURNS = { first: 300, next: 40 };
/** Units: a bound this close below an integer is rounded up to it. */
const ROUNDING = 1e-6;

export interface CoverageSearchOptions {
  /** Sellers that may be used. */
  readonly most: number;
  /** Subsets with this many missing units or more are not visited. Read again each time. */
  readonly enough: () => number;
  readonly over: () => boolean;
  /** Receives sellers among which a plan may have fewer missing units, about as many as the cap allows. */
  readonly visit: (sellers: readonly number[]) => void;
}

interface Part extends Choices {
  readonly prices: Float64Array;
}

/**
 * Visits all subsets of sellers that may leave fewer than `enough` units missing, by branch and bound on one seller at
 * a time; decisions excluded by their reduced cost are fixed at once. False when stopped.
 */
export function searchCoverage(coverage: Coverage, options: CoverageSearchOptions): boolean {
  const bounds = new CoveragePrices(coverage);
  // Zero missing units cannot be improved; no bound is needed.
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

/** Returns the node with all decisions fixed that the bound implies; null when it cannot contain a good subset. */
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

/** Returns the undecided seller of the highest value; −1 without one. */
function worthiest({ stands }: Part, worth: Float64Array): number {
  let found = -1;
  for (let seller = 0; seller < stands.length; seller += 1)
    if (stands[seller] === STAND.undecided && (found < 0 || (worth[seller] ?? 0) > (worth[found] ?? 0)))
      found = seller;
  return found;
}

const undecided = ({ stands }: Part): number =>
  stands.reduce((count, standing) => count + (standing === STAND.undecided ? 1 : 0), 0);

const allowed = ({ stands }: Part): number[] =>
  [...stands.keys()].filter((seller) => stands[seller] !== STAND.out);
