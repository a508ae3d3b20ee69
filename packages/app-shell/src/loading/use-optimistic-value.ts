// @not-memoised
import { startTransition, useOptimistic } from 'react';

/**
 * Returns a choice that is shown in the frame of its press. Its consequences (a new address and its screen) are
 * rendered after that frame, and then `choice` takes over.
 */
export function useOptimisticValue<Choice>(choice: Choice) {
  const [shown, show] = useOptimistic(choice);
  const press = (next: Choice, follow: () => void) =>
    startTransition(() => {
      show(() => next);
      follow();
    });
  return [shown, press] as const;
}

/** Returns the selection after `one` is toggled. */
export const withTurned = <One>(chosen: readonly One[], one: One): One[] =>
  chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];
