import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The few figures of the day, at the head of a panel.'],
  whenNot: ['Figures to compare by row: Table.', 'A name and its value in a record: DescriptionList.'],
  do: [
    'Say since when and against what: “▲ %9,4, geçen cumartesiye göre”.',
    'Lead to the list behind it where there is one.',
  ],
  dont: ['No more than four: the fifth is a report.', 'No figure nobody can act on.'],
  keyboard: 'none',
  criteria: [
    'The strip is a named region; each tile reads label, figure, remark [Default].',
    'At 768 and 820 px the run gives way before the words do [States].',
  ],
  messages: 'none',
});
