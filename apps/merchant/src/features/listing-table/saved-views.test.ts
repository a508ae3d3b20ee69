import { expect, test } from 'vitest';
import { savedViewsOf } from './saved-views.ts';

test('of what a browser kept only views are taken back', () => {
  const view = { name: 'Pazartesi', address: 'expiring?sort=-price' };
  expect(
    savedViewsOf({ views: [view, null, { name: 1, address: '' }, { name: 'x', address: '//a.b' }] }),
  ).toEqual([view]);
  expect(savedViewsOf('x')).toEqual([]);
  expect(savedViewsOf({ views: 3 })).toEqual([]);
});
