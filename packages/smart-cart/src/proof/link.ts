import type { Instance, Plan } from '../model/instance.ts';
import type { Branch } from './open-parts.ts';

/** The state of the partner's parts: all are searched once it is not `busy`. */
export interface Left {
  readonly kind: 'left';
  /** `gone`: it accepts no more parts and returns those it had. */
  readonly state: 'busy' | 'idle' | 'gone';
  /** Lower bound in TL on all plans of the first `received` parts, except those that it returned. */
  readonly bound: number;
  readonly received: number;
  /** Parts that wait at the partner. */
  readonly open: number;
}

export const nothingLeft = {
  kind: 'left',
  state: 'idle',
  bound: Number.POSITIVE_INFINITY,
  received: 0,
  open: 0,
} as const satisfies Left;

/** The messages between the two threads of one search. */
export type LinkMessage =
  | { readonly kind: 'begin'; readonly instance: Instance }
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'part'; readonly part: Branch }
  | { readonly kind: 'ask' }
  | { readonly kind: 'end' }
  | Left;

/** One end of a synchronous link between two busy threads: nothing is awaited. */
export interface Link {
  post(message: LinkMessage): void;
  /** Returns the next message; null without one. */
  take(): LinkMessage | null;
  /** Blocks until a message arrives, for at most this many milliseconds. */
  wait(milliseconds: number): void;
}

/** Returns two shared counters: the messages sent to each end. */
export const linkSignal = (): Int32Array => new Int32Array(new SharedArrayBuffer(8));

/**
 * Returns a link over a port of a channel; `receive` takes a message from it without an event loop. Both ends share the
 * counters of `signal`, so checking for a message is almost free.
 */
export function linkOver<Port extends { postMessage(message: unknown): void }>(
  port: Port,
  receive: (port: Port) => { message: unknown } | undefined,
  signal: Int32Array,
  end: 0 | 1,
): Link {
  let taken = 0;
  return {
    post(message) {
      port.postMessage(message);
      Atomics.add(signal, 1 - end, 1);
      Atomics.notify(signal, 1 - end);
    },
    take() {
      if (Atomics.load(signal, end) === taken) return null;
      const received = receive(port);
      if (!received) return null;
      taken += 1;
      // Only a link posts to this port.
      return received.message as LinkMessage;
    },
    wait(milliseconds) {
      Atomics.wait(signal, end, taken, milliseconds);
    },
  };
}
