import { expect, test } from 'vitest';
import { pastedNumbers } from './pasted-numbers.ts';

test('reads a column, a row and a list, and at most fifty', () => {
  expect(pastedNumbers('123456789012\r\n 123456789013 \n\n')).toEqual(['123456789012', '123456789013']);
  expect(pastedNumbers('A1\tA2;A3,A4')).toEqual(['A1', 'A2', 'A3', 'A4']);
  expect(pastedNumbers(Array.from({ length: 60 }, (_, i) => `N${i}`).join('\n'))).toHaveLength(50);
  expect(pastedNumbers('  ')).toEqual([]);
});
