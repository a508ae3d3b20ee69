import type { SpecialDayPhase } from '@havan/domain/special-day';

/** Tone of each phase of a special day. */
export const phaseTones: Readonly<Record<SpecialDayPhase, 'neutral' | 'info' | 'attention' | 'positive'>> = {
  draft: 'neutral',
  joining: 'info',
  review: 'attention',
  running: 'positive',
  over: 'neutral',
  cancelled: 'neutral',
};
