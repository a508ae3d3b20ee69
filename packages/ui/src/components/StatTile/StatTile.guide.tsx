import { defineGuide } from '../../docs/guide.ts';
import { Money } from '../Money/Money.tsx';
import { StatTile } from './StatTile.tsx';

export const guide = defineGuide({
  when: ['The few figures of the day, at the top of a panel.'],
  whenNot: ['Numbers to compare by row: Table.', 'A term and its value in a record: DescriptionList.'],
  do: [
    {
      say: 'State period and comparison: “▲ %9,4, geçen cumartesiye göre”.',
      show: (
        <StatTile
          label="Bugünkü ciro"
          value={<Money value={1_846_230} size="large" />}
          remark="▲ %9,4, geçen cumartesiye göre"
          remarkTone="positive"
        />
      ),
    },
    'Add a link to the list behind the figure, if there is one.',
  ],
  dont: [
    'At most five: more are a report.',
    {
      say: 'No figure without a possible action.',
      show: <StatTile label="Toplam sayfa görüntüleme" value="48.216" />,
    },
  ],
  keyboard: 'none',
  criteria: [
    'The strip is a landmark with a name; each tile is read as label, number, remark [Default].',
    'At 768 and 820 px the chart is hidden before the text is cut [States].',
  ],
  messages: 'none',
});
