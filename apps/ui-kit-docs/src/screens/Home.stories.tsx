import type { Meta, StoryObj } from '@storybook/react-vite';
import { HomeScreen } from './HomeScreen.tsx';
import { phone } from './widths.ts';

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { ...phone };
