import { partsOf } from './market-parts.ts';
import type { OfferSeller } from './offers.ts';
import { type PatternBound, patternBound } from './pattern-bound.ts';
import { CHOICE } from './search-budgets.ts';
import type { SearchRun } from './search-run.ts';

/**
 * Hardly more sellers than there may be, among which a good plan lies: what the mix uses most is opened, what it hardly uses
 * is closed, and what is left is mixed anew, again and again. Where that costs too much, only one is opened at once.
 */
export function chosenSellers(run: SearchRun, root: PatternBound): OfferSeller[] {
  const { clock, highs, timeLimit } = run.options;
  const end = clock() + timeLimit * CHOICE.share;
  const over = (): boolean => run.over() || clock() > end;
  let bound = root;
  let atOnce = Number.POSITIVE_INFINITY;
  while (!over() && bound.parts.sellers.length > bound.parts.maxSellers) {
    const { left, open } = decided(bound, atOnce);
    const parts = partsOf(run.instance, left, bound.parts.mostShort, open);
    const found = parts && patternBound(highs, parts, { plan: null, over, from: bound });
    if (found && found.market.bound < bound.market.bound * (1 + CHOICE.rise)) bound = found;
    else if (atOnce === 1) break;
    else atOnce = 1;
  }
  return bound.parts.sellers.map(({ group }) => group);
}

/** Sellers that are left and those of them that are opened, `atOnce` more than before at most. */
function decided(
  { parts, use }: PatternBound,
  atOnce: number,
): { readonly left: readonly OfferSeller[]; readonly open: ReadonlySet<string> } {
  const open = new Set<string>();
  const left: OfferSeller[] = [];
  const doubtful: { readonly id: string; readonly share: number }[] = [];
  for (const [index, { group, isOpen }] of parts.sellers.entries()) {
    const share = use[index] ?? 0;
    if (!isOpen && share < CHOICE.closed) continue;
    left.push(group);
    if (isOpen) open.add(group.seller.sellerId);
    else doubtful.push({ id: group.seller.sellerId, share });
  }
  doubtful.sort((a, b) => b.share - a.share);
  const enough = Math.min(CHOICE.open, doubtful[0]?.share ?? 0);
  const most = Math.min(atOnce, parts.maxSellers - open.size);
  for (const [rank, { id, share }] of doubtful.entries()) if (share >= enough && rank < most) open.add(id);
  return { left, open };
}
