import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const digits = 6;
const period = 30;
const issuer = 'Havan';

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer, label, digits, period, secret: Secret.fromBase32(secret) });

/** Encodes bytes in base32, as used by authenticators and recovery codes. */
export const base32 = (bytes: Uint8Array): string =>
  new Secret({ buffer: Uint8Array.from(bytes).buffer }).base32;

/** Returns the secret of an invitation, derived so that it need not be stored before its use. */
export const invitedSecret = (token: string, key: string): string =>
  base32(createHmac('sha256', key).update(`operator-totp:${token}`).digest().subarray(0, 20));

/** Returns the `otpauth:` address that an authenticator reads from a QR code. */
export const otpauthUri = (secret: string, label: string): string => totpOf(secret, label).toString();

/** Returns the current code. */
export const currentCode = (secret: string, now: Date): string =>
  totpOf(secret).generate({ timestamp: now.getTime() });

/** Returns the time step of a code, allowing one step before and after; null for a wrong code (RFC 6238). */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: 1 });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}
