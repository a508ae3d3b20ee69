import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Money } from '../Money/Money.tsx';
import { DoubleRule } from './DoubleRule.tsx';

const meta = {
  title: 'Language/DoubleRule',
  component: DoubleRule,
  parameters: {
    ...guide({
      when: ['The best value of a column; the amount to pay.'],
      dont: ['Nowhere else: not under headings, not as an ornament.'],
      criteria: ['The best of a column is also said, not only drawn.'],
    }),
  },
} satisfies Meta<typeof DoubleRule>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Best: Story = {
  args: { label: 'sütunun en iyisi', children: <Money value={36_100} size="large" /> },
};
export const Result: Story = {
  args: { kind: 'result', children: <Money value={980_090} size="decision" /> },
};
