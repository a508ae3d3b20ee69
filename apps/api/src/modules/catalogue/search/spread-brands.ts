import type { Hit } from '../index/words/best-hits.ts';

type BrandOf = (document: number) => string;

/**
 * Orders medicines for a single typed word; the brand is the first word of a name. A fully typed
 * brand stays in front with all its packs. For brands with that prefix (`mono`) one pack each comes first,
 * brands with more packs before others, so that the first rows cover many brands.
 */
export function spreadBrands(found: readonly Hit[], typed: string, brandOf: BrandOf): Hit[] {
  const brands = Map.groupBy(found, ({ document }) => brandOf(document));
  const whole = brands.get(typed) ?? [];
  brands.delete(typed);
  const begun = [...brands].sort(
    ([a, one], [b, other]) =>
      Number(b.startsWith(typed)) - Number(a.startsWith(typed)) || other.length - one.length,
  );
  return [...whole, ...inRounds(begun.map(([, packs]) => packs))];
}

/**
 * Orders medicines for a possibly mistyped word (`ifta`), the likeliest first: prefix matches stay in
 * front, then one pack of every other brand before further packs.
 */
export function spreadGuesses(found: readonly Hit[], typed: string, brandOf: BrandOf): Hit[] {
  const begun = found.filter(({ document }) => brandOf(document).startsWith(typed));
  const guessed = found.filter((hit) => !begun.includes(hit));
  return [...begun, ...inRounds([...Map.groupBy(guessed, ({ document }) => brandOf(document)).values()])];
}

/** Interleaves lists: the first of each, then the second of each, and so on. */
const inRounds = (groups: readonly (readonly Hit[])[]): Hit[] =>
  groups
    .flatMap((packs) => packs.map((hit, round) => ({ hit, round })))
    .sort((a, b) => a.round - b.round)
    .map(({ hit }) => hit);
