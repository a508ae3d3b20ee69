import type { Tone } from '../../theme/props.ts';

export type ToastAction = { label: string; onPress: () => void };

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: Exclude<Tone, 'info'>;
  /** Undo or a link: `Geri al`, `Sepete git`. */
  action?: ToastAction;
  /** Next step, beside the undo: `604435 onaylandı.` – `Kargoya ver`. */
  next?: ToastAction;
  /** Milliseconds; 0 for no timeout. Default 5000, with an action 10,000. */
  duration?: number;
};

let waiting: readonly ToastMessage[] = [];
let begun = false;
const listeners = new Set<() => void>();

/** Adds a message to the queue and notifies the subscribers. */
export function announce(message: ToastMessage): void {
  waiting = [...waiting, message];
  begun = true;
  for (const listener of listeners) listener();
}

/** Returns the messages that were not shown yet and removes them from the queue. */
export function takeWaiting(): readonly ToastMessage[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** Returns whether any message was ever added on this page. */
export const hasBegun = (): boolean => begun;

/** Registers a listener for new messages; returns a function that removes it. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
