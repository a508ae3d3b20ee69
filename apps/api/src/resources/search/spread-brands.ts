import type { Hit } from '../finder/best-hits.ts';

/**
 * Medicines for a single typed word, their brand being the word that a name opens with. The brand typed in full stays in
 * front with all its packs. Of brands that were only begun (`mono`) one pack each comes first, brands with more packs
 * before others, so that the first rows are as many guesses and not packs of one brand.
 */
export function spreadBrands(
  found: readonly Hit[],
  typed: string,
  brandOf: (document: number) => string,
): Hit[] {
  const brands = Map.groupBy(found, ({ document }) => brandOf(document));
  const whole = brands.get(typed) ?? [];
  brands.delete(typed);
  const begun = [...brands].sort(
    ([a, one], [b, other]) =>
      Number(b.startsWith(typed)) - Number(a.startsWith(typed)) || other.length - one.length,
  );
  const rounds = begun.flatMap(([, packs]) => packs.map((hit, round) => ({ hit, round })));
  return [...whole, ...rounds.sort((a, b) => a.round - b.round).map(({ hit }) => hit)];
}
