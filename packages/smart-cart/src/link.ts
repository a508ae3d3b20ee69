import type { Instance, Plan } from './instance.ts';
import type { Branch } from './open-parts.ts';

/** What the partner says of all that it was given: those are over when it is not `busy` any more. */
export interface Left {
  readonly kind: 'left';
  /** `gone`: it takes nothing more, and what it had is given back. */
  readonly state: 'busy' | 'idle' | 'gone';
  /** TL under all plans of the first `received` parts it was given, but those that it gave back. */
  readonly bound: number;
  readonly received: number;
  /** Parts that wait there. */
  readonly open: number;
}

export const nothingLeft = {
  kind: 'left',
  state: 'idle',
  bound: Number.POSITIVE_INFINITY,
  received: 0,
  open: 0,
} as const satisfies Left;

/** What the two threads of one search tell each other. */
export type LinkMessage =
  | { readonly kind: 'begin'; readonly instance: Instance }
  | { readonly kind: 'plan'; readonly plan: Plan }
  | { readonly kind: 'part'; readonly part: Branch }
  | { readonly kind: 'ask' }
  | { readonly kind: 'end' }
  | Left;

/** One end of what two threads share, used while both are busy: nothing is awaited. */
export interface Link {
  post(message: LinkMessage): void;
  /** The next message; null when there is none. */
  take(): LinkMessage | null;
  /** Sleeps until there is a message, for so many milliseconds at most. */
  wait(milliseconds: number): void;
}

/** Two shared numbers: how many messages were sent to each end. */
export const linkSignal = (): Int32Array => new Int32Array(new SharedArrayBuffer(8));

/**
 * A link over a port of a channel, `receive` being what takes a message from it without an event loop. The numbers of
 * `signal` are shared by both ends: a look whether there is a message costs next to nothing.
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
      // Nothing but a link posts here.
      return received.message as LinkMessage;
    },
    wait(milliseconds) {
      Atomics.wait(signal, end, taken, milliseconds);
    },
  };
}
