import { showApp } from '@havan/app-shell/testing/show-app';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { app } from '../../app.ts';

let remove = () => {};
afterEach(() => remove());

test.each([
  [9.3, 93, '9,4 eşiğine 0,10 kaldı'],
  // Shown to buyers as 9,4, which is not above 9,4.
  [9.42, 94, '9,4 eşiğine ulaştınız; “>9,4 puan” filtresi 9,5 puandan başlar'],
  [9.46, 95, '9,4 eşiğinin üzerinde: “>9,4 puan” filtresinde görünürsünüz'],
])(
  'a score of %d promises the filter of buyers only where it leaves the seller',
  async (score, shownTenths, words) => {
    const getScore = { score, shownTenths, isShown: true, isSettled: true, ordersToTop: 0, parts: [] };
    ({ remove } = await showApp(app, { path: '/myprofile/score', answers: { getScore } }));
    await expect.element(page.getByText(words)).toBeVisible();
  },
);
