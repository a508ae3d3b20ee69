import { partsOf } from '../model/market-parts.ts';
import type { OfferSeller } from '../model/offers.ts';
import { type PatternBound, patternBound } from '../bound/pattern-bound.ts';
import { CHOICE } from './search-budgets.ts';
import type { SearchRun } from './search-run.ts';

/** Settings from fast to careful: how many sellers are opened at once, and whether rarely used ones are closed. */
const WAYS = [
  { atOnce: Number.POSITIVE_INFINITY, closes: true },
  { atOnce: 1, closes: true },
  { atOnce: 1, closes: false },
];

/**
 * Returns slightly more sellers than the cap allows, among which a good plan exists (a diving heuristic): sellers that
 * the mix uses most are fixed open, those it hardly uses are closed, and the rest is solved again. When the bound rises
 * too much, a more careful setting is used.
 */
export function chosenSellers(run: SearchRun, root: PatternBound): OfferSeller[] {
  const { clock, highs, timeLimit } = run.options;
  const end = clock() + timeLimit * CHOICE.share;
  const over = (): boolean => run.over() || clock() > end;
  let bound = root;
  let way = 0;
  while (!over() && bound.parts.sellers.length > bound.parts.maxSellers) {
    const { atOnce, closes } = WAYS[way] ?? {};
    if (atOnce === undefined) break;
    const open = opened(bound, atOnce);
    const left = closes ? used(bound) : bound.parts.sellers.map(({ group }) => group);
    const parts = partsOf(run.instance, left, bound.parts.mostShort, open);
    const found = parts && patternBound(highs, parts, { plan: null, over, from: bound });
    const isGood = found && found.market.bound < bound.market.bound * (1 + CHOICE.rise);
    const isDecided = open.size === bound.parts.maxSellers && left.length === bound.parts.sellers.length;
    if (isGood) bound = found;
    if (!isGood || isDecided) way += 1;
  }
  return used(bound);
}

/** Returns sellers that must stay available. */
const used = ({ parts, use }: PatternBound): OfferSeller[] =>
  parts.sellers.flatMap(({ group, isOpen }, index) =>
    isOpen || (use[index] ?? 0) >= CHOICE.closed ? [group] : [],
  );

/** Returns sellers to fix open: at most `atOnce` more than before. */
function opened({ parts, use }: PatternBound, atOnce: number): ReadonlySet<string> {
  const open = new Set(parts.sellers.flatMap(({ group, isOpen }) => (isOpen ? [group.seller.sellerId] : [])));
  const others = parts.sellers
    .map(({ group: { seller }, isOpen }, index) => ({
      id: seller.sellerId,
      share: isOpen ? 0 : (use[index] ?? 0),
    }))
    .sort((a, b) => b.share - a.share);
  const enough = Math.min(CHOICE.open, others[0]?.share ?? 0);
  const most = Math.min(atOnce, parts.maxSellers - open.size);
  for (const { id, share } of others.slice(0, most)) if (share >= enough && share > 0) open.add(id);
  return open;
}
