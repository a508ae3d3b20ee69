import { defineGuide } from '../../docs/guide.ts';
import { Money } from '../Money/Money.tsx';
import { StatTile } from './StatTile.tsx';

export const guide = defineGuide({
  when: ['The few figures of the day, at the head of a panel.'],
  whenNot: ['Figures to compare by row: Table.', 'A name and its value in a record: DescriptionList.'],
  do: [
    {
      say: 'Say since when and against what: “▲ %9,4, geçen cumartesiye göre”.',
      show: (
        <StatTile
          label="Bugünkü ciro"
          value={<Money value={1_846_230} size="large" />}
          remark="▲ %9,4, geçen cumartesiye göre"
          remarkTone="positive"
        />
      ),
    },
    'Lead to the list behind it where there is one.',
  ],
  dont: [
    'No more than four: the fifth is a report.',
    {
      say: 'No figure nobody can act on.',
      show: <StatTile label="Toplam sayfa görüntüleme" value="48.216" />,
    },
  ],
  keyboard: 'none',
  criteria: [
    'The strip is a named region; each tile reads label, figure, remark [Default].',
    'At 768 and 820 px the run gives way before the words do [States].',
  ],
  messages: 'none',
});
