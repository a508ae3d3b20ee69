import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrdersScreen } from './OrdersScreen.tsx';

const meta = {
  title: 'Screens/Orders',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = { globals: { density: 'compact' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Nothing scrolls sideways at 320 px. */
export const Small: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
