import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInScreen } from './SignInScreen.tsx';
import { phone } from './widths.ts';

const meta = {
  title: 'Screens/Sign in',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { ...phone };
