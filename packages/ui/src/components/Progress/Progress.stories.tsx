import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
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

export const Stopping: Story = {
  args: { onCancel: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Durdur' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Every state side by side. */
export const States: Story = matrix(
  Progress,
  {
    beginning: { value: 0 },
    'on the way': {},
    done: { value: 412, max: 412 },
    'can be stopped': { onCancel: fn() },
  },
  { columns: 1 },
);
