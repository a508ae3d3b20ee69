import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  bankMessageMaxAgeMs,
  bankSignatureHeader,
  bankSignedText,
  bankTimestampHeader,
} from '@havan/contract/sales/bank';

export interface BankMessage {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path with its query string. */
  readonly path: string;
  /** The raw body; empty for a GET. */
  readonly body: string;
}

const digest = (secret: string, timestamp: string, { method, path, body }: BankMessage): Buffer =>
  createHmac('sha256', secret)
    .update(bankSignedText(timestamp, method, path, body))
    .digest();

/** Returns the signature headers of a message to the bank. */
export function bankHeaders(secret: string, message: BankMessage, now: Date): Record<string, string> {
  const timestamp = String(now.getTime());
  return {
    [bankTimestampHeader]: timestamp,
    [bankSignatureHeader]: digest(secret, timestamp, message).toString('hex'),
  };
}

/** Returns whether the bank signed this message within the contract's age limit. Compares in constant time. */
export function isFromBank(
  secret: string,
  message: BankMessage,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  now: Date,
): boolean {
  const timestamp = headers[bankTimestampHeader];
  const signature = headers[bankSignatureHeader];
  if (typeof timestamp !== 'string' || !/^\d{1,15}$/.test(timestamp)) return false;
  if (typeof signature !== 'string' || !/^[0-9a-f]{64}$/.test(signature)) return false;
  const isFresh = Math.abs(now.getTime() - Number(timestamp)) <= bankMessageMaxAgeMs;
  return isFresh && timingSafeEqual(Buffer.from(signature, 'hex'), digest(secret, timestamp, message));
}
