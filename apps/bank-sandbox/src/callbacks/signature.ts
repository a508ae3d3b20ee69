import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  bankMessageMaxAgeMs,
  bankSignatureHeader,
  bankSignedText,
  bankTimestampHeader,
} from '@havan/contract/sales/bank';

export interface BankMessage {
  readonly method: string;
  /** With its query string. */
  readonly path: string;
  /** The bytes as they travel; empty for a GET. */
  readonly body: string;
}

const digest = (secret: string, timestamp: string, { method, path, body }: BankMessage): Buffer =>
  createHmac('sha256', secret)
    .update(bankSignedText(timestamp, method, path, body))
    .digest();

/** Returns the two headers that sign a message. */
export function signatureHeaders(secret: string, message: BankMessage, now: Date): Record<string, string> {
  const timestamp = String(now.getTime());
  return {
    [bankTimestampHeader]: timestamp,
    [bankSignatureHeader]: digest(secret, timestamp, message).toString('hex'),
  };
}

/**
 * Returns whether a message carries a right signature of the last five minutes; compares in constant time.
 */
export function isSigned(
  secret: string,
  message: BankMessage,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: Date,
): boolean {
  const timestamp = headers[bankTimestampHeader];
  const signature = headers[bankSignatureHeader];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,15}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(now.getTime() - Number(timestamp)) > bankMessageMaxAgeMs) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), digest(secret, timestamp, message));
}
