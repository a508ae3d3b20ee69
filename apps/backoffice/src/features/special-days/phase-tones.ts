import type { SpecialDayPhase } from '@havan/domain/special-day';

/** How urgent a phase looks. */
export const phaseTones: Readonly<Record<SpecialDayPhase, 'neutral' | 'info' | 'attention' | 'positive'>> = {
  draft: 'neutral',
  joining: 'info',
  review: 'attention',
  running: 'positive',
  over: 'neutral',
  cancelled: 'neutral',
};
