import { AppError } from '../../../core/app-error.ts';
import { argon2Hash, argon2Verify } from '../../../core/argon2.ts';

/**
 * Limits of concurrent and queued hashes; further ones are refused. Each hash takes 19 MiB and a thread for about 25
 * ms.
 */
const maxRunning = 2;
const maxWaiting = 200;

let running = 0;
const waiting: (() => void)[] = [];

async function withSlot<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= maxRunning) {
    if (waiting.length >= maxWaiting) throw new AppError('serviceUnavailable', { retryAfterSeconds: 2 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

export const hashPassword = (password: string): Promise<string> => withSlot(() => argon2Hash(password));

/** A hash of no user: checking it takes the same time for an unknown user. */
let dummy: Promise<string> | undefined;
const dummyHash = () => {
  dummy ??= argon2Hash(crypto.randomUUID());
  return dummy;
};

/** Returns whether the password is correct; for an unknown user (`null`) it takes as long and is always false. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await dummyHash());
  const matches = await withSlot(() => argon2Verify(against, password));
  return matches && passwordHash !== null;
}
