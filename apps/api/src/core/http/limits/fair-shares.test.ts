import * as fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { FairShares, overloaded } from './fair-shares.ts';

/** Lets the promises of granted places settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.useRealTimers();
});

describe('FairShares', () => {
  test('a caller runs its share, waits behind itself and is refused beyond that, while another begins at once', async () => {
    const shares = new FairShares({ each: 2, total: 10 });
    expect([shares.enter('flood'), shares.enter('flood')]).toEqual([null, null]);
    for (let i = 0; i < 8; i++) expect(shares.enter('flood')).toBeInstanceOf(Promise);
    await expect(shares.enter('flood')).rejects.toMatchObject({
      code: 'serviceUnavailable',
      retryAfterSeconds: 1,
    });
    await expect(shares.refusalOf('flood')).rejects.toBe(overloaded);
    expect(shares.enter('light')).toBeNull();
    expect(shares.refusalOf('light')).toBeNull();
  });

  describe('a caller with more requests than its share', () => {
    const setUp = () => {
      vi.useFakeTimers({ toFake: ['performance'] });
      const shares = new FairShares({ each: 8, total: 100 });
      let running = 0;
      return {
        shares,
        running: () => running,
        enter: () => {
          const turn = shares.enter('flood');
          if (turn) void turn.then(() => (running += 1));
          else running += 1;
        },
        leave: async () => {
          running -= 1;
          shares.leave('flood');
          await settle();
        },
      };
    };

    test('has one request running while others are at work, and its full share a second afterwards', async () => {
      const { shares, running, enter, leave } = setUp();
      for (let i = 0; i < 36; i++) enter();
      expect(running()).toBe(8);
      void shares.enter('light');
      shares.leave('light');
      for (let i = 0; i < 8; i++) await leave();
      expect(running()).toBe(1);
      vi.advanceTimersByTime(1001);
      await leave();
      expect(running()).toBe(8);
    });

    test('begins nothing while another request runs, but for one every 50 ms', async () => {
      const { shares, running, enter, leave } = setUp();
      for (let i = 0; i < 36; i++) enter();
      void shares.enter('light');
      for (let i = 0; i < 8; i++) await leave();
      expect(running()).toBe(0);
      vi.advanceTimersByTime(51);
      void shares.enter('other');
      shares.leave('other');
      await settle();
      expect(running()).toBe(1);
      await leave();
      expect(running()).toBe(0);
      shares.leave('light');
      await settle();
      expect(running()).toBe(1);
    });

    test('keeps its share when it only sent a few more at once', async () => {
      const { shares, running, enter, leave } = setUp();
      for (let i = 0; i < 20; i++) enter();
      void shares.enter('light');
      await leave();
      expect(running()).toBe(8);
      vi.advanceTimersByTime(251);
      void shares.enter('light');
      await leave();
      expect(running()).toBe(7);
    });
  });

  test('a flooding caller begins its next request in time although a long one of another goes on', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const shares = new FairShares({ each: 2, total: 100 });
    vi.advanceTimersByTime(1000);
    const began = vi.fn();
    for (let i = 0; i < 8; i++) void shares.enter('flood')?.then(began);
    void shares.enter('long');
    shares.leave('flood');
    shares.leave('flood');
    await settle();
    shares.leave('flood');
    await settle();
    expect(began).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60);
    await settle();
    expect(began).toHaveBeenCalledTimes(2);
  });

  test('a caller that repeats refused requests at once is answered after the time it was asked to wait', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const shares = new FairShares({ each: 1, total: 100 });
    for (let i = 0; i < 5; i++) void shares.enter('flood');
    await expect(shares.enter('flood')).rejects.toBe(overloaded);
    const answered = vi.fn();
    shares.refusalOf('flood')?.catch(answered);
    await vi.advanceTimersByTimeAsync(990);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(20);
    expect(answered).toHaveBeenCalledExactlyOnceWith(overloaded);
    await expect(shares.enter('flood')).rejects.toBe(overloaded);
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
          // A place may be free only when no waiting request may take it.
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
