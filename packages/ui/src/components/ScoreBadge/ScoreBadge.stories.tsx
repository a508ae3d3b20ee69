import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { ScoreBadge } from './ScoreBadge.tsx';

const meta = {
  title: 'Components/Data/ScoreBadge',
  component: ScoreBadge,
  parameters: {
    ...guide({
      when: ['A seller’s point in a table or on a label.'],
      do: ['Decide the grade where the rule lives: 9,4 and above is top, then 8, then 7.'],
      criteria: ['The figure says it; the ground only repeats it.'],
    }),
  },
} satisfies Meta<typeof ScoreBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: '9,8', grade: 'top', label: 'Satıcı puanı, 10 üzerinden' } };

export const Grades: Story = {
  args: { value: '', grade: 'none', label: '' },
  render: () => (
    <Inline space="s">
      <ScoreBadge value="9,8" grade="top" label="Satıcı puanı" />
      <ScoreBadge value="8,9" grade="good" label="Satıcı puanı" />
      <ScoreBadge value="7,6" grade="fair" label="Satıcı puanı" />
      <ScoreBadge value="6,8" grade="poor" label="Satıcı puanı" />
      <ScoreBadge value="–" grade="none" label="Henüz puanı yok" />
    </Inline>
  ),
};
