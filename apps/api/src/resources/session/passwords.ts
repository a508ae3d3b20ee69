import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../../app-error.ts';

/** OWASP's first choice for argon2id, which is the default algorithm here: 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Each hash takes 19 MiB and a thread for some 25 ms: so many at once, so many waiting, the rest is sent away. */
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

export const hashPassword = (password: string): Promise<string> => withSlot(() => hash(password, parameters));

/** A hash that no password has, in the form of all others: checking it costs an unknown user the same time. */
let dummy: Promise<string> | undefined;
const dummyHash = () => {
  dummy ??= hash(crypto.randomUUID(), parameters);
  return dummy;
};

/** Whether the password is right; for an unknown user (`null`) it takes as long and is always wrong. */
export async function checkPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await dummyHash());
  const matches = await withSlot(() => verify(against, password));
  return matches && passwordHash !== null;
}
