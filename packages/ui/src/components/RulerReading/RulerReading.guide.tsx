import { defineGuide } from '../../docs/guide.ts';
import { RulerReading } from './RulerReading.tsx';

export const guide = defineGuide({
  when: [
    'An expiry in a table or on a label: month, ruler, months left. This is the look of the trade’s MiatBadge.',
  ],
  whenNot: [
    'There is no room for the words: Ruler with a `label`.',
    'A date without meaning for buying: DateText.',
  ],
  do: [
    '`row` in a table, `stack` on a label, `bare` where the month stands beside it already.',
    {
      say: 'Remark the months left and what they mean: “4 ay, yakın miat”.',
      show: <RulerReading text="04/2027" value={5} tone="attention" remark="5 ay, yakın miat" layout="row" />,
    },
  ],
  dont: [
    {
      say: 'No red for short expiry: red is past.',
      show: <RulerReading text="04/2027" value={5} tone="critical" remark="5 ay" layout="row" />,
    },
    'Do not leave the ruler out in one row of a column.',
  ],
  keyboard: 'none',
  criteria: [
    'Text, ruler and remark say the same; it is read once [Default].',
    'A past month shows no full tick and says “miadı geçti” in the words it is handed [Past].',
  ],
  messages: 'none',
});
