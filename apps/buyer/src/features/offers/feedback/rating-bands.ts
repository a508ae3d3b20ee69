import { ratingTexts } from '../product/product-page-texts.ts';

export interface RatingBand {
  readonly label: string;
  readonly count: number;
}

const ends = [
  [ratingTexts.bands.high, 9, 10],
  [ratingTexts.bands.good, 7, 8],
  [ratingTexts.bands.fair, 5, 6],
  [ratingTexts.bands.low, 0, 4],
] as const;

/**
 * Returns how many buyers gave which scores, in four bands, the best first.
 *
 * @param spread number of ratings for each score from 0 to 10
 */
export const bandsOf = (spread: readonly number[]): RatingBand[] =>
  ends.map(([label, from, to]) => ({
    label,
    count: spread.slice(from, to + 1).reduce((sum, count) => sum + count, 0),
  }));
