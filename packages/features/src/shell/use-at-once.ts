import { startTransition, useOptimistic } from 'react';

/**
 * A choice that shows in the frame of its press. What follows from it (a new address, the screen drawn for it) comes in
 * slices behind that frame, and `choice` takes over when it stands.
 */
export function useAtOnce<Choice>(choice: Choice) {
  const [shown, show] = useOptimistic(choice);
  const press = (next: Choice, follow: () => void) =>
    startTransition(() => {
      show(() => next);
      follow();
    });
  return [shown, press] as const;
}

/** The chosen ones once `one` of them is pressed: with it, or without. */
export const withTurned = <One>(chosen: readonly One[], one: One): One[] =>
  chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one];
