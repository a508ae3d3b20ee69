import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface NextWrong {
  /** Whether any row has to be corrected. */
  readonly isOn: boolean;
  /** Called when no wrong row follows the focus; returns whether it loads more rows. */
  readonly onNone: () => boolean;
}

/**
 * Makes F8 move the focus to the first wrong field of the next row to be corrected, and from the last row to the first.
 * When no such row follows, it waits for the rows that `onNone` loads.
 */
export function useNextWrong(list: RefObject<HTMLElement | null>, { isOn, onNone }: NextWrong): void {
  const isAwaited = useRef(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8' || event.ctrlKey || event.metaKey || event.altKey || !isOn) return;
    event.preventDefault();
    const forms = wrongRows(list.current);
    const next = forms.find((form) => isBehind(form, document.activeElement));
    isAwaited.current = !next && onNone();
    if (!isAwaited.current) focusIn(next ?? forms[0]);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  // After each render, which may have drawn the awaited rows.
  useEffect(() => {
    if (!isAwaited.current) return;
    const next = wrongRows(list.current).find((form) => isBehind(form, document.activeElement));
    if (!next) return;
    isAwaited.current = false;
    focusIn(next);
  });
}

const wrongRows = (list: HTMLElement | null): HTMLFormElement[] => [
  ...(list?.querySelectorAll('form') ?? []),
];

const isBehind = (form: HTMLFormElement, focused: Element | null): boolean =>
  !focused ||
  (!form.contains(focused) &&
    (focused.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0);

function focusIn(form: HTMLFormElement | undefined): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? form?.querySelector('input');
  field?.focus();
}
