/** The position of an element among its ancestors, used to find a successor for a lost focus. */
export interface FocusPlace {
  readonly element: HTMLElement;
  readonly steps: readonly { readonly parent: Element; readonly index: number }[];
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** Selector of the screen and the dialogs; the focus never moves from one of them into another. */
const room = 'main, [role="dialog"], [role="alertdialog"]';

/** Returns the position of an element; null outside screens and dialogs, where elements are not removed. */
export function placeOf(element: HTMLElement): FocusPlace | null {
  const within = element.closest(room);
  if (!within) return null;
  const steps: FocusPlace['steps'][number][] = [];
  for (let child: Element = element; child !== within && child.parentElement; child = child.parentElement) {
    const parent = child.parentElement;
    steps.push({ parent, index: Array.prototype.indexOf.call(parent.children, child) });
  }
  return { element, steps };
}

/**
 * Returns the element that takes over the focus of a removed one: in the row that moved into its place, or else in the
 * row before, the control with the same action (`…, sepetten çıkar`), or else the first focusable element. Null when
 * the container was removed as well.
 */
export function nextFocusOf({ element, steps }: FocusPlace): HTMLElement | null {
  for (const { parent, index } of steps) {
    if (!parent.isConnected || !parent.closest(room)) continue;
    for (const row of [parent.children[index], parent.children[index - 1]]) {
      const next = row && takerIn(row, element);
      if (next) return next;
    }
  }
  return null;
}

function takerIn(row: Element, gone: HTMLElement): HTMLElement | null {
  const takers = [...row.querySelectorAll<HTMLElement>(focusable)];
  if (row.matches(focusable) && row instanceof HTMLElement) takers.unshift(row);
  const action = actionOf(gone);
  return takers.find((each) => action !== '' && actionOf(each) === action) ?? takers[0] ?? null;
}

/** Returns the action of a control without its object: the end of `Krem 50 ml, sepetten çıkar`. */
const actionOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent).split(', ').at(-1) ?? '';
