import { expect, test } from 'vitest';
import { type AnalyticsItem, type ItemEvent, reportItems } from './item-batches.ts';

const items = (count: number): AnalyticsItem[] =>
  Array.from({ length: count }, (_, i) => ({ item_id: String(i), item_name: `Ürün ${i}`, index: i + 1 }));

test.each([
  [0, []],
  [8, [8]],
  [9, [8, 1]],
  [20, [8, 8, 4]],
])('%i items go out as %j', (count, sizes) => {
  const heard: ItemEvent[] = [];
  reportItems((event) => heard.push(event), 'view_item_list', items(count));
  expect(heard.map((event) => event.items.length)).toEqual(sizes);
  expect(heard.flatMap((event) => event.items)).toEqual(items(count));
  expect(heard.every(({ name, currency }) => name === 'view_item_list' && currency === 'TRY')).toBe(true);
});
