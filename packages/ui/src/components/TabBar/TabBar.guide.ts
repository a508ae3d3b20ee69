import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['At the bottom of every screen on a phone.'],
  whenNot: ['From 768 px on: the header has room for the links.', 'Views of one list: Tabs.'],
  do: [
    'Four or five items: home, categories, orders, account, cart.',
    'Show the number of items in the cart.',
  ],
  dont: [
    'Not while the on-screen keyboard is open, and not in the payment.',
    'No “Daha fazla” that opens a second bar.',
  ],
  keyboard: [
    ['Tab', 'moves through the items'],
    ['Enter', 'opens an item'],
  ],
  criteria: [
    'A `nav` with a name; the current item has `aria-current` and a line [Default].',
    'Targets are at least 44 px high and above the safe area.',
  ],
  messages: 'none',
});
