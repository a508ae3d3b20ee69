import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shimmer } from './Shimmer.tsx';
import { guide } from './Shimmer.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

// @spec §2.3 generic-modal

const meta = {
  title: 'Components/Feedback/Shimmer',
  component: Shimmer,
  parameters: {
    guide,
  },
} satisfies Meta<typeof Shimmer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Rows: Story = { args: { kind: 'rows', count: 5 } };
export const Cards: Story = { args: { kind: 'card', count: 6 } };
export const Block: Story = { args: { kind: 'block', height: 120 } };

/** Every state side by side. */
export const States: Story = matrix(Shimmer, {
  lines: { kind: 'lines' },
  block: { kind: 'block' },
  rows: { kind: 'rows' },
  card: { kind: 'card', count: 2 },
});
