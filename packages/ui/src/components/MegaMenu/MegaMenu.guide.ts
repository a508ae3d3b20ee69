import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['All categories, three levels deep.'],
  whenNot: ['A few links: Menu.', 'On a phone: Drawer with one level at a time.'],
  do: [
    'Open it by a click; hovering or focusing a category then shows its groups at the right.',
    'The name of a category links to its page.',
  ],
  dont: [
    'Do not open it on hover: the pointer crosses it on the way to the search.',
    'No campaign pictures between the categories.',
  ],
  keyboard: [
    ['Tab', 'moves through the categories; the focused one opens'],
    ['Enter', 'follows a link'],
    ['Escape', 'closes the Popover that contains it'],
  ],
  criteria: [
    'A `nav` with a name; categories and groups are lists [Default].',
    'The open category is marked by `aria-current`, a line and a background.',
  ],
  messages: 'none',
});
