import { expect, it } from 'vitest';
import * as messages from '../messages.ts';
import { answer } from '../testing/answer.ts';
import { searchText } from './search-text.ts';

it.each([
  ['bez', 'bez'],
  ['  ağrı   kesici ', 'ağrı kesici'],
  ['a'.repeat(100), 'a'.repeat(100)],
  ['', messages.searchRequired],
  ['   ', messages.searchRequired],
  [undefined, messages.searchRequired],
  ['be', messages.tooShort(3)],
  ['a'.repeat(101), messages.tooLong(100)],
])('%j: %s', (value, expected) => {
  expect(answer(searchText(), value)).toBe(expected);
});
