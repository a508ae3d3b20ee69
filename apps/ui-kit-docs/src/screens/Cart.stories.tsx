import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CartScreen } from './CartScreen.tsx';

const meta = {
  title: 'Screens/Cart',
  component: CartScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Nothing scrolls sideways at 320 px. */
export const Small: Story = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
