import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  args: { shown: 24, total: 184, hasMore: true, noun: 'sipariş', onLoadMore: fn() },
  parameters: {
    ...guide({ when: ['At the foot of a list paged by cursor.'], messages: ['Daha fazla göster'] }),
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Working: Story = { args: { loading: true } };
export const AtTheEnd: Story = { args: { shown: 184, hasMore: false } };
