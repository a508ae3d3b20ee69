import { formulate } from '../model/formulation.ts';
import { levelsOf, partsOf } from '../model/market-parts.ts';
import { searchMarket } from './market-search.ts';
import { atLevels, marginsOf, narrowMarket } from '../bound/narrow-market.ts';
import { TL } from '../model/offer-columns.ts';
import { type PatternBound, patternBound } from '../bound/pattern-bound.ts';
import type { Branch, Choice, Decision, OpenParts } from './open-parts.ts';
import type { PieceSearch } from '../search/piece-search.ts';
import { addProductCuts } from '../bound/product-cuts.ts';
import type { OfferSeller } from '../model/offers.ts';
import type { SearchRun } from '../search/search-run.ts';

/** TL: a better plan costs at least one kuruş less; half of that is reserved for numerical error. */
const BETTER = 0.005;

/** When better plans have reduced the room of a search to this share, it restarts in what remains of its part. */
const STALE = 0.5;

export interface SellerBranchesOptions {
  /** A part with at most this many offers is searched by the solver. */
  readonly offersAProduct: number;
}

/**
 * Branch and price (Barnhart et al., 1998). Where a cap on sellers binds, the choice of sellers is the hard part;
 * afterwards the products almost decouple. So the tree branches on a seller (used or not), then on its level, and each
 * node has its own prices and bound. The solver searches small nodes.
 */
export class SellerBranches {
  readonly #run: SearchRun;
  readonly #pieces: PieceSearch;
  readonly #options: SellerBranchesOptions;
  /** TL: an upper bound on every plan. */
  readonly #dearest: number;
  readonly #parts: OpenParts;

  constructor(run: SearchRun, pieces: PieceSearch, options: SellerBranchesOptions) {
    this.#run = run;
    this.#pieces = pieces;
    this.#options = options;
    this.#parts = run.parts;
    this.#dearest = dearestPlan(run);
  }

  /** Searches the open parts one after the other. */
  search(): 'infeasible' | 'searched' | 'stopped' {
    const over = (): boolean => this.#run.over();
    while (!over()) {
      const part = this.#parts.next(over);
      if (!part) break;
      this.#notify();
      this.#follow(part);
      this.#pieces.between();
    }
    this.#notify();
    if (!this.#parts.isEmpty) return 'stopped';
    return !this.#run.best.report && this.#parts.searched >= this.#dearest ? 'infeasible' : 'searched';
  }

  /** Dives from a part by fixing one seller after the other until the solver can search it. The siblings stay open. */
  #follow(first: Branch): void {
    let branch = first;
    for (;;) {
      if (this.#run.over()) {
        this.#parts.add(branch);
        return;
      }
      const narrowedUnder = this.#ceiling();
      const found = this.#boundOf(branch);
      if (!found || found.market.bound >= this.#ceiling()) {
        this.#parts.end(this.#ceiling());
        return;
      }
      const { offers, products } = found.parts;
      const bound = Math.max(branch.bound, found.market.bound);
      const choice = mostUndecided(found);
      if (choice === null || offers.length <= this.#options.offersAProduct * products.length) {
        this.#searchAll(found, bound, narrowedUnder);
        return;
      }
      this.#parts.add({ from: found, decided: { ...choice, isTaken: false }, bound });
      branch = { from: found, decided: { ...choice, isTaken: true }, bound };
    }
  }

  /** Returns prices for the market that a better plan of the part can use; null when none exists. */
  #boundOf({ from, decided }: Branch): PatternBound | null {
    const { best, instance, options } = this.#run;
    const ceiling = this.#ceiling();
    const room = ceiling - from.market.bound + BETTER;
    const left = narrowMarket(from.parts, marginsOf(from.parts, from), room);
    const open = new Set(left.open);
    if (decided?.isTaken) open.add(decided.sellerId);
    const sellers = left.sellers.flatMap((group) => (decided ? takenAs(group, decided) : [group]));
    const ids = new Set(sellers.map(({ seller }) => seller.sellerId));
    if ([...open].some((sellerId) => !ids.has(sellerId))) return null;
    const parts = partsOf(instance, sellers, from.parts.mostShort, open);
    const over = (): boolean => this.#run.over();
    return parts && patternBound(options.highs, parts, { plan: best.plan, over, from, enough: ceiling });
  }

  /** Better plans since the narrowing allow a smaller market: the part waits to be narrowed again. */
  #searchAll(found: PatternBound, bound: number, narrowedUnder: number): void {
    const { instance, options } = this.#run;
    const roomOf = (top: number): number => top - found.market.bound;
    const isStale = (): boolean => roomOf(this.#ceiling()) < STALE * roomOf(narrowedUnder);
    if (isStale()) {
      this.#parts.add({ from: found, decided: null, bound });
      return;
    }
    const { sellers } = found.parts;
    const open = new Set(sellers.flatMap(({ group, isOpen }) => (isOpen ? [group.seller.sellerId] : [])));
    const groups = sellers.map(({ group }) => group);
    const mostShort = instance.constraints.shortage === 'allow' ? found.parts.mostShort : null;
    const market = formulate(options.highs, instance, groups, { open, mostShort });
    addProductCuts(market, found);
    const ceiling = this.#ceiling();
    const rest = this.#parts.rest;
    const outcome = searchMarket(this.#run, this.#pieces, market, { ceiling, rest, isStale });
    const searched = outcome.kind === 'infeasible' ? ceiling : Math.max(bound, outcome.bound ?? bound);
    // A stopped search leaves its remaining parts open.
    const isCut = outcome.kind === 'stopped' && (isStale() || this.#run.over());
    if (isCut && searched < this.#ceiling()) this.#parts.add({ from: found, decided: null, bound: searched });
    else this.#parts.end(searched);
  }

  /** TL: from this value on nothing improves the best plan. */
  #ceiling(): number {
    const { report } = this.#run.best;
    return report ? report.total / TL - BETTER : this.#dearest;
  }

  #notify(): void {
    if (this.#run.best.raise(this.#parts.bound)) this.#run.notify();
  }
}

/**
 * Returns an upper bound in TL on every plan: the allowed units of each product at the highest price, plus all shipping
 * fees.
 */
function dearestPlan({ instance: { demand }, sellers }: SearchRun): number {
  const prices = new Map<string, number>();
  let most = 0;
  for (const { seller, offers } of sellers) {
    most += seller.shipping[0]?.fee ?? 0;
    for (const { listing, segments } of offers)
      for (const { unitPrice } of segments)
        prices.set(listing.productId, Math.max(unitPrice, prices.get(listing.productId) ?? 0));
  }
  for (const { productId, maxQty } of demand) most += maxQty * (prices.get(productId) ?? 0);
  return most / TL + 1;
}

/** A seller this close to open or closed counts as decided. */
const PART = 1e-4;

/**
 * Returns the most fractional decision of the mix, sellers with a large share of the list first; null when the mix is
 * integral.
 */
function mostUndecided({ parts, levelUse }: PatternBound): Choice | null {
  let most = PART;
  let found: Choice | null = null;
  for (const { group, isOpen, offers, levels, firstLevel } of parts.sellers) {
    let share = 0;
    // The first level last: when the whole share is at a higher level, branch first on whether the seller is used at
    // all.
    for (let level = levels.length - 1; level >= (isOpen ? 1 : 0); level -= 1) {
      share = Math.min(1, share + (levelUse[firstLevel + level] ?? 0));
      const doubt = share * (1 - share) * Math.sqrt(offers.length);
      if (doubt < most - PART * PART) continue;
      most = doubt;
      found = { sellerId: group.seller.sellerId, from: levels[level]?.from ?? 0 };
    }
  }
  return found;
}

/** Returns the seller with the levels that a decision leaves. */
function takenAs(group: OfferSeller, { sellerId, from, isTaken }: Decision): OfferSeller[] {
  if (group.seller.sellerId !== sellerId) return [group];
  const left = levelsOf(group).filter((level) => level.from >= from === isTaken);
  return left.length > 0 ? [{ ...group, seller: atLevels(group.seller, left) }] : [];
}
