import type { RecallState } from '@havan/domain/recall';

/** How a state is coloured; its word stands beside. */
export const recallTones = {
  running: 'attention',
  standing: 'critical',
  ended: 'neutral',
} as const satisfies Record<RecallState, string>;
