import { expect, test } from 'vitest';
import { bandsOf } from './rating-bands.ts';

test('every rating falls into one band', () => {
  const spread = [1, 0, 0, 0, 2, 3, 0, 0, 4, 5, 6];
  expect(bandsOf(spread)).toEqual([
    { label: '9–10', count: 11 },
    { label: '7–8', count: 4 },
    { label: '5–6', count: 3 },
    { label: '0–4', count: 3 },
  ]);
});
