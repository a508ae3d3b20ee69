import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';
import type { Config } from './config/config.ts';
import type { RandomPort } from './ports/random-port.ts';

const nonceBytes = 12;
const tagBytes = 16;

/** Kinds of sealed secrets. Each kind has its own key, so that a box of one kind never opens as another. */
export type SealedKind = 'member-secret' | 'operator-secret' | 'push-key' | 'uts-token' | 'webhook-secret';

const keyOf = (secret: string, kind: SealedKind) => Buffer.from(hkdfSync('sha256', secret, '', kind, 32));

/** Returns a text encrypted for storage: AES-256-GCM under a key that is not in the database. */
export function sealed(text: string, secret: string, random: RandomPort, kind: SealedKind): Buffer {
  const nonce = Buffer.from(random.token(nonceBytes), 'base64url');
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, kind), nonce);
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/**
 * Returns the text again, by the key of today or of before a rotation. @throws when both are others or the
 * bytes were changed
 */
export function unsealed(
  box: Buffer,
  { tokenSecret, formerTokenSecret }: Pick<Config, 'formerTokenSecret' | 'tokenSecret'>,
  kind: SealedKind,
): string {
  try {
    return opened(box, tokenSecret, kind);
  } catch (error) {
    if (formerTokenSecret === null) throw error;
    return opened(box, formerTokenSecret, kind);
  }
}

function opened(box: Buffer, secret: string, kind: SealedKind): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, kind), box.subarray(0, nonceBytes));
  decipher.setAuthTag(box.subarray(-tagBytes));
  return Buffer.concat([decipher.update(box.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString(
    'utf8',
  );
}
