import { useEffect, useEffectEvent } from 'react';

interface DeskActions {
  readonly onPublish: () => void;
  readonly onUndo: () => void;
  readonly onSuggestion: () => void;
}

/**
 * Handles the keys of the listing desk: Ctrl+Enter publishes, Alt+↑ takes the suggested price, Ctrl+Z undoes the last
 * scan unless a field with text has the focus.
 */
export function useDeskKeys({ onPublish, onUndo, onSuggestion }: DeskActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey && event.key === 'ArrowUp' && !isWriting(event.target)) {
      event.preventDefault();
      onSuggestion();
    }
    if (!(event.ctrlKey || event.metaKey)) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      onPublish();
    }
    if (event.key.toLowerCase() === 'z' && !event.defaultPrevented && !isWriting(event.target)) {
      event.preventDefault();
      onUndo();
    }
  });
  useEffect(() => {
    const handle = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, []);
}

/** Returns whether a field with text has the focus; the empty scan field has no undo of its own. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.type !== 'checkbox' && target.value !== '';
