/** Returns the window of a story on the page of its part. */
const storyFrame = (() => {
  const frame = globalThis.frameElement;
  return frame instanceof globalThis.parent.HTMLElement && frame.id.startsWith('iframe--') ? frame : null;
})();

// oxlint-disable-next-line typescript/unbound-method -- called on its element beneath
const takeFocus = HTMLElement.prototype.focus;
/** Until a reader presses something here, a page of the book keeps its head in sight and the focus on itself. */
let quiet = storyFrame !== null;

/** Opens a page of the book at its head; a story in a window of its own behaves as on a screen. */
export function openAtHead(): () => void {
  quiet = true;
  return () => {
    quiet = false;
  };
}

/**
 * Parts that appear with the focus, as an ErrorSummary or a Modal do, would scroll a page of examples to themselves.
 * In a window of its own a story keeps its focus, so that what it plays holds; the page around it does not lose its own.
 */
HTMLElement.prototype.focus = function focus(options) {
  if (!quiet) takeFocus.call(this, options);
  else if (storyFrame) {
    takeFocus.call(this, { ...options, preventScroll: true });
    globalThis.parent.focus();
  }
};

for (const press of ['pointerdown', 'keydown']) {
  // What a story plays is no reader.
  const handle = ({ isTrusted }: Event) => {
    quiet &&= !isTrusted;
  };
  globalThis.addEventListener(press, handle, { capture: true });
}
