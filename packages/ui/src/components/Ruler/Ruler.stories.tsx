import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Ruler } from './Ruler.tsx';

const meta = {
  title: 'Language/Ruler',
  component: Ruler,
  parameters: {
    ...guide({
      when: ['A quantity of countable units: months, points.'],
      whenNot: ['The way to a goal: DistanceRuler. Many values on one axis: PriceRuler.'],
      do: ['One tick, one unit. The eighth tick is long: the 8 months are read without counting.'],
      dont: ['Do not use it as an ornament. No plain bars, rings or gauges anywhere.'],
      criteria: [
        'Ticks lie on whole pixels at every density.',
        'The words stand beside it, or `label` says them.',
        'In forced colours full and empty ticks stay apart.',
      ],
    }),
  },
} satisfies Meta<typeof Ruler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { value: 22, label: 'Miada 22 ay' } };

export const Readings: Story = {
  args: { value: 0 },
  render: () => (
    <Stack space="s">
      {[24, 22, 12, 8].map((value) => (
        <Ruler key={value} value={value} label={`Miada ${value} ay`} />
      ))}
      <Ruler value={7} tone="attention" label="Miada 7 ay" />
      <Ruler value={2} tone="attention" label="Miada 2 ay" />
      <Ruler value={0} tone="critical" label="Miadı geçmiş" />
      <Ruler value={9} max={10} major={5} size="large" label="9 puan" />
    </Stack>
  ),
};
