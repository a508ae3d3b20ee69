import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Returns the path of a question between processes. It contains the version: a process of another version answers 404.
 */
export const internalPath = (service: string, question: string): string =>
  `/internal/v1/${service}/${question}`;

/**
 * Returns the key that processes of one installation send each other. It is derived, because the secret signs session
 * tokens.
 */
export const internalKeyOf = (secret: string): string =>
  createHmac('sha256', secret).update('havan internal calls').digest('base64url');

/** The secret of the installation, and the one before a rotation. */
export interface Secrets {
  readonly tokenSecret: string;
  readonly formerTokenSecret: string | null;
}

/** Returns whether a header carries the key of this installation, the current one or the one before a rotation. */
export function hasInternalKey(
  header: string | undefined,
  { tokenSecret, formerTokenSecret }: Secrets,
): boolean {
  const given = Buffer.from(header ?? '');
  return [tokenSecret, formerTokenSecret].some((secret) => {
    const wanted = Buffer.from(`Bearer ${secret === null ? '' : internalKeyOf(secret)}`);
    return secret !== null && given.length === wanted.length && timingSafeEqual(given, wanted);
  });
}
