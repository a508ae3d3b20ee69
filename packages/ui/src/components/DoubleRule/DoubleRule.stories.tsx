import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../Money/Money.tsx';
import { DoubleRule } from './DoubleRule.tsx';
import { guide } from './DoubleRule.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Language/DoubleRule',
  component: DoubleRule,
  args: { children: <Money value={36_100} size="large" /> },
  parameters: {
    guide,
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

/** Every state side by side. */
export const States: Story = matrix(DoubleRule, { best: { kind: 'best' }, result: { kind: 'result' } });
