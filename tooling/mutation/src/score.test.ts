import { expect, it } from 'vitest';
import { add, nothing, percent, scoreOf, survivorsOf, type Mutant } from './score.ts';

function mutant(status: string): Mutant {
  return {
    status,
    mutatorName: 'StringLiteral',
    replacement: '"a\n  b"',
    location: { start: { line: 3, column: 7 } },
  };
}

const statuses = [
  'Killed',
  'Killed',
  'Timeout',
  'Survived',
  'NoCoverage',
  'CompileError',
  'RuntimeError',
  'Ignored',
];
const report = {
  files: { 'src/a.ts': { mutants: statuses.map(mutant) }, 'src/b.ts': { mutants: [mutant('Killed')] } },
};

it('counts detected mutants among those that could run', () => {
  expect(scoreOf(report)).toEqual({ detected: 4, total: 6 });
  expect(percent(scoreOf(report))).toBeCloseTo(66.67, 2);
});

it('sums up scores, starting from none', () => {
  expect(add(nothing, add({ detected: 1, total: 2 }, { detected: 3, total: 4 }))).toEqual({
    detected: 4,
    total: 6,
  });
  expect(percent(nothing)).toBe(100);
});

it('lists surviving mutants, one line each', () => {
  expect(survivorsOf(report)).toEqual([
    'src/a.ts:3:7 StringLiteral -> "a b"',
    'src/a.ts:3:7 StringLiteral -> "a b"',
  ]);
});
