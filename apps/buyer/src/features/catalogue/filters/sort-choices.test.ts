import { expect, test } from 'vitest';
import { sortChoices } from './sort-choices.ts';

test('a search is in its own order until another one is chosen, a shelf in the most affordable', () => {
  const shown = ({ sorts, unnamed }: ReturnType<typeof sortChoices>) =>
    sorts.find(({ value }) => value === unnamed)?.label;
  expect(shown(sortChoices({ q: 'vitamin' }))).toBe('En ilgili');
  expect(shown(sortChoices({}))).toBe('En avantajlı');
  expect(sortChoices({}).sorts).toHaveLength(3);
});
