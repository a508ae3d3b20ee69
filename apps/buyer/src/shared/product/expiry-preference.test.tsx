import { showApp } from '@havan/app-shell/testing/show-app';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { app } from '../../app.ts';

let remove = () => {};
afterEach(() => remove());

test.each(['/smartcart'])('on %s one press sets or lifts the wish for a long expiry', async (path) => {
  const shown = await showApp(app, { path });
  ({ remove } = shown);
  const wish = page.getByRole('switch', { name: 'Yalnız 8 ay ve üzeri miat' });
  await userEvent.click(wish);
  await expect.poll(() => shown.asked).toContain('setBuyingPreference');
});
