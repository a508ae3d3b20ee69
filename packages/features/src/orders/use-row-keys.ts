import { useEffect, type RefObject } from 'react';

/** The mark of what J and K walk over: the button that opens a row. */
export const rowKeyAttribute = { 'data-row-key': '' } as const;

const forward = ['j', 'ArrowDown'];
const backward = ['k', 'ArrowUp'];

/**
 * Walks the rows of a list from the keyboard: J or Down to the next row, K or Up to the one before. Enter opens, since
 * the focus lies on the row's own button. Keys that are being typed, or that belong to another control, are left alone.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step === 0 || !list.current || isTaken(event.target, list.current, event.key)) return;
      const rows = [...list.current.querySelectorAll<HTMLElement>('[data-row-key]')];
      const next = rows[nextIndex(rows.indexOf(document.activeElement as HTMLElement), step, rows.length)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [list]);
}

function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return 0;
  if (forward.includes(event.key)) return 1;
  return backward.includes(event.key) ? -1 : 0;
}

/** The index to go to, or -1 at either end; from outside the list the first row comes first. */
export function nextIndex(current: number, step: -1 | 1, length: number): number {
  if (current === -1) return step === 1 && length > 0 ? 0 : -1;
  const next = current + step;
  return next >= 0 && next < length ? next : -1;
}

/** Letters count anywhere but in a field; arrows only within the list, elsewhere they scroll. */
function isTaken(target: EventTarget | null, list: HTMLElement, key: string): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]'))
    return true;
  return key.startsWith('Arrow') && !list.contains(target);
}
