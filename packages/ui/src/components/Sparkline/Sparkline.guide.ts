import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The run of ten to thirty days beside its figure.'],
  whenNot: ['Someone must read values from it: Chart.', 'Two runs to compare: Chart with `previous`.'],
  do: [
    'Stand it in a StatTile: the figure says how much, the run whether it rises.',
    'Name the span: “Son 10 gün”.',
  ],
  dont: ['No axis, no points, no hover: that is a Chart.', 'Not for four values: write them.'],
  keyboard: 'none',
  criteria: [
    'A picture with a name; its figures stand behind it as a table for those who hear the page [Default].',
    'Today’s tick is wider and darker, not only coloured.',
  ],
  messages: ['Dönem', 'Değer'],
});
