import type { ScoreTone } from '@havan/domain/score';
import type { ScoreBadgeProps } from '@havan/ui/ScoreBadge';

/** Grade of the score badge for each tone. */
export const scoreGrades: Readonly<Record<ScoreTone, ScoreBadgeProps['grade']>> = {
  excellent: 'top',
  good: 'good',
  fair: 'fair',
  poor: 'poor',
  none: 'none',
};
