declare global {
  /** The text of the prerendered search field when Enter was pressed in it (see `before-paint`). */
  var havanEarlyEnter: string | undefined;
}

const fields = 'input[type="text"], input[type="search"]';

/** Time in ms for which the fields of the app may follow its root. */
const patienceMs = 10_000;

/**
 * Watches the text fields of a prerendered frame. The returned function transfers what was typed into them, with the
 * focus, the selection and a pressed Enter, to the fields of the frame that has replaced it, so that nobody waits for
 * scripts to type. Fields correspond by their index.
 */
export function keepTyping(root: HTMLElement): () => void {
  const prerendered = [...root.querySelectorAll<HTMLInputElement>(fields)];
  let focused: EventTarget | null = prerendered.find((field) => field === document.activeElement) ?? null;
  const enter = ({ target }: Event) => (focused = target);
  // A field that is removed with its frame may fire a blur event, although the user has not left it.
  const leave = ({ target }: Event) =>
    queueMicrotask(() => {
      if ((target as Node).isConnected && focused === target) focused = null;
    });
  root.addEventListener('focusin', enter);
  root.addEventListener('focusout', leave);
  return () => {
    root.removeEventListener('focusin', enter);
    root.removeEventListener('focusout', leave);
    const touched = prerendered.filter((field) => field === focused || field.value !== field.defaultValue);
    const deliver = () => {
      const own = root.querySelectorAll<HTMLInputElement>(fields);
      if (own.length < prerendered.length) return false;
      for (const from of touched) {
        const to = own[prerendered.indexOf(from)];
        if (to) handOn(from, to, from === focused);
      }
      return true;
    };
    if (touched.length > 0 && !deliver()) whenChanged(root, deliver);
  };
}

/**
 * Calls `isDone` after every change of the page until it returns true; a page with other fields is left
 * alone.
 */
function whenChanged(root: HTMLElement, isDone: () => boolean): void {
  const observer = new MutationObserver(() => {
    if (isDone()) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), patienceMs);
}

function handOn(from: HTMLInputElement, to: HTMLInputElement, isFocused: boolean): void {
  if (isFocused) to.focus();
  if (from.value === from.defaultValue) return;
  to.setRangeText(from.value, 0, to.value.length, 'end');
  if (isFocused) to.setSelectionRange(from.selectionStart, from.selectionEnd);
  // Dispatched as if it were typed now, so that the component of the field receives it.
  to.dispatchEvent(new InputEvent('input', { bubbles: true }));
  // A search for text that is no longer in the field is dropped.
  if (globalThis.havanEarlyEnter === from.value) setTimeout(() => pressEnter(to, from.value));
}

/** Presses Enter in the field, if it still has the text. */
function pressEnter(field: HTMLInputElement, text: string): void {
  globalThis.havanEarlyEnter = undefined;
  if (field.value !== text) return;
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
}
