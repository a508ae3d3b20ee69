import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['The next step must stay in reach while a long page scrolls.'],
  whenNot: ['The header of a table: `stickyHeader` of Table.', 'The side column: `sticky` of Split.'],
  do: ['On a phone: the total and “Ödemeye geç”.', 'Keep it as low as one row.'],
  dont: ['Never two of them at one edge.', 'Not on a page that fits into the window.'],
  keyboard: [['Tab', 'moves to it in the order of the page']],
  criteria: [
    'On a phone a focused element scrolls to a position above it.',
    'Respects the safe area of a phone.',
  ],
  messages: 'none',
});
