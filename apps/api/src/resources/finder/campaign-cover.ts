/** Where a campaign runs: for one seller or for everyone (null), from one position of products up to another. */
export interface CampaignScope {
  readonly sellerId: number | null;
  readonly from: number;
  /** No longer part of it. */
  readonly to: number;
}

/** The campaigns of a moment. In the key of a question only their own key stands, however many they are. */
export interface CampaignScopes {
  readonly scopes: readonly CampaignScope[];
  readonly toJSON: () => string;
}

/** Sellers by their number. */
type Sellers = Pick<ReadonlySet<number>, 'has'>;
const everyone: Sellers = { has: () => true };

/** Which sellers have a campaign at a position: stretches of products between the places where a campaign begins or ends. */
export class CampaignCover {
  readonly #starts: number[] = [];
  readonly #sellers: (Sellers | null)[] = [];

  constructor(scopes: readonly CampaignScope[], numberOf: (sellerId: number) => number | undefined) {
    const edges = scopes
      .flatMap(({ sellerId, from, to }) => [
        { at: from, sellerId, step: 1 },
        { at: to, sellerId, step: -1 },
      ])
      .sort((a, b) => a.at - b.at);
    const running = new Map<number | null, number>();
    for (const [i, { at, sellerId, step }] of edges.entries()) {
      running.set(sellerId, (running.get(sellerId) ?? 0) + step);
      if (running.get(sellerId) === 0) running.delete(sellerId);
      if (edges[i + 1]?.at === at) continue;
      this.#starts.push(at);
      this.#sellers.push(sellersOf(running, numberOf));
    }
  }

  /** Null where no campaign runs. */
  at(position: number): Sellers | null {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) <= position) low = middle + 1;
      else high = middle;
    }
    return this.#sellers[low - 1] ?? null;
  }
}

function sellersOf(
  running: ReadonlyMap<number | null, number>,
  numberOf: (sellerId: number) => number | undefined,
): Sellers | null {
  if (running.size === 0) return null;
  if (running.has(null)) return everyone;
  return new Set([...running.keys()].flatMap((id) => (id === null ? [] : (numberOf(id) ?? []))));
}
