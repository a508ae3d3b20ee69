import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductScreen } from './ProductScreen.tsx';

const meta = {
  title: 'Screens/Product',
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductScreen>;

export default meta;

export const Product: StoryObj<typeof meta> = {};

export const Phone: StoryObj<typeof meta> = { globals: { viewport: { value: 'phone' } } };

/** Nothing scrolls sideways at 320 px. */
export const Small: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
