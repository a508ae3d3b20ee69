import { expect, test } from 'vitest';
import { defaultOrderLayout, layoutsOf } from './order-view.ts';

// @spec buying order-lists

test('a merchant starts with the list, a buyer with the cards', () => {
  expect(defaultOrderLayout).toEqual({ sold: 'list', purchased: 'grid' });
});

test.each([
  [null, {}],
  [{ layouts: null }, {}],
  [{ layouts: { sold: 'table', purchased: 'list', __proto__: 'grid' } }, { purchased: 'list' }],
  [{ layouts: { sold: 'grid', other: 'grid' } }, { sold: 'grid' }],
])('of what the browser kept, %j, only our own counts', (stored, layouts) => {
  expect(layoutsOf(stored)).toEqual(layouts);
});
