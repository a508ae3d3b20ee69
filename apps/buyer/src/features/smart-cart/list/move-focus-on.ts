/**
 * A line is about to go, and with it the button that was pressed: the same button of the line behind it, or else before it,
 * has the focus then. Whoever works by keyboard stays at their place.
 */
export function moveFocusOn(button: HTMLElement): void {
  const line = button.closest('li');
  const next = lastButton(line?.nextElementSibling) ?? lastButton(line?.previousElementSibling);
  next?.focus({ preventScroll: true });
}

const lastButton = (line: Element | null | undefined): HTMLElement | undefined =>
  [...(line?.querySelectorAll('button') ?? [])].at(-1);
