import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Components/Feedback/Progress',
  component: Progress,
  parameters: {
    ...guide({
      when: ['Import, bulk work, downloads.'],
      do: ['Say what is counted: “128 / 412”.'],
      criteria: ['A progressbar with name and value.'],
    }),
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { label: '412 ilan yükleniyor', value: 128, max: 412, reading: '128 / 412' },
};
