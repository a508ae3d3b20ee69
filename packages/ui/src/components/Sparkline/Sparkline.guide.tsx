import { defineGuide } from '../../docs/guide.ts';
import { StatTile } from '../StatTile/StatTile.tsx';
import { Sparkline } from './Sparkline.tsx';

const run = [12, 14, 11, 16, 15, 18, 17, 21, 19, 24];

export const guide = defineGuide({
  when: ['Values of ten to thirty days beside a number.'],
  whenNot: ['Single values must be readable: Chart.', 'Two series to compare: Chart with `previous`.'],
  do: [
    {
      say: 'Use it in a StatTile: the number is the value, the drawing its trend.',
      show: (
        <StatTile
          label="Bugün sipariş"
          value="24"
          remark="Son 10 gün"
          chart={<Sparkline values={run} label="Son 10 günün siparişleri" />}
        />
      ),
    },
    'Name the period: “Son 10 gün”.',
  ],
  dont: [
    'No axis, no points, no hover: that is a Chart.',
    {
      say: 'Not for four values: show them as text.',
      show: <Sparkline values={run.slice(-4)} label="Son 4 günün siparişleri" />,
    },
  ],
  keyboard: 'none',
  criteria: [
    'A drawing with a name; its values are a table for screen readers [Default].',
    'The last tick is wider and darker, not only coloured.',
  ],
  messages: ['Dönem', 'Değer'],
});
