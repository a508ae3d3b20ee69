/** The iframe of a story on the page of its component; null outside one. */
const storyFrame = (() => {
  const frame = globalThis.frameElement;
  return frame instanceof globalThis.parent.HTMLElement && frame.id.startsWith('iframe--') ? frame : null;
})();

// oxlint-disable-next-line typescript/unbound-method -- called on its element beneath
const takeFocus = HTMLElement.prototype.focus;
/** Whether `focus()` must not scroll the page or move its focus, until the reader interacts with the page. */
let quiet = storyFrame !== null;

/**
 * Opens a page at its heading; returns a function that lets `focus()` work again. A story in an iframe of its own
 * behaves as on a screen.
 */
export function openAtHead(): () => void {
  quiet = true;
  return () => {
    quiet = false;
  };
}

/**
 * Components that focus themselves on mount, such as ErrorSummary or Modal, would scroll a page of examples. In an
 * iframe a story may take the focus, so that its tests work, without moving the focus of the page around it.
 */
HTMLElement.prototype.focus = function focus(options) {
  if (!quiet) takeFocus.call(this, options);
  else if (storyFrame) {
    takeFocus.call(this, { ...options, preventScroll: true });
    globalThis.parent.focus();
  }
};

for (const press of ['pointerdown', 'keydown']) {
  // Events that a story dispatches are not trusted and do not count as interaction.
  const handle = ({ isTrusted }: Event) => {
    quiet &&= !isTrusted;
  };
  globalThis.addEventListener(press, handle, { capture: true });
}
