import { useEffect, type RefObject } from 'react';

/**
 * Selector of the buttons between which J and K move: in each row of the kit's Table the one that opens it.
 */
const rowButton = 'tbody > tr > td > button[aria-expanded]';

const steps: ReadonlyMap<string, -1 | 1> = new Map([
  ['j', 1],
  ['ArrowDown', 1],
  ['k', -1],
  ['ArrowUp', -1],
]);

/**
 * Moves the focus between the rows of a list by keyboard: J or Down to the next row, K or Up to the previous one. Enter
 * opens, since the focus is on the row's own button. Keys typed into a field or used by another control are ignored.
 */
export function useRowKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step === 0 || !list.current || isTaken(event.target, list.current, event.key)) return;
      const rows = rowButtons(list.current);
      const current = rows.findIndex((row) => row === document.activeElement);
      const next = rows[nextIndex(current, step, rows.length)];
      if (!next) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', walk);
    return () => document.removeEventListener('keydown', walk);
  }, [list]);
}

/** Returns the buttons that open the rows of a list, from the top. */
export function rowButtons(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>(rowButton) ?? [])];
}

function stepOf(event: KeyboardEvent): -1 | 0 | 1 {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return 0;
  return steps.get(event.key) ?? 0;
}

/** Returns the index to go to, or -1 at either end; from outside the list the first row comes first. */
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
