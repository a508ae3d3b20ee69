/** Where an element stood, from its own place outwards: what a lost focus is looked for by. */
export interface FocusPlace {
  readonly element: HTMLElement;
  readonly steps: readonly { readonly parent: Element; readonly index: number }[];
}

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** The focus is passed on within the screen or within a dialog, never from one into the other. */
const room = 'main, [role="dialog"], [role="alertdialog"]';

/** Notes where an element stands; null outside of screens and dialogs, where nothing goes away by itself. */
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
 * Who takes the focus of an element that is gone: in the row that moved up into its place, or else the one before, what
 * does the same there (`…, sepetten çıkar`), or else what can be focused first; null where its room is gone as well.
 */
export function heirOf({ element, steps }: FocusPlace): HTMLElement | null {
  for (const { parent, index } of steps) {
    if (!parent.isConnected || !parent.closest(room)) continue;
    for (const row of [parent.children[index], parent.children[index - 1]]) {
      const heir = row && takerIn(row, element);
      if (heir) return heir;
    }
  }
  return null;
}

function takerIn(row: Element, gone: HTMLElement): HTMLElement | null {
  const takers = [...row.querySelectorAll<HTMLElement>(focusable)];
  if (row.matches(focusable) && row instanceof HTMLElement) takers.unshift(row);
  const deed = deedOf(gone);
  return takers.find((each) => deed !== '' && deedOf(each) === deed) ?? takers[0] ?? null;
}

/** What a control does, without the thing it does it to: the end of `Krem 50 ml, sepetten çıkar`. */
const deedOf = (element: HTMLElement): string =>
  (element.getAttribute('aria-label') ?? element.textContent).split(', ').at(-1) ?? '';
