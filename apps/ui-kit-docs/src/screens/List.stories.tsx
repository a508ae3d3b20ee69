import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListScreen } from './ListScreen.tsx';
import { phone } from './widths.ts';

const meta = {
  title: 'Screens/List',
  component: ListScreen,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ListScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { ...phone };
