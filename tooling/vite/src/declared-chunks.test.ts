import { expect, test } from 'vitest';
import { declaredIn } from './declared-chunks.ts';

test('reads the chunks of a screen and a part from their declarations', () => {
  const code = `
    const Orders = lazyScreen(() => import('./Orders.tsx'), 'Orders', { chunk: 'orders' });
    const Ruler = memo(lazyPart<'Ruler', Props>(() => import('./Ruler.tsx'), 'Ruler', { isQuiet: true, chunk: 'prices', partOf: 'offers' }));
    const Modal = lazyDialog(() => import('./Modal.tsx'), 'Modal');
    const other = settings(() => import('./other.ts'), 'other', { chunk: 'x' });`;
  expect(declaredIn(code, 'a.tsx')).toEqual([
    { source: './Orders.tsx', chunk: 'orders' },
    { source: './Ruler.tsx', chunk: 'prices', partOf: 'offers' },
  ]);
});

test('a chunk with a loader declared elsewhere fails the build', () => {
  const code = `const Orders = lazyScreen(load, 'Orders', { chunk: 'orders' });`;
  expect(() => declaredIn(code, 'a.tsx')).toThrow("a.tsx: chunk 'orders'");
});
