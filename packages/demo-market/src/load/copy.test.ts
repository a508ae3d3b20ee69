import { expect, it } from 'vitest';
import { copyText } from './copy.ts';

it('escapes what would end a value or a row', () => {
  expect(copyText('a\tb\nc\\d\re')).toBe(String.raw`a\tb\nc\\d\re`);
});

it('distinguishes null from the text that looks like it', () => {
  expect(copyText(null)).toBe(String.raw`\N`);
  expect(copyText(String.raw`\N`)).toBe(String.raw`\\N`);
});

it('writes booleans, numbers and moments as PostgreSQL reads them', () => {
  expect([true, false, 12, new Date(0)].map(copyText)).toEqual(['t', 'f', '12', '1970-01-01T00:00:00.000Z']);
});
