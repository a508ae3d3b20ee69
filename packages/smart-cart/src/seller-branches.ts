import { formulate } from './formulation.ts';
import { levelsOf, partsOf } from './market-parts.ts';
import { searchMarket } from './market-search.ts';
import { atLevels, marginsOf, narrowMarket } from './narrow-market.ts';
import { TL } from './offer-columns.ts';
import { type PatternBound, patternBound } from './pattern-bound.ts';
import type { Branch, Choice, Decision, OpenParts } from './open-parts.ts';
import type { PieceSearch } from './piece-search.ts';
import { addProductCuts } from './product-cuts.ts';
import type { OfferSeller } from './offers.ts';
import type { SearchRun } from './search-run.ts';

/** TL: a better plan costs a kuruş less at least; half of that is left for what arithmetic may be wrong. */
const BETTER = 0.005;

/** A search with so little of its room left, as better plans came meanwhile, is begun anew in what they leave of its part. */
const STALE = 0.5;

export interface SellerBranchesOptions {
  /** A part with so few of them is searched by the solver. */
  readonly offersAProduct: number;
}

/**
 * Where a cap on sellers binds, which of them to take is what is hard; once they are chosen, hardly more than a product
 * after the other is left. So the plans are parted by a seller, those that take it and those that do not, then by the levels it
 * is taken at, and each part gets prices and a bound of its own (branch and price; Barnhart et al., 1998). The solver searches
 * the parts that are small.
 */
export class SellerBranches {
  readonly #run: SearchRun;
  readonly #pieces: PieceSearch;
  readonly #options: SellerBranchesOptions;
  /** TL: no plan costs more. */
  readonly #dearest: number;
  readonly #parts: OpenParts;

  constructor(run: SearchRun, pieces: PieceSearch, options: SellerBranchesOptions) {
    this.#run = run;
    this.#pieces = pieces;
    this.#options = options;
    this.#parts = run.parts;
    this.#dearest = dearestPlan(run);
  }

  /** Searches the open parts of the plans, one after the other. */
  search(): 'infeasible' | 'searched' | 'stopped' {
    const over = (): boolean => this.#run.over();
    while (!over()) {
      const part = this.#parts.next(over);
      if (!part) break;
      this.#tell();
      this.#follow(part);
      this.#pieces.between();
    }
    this.#tell();
    if (!this.#parts.isEmpty) return 'stopped';
    return !this.#run.best.report && this.#parts.searched >= this.#dearest ? 'infeasible' : 'searched';
  }

  /** Goes on from a part by taking one seller after the other, until the solver can search it. The others wait. */
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

  /** Prices for what a better plan of the part could use; null where there is none. */
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

  /** Better plans that came since the part was narrowed leave less of it: then it waits to be narrowed anew. */
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
    // A search that was stopped leaves what it has not come to.
    const isCut = outcome.kind === 'stopped' && (isStale() || this.#run.over());
    if (isCut && searched < this.#ceiling()) this.#parts.add({ from: found, decided: null, bound: searched });
    else this.#parts.end(searched);
  }

  /** TL: nothing from here on is better than the best plan. */
  #ceiling(): number {
    const { report } = this.#run.best;
    return report ? report.total / TL - BETTER : this.#dearest;
  }

  #tell(): void {
    if (this.#run.best.raise(this.#parts.bound)) this.#run.tell();
  }
}

/** TL over every plan: all that may come of each product at its dearest, and the parcels. */
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

/** A seller nearer to open or closed than this is not in doubt. */
const PART = 1e-4;

/** What the mix is least decided about, a seller with much of the list before one with little; null if all is decided. */
function mostUndecided({ parts, levelUse }: PatternBound): Choice | null {
  let most = PART;
  let found: Choice | null = null;
  for (const { group, isOpen, offers, levels, firstLevel } of parts.sellers) {
    let share = 0;
    // The first level last: where all of the share is at a higher one, whether the seller is taken at all comes first.
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

/** The seller with the levels that a decision about it leaves. */
function takenAs(group: OfferSeller, { sellerId, from, isTaken }: Decision): OfferSeller[] {
  if (group.seller.sellerId !== sellerId) return [group];
  const left = levelsOf(group).filter((level) => level.from >= from === isTaken);
  return left.length > 0 ? [{ ...group, seller: atLevels(group.seller, left) }] : [];
}
