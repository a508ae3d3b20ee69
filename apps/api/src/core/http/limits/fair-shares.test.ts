import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairShares } from './fair-shares.ts';

/** Lets the promises of granted places settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('FairShares', () => {
  test('a caller runs its share, waits behind itself and is refused beyond that, while another begins at once', () => {
    const shares = new FairShares({ each: 2, total: 10 });
    expect([shares.enter('flood'), shares.enter('flood')]).toEqual([null, null]);
    for (let i = 0; i < 8; i++) expect(shares.enter('flood')).toBeInstanceOf(Promise);
    expect(() => shares.enter('flood')).toThrow(
      expect.objectContaining({ code: 'serviceUnavailable', retryAfterSeconds: 1 }),
    );
    expect(shares.enter('light')).toBeNull();
  });

  test('free places of a full process go round among the waiting callers', async () => {
    const shares = new FairShares({ each: 2, total: 2 });
    const began: string[] = [];
    const enter = (key: string) => {
      const turn = shares.enter(key);
      if (turn) void turn.then(() => began.push(key));
    };
    for (const key of ['a', 'a', 'a', 'a', 'a', 'b', 'b', 'c']) enter(key);
    shares.leave('a');
    shares.leave('a');
    await settle();
    expect(began).toEqual(['a', 'b']);
    shares.leave('a');
    shares.leave('b');
    await settle();
    expect(began).toEqual(['a', 'b', 'c', 'a']);
  });

  test('visitors behind one address have more places than one company', () => {
    const shares = new FairShares({ each: 2, total: 100 });
    for (let i = 0; i < 16; i++) expect(shares.enter('address', true)).toBeNull();
    expect(shares.enter('address', true)).toBeInstanceOf(Promise);
  });

  test('never exceeds its limits, serves every caller and leaves no state behind, in any order of arrivals', async () => {
    const step = fc.record({ key: fc.constantFrom('a', 'b', 'c'), leaves: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const shares = new FairShares({ each: 2, total: 3 });
        const running: string[] = [];
        let waiting = 0;
        const enter = (key: string) => {
          const turn = shares.enter(key);
          if (turn) waiting += 1;
          else running.push(key);
          void turn?.then(() => {
            waiting -= 1;
            running.push(key);
          });
        };
        for (const { key, leaves } of steps) {
          const at = running.indexOf(key);
          if (!leaves && shares.waiting < 8) enter(key);
          if (leaves && at >= 0) shares.leave(running.splice(at, 1)[0] ?? '');
          await settle();
          const most = Math.max(
            ...['a', 'b', 'c'].map((one) => running.filter((other) => other === one).length),
          );
          expect(most).toBeLessThanOrEqual(2);
          expect(running.length).toBeLessThanOrEqual(3);
          expect(shares.waiting).toBe(waiting);
          // A place is free only while nobody who may take it waits.
          expect(running.length > 0 || waiting === 0).toBe(true);
        }
        while (running.length > 0) {
          shares.leave(running.shift() ?? '');
          await settle();
        }
        expect(shares.waiting).toBe(0);
      }),
    );
  });
});
