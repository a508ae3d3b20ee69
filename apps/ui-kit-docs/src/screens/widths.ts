import { expect } from 'storybook/test';

/** A screen on the narrowest phone, 320 px: nothing scrolls sideways. The toolbar shows it at 360 px and wider. */
export const phone = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
