import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Loading } from './Loading.tsx';

const meta = {
  title: 'Components/Feedback/Loading',
  component: Loading,
  parameters: {
    ...guide({
      when: ['Nobody knows how long it takes, and nothing is known of what comes.'],
      whenNot: ['Its shape is known: Shimmer. Its length is known: Progress.'],
      criteria: ['Announced once; stands still when motion is reduced.'],
      messages: ['Yükleniyor'],
    }),
  },
} satisfies Meta<typeof Loading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { showLabel: true } };
export const Inline: Story = { args: { size: 'inline' } };
