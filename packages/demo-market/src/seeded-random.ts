/** A source of repeatable chance: the same seed gives the same market and the same pictures on every machine. */
export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** True in this share of the calls. */
  chance(share: number): boolean;
  /** One item, all alike. */
  pick<T>(items: readonly T[]): T;
  /** One item, heavier ones more often. */
  weighted<T>(items: readonly (readonly [item: T, weight: number])[]): T;
  /** `count` different items in random order; all of them when there are fewer. */
  sample<T>(items: readonly T[], count: number): T[];
  /** Roughly normal around 0 with deviation 1 (sum of four uniforms). */
  normal(): number;
}

/** FNV-1a over UTF-16 units: a seed from a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/**
 * Returns a generator of its own for each topic, so that adding a row to one leaves the others as they were.
 */
export function randomOf(topic: string): Random {
  let state = hashText(topic);
  // Mulberry32: 32 bits of state, a few nanoseconds a number, good enough for looks.
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(items: readonly T[]): T => at(items, int(0, items.length - 1));
  return {
    next,
    int,
    pick,
    chance: (share) => next() < share,
    weighted: (items) => {
      let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return at(items, items.length - 1)[0];
    },
    sample: (items, count) => {
      const pool = [...items];
      const taken = Math.min(count, pool.length);
      for (let i = 0; i < taken; i++) {
        const j = int(i, pool.length - 1);
        const held = at(pool, i);
        pool[i] = at(pool, j);
        pool[j] = held;
      }
      return pool.slice(0, taken);
    },
    normal: () => (next() + next() + next() + next() - 2) * Math.sqrt(3),
  };
}

/** Returns the item at an index, which must exist. @throws RangeError when it does not. */
export function at<T>(items: readonly T[], index: number): T {
  if (index < 0 || index >= items.length) throw new RangeError(`No item ${index} of ${items.length}`);
  return items[index] as T;
}
