import { defineGuide } from '../../docs/guide.ts';
import { StatTile } from '../StatTile/StatTile.tsx';
import { Sparkline } from './Sparkline.tsx';

const run = [12, 14, 11, 16, 15, 18, 17, 21, 19, 24];

export const guide = defineGuide({
  when: ['The run of ten to thirty days beside its figure.'],
  whenNot: ['Someone must read values from it: Chart.', 'Two runs to compare: Chart with `previous`.'],
  do: [
    {
      say: 'Stand it in a StatTile: the figure says how much, the run whether it rises.',
      show: (
        <StatTile
          label="Bugün sipariş"
          value="24"
          remark="Son 10 gün"
          chart={<Sparkline values={run} label="Son 10 günün siparişleri" />}
        />
      ),
    },
    'Name the span: “Son 10 gün”.',
  ],
  dont: [
    'No axis, no points, no hover: that is a Chart.',
    {
      say: 'Not for four values: write them.',
      show: <Sparkline values={run.slice(-4)} label="Son 4 günün siparişleri" />,
    },
  ],
  keyboard: 'none',
  criteria: [
    'A picture with a name; its figures stand behind it as a table for those who hear the page [Default].',
    'Today’s tick is wider and darker, not only coloured.',
  ],
  messages: ['Dönem', 'Değer'],
});
