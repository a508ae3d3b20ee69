/**
 * Moves the focus from a button whose line is about to be removed to the same button of the next line, or of the one
 * before, so that keyboard users keep their position.
 */
export function moveFocusOn(button: HTMLElement): void {
  const line = button.closest('li');
  const next = lastButton(line?.nextElementSibling) ?? lastButton(line?.previousElementSibling);
  next?.focus({ preventScroll: true });
}

const lastButton = (line: Element | null | undefined): HTMLElement | undefined =>
  [...(line?.querySelectorAll('button') ?? [])].at(-1);
