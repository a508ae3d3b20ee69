import { randomUUID } from 'node:crypto';
import type { BankCallback } from '@havan/contract/sales/bank';
import {
  dueCallbacks,
  insertCallback,
  markDelivered,
  openCallbacksOf,
  postponeCallback,
  type CallbackRow,
} from './callbacks.sql.ts';
import type { BankContext } from '../context.ts';
import type { PaymentRow } from '../payments/payments.sql.ts';
import { presentPayment } from '../presenter.ts';
import { signatureHeaders } from './signature.ts';
import { inTransaction } from '../store.ts';

/** Delivers one message and returns the HTTP status, or null without a connection. */
export type SendMessage = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<number | null>;

/** Queues a message to the merchant; the caller's transaction holds the payment's change as well. */
export function enqueueCallback({ db, now, origin }: BankContext, payment: PaymentRow): void {
  if (payment.behaviour === 'callbackLost') return;
  const message: BankCallback = { eventId: randomUUID(), payment: presentPayment(payment, origin) };
  insertCallback(
    db,
    {
      eventId: message.eventId,
      paymentId: payment.id,
      url: payment.callbackUrl,
      body: JSON.stringify(message),
      copies: payment.behaviour === 'callbackTwice' ? 2 : 1,
    },
    now(),
  );
}

/** Most messages under way at once, so that a busy merchant is not flooded. */
const atOnce = 8;

/** Waits 1 s, 2 s, 4 s … at most a minute between two tries. */
const retryAfterMs = (attempts: number): number => Math.min(1000 * 2 ** attempts, 60_000);

/** Sends what is due; a message is repeated until it is answered with 200. */
export class CallbackSender {
  readonly #context: BankContext;
  readonly #secret: string;
  readonly #send: SendMessage;
  /** Messages on their way: the sweep must not send one that a request is already sending. */
  readonly #underway = new Map<string, Promise<void>>();
  /** Answered with 200 and not yet written down: one write for many, and after a crash a message may come twice. */
  readonly #delivered = new Set<string>();

  constructor(context: BankContext, secret: string, send: SendMessage) {
    this.#context = context;
    this.#secret = secret;
    this.#send = send;
  }

  /** Every message that is due now. */
  async sendDue(): Promise<void> {
    const { db, now } = this.#context;
    this.#keepDelivered();
    const due = dueCallbacks(db, now()).values();
    const line = async () => {
      for (const row of due) await this.#deliver(row);
    };
    await Promise.all(Array.from({ length: atOnce }, line));
  }

  /** The open messages about one payment, without waiting for their time. */
  async sendOf(paymentId: string): Promise<void> {
    await Promise.all(openCallbacksOf(this.#context.db, paymentId).map((row) => this.#deliver(row)));
  }

  /** Resolves when nothing is on its way any more. */
  async idle(): Promise<void> {
    await Promise.all(this.#underway.values());
    this.#keepDelivered();
  }

  #keepDelivered(): void {
    const { db, now } = this.#context;
    if (this.#delivered.size === 0) return;
    inTransaction(db, () => {
      for (const eventId of this.#delivered) markDelivered(db, eventId, now());
    });
    this.#delivered.clear();
  }

  #deliver(row: CallbackRow): Promise<void> {
    if (this.#delivered.has(row.eventId)) return Promise.resolve();
    const running = this.#underway.get(row.eventId);
    if (running) return running;
    const delivery = this.#deliverOnce(row).finally(() => this.#underway.delete(row.eventId));
    this.#underway.set(row.eventId, delivery);
    return delivery;
  }

  async #deliverOnce(row: CallbackRow): Promise<void> {
    const { db, now } = this.#context;
    const { pathname, search } = new URL(row.url);
    const message = { method: 'POST', path: pathname + search, body: row.body };
    const headers = { 'content-type': 'application/json', ...signatureHeaders(this.#secret, message, now()) };
    const answers = await Promise.all(
      Array.from({ length: row.copies }, () => this.#send(row.url, row.body, headers)),
    );
    if (answers.includes(200)) this.#delivered.add(row.eventId);
    else postponeCallback(db, row.eventId, new Date(now().getTime() + retryAfterMs(row.attempts)));
  }
}
