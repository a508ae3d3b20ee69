const control = 'input, select, textarea, button';

/** Takes the first wrong field into sight and gives it the focus, once React has drawn the errors (specification §5). */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[data-field-error]');
    field?.scrollIntoView({ block: 'center' });
    field?.querySelector<HTMLElement>(control)?.focus({ preventScroll: true });
  });
}
