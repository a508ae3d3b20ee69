import type { CatalogueIndex } from '../index/catalogue-index.ts';
import type { ListAnswer, ListQuestion } from '../index/list/list-products.ts';
import type { OfferQuestion } from '../index/offer-question.ts';
import type { EngineClient } from './engine-client.ts';
import type { Moment } from './engine-condition.ts';
import { engineCounts } from './engine-counts.ts';
import { engineList } from './engine-list.ts';
import { engineOffers, type OfferFigure } from './engine-offers.ts';

/** Figures of products under one question: the known ones and those still to be fetched. */
interface Figures {
  readonly question: OfferQuestion;
  readonly exceptSeller: number | null;
  readonly known: ReadonlyMap<OfferFigure, Map<number, number | null>>;
  readonly wanted: Map<number, Set<OfferFigure>>;
}

interface Counts {
  readonly kind: 'byBrand' | 'bySeller';
  readonly question: OfferQuestion;
  readonly known: Map<number, number>;
  readonly wanted: Set<number>;
}

/** Holds what the engine has answered for one question of the port, and what must still be fetched. */
export class EngineAnswers {
  readonly #client: EngineClient;
  readonly #register: CatalogueIndex;
  readonly #moment: Moment;
  readonly #values = new Map<string, Figures>();
  readonly #counts = new Map<string, Counts>();
  readonly #lists = new Map<string, { readonly question: ListQuestion; answer: ListAnswer | null }>();
  /** How often a value was read that was not known. */
  misses = 0;

  constructor(client: EngineClient, register: CatalogueIndex, now: Date) {
    this.#client = client;
    this.#register = register;
    const banned = register.parts.sellers.flatMap(({ id, sales_ban }) => (sales_ban ? [id] : []));
    this.#moment = { now: now.getTime(), banned };
  }

  /** Returns a figure of a product; `undefined` until it is known. */
  figure(
    question: OfferQuestion,
    exceptSeller: number | null,
    figure: OfferFigure,
    productId: number,
  ): number | null | undefined {
    const values = keptIn(this.#values, JSON.stringify([question, exceptSeller]), () => ({
      question,
      exceptSeller,
      known: new Map<OfferFigure, Map<number, number | null>>([
        ['count', new Map()],
        ['lowest', new Map()],
        ['best', new Map()],
      ]),
      wanted: new Map<number, Set<OfferFigure>>(),
    }));
    const known = values.known.get(figure)?.get(productId);
    if (known === undefined) {
      this.misses += 1;
      keptIn(values.wanted, productId, () => new Set<OfferFigure>()).add(figure);
    }
    return known;
  }

  /** Returns the number of offers of a brand or a seller; `undefined` until it is known. */
  count(kind: Counts['kind'], question: OfferQuestion, id: number): number | undefined {
    const counts = keptIn(this.#counts, JSON.stringify([kind, question]), () => ({
      kind,
      question,
      known: new Map<number, number>(),
      wanted: new Set<number>(),
    }));
    const known = counts.known.get(id);
    if (known === undefined) {
      this.misses += 1;
      counts.wanted.add(id);
    }
    return known;
  }

  /** Returns a list; null until it is known. */
  list(question: ListQuestion): ListAnswer | null {
    const kept = keptIn(this.#lists, JSON.stringify(question), () => ({ question, answer: null }));
    if (kept.answer === null) this.misses += 1;
    return kept.answer;
  }

  /** Asks the engine for all missing values. */
  async fetch(): Promise<void> {
    await Promise.all([
      ...[...this.#lists.values()]
        .filter(({ answer }) => answer === null)
        .map((kept) => this.#fetchList(kept)),
      ...[...this.#counts.values()].map((counts) => this.#fetchCounts(counts)),
      this.#fetchFigures(),
    ]);
  }

  async #fetchList(kept: { readonly question: ListQuestion; answer: ListAnswer | null }): Promise<void> {
    kept.answer = await engineList(this.#client, this.#register, this.#moment, kept.question);
  }

  async #fetchCounts({ kind, question, known, wanted }: Counts): Promise<void> {
    if (wanted.size === 0) return;
    const found = await engineCounts(this.#client, this.#moment, kind, question, [...wanted]);
    for (const [id, count] of found) known.set(id, count);
    wanted.clear();
  }

  /** Asks one combined question: the open questions mostly concern the same products. */
  async #fetchFigures(): Promise<void> {
    const open = [...this.#values.values()].filter(({ wanted }) => wanted.size > 0);
    if (open.length === 0) return;
    const productIds = new Set(open.flatMap(({ wanted }) => [...wanted.keys()]));
    const wishes = open.map(({ question, exceptSeller, wanted }) => ({
      question,
      exceptSeller,
      values: new Set([...wanted.values()].flatMap((values) => [...values])),
    }));
    const found = await engineOffers(this.#client, this.#moment, [...productIds], wishes);
    for (const [i, { known, wanted }] of open.entries()) {
      for (const figure of wishes[i]?.values ?? [])
        for (const [id, values] of found[i] ?? []) known.get(figure)?.set(id, values[figure]);
      wanted.clear();
    }
  }
}

function keptIn<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const kept = map.get(key) ?? make();
  map.set(key, kept);
  return kept;
}
