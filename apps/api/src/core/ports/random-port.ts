import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Randomness fit for secrets. */
export interface RandomPort {
  /** An unguessable text of `bytes` random bytes, base64url. */
  readonly token: (bytes: number) => string;
  readonly uuid: () => string;
  /** That many decimal digits. */
  readonly digits: (count: number) => string;
}

export const systemRandom: RandomPort = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  uuid: () => randomUUID(),
  digits: (count) => Array.from({ length: count }, () => randomInt(10)).join(''),
};
