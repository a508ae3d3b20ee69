import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface NextWrong {
  /** Whether any row waits to be corrected. */
  readonly isOn: boolean;
  /** Called where no wrong row is shown behind the focus; returns whether it brings any. */
  readonly onNone: () => boolean;
}

/**
 * F8 moves the focus to the first wrong field of the next row that waits to be corrected, and from the last one to the first.
 * Where none is shown it waits for those that `onNone` brings.
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
  // After each rendering: rows that were awaited may be among what it has drawn.
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
