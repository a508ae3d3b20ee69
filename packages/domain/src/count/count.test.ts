import { expect, test } from 'vitest';
import { formatCount } from './count.ts';

// @spec §7 later-speed

test.each([0, 7, 999, 1000, 12_345, 999_999, 1_000_000, -4321])(
  '%d is written as Turkish writes it',
  (count) => {
    expect(formatCount(count)).toBe(new Intl.NumberFormat('tr-TR').format(count));
  },
);
