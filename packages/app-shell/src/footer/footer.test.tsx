import { categoryIds, footerCategories, specialCategories } from '@havan/domain/category';
import { afterEach, expect, test } from 'vitest';
import { showApp } from '../testing/show-app.tsx';
import { testApp } from '../testing/test-app.ts';
import { Footer } from './Footer.tsx';
import { cardNames } from './footer-columns.ts';

// @spec §2.3 footer

let remove = () => {};
afterEach(() => remove());

test('has a mark of its own for each card, the columns with their categories, and the years', async () => {
  const app = testApp([{ path: '/footer', element: <Footer /> }]);
  const paths = { ...app.paths, category: (id?: number) => `/categories/${id}` };
  const shown = await showApp({ ...app, paths }, { path: '/footer' });
  ({ remove } = shown);
  await expect.poll(() => shown.place.querySelector('footer')?.textContent).toContain('Kurumsal');
  const cards = [...shown.place.querySelectorAll('[aria-label="Kabul edilen kartlar"] li')];
  expect(cards.map((card) => card.textContent)).toEqual([...cardNames]);
  expect(new Set(cards.map((card) => card.querySelector('svg path')?.getAttribute('d'))).size).toBe(4);
  const linked = [...shown.place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(linked).toEqual(
    expect.arrayContaining(
      [...footerCategories, ...specialCategories].map((key) => `/categories/${categoryIds[key]}`),
    ),
  );
  expect(shown.place.textContent).toContain(`© 2015-${new Date().getFullYear()}`);
});
