import type { ScoreTone } from '@havan/domain/score';
import type { ScoreBadgeProps } from '@havan/ui/ScoreBadge';

/** How the tone of a score is drawn. */
export const scoreGrades: Readonly<Record<ScoreTone, ScoreBadgeProps['grade']>> = {
  excellent: 'top',
  good: 'good',
  fair: 'fair',
  poor: 'poor',
  none: 'none',
};
