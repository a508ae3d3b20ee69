import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { RulerReading } from './RulerReading.tsx';

const meta = {
  title: 'Language/RulerReading',
  component: RulerReading,
  parameters: {
    ...guide({
      when: ['An expiry in a table or on a label.'],
      criteria: ['Text, ruler and remark say the same.'],
    }),
  },
} satisfies Meta<typeof RulerReading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { text: '09/2028', remark: '22 ay', value: 22 } };
export const Near: Story = {
  args: { text: '03/2027', remark: '4 ay, yakın miat', value: 4, tone: 'attention', layout: 'row' },
};
export const Past: Story = { args: { text: '10/2026', remark: 'miadı geçti', value: 0, tone: 'critical' } };
