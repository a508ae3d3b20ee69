import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The next step must stay under the thumb while a long page scrolls.'],
  whenNot: ['The head of a table: `stickyHeader` of Table.', 'The side column: `sticky` of Split.'],
  do: ['On a phone: what it comes to and “Ödemeye geç”.', 'Leave it as low as one row.'],
  dont: ['Never two of them at one edge.', 'Not on a page that fits the window.'],
  keyboard: [['Tab', 'reaches it in the order of the page']],
  criteria: [
    'Covers nothing that takes the focus: the page keeps room for it.',
    'Respects the safe area of a phone.',
  ],
  messages: 'none',
});
