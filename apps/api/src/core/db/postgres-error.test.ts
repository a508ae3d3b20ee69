import { connect } from 'node:net';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isUnavailable } from './postgres-error.ts';

const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

test('a missing socket means an unavailable server; any other missing file is our own error', async () => {
  const missing = '/nowhere/.s.PGSQL.5432';
  expect(isUnavailable(await failureOf(once(connect(missing), 'connect')))).toBe(true);
  expect(isUnavailable(await failureOf(readFile(missing)))).toBe(false);
});
