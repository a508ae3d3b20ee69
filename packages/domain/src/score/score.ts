/** Bands of a score; the interface maps them to colours (specification §4 "Score colours"). */
export type ScoreTone = 'excellent' | 'good' | 'fair' | 'poor' | 'none';

/**
 * Returns the band of a score of 0-10: from 9.4 excellent (heavy green), from 8 good (light green), from 7
 * fair (orange), below poor (red); `none` for a missing or invalid score.
 */
export function scoreTone10(score: number | null | undefined): ScoreTone {
  return toneOf(score, 10);
}

/** Returns the band of a score of 0-100, with the limits 94, 80, 70. */
export function scoreTone100(score: number | null | undefined): ScoreTone {
  return toneOf(score, 100);
}

function toneOf(score: number | null | undefined, scale: 10 | 100): ScoreTone {
  if (score === null || score === undefined || !(score >= 0 && score <= scale)) return 'none';
  // Separate limits, because 9.4 × 10 would not be exact in floating point.
  const [excellent, good, fair] = scale === 10 ? [9.4, 8, 7] : [94, 80, 70];
  if (score >= excellent) return 'excellent';
  if (score >= good) return 'good';
  return score >= fair ? 'fair' : 'poor';
}

/** The score, in tenths as buyers see it, above which the filter of buyers leaves a seller (product §9). */
export const highScoreAbove = 94;
/** Name of that filter, for buyers who press it and sellers who read of it. */
export const highScoreLabel = '>9,4 puan';

/** Returns whether the filter of buyers leaves a seller with this score, in tenths; null is no score. */
export const isHighScore = (tenths: number | null): boolean => tenths !== null && tenths > highScoreAbove;

/** Returns a score with one decimal and a comma: `9,4`. */
export function formatScore(score: number): string {
  return score.toFixed(1).replace('.', ',');
}
