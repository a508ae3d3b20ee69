import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Beneath the header: the shelves, one press away.'],
  whenNot: ['Places of an account or a panel: SideNav.', 'Views of one list: Tabs.'],
  do: [
    'Keep the order of the shelves the same on every page: hands learn it.',
    'Highlight one at most: “Outlet”.',
  ],
  dont: [
    'No counts in it: they change and the row jumps.',
    'Not more than nine: the rest lives behind “Tüm kategoriler”.',
  ],
  keyboard: [
    ['Tab', 'walks the shelves'],
    ['Enter', 'opens one'],
  ],
  criteria: [
    'The current shelf has `aria-current="page"` and a line, not only a colour.',
    'On a phone the row scrolls by itself; the page does not.',
  ],
  messages: 'none',
});
