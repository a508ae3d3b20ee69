import type { Meta, StoryObj } from '@storybook/react-vite';
import { RulerReading } from './RulerReading.tsx';
import { guide } from './RulerReading.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Language/RulerReading',
  component: RulerReading,
  args: { text: '09/2028', remark: '22 ay', value: 22 },
  parameters: {
    guide,
  },
} satisfies Meta<typeof RulerReading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { text: '09/2028', remark: '22 ay', value: 22 } };
export const Near: Story = {
  args: { text: '03/2027', remark: '4 ay, yakın miat', value: 4, tone: 'attention', layout: 'row' },
};
export const Past: Story = { args: { text: '10/2026', remark: 'miadı geçti', value: 0, tone: 'critical' } };

/** Every state side by side. */
export const States: Story = matrix(
  RulerReading,
  {
    stack: { layout: 'stack' },
    row: { layout: 'row' },
    bare: { layout: 'bare' },
    attention: { value: 4, tone: 'attention', text: '03/2027', remark: '4 ay, yakın miat' },
    past: { value: 0, tone: 'critical', text: '10/2026', remark: 'miadı geçti' },
  },
  { columns: 3 },
);
