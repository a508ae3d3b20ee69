import { expect, test } from 'vitest';
import { readUsernames } from './usernames.ts';

test.each([
  ['', []],
  ['eczane, satici', ['eczane', 'satici']],
  [' eczane\nayse@eczane.example;eczane ', ['eczane', 'ayse@eczane.example']],
])('%j', (text, names) => {
  expect(readUsernames(text)).toEqual(names);
});
