import type { RecallState } from '@havan/domain/recall';

/** Tone of each state of a recall. */
export const recallTones = {
  running: 'attention',
  standing: 'critical',
  ended: 'neutral',
} as const satisfies Record<RecallState, string>;
