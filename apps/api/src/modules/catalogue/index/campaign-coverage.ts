import type { CampaignStep } from '@havan/domain/campaign-price';
import { GrowingNumbers } from './words/growing-numbers.ts';

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
/** Campaigns by seller; null for those of the market. */
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
  /** The widest range, mostly the whole market: kept once and not in each segment. */
  readonly #everywhere: { readonly from: number; readonly to: number; readonly rules: Stretch } | null;
  readonly #starts: number[] = [];
  readonly #stretches: (Stretch | null)[] = [];
  readonly #chosen: ChosenListings;

  /** @param scopes may be generated one by one: those of chosen listings are not kept as objects */
  constructor(scopes: Iterable<CampaignScope>) {
    const wide: CampaignScope[] = [];
    const choices = new ChoiceCollector();
    for (const scope of scopes) {
      if (scope.listingId === null) wide.push(scope);
      else choices.add(scope.listingId, scope.from, scope.rule);
    }
    this.#chosen = choices.collected();
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

  /** Positions with chosen listings, ascending. */
  get named(): Uint32Array {
    return this.#chosen.positions;
  }

  /** Returns the segments that have a campaign, in order. */
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
    if (!this.#chosen.isNamed(position)) return stretch || every ? wideOf : () => none;
    return (sellerId, listingId) => {
      const wide = wideOf(sellerId);
      const chosen = this.#chosen.of(listingId);
      if (chosen.length === 0) return wide;
      const own = chosen.filter((rule) => rule.sellerId === null || rule.sellerId === sellerId);
      return both(wide, own);
    };
  }

  /** Returns whether a campaign may cover offers of the product at a position. */
  isCovered(position: number): boolean {
    return (
      this.#chosen.isNamed(position) ||
      this.#everywhereAt(position) !== null ||
      this.#stretchAt(position) !== null
    );
  }

  #everywhereAt(position: number): Stretch | null {
    const range = this.#everywhere;
    return range && position >= range.from && position < range.to ? range.rules : null;
  }

  #stretchAt(position: number): Stretch | null {
    return this.#stretches[firstAbove(this.#starts, position) - 1] ?? null;
  }
}

/** Collects chosen listings with the campaigns that contain them. */
class ChoiceCollector {
  readonly #listings = new GrowingNumbers();
  readonly #positions = new GrowingNumbers();
  readonly #rules: CampaignRule[] = [];
  readonly #ruleOf = new GrowingNumbers();

  /** Adds a choice. Choices of one campaign must be added one after another. */
  add(listingId: number, position: number, rule: CampaignRule): void {
    if (this.#rules.at(-1) !== rule) this.#rules.push(rule);
    this.#listings.push(listingId);
    this.#positions.push(position);
    this.#ruleOf.push(this.#rules.length - 1);
  }

  collected(): ChosenListings {
    const listings = this.#listings.toArray();
    const ruleOf = this.#ruleOf.toArray();
    // Sorting numbers without a comparison function is ten times as fast.
    const order = Float64Array.from(listings, (id, i) => id * listings.length + i).sort();
    const placeAt = (key: number) => key % listings.length;
    return new ChosenListings(
      Uint32Array.from(order, (key) => listings[placeAt(key)] ?? 0),
      Uint32Array.from(order, (key) => ruleOf[placeAt(key)] ?? 0),
      this.#rules,
      this.#positions.toArray().sort(),
    );
  }
}

/** Chosen listings in columns: a map and a set of hundreds of thousands of them would take ten times the memory. */
class ChosenListings {
  readonly #listings: Uint32Array;
  readonly #ruleOf: Uint32Array;
  readonly #rules: Rules;
  readonly #isNamed: Uint8Array;
  /** Ascending, each once. */
  readonly positions: Uint32Array;

  /** @param listings ascending, once for each campaign that contains it; `ruleOf` holds the campaign of each */
  constructor(listings: Uint32Array, ruleOf: Uint32Array, rules: Rules, positions: Uint32Array) {
    this.#listings = listings;
    this.#ruleOf = ruleOf;
    this.#rules = rules;
    this.positions = positions.filter((position, i) => position !== positions[i - 1]);
    this.#isNamed = new Uint8Array((positions.at(-1) ?? -1) + 1);
    for (const position of positions) this.#isNamed[position] = 1;
  }

  isNamed(position: number): boolean {
    return this.#isNamed[position] === 1;
  }

  /** Returns the campaigns that contain a listing. */
  of(listingId: number): Rules {
    const end = firstAbove(this.#listings, listingId);
    let start = end;
    while (start > 0 && this.#listings[start - 1] === listingId) start -= 1;
    if (start === end) return none;
    return Array.from(this.#ruleOf.subarray(start, end)).flatMap((number) => this.#rules[number] ?? none);
  }
}

/** Returns the index of the first of ascending numbers that is greater than `value`. */
export function firstAbove(numbers: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

const both = (own: Rules = none, shared: Rules = none): Rules =>
  shared.length === 0 ? own : own.length === 0 ? shared : [...own, ...shared];
