import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Ruler } from './Ruler.tsx';

export const guide = defineGuide({
  when: ['A number of countable units: months, points.'],
  whenNot: ['The progress to a goal: DistanceRuler.', 'Many values on one axis: PriceRuler.'],
  do: [
    {
      say: 'One tick is one month. The eighth tick is long, so that 8 months are visible without counting.',
      show: (
        <Inline space="s">
          <Ruler value={22} tone="positive" />
          <Text size="small">22 ay</Text>
        </Inline>
      ),
    },
    '`attention` below eight months, and the same in words: “4 ay, yakın miat”.',
  ],
  dont: [
    { say: 'A ruler without text has no meaning.', show: <Ruler value={5} tone="attention" label="5 ay" /> },
    'No plain bars, rings or gauges.',
  ],
  keyboard: 'none',
  criteria: [
    'Ticks are at whole pixels in both densities [Readings].',
    'The text is beside it, or in `label`.',
    'In forced colours full and empty ticks are distinguishable.',
  ],
  messages: 'none',
});
