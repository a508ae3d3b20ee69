import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['A summary, a filter or a menu beside the main column.'],
  whenNot: ['Two equal columns: Grid.', 'Details that cover the list: Drawer.'],
  do: [
    'Keep the summary of the cart in view (`sticky`) while its lines scroll.',
    'The menu at the start, a summary at the end.',
  ],
  dont: [
    'Do not put the only button of the screen into the narrow column: on a phone it is below the content.',
    'No Split inside a Split.',
  ],
  keyboard: 'none',
  criteria: [
    'The reading order is main, then aside, at every width; with `side="start"` aside comes first [MenuFirst].',
    'Below 993 px the columns are below each other.',
  ],
  messages: 'none',
});
