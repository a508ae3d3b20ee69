declare global {
  /**
   * The form that was submitted before the scripts loaded (see `before-paint`); the browser would have navigated away
   * with it.
   */
  var havanEarlySubmit: HTMLFormElement | undefined;
}

/** Returns it, once, to the component that hydrates the form. */
export function takeEarlySubmit(): HTMLFormElement | null {
  const form = globalThis.havanEarlySubmit ?? null;
  globalThis.havanEarlySubmit = undefined;
  return form;
}
