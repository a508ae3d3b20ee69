import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = {
  title: 'Components/Data/Sparkline',
  component: Sparkline,
  args: { values: [12, 18, 9, 22, 25, 14, 30, 28, 17, 24], label: 'Son 10 gün, bugün 24 sipariş' },
  parameters: {
    ...guide({ when: ['The run of a figure, beside the figure.'], whenNot: ['Values must be read: Chart.'] }),
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
