import { expect } from 'storybook/test';

/** Story parameters for the narrowest phone, 320 px, with the test that nothing scrolls sideways. */
export const phone = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
