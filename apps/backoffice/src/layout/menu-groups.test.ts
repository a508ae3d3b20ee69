import { expect, test } from 'vitest';
import { groupsOf } from './menu-groups.ts';
import { menuRows } from './menu-rows.ts';

const place = (id: string, more: { current?: boolean; count?: number } = {}) => ({
  id,
  label: id,
  href: `/${id}`,
  current: false,
  ...more,
});

test('every place of the menu stands in one group', () => {
  const shown = groupsOf(menuRows.map(({ id }) => place(id))).flatMap(({ items }) => items);
  expect(shown.map(({ id }) => id).toSorted()).toEqual(menuRows.map(({ id }) => id).toSorted());
});

test('a group has its waiting count and whether it is the current one', () => {
  expect(groupsOf([place('badges', { count: 3 }), place('cases', { count: 2, current: true })])).toEqual([
    expect.objectContaining({ label: 'Sıradakiler', current: true, count: 5 }),
  ]);
});
