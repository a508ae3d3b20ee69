import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['A summary, a filter or a menu goes with the main column.'],
  whenNot: ['Two equal columns: Grid.', 'The details cover the list: Drawer.'],
  do: [
    'Let the summary of the cart stay in sight (`sticky`) while its lines scroll.',
    'Menu at the start, summary at the end.',
  ],
  dont: [
    'Do not put the only button of the screen into the narrow column of a phone: it lands below the fold.',
    'No split in a split.',
  ],
  keyboard: 'none',
  criteria: [
    'Order of reading is main, then aside, at every width; a menu first with `side="start"` [MenuFirst].',
    'Below 993 px the columns stand beneath each other.',
  ],
  messages: 'none',
});
