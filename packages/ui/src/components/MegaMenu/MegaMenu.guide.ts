import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['All categories, three levels deep.'],
  whenNot: ['A few places: Menu.', 'On a phone: Drawer with one level at a time.'],
  do: [
    'Open it by press; then walking the shelves changes what lies at the right.',
    'Let the name of a shelf lead to the shelf.',
  ],
  dont: [
    'Do not open it on hover from the header: the way to the search crosses it.',
    'No pictures of campaigns between the shelves.',
  ],
  keyboard: [
    ['Tab', 'walks the shelves; the focused one opens'],
    ['Enter', 'follows a link'],
    ['Escape', 'closes it, in the Popover that holds it'],
  ],
  criteria: [
    'A `nav` with a name; shelf and groups are lists [Default].',
    'The open shelf is told by `aria-current`, a line and a ground.',
  ],
  messages: 'none',
});
