import type { Db } from '../../db/database.ts';

/** The result of a request to the server of a receiver. */
export interface WebhookAnswer {
  readonly status: number;
  /** The beginning of its text. */
  readonly text: string;
}

/** Sends events to the addresses that sellers registered; never into our own network. */
export interface WebhookPort {
  /** Why an address cannot be a target, whatever its name will lead to; null when it can be tried. */
  readonly refusal: (url: string) => string | null;
  /**
   * One POST; redirects are not followed.
   * @throws when nobody answers in time, or the name leads to an address that is not public
   */
  readonly post: (
    url: string,
    message: { readonly headers: Readonly<Record<string, string>>; readonly body: string | Uint8Array },
  ) => Promise<WebhookAnswer>;
}

/** Wakes the product when a delivery that failed is due again. */
export interface WebhookRetries {
  /** Within the caller's transaction. */
  readonly plan: (trx: Db, deliveryId: number, at: Date) => Promise<void>;
}
