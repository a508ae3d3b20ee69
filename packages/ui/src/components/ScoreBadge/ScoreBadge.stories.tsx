import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { ScoreBadge } from './ScoreBadge.tsx';
import { guide } from './ScoreBadge.guide.tsx';

// @spec §3 rating-scales
// @spec §4 score-colours

const meta = {
  title: 'Components/Data/ScoreBadge',
  component: ScoreBadge,
  parameters: {
    guide,
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
