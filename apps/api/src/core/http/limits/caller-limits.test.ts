import { searchByKeyword } from '@havan/contract/catalogue/search';
import { LRUCache } from 'lru-cache';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { CallerMeter } from './caller-limits.ts';

const meter = () =>
  new CallerMeter({ search: 60, smartCart: 1, upload: 0, export: 0 }, new LRUCache({ max: 10 }));
const accepted = (one: CallerMeter, caller: string, at: number, tries: number) => {
  let count = 0;
  try {
    for (; count < tries; count++) one.count('search', caller, at);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'tooManyRequests')) throw error;
  }
  return count;
};

describe('CallerMeter', () => {
  test('accepts twenty seconds of requests at once, then as many as the limit says, for each caller', () => {
    const one = meter();
    expect(accepted(one, 'a', 1000, 100)).toBe(20);
    expect(accepted(one, 'b', 1000, 100)).toBe(20);
    expect(accepted(one, 'a', 6000, 100)).toBe(5);
    expect(accepted(one, 'a', 606_000, 100)).toBe(20);
  });

  test('says when the next request is accepted, and keeps its word', () => {
    const one = meter();
    one.count('smartCart', 'a', 0);
    const refused = (): unknown => {
      try {
        return one.count('smartCart', 'a', 1500);
      } catch (error) {
        return error;
      }
    };
    expect(refused()).toMatchObject({ retryAfterSeconds: 59 });
    expect(() => one.count('smartCart', 'a', 1500 + 59_000)).not.toThrow();
  });

  test('a kind without a limit is never refused', () => {
    const one = meter();
    for (let i = 0; i < 1000; i++) expect(() => one.count('upload', 'a', 0)).not.toThrow();
  });
});

const app = testApp({ config: { callerLimits: { search: 6, smartCart: 0, upload: 0, export: 0 } } });

test('a company that asks too often is answered 429 with the time to wait, another one is not', async () => {
  const busy = await signedInAs(app, 'pharmacy');
  const other = await signedInAs(app, 'pharmacy');
  const ask = (sender: typeof busy) => app.call(searchByKeyword, { keyword: 'omega' }, sender);
  expect((await ask(busy)).status).toBe(200);
  expect((await ask(busy)).status).toBe(200);
  const refused = await ask(busy);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(other)).status).toBe(200);
});
