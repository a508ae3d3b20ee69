/** How a score reads; the interface maps a tone to its colours (specification §4 "Score colours"). */
export type ScoreTone = 'excellent' | 'good' | 'fair' | 'poor' | 'none';

/**
 * Tone of a score of 0-10: 9.4 and above excellent (heavy green), from 8 good (light green),
 * from 7 fair (orange), below poor (red); a missing or impossible score is `none`.
 */
export function scoreTone10(score: number | null | undefined): ScoreTone {
  return toneOf(score, 10);
}

/** Tone of a score of 0-100 with the same bands: 94, 80, 70. */
export function scoreTone100(score: number | null | undefined): ScoreTone {
  return toneOf(score, 100);
}

function toneOf(score: number | null | undefined, scale: 10 | 100): ScoreTone {
  if (score === null || score === undefined || !(score >= 0 && score <= scale)) return 'none';
  // The bands are written for 100 so that 9.4 is compared as itself and never as 94.00000000000001 / 10.
  const [excellent, good, fair] = scale === 10 ? [9.4, 8, 7] : [94, 80, 70];
  if (score >= excellent) return 'excellent';
  if (score >= good) return 'good';
  return score >= fair ? 'fair' : 'poor';
}

/** Returns one decimal and a comma: `9,4`. */
export function formatScore(score: number): string {
  return score.toFixed(1).replace('.', ',');
}
