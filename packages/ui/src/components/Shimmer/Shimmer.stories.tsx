import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Shimmer } from './Shimmer.tsx';

const meta = {
  title: 'Components/Feedback/Shimmer',
  component: Shimmer,
  parameters: {
    ...guide({
      when: ['The shape of what comes is known.'],
      do: ['Use the count and height of what will stand there: nothing jumps.'],
      messages: ['Yükleniyor'],
    }),
  },
} satisfies Meta<typeof Shimmer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Rows: Story = { args: { kind: 'rows', count: 5 } };
export const Cards: Story = { args: { kind: 'card', count: 6 } };
export const Block: Story = { args: { kind: 'block', height: 120 } };
