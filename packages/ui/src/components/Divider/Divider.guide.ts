import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['An ink line parts chapters, a pale line parts rows.'],
  whenNot: [
    'The parts already draw their own lines: Table, DescriptionList, SectionHeader.',
    'A list of like things: Stack with `lines`.',
  ],
  do: ['An ink line between the cart’s sellers.', 'A pale one between address and note of one order.'],
  dont: [
    'No line where space already parts: above the first and below the last.',
    'Never two beneath each other: that is the DoubleRule and means a closed sum.',
  ],
  keyboard: 'none',
  criteria: [
    'It is an `hr`; in a list of rows it is left to the list.',
    'In forced colours it is drawn with the system’s text colour.',
  ],
  messages: 'none',
});
