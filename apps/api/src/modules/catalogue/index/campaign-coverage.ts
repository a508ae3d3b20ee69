import type { CampaignStep } from '@havan/domain/campaign-price';

/** The effect of a campaign on a covered offer. */
export interface CampaignRule {
  /** Null for a campaign of the market. */
  readonly sellerId: number | null;
  readonly steps: readonly CampaignStep[];
  /** A limited campaign lowers the price only for its reservations, not the listed price. */
  readonly isLimited: boolean;
}

/** A range of product positions of a campaign, for one listing or for all (null). */
export interface CampaignScope {
  readonly rule: CampaignRule;
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly listingId: number | null;
}

type Rules = readonly CampaignRule[];
/** By seller; null for market campaigns. */
type Stretch = ReadonlyMap<number | null, Rules>;

const none: Rules = [];

const bySeller = (rules: Rules): Stretch => Map.groupBy(rules, ({ sellerId }) => sellerId);
const least = (values: readonly number[]): number =>
  values.reduce((lowest, value) => Math.min(lowest, value), Infinity);

/**
 * Finds the campaigns of an offer: segments of product positions between the starts and ends of campaigns, plus single
 * listings.
 */
export class CampaignCoverage {
  /** Of the widest range, most often of everything: kept once and not in each stretch. */
  readonly #everywhere: { readonly from: number; readonly to: number; readonly rules: Stretch } | null;
  readonly #starts: number[] = [];
  readonly #stretches: (Stretch | null)[] = [];
  /** A list only where several chose the same listing: there may be hundreds of thousands of them. */
  readonly #byListing = new Map<number, CampaignRule | Rules>();
  /** Positions of chosen listings. */
  readonly named: ReadonlySet<number>;

  /** @param scopes may be made one by one: those of chosen listings are not kept */
  constructor(scopes: Iterable<CampaignScope>) {
    const wide: CampaignScope[] = [];
    const named = new Set<number>();
    for (const scope of scopes) {
      const { rule, listingId } = scope;
      if (listingId === null) {
        wide.push(scope);
        continue;
      }
      named.add(scope.from);
      const known = this.#byListing.get(listingId);
      this.#byListing.set(listingId, known ? [...listOf(known), rule] : rule);
    }
    this.named = named;
    const [from, to] = [least(wide.map((each) => each.from)), -least(wide.map((each) => -each.to))];
    const isEverywhere = (each: CampaignScope) => each.from === from && each.to === to;
    const everywhere = wide.filter(isEverywhere);
    this.#everywhere =
      everywhere.length === 0 ? null : { from, to, rules: bySeller(everywhere.map(({ rule }) => rule)) };
    const edges = wide
      .filter((each) => !isEverywhere(each))
      .flatMap(({ rule, ...range }) => [
        { at: range.from, rule, isStart: true },
        { at: range.to, rule, isStart: false },
      ])
      .sort((a, b) => a.at - b.at);
    const running: CampaignRule[] = [];
    for (const [i, { at, rule, isStart }] of edges.entries()) {
      if (isStart) running.push(rule);
      else running.splice(running.indexOf(rule), 1);
      if (edges[i + 1]?.at === at) continue;
      this.#starts.push(at);
      this.#stretches.push(running.length === 0 ? null : bySeller(running));
    }
  }

  /** The segments with a campaign in order. */
  stretches(): { readonly from: number; readonly to: number }[] {
    if (this.#everywhere) return [this.#everywhere];
    return this.#stretches.flatMap((stretch, i) =>
      stretch ? [{ from: this.#starts[i] ?? 0, to: this.#starts[i + 1] ?? 0 }] : [],
    );
  }

  /** Returns the campaigns of a seller's offer for the product at a position. */
  at(position: number): (sellerId: number, listingId: number) => Rules {
    const stretch = this.#stretchAt(position);
    const every = this.#everywhereAt(position);
    const wideOf = (sellerId: number): Rules =>
      both(both(every?.get(sellerId), every?.get(null)), both(stretch?.get(sellerId), stretch?.get(null)));
    if (!this.named.has(position)) return stretch || every ? wideOf : () => none;
    return (sellerId, listingId) => {
      const wide = wideOf(sellerId);
      const chosen = this.#byListing.get(listingId);
      if (!chosen) return wide;
      const own = listOf(chosen).filter((rule) => rule.sellerId === null || rule.sellerId === sellerId);
      return both(wide, own);
    };
  }

  #everywhereAt(position: number): Stretch | null {
    const range = this.#everywhere;
    return range && position >= range.from && position < range.to ? range.rules : null;
  }

  #stretchAt(position: number): Stretch | null {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return this.#stretches[low - 1] ?? null;
  }
}

const listOf = (rules: CampaignRule | Rules): Rules => ('steps' in rules ? [rules] : rules);

const both = (own: Rules = none, shared: Rules = none): Rules =>
  shared.length === 0 ? own : own.length === 0 ? shared : [...own, ...shared];
