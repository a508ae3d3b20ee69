import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Ruler } from './Ruler.tsx';

export const guide = defineGuide({
  when: ['A quantity of countable units: months, points.'],
  whenNot: ['The way to a goal: DistanceRuler.', 'Many values on one axis: PriceRuler.'],
  do: [
    {
      say: 'One tick, one month. The eighth tick is long: the 8 months are read without counting.',
      show: (
        <Inline space="s">
          <Ruler value={22} tone="positive" />
          <Text size="small">22 ay</Text>
        </Inline>
      ),
    },
    'Amber below eight months, and the words say it: “4 ay, yakın miat”.',
  ],
  dont: [
    { say: 'Without words it is an ornament.', show: <Ruler value={5} tone="attention" label="5 ay" /> },
    'No plain bars, rings or gauges anywhere.',
  ],
  keyboard: 'none',
  criteria: [
    'Ticks lie on whole pixels at every density [Readings].',
    'The words stand beside it, or `label` says them.',
    'In forced colours full and empty ticks stay apart.',
  ],
  messages: 'none',
});
