import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['At the foot of every screen on a phone.'],
  whenNot: ['From 768 px on: the header has room.', 'Views of one list: Tabs.'],
  do: ['Four or five places: home, categories, orders, account, cart.', 'Count what waits in the cart.'],
  dont: [
    'Not while the keyboard of the phone is open or in the payment.',
    'No “Daha fazla” that opens a second bar.',
  ],
  keyboard: [
    ['Tab', 'walks the places'],
    ['Enter', 'opens one'],
  ],
  criteria: [
    'A `nav` with a name; the current place has `aria-current` and a line [Default].',
    'Targets are at least 44 px high and keep clear of the safe area.',
  ],
  messages: 'none',
});
