import { expect, test } from 'vitest';
import { headerScroll } from './use-header-scroll.ts';

const top = { hidden: false, raised: false };

test.each([
  ['within 25 px it stays', 0, 25, top, { hidden: false, raised: false }],
  ['beyond 25 px on the way down it hides', 0, 26, top, { hidden: true, raised: false }],
  ['a shadow only after 80 px', 60, 80, top, { hidden: true, raised: false }],
  [
    'on the way up it comes back, with its shadow',
    400,
    390,
    { hidden: true, raised: true },
    { hidden: false, raised: true },
  ],
  [
    'standing still changes nothing',
    400,
    400,
    { hidden: true, raised: true },
    { hidden: true, raised: true },
  ],
  ['pulled past the top it is the top', 10, -30, top, { hidden: false, raised: false }],
] as const)('%s', (_rule, before, now, was, after) => {
  expect(headerScroll(before, now, was)).toEqual(after);
});
