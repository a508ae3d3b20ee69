import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoadMore } from './LoadMore.tsx';
import { guide } from './LoadMore.guide.ts';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Navigation/LoadMore',
  component: LoadMore,
  args: { shown: 24, total: 184, hasMore: true, noun: 'sipariş', onLoadMore: fn() },
  parameters: {
    guide,
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Working: Story = { args: { loading: true } };
export const AtTheEnd: Story = { args: { shown: 184, hasMore: false } };

/** Every state side by side. */
export const States: Story = matrix(
  LoadMore,
  {
    rest: {},
    loading: { loading: true },
    'at the end': { hasMore: false },
    'total unknown': { total: undefined },
  },
  { reachable: true },
);
