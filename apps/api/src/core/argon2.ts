import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** The cost of a hash: KiB of memory, passes and lanes. */
export interface Argon2Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
export const productCost: Argon2Cost = { memory: 19_456, passes: 2, parallelism: 1 };

const derive = promisify(argon2);
const saltBytes = 16;
const tagBytes = 32;

/**
 * Returns the argon2id hash of a password with a salt of its own, in the PHC string format (RFC 9106 names
 * the parameters).
 */
export async function argon2Hash(password: string, cost: Argon2Cost = productCost): Promise<string> {
  const nonce = randomBytes(saltBytes);
  const tag = await derive('argon2id', { message: password, nonce, tagLength: tagBytes, ...cost });
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(nonce)}$${unpadded(tag)}`;
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z\d+/]+)\$([A-Za-z\d+/]+)$/;

/**
 * Returns whether a password has this hash, made with any cost.
 *
 * @throws Error for a text that is not an argon2id hash in the PHC string format
 */
export async function argon2Verify(hash: string, password: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] = phc.exec(hash) ?? [];
  if (salt === undefined || tag === undefined) throw new Error('not an argon2id hash');
  const known = Buffer.from(tag, 'base64');
  const derived = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: known.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(derived, known);
}

/** PHC strings use base64 without padding. */
const unpadded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');
