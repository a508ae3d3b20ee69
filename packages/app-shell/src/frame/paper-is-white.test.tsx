/// <reference types="@vitest/browser-playwright" />
import { vars } from '@havan/ui/theme';
import { afterEach, expect, test } from 'vitest';
import { cdp } from 'vitest/browser';

const root = document.documentElement;
/** Returns the name of the custom property that a token is. */
const surface = vars.surface.page.replace(/^var\((--[\w-]+).*\)$/, '$1');
const colours = () => {
  const style = getComputedStyle(root);
  return { scheme: style.colorScheme, surface: style.getPropertyValue(surface) };
};
const paint = (medium: 'print' | 'screen', scheme: 'dark' | 'light') =>
  cdp().send('Emulation.setEmulatedMedia', {
    media: medium,
    features: [{ name: 'prefers-color-scheme', value: scheme }],
  });

afterEach(async () => {
  root.removeAttribute('data-theme');
  await cdp().send('Emulation.setEmulatedMedia', { media: '', features: [] });
});

test.each(['chosen', 'of the device'])(
  'a page in the dark theme %s is printed in the light one',
  async (from) => {
    await paint('screen', 'light');
    const light = colours();
    if (from === 'chosen') root.setAttribute('data-theme', 'dark');
    else await paint('screen', 'dark');
    await expect.poll(() => colours().scheme).toBe('dark');
    expect(colours().surface).not.toBe(light.surface);
    await paint('print', from === 'chosen' ? 'light' : 'dark');
    await expect.poll(colours).toEqual(light);
  },
);
