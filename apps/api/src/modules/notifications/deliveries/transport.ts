import type { OutgoingMessage } from '../../../core/ports/message-port.ts';

/** A message with its id. */
export type NumberedMessage = OutgoingMessage & { readonly id: number };

/**
 * Passes one message to its server. Rejects when the server does not accept it: `UndeliverableError` when it never
 * will.
 */
export interface Transport {
  readonly deliver: (message: NumberedMessage) => Promise<void>;
  /**
   * Connects and signs in without sending anything; rejects when that fails. Absent for a server without such a step.
   */
  readonly check?: () => Promise<void>;
  readonly close: () => void;
}

/** The message was refused permanently; a retry is useless. */
export class UndeliverableError extends Error {
  override readonly name = 'UndeliverableError';
}

/** Transports by channel; messages of a channel without one stay in the mailbox. */
export type Transports = Readonly<Partial<Record<OutgoingMessage['channel'], Transport>>>;
