import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DistanceRuler } from './DistanceRuler.tsx';
import { guide } from './DistanceRuler.guide.tsx';
import { matrix } from '../../docs/matrix.tsx';

const meta = {
  title: 'Components/Language/DistanceRuler',
  component: DistanceRuler,
  args: { value: 199_250, max: 250_000, label: 'Ücretsiz kargo' },
  parameters: {
    guide,
  },
} satisfies Meta<typeof DistanceRuler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Ücretsiz kargo' })).toHaveAttribute(
      'aria-valuenow',
      '79',
    );
  },
};
export const Short: Story = { args: { width: 'short' } };
export const Reached: Story = { args: { value: 250_000 } };

/** Every state side by side. */
export const States: Story = matrix(DistanceRuler, {
  beginning: { value: 0 },
  'on the way': {},
  reached: { value: 100, max: 100 },
  attention: { tone: 'attention' },
  neutral: { tone: 'neutral' },
  short: { width: 'short' },
});
