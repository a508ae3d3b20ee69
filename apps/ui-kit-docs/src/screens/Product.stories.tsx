import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProductScreen } from './ProductScreen.tsx';
import { phone } from './widths.ts';

const meta = {
  title: 'Screens/Product',
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ProductScreen>;

export default meta;

export const Product: StoryObj<typeof meta> = {};

export const Phone: StoryObj<typeof meta> = { ...phone };
