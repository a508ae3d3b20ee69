import type { Tone } from '../../theme/props.ts';

export type ToastAction = { label: string; onPress: () => void };

export type ToastMessage = {
  title: string;
  description?: string;
  tone?: Exclude<Tone, 'info'>;
  /** One way back or on: `Geri al`, `Sepete git`. */
  action?: ToastAction;
  /** The step that follows, beside the way back: `604435 onaylandı.` – `Kargoya ver`. */
  next?: ToastAction;
  /** Milliseconds; 0 stays. By default 5000, longer with an action. */
  duration?: number;
};

let waiting: readonly ToastMessage[] = [];
let begun = false;
const listeners = new Set<() => void>();

/** Puts a message into the queue of the page. */
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

/** Returns whether there has ever been news on this page. */
export const hasBegun = (): boolean => begun;

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
