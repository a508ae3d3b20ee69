import { expect, test } from 'vitest';
import { mustBeRed, skipped } from './scenarios/scenario.ts';
import { endLine, type Reported, scaleTableOf, tableOf, verdictLines } from './table.ts';

const held: Reported = {
  topic: 'failover',
  seconds: 81.4,
  verdict: {
    scenario: 'failover',
    metrics: '500 checkouts',
    faults: [],
    books: { recoverySeconds: 22.04, lost: 0, twice: 0, disagreements: 0 },
  },
};
const red: Reported = {
  topic: 'pooler',
  seconds: 40,
  verdict: {
    scenario: 'pooler',
    metrics: '24 payments',
    faults: ['a payment was lost', 'the ledger does not balance', 'an order exists twice'],
    books: { recoverySeconds: null, lost: 3, twice: 1, disagreements: 2 },
  },
};
const absent: Reported = {
  topic: 'rolling-restart',
  seconds: 0,
  verdict: skipped('rolling restart', 'not installed (Debian): haproxy.'),
};

test('the table of the engines says how long buyers waited, what was lost or doubled, and what is absent', () => {
  expect(scaleTableOf([held, red, absent]).slice(2)).toEqual([
    '| `failover` | held | 81 | 22.0 s | 0 | 0 | agrees with the bank |',
    '| `pooler` | **3 faults** | 40 |  | 3 | 1 | **2 faults** |',
    '| `rolling-restart` | skipped: not installed (Debian): haproxy. | 0 |  |  |  |  |',
  ]);
});

test('the table of a run has no figures for what did not run', () => {
  expect(tableOf([held, absent]).slice(2)).toEqual([
    '| `failover` | held | 81 | 500 checkouts |',
    '| `rolling-restart` | skipped: not installed (Debian): haproxy. | 0 |  |',
  ]);
});

test('the last line names what failed, and counts what was skipped apart from what held', () => {
  expect(endLine([held, red, absent], 7)).toBe(
    '1 of 3 drills held; failed: pooler; 1 skipped; 2 min 1 s, seed 7.',
  );
  expect(endLine([held], 7)).toBe('1 of 1 drills held; 1 min 21 s, seed 7.');
});

test('a scenario that cannot run is neither held nor failed, also without its guard', () => {
  expect(verdictLines(absent)[0]).toMatch(/^– rolling restart .*skipped: not installed/);
  expect(mustBeRed(absent.verdict, /anything/)).toEqual(absent.verdict);
  expect(mustBeRed(held.verdict, /anything/).faults).toHaveLength(1);
});
