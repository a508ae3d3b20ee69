import { useEffect } from 'react';

const typing = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Single keys that press a filter from anywhere but a field: `9` for the score, `8` for the expiry. */
export function useFilterKeys(press: (key: string) => boolean): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest(typing)) return;
      if (press(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [press]);
}
