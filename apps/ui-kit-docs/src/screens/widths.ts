import { expect } from 'storybook/test';

/** A screen as a phone shows it. */
export const phone = { globals: { viewport: { value: 'phone' } } };

/** Nothing scrolls sideways at 320 px. Its layout is the phone's, which has passed axe there. */
export const small = {
  globals: { viewport: { value: 'small' } },
  parameters: { a11y: { test: 'off' } },
  play: async () => {
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
