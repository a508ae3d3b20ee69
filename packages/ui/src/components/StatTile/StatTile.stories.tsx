import type { Meta, StoryObj } from '@storybook/react-vite';
import { Money } from '../Money/Money.tsx';
import { Sparkline } from '../Sparkline/Sparkline.tsx';
import { StatStrip, StatTile } from './StatTile.tsx';
import { matrix } from '../../docs/matrix.tsx';
import { guide } from './StatTile.guide.tsx';

const meta = {
  title: 'Components/Data/StatTile',
  component: StatTile,
  subcomponents: { StatStrip },
  args: { label: 'Bugün sipariş', value: '24' },
  parameters: {
    guide,
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

const run = <Sparkline label="Son 10 gün" values={[3, 5, 4, 6, 8, 7, 9, 8, 6, 10]} />;

export const States: Story = matrix(
  StatTile,
  {
    figure: {},
    rising: { remark: '▲ %9,4', remarkTone: 'positive', chart: run },
    falling: { remark: '▼ %3,1', remarkTone: 'critical', chart: run },
    'too narrow for the run': () => (
      <div style={{ width: 240 }}>
        <StatTile label="Bugün ciro" value="18.462,30 TL" remark="son 30 gün 412.004,10 TL" chart={run} />
      </div>
    ),
  },
  { columns: 2 },
);
