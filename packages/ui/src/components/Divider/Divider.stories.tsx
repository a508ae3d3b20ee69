import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.tsx';
import { guide } from './Divider.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Layout/Divider',
  component: Divider,
  parameters: {
    guide,
  },
} satisfies Meta<typeof Divider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Section: Story = { args: { rank: 'section' } };

/** Every state side by side. */
export const States: Story = matrix(
  Divider,
  { row: { rank: 'row' }, section: { rank: 'section' } },
  { columns: 1 },
);
