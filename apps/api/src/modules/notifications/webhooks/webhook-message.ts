import { createHmac } from 'node:crypto';

/** Returns the body of a webhook: the event, the time at which it happened, and its facts. */
export const bodyOf = ({
  event,
  created_at,
  data,
}: {
  readonly event: string;
  readonly created_at: Date;
  readonly data: unknown;
}): string => JSON.stringify({ type: event, timestamp: created_at.toISOString(), data });

const secretPrefix = 'whsec_';

/** Returns a new secret from 32 random bytes in base64url. */
export const secretOf = (random: string): string =>
  secretPrefix + Buffer.from(random, 'base64url').toString('base64');

interface Signed {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
  /** Keys of the signatures: during a rotation the new and the former one. */
  readonly secrets: readonly string[];
}

/**
 * Returns the headers of the Standard Webhooks specification: HMAC-SHA256 over `id.timestamp.body`, one signature for
 * each secret. The id stays the same at every attempt, so that a receiver recognises a repetition.
 */
export function headersOf({ id, at, body, secrets }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
  return {
    'content-type': 'application/json',
    'user-agent': 'Havan-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signature,
  };
}
