import type { Db } from '../../db/database.ts';

/** The result of a request to the server of a receiver. */
export interface WebhookAnswer {
  readonly status: number;
  /** The beginning of its text. */
  readonly text: string;
}

/** Sends events to the addresses that sellers registered; never into our own network. */
export interface WebhookPort {
  /** Returns why an address cannot be a target, before its name is resolved; null when it can be tried. */
  readonly refusal: (url: string) => string | null;
  /**
   * Sends one POST; redirects are not followed.
   *
   * @throws Error without an answer in time, and when the name leads to an address that is not public
   */
  readonly post: (
    url: string,
    message: { readonly headers: Readonly<Record<string, string>>; readonly body: string | Uint8Array },
  ) => Promise<WebhookAnswer>;
}

/** Calls the product when a failed delivery is due again. */
export interface WebhookRetries {
  /** Within the caller's transaction. */
  readonly plan: (trx: Db, deliveryId: number, at: Date) => Promise<void>;
}
