declare global {
  /** The form that was sent before the scripts came (see `before-paint`): the browser would have left the page with it. */
  var havanEarlySubmit: HTMLFormElement | undefined;
}

/** Hands it, once, to the part that takes the painted form over. */
export function takeEarlySubmit(): HTMLFormElement | null {
  const form = globalThis.havanEarlySubmit ?? null;
  globalThis.havanEarlySubmit = undefined;
  return form;
}
