import { defineGuide } from '../../docs/guide.ts';
import { RulerReading } from './RulerReading.tsx';

export const guide = defineGuide({
  when: ['An expiry in a table or on a label: month, ruler, remaining months.'],
  whenNot: [
    'There is no room for text: Ruler with a `label`.',
    'A date without effect on the purchase: DateText.',
  ],
  do: [
    '`row` in a table, `stack` on a label, `bare` where there is no room for the ruler.',
    {
      say: 'State the remaining months and their meaning in `remark`: “4 ay, yakın miat”.',
      show: <RulerReading text="04/2027" value={5} tone="attention" remark="5 ay, yakın miat" layout="row" />,
    },
  ],
  dont: [
    {
      say: '`critical` not for a short expiry: it means expired.',
      show: <RulerReading text="04/2027" value={5} tone="critical" remark="5 ay" layout="row" />,
    },
    'Do not omit the ruler in single rows of a column.',
  ],
  keyboard: 'none',
  criteria: [
    'The text, the ruler and the remark have the same meaning; it is read once [Default].',
    'For a past month no tick is full, and `remark` states it: “miadı geçti” [Past].',
  ],
  messages: 'none',
});
