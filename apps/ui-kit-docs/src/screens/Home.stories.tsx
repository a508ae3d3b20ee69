import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeScreen } from './HomeScreen.tsx';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Nothing scrolls sideways at 320 px. */
export const Small: StoryObj<typeof meta> = {
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const root = document.documentElement;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};
