import { expect, test } from 'vitest';
import { anyId, withoutId } from './any-id.ts';

test('the picture of any product waits for its number, and nothing is fetched for none', () => {
  const html = `<link rel="preload" as="image" href="/img/p/${anyId}.svg?v=1"/><img src="/img/p/${anyId}.svg?v=1"/><img src="/a.svg"/>`;
  expect(withoutId(html)).toBe('<img data-picture="/img/p/:id.svg?v=1"/><img src="/a.svg"/>');
});
