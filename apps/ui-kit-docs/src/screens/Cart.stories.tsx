import type { Meta, StoryObj } from '@storybook/react-vite';
import { CartScreen } from './CartScreen.tsx';
import { phone } from './widths.ts';

const meta = {
  title: 'Screens/Cart',
  component: CartScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CartScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { ...phone };
