import type { Hit } from '../finder/best-hits.ts';

type BrandOf = (document: number) => string;

/**
 * Medicines for a single typed word, their brand being the word that a name opens with. The brand typed in full stays in
 * front with all its packs. Of brands that were only begun (`mono`) one pack each comes first, brands with more packs
 * before others, so that the first rows are as many guesses and not packs of one brand.
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
 * Medicines for a single word that was perhaps mistyped (`ifta`), the likeliest first: what begins with it stays in
 * front, of every other brand one pack each comes before the next pack of any.
 */
export function spreadGuesses(found: readonly Hit[], typed: string, brandOf: BrandOf): Hit[] {
  const begun = found.filter(({ document }) => brandOf(document).startsWith(typed));
  const guessed = found.filter((hit) => !begun.includes(hit));
  return [...begun, ...inRounds([...Map.groupBy(guessed, ({ document }) => brandOf(document)).values()])];
}

/** The first of each, then the second of each, and so on. */
const inRounds = (groups: readonly (readonly Hit[])[]): Hit[] =>
  groups
    .flatMap((packs) => packs.map((hit, round) => ({ hit, round })))
    .sort((a, b) => a.round - b.round)
    .map(({ hit }) => hit);
