import { useDeferredValue } from 'react';

/**
 * An answer of the server, a moment later when it is the first: what it fills is then drawn in slices of a few
 * milliseconds, between which a press is answered. Drawn at once, as the query cache asks for, a screen would hold the
 * thread in one piece. Later answers are handed on as they come, so that a change is never drawn behind its press.
 */
export function useInSlices<Answer>(answer: Answer | undefined): Answer | undefined {
  const isReady = useDeferredValue(answer !== undefined);
  return isReady ? answer : undefined;
}
