import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrdersScreen } from './OrdersScreen.tsx';
import { phone } from './widths.ts';

const meta = {
  title: 'Screens/Orders',
  component: OrdersScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = { globals: { density: 'compact' } };
export const Phone: Story = { ...phone };
