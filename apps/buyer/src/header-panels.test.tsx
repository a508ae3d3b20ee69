import { showApp } from '@havan/app-shell/testing/show-app';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { app } from './app.ts';

/** A busy machine renders late. */
const patient = { timeout: 20_000 };

let remove = () => {};
beforeEach(() => page.viewport(360, 640));
afterEach(() => remove());

const bar = page.getByRole('region', { name: 'Çerez tercihleri' });

/** Returns how many px of a panel the cookie question covers. */
const covered = (panel: Element) =>
  Math.max(0, panel.getBoundingClientRect().bottom - bar.element().getBoundingClientRect().top);

test('on a phone the panels of the header end above the cookie question that is not answered', async () => {
  ({ remove } = await showApp(app, { path: '/homepage', answers: { getCookiePolicy: { choice: null } } }));
  await expect.element(bar, patient).toBeVisible();
  for (const id of ['account-panel', 'notifications-panel', 'categories-panel']) {
    const opener = () =>
      document.querySelector<HTMLElement>(`[data-dropdown="${id.replace('-panel', '')}"] [aria-expanded]`);
    await expect.poll(opener, patient).not.toBeNull();
    opener()?.click();
    await expect.poll(() => document.getElementById(id)?.textContent, patient).toMatch(/\p{L}/u);
    const panel = document.getElementById(id) as HTMLElement;
    // Long enough to reach the question, whatever it contains.
    panel.append(Object.assign(document.createElement('p'), { style: 'height: 2000px' }));
    expect({ id, covered: covered(panel) }).toEqual({ id, covered: 0 });
    expect(panel.clientHeight).toBeGreaterThan(150);
    await userEvent.keyboard('{Escape}');
  }
});
