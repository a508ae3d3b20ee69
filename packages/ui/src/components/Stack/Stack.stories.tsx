import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';
import { guide } from './Stack.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: {
    children: [
      <Text key="1">Sepet onaylandı</Text>,
      <Text key="2">Sipariş hazırlanıyor</Text>,
      <Text key="3">Kargoya verildi</Text>,
    ],
  },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lines: Story = { args: { lines: true, space: 's' } };
export const Responsive: Story = { args: { space: { phone: 'xs', web: 'xl' } } };

/** Every state side by side. */
export const States: Story = matrix(
  Stack,
  { tight: { space: 'xs' }, wide: { space: 'l' }, lines: { lines: true } },
  { columns: 3 },
);
