import type { Meta, StoryObj } from '@storybook/react-vite';
import { Loading } from './Loading.tsx';
import { guide } from './Loading.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

// @spec §2.3 generic-modal

const meta = {
  title: 'Components/Feedback/Loading',
  component: Loading,
  parameters: {
    guide,
  },
} satisfies Meta<typeof Loading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { showLabel: true } };
export const Inline: Story = { args: { size: 'inline' } };

/** Every state side by side. */
export const States: Story = matrix(
  Loading,
  {
    inline: { size: 'inline' },
    block: { size: 'block' },
    'with its word': { size: 'block', showLabel: true },
  },
  { columns: 3 },
);
