import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from '../../docs/guide.ts';
import { DistanceRuler } from './DistanceRuler.tsx';

const meta = {
  title: 'Language/DistanceRuler',
  component: DistanceRuler,
  args: { value: 199_250, max: 250_000, label: 'Ücretsiz kargo' },
  parameters: {
    ...guide({
      when: ['How far it is to free shipping, to the next score, to the end of an import.'],
      do: ['Write the distance beside it: “507,50 TL kaldı”.'],
      criteria: ['The ticks fill one by one when the value grows; still when motion is reduced.'],
    }),
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
