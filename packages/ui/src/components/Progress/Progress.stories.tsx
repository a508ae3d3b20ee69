import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './Progress.tsx';
import { guide } from './Progress.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  args: { label: '412 ilan yükleniyor', value: 128, max: 412, reading: '128 / 412' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: '412 ilan yükleniyor', value: 128, max: 412, reading: '128 / 412' },
};

/** Every state side by side. */
export const States: Story = matrix(
  Progress,
  { beginning: { value: 0 }, 'on the way': {}, done: { value: 412, max: 412 } },
  { columns: 1 },
);
