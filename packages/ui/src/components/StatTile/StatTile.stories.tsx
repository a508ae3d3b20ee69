import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from '../../docs/guide.ts';
import { Money } from '../Money/Money.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { StatStrip } from './StatTile.tsx';
import { StatTile } from './StatTile.tsx';

const meta = {
  title: 'Components/Data/StatTile',
  component: StatTile,
  args: { label: 'Bugün sipariş', value: '24' },
  parameters: {
    ...guide({
      when: ['The few figures of the day, at the head of a panel.'],
      dont: ['No more than four: the fifth is a report.'],
    }),
  },
} satisfies Meta<typeof StatTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <StatStrip label="Bugün">
      <StatTile
        label="Bugün ciro"
        value={<Money value={1_846_230} size="large" />}
        remark="▲ %9,4"
        remarkTone="positive"
        chart={<Sparkline label="Son 10 gün" values={[3, 5, 4, 6, 8, 7, 9, 8, 6, 10]} />}
      />
      <StatTile label="Bugün sipariş" value="24" remark="son 30 gün 462" />
      <StatTile
        label="Sıradaki hakediş"
        value={<Money value={6_431_020} size="large" />}
        remark="25.11.2026 çarşamba"
      />
    </StatStrip>
  ),
};
