import { expect, test } from 'vitest';
import { anyId, withoutId } from './any-id.ts';

// @spec §7 later-speed

test('a product picture waits for its id, and nothing is fetched without one', () => {
  const html = `<link rel="preload" as="image" href="/img/p/${anyId}.svg?v=1"/><img src="/img/p/${anyId}.svg?v=1"/><img src="/a.svg"/>`;
  expect(withoutId(html)).toBe('<img data-picture="/img/p/:id.svg?v=1"/><img src="/a.svg"/>');
});
