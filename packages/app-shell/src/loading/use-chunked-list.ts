import { useDeferredValue } from 'react';

/**
 * Returns a server answer; the first one in a transition, so that React renders it in slices of a few milliseconds and
 * presses are handled in between. Rendered at once, as the query cache does, a screen would block the thread. Later
 * answers are passed on immediately, so that a change never lags behind its press.
 */
export function useChunkedList<Answer>(answer: Answer | undefined): Answer | undefined {
  const isReady = useDeferredValue(answer !== undefined);
  return isReady ? answer : undefined;
}
