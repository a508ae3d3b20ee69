// @not-memoised
import { useLayoutEffect } from 'react';

const typing = 'input, textarea, select, [contenteditable], [role="dialog"]';

/**
 * Calls `press` with each single key pressed outside of fields and dialogs, such as `9` for the score and `8` for the
 * expiry. `press` returns whether it has handled the key.
 */
export function useFilterKeys(press: (key: string) => boolean): void {
  // A layout effect: a key pressed right after the paint must act on the filters that are shown.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (press(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [press]);
}
