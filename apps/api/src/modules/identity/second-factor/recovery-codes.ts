import type { RandomPort } from '../../../core/ports/random-port.ts';
import { hashOf } from '../session/tokens.ts';
import { base32 } from './totp.ts';

const count = 10;
/** 80 bits: too many to try, so a plain hash suffices. */
const bytes = 10;

/** Returns new recovery codes in four groups of four characters. */
export const newRecoveryCodes = (random: RandomPort): string[] =>
  Array.from({ length: count }, () =>
    (base32(Buffer.from(random.token(bytes), 'base64url')).match(/.{4}/g) ?? []).join('-'),
  );

/** Returns the stored hash of a recovery code, independent of its formatting. */
export const recoveryHash = (code: string): Buffer => hashOf(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));
