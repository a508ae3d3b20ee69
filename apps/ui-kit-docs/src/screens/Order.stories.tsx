import type { Meta, StoryObj } from '@storybook/react-vite';
import { OrderScreen } from './OrderScreen.tsx';
import { phone } from './widths.ts';

const meta = {
  title: 'Screens/Order detail',
  component: OrderScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { ...phone };
