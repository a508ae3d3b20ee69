import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

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
    ...guide({
      when: ['Vertical space between anything at all: it is the only way to make it.'],
      whenNot: ['The children are records to compare: a Table. Names and values: a DescriptionList.'],
      criteria: ['A list of things is drawn `as="ul"` so that its length is announced.'],
    }),
  },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Lines: Story = { args: { lines: true, space: 's' } };
export const Responsive: Story = { args: { space: { phone: 'xs', web: 'xl' } } };
