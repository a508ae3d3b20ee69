import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['On every screen of a signed-in person.'],
  whenNot: ['Sign-in, payment and printing: they lead one way only.', 'Actions of a screen: Sticky.'],
  do: [
    'Keep the order: mark, search, messages, notifications, account, cart.',
    'Close what hangs from it in `onHide`: a menu must not float over the offers.',
  ],
  dont: ['No campaign strip in it: it costs 40 px of every screen.', 'No second search beside the first.'],
  keyboard: [
    ['Tab', 'walks it from the mark to the cart'],
    ['/', 'jumps into the search'],
    ['Escape', 'closes the open dropdown; the focus returns'],
  ],
  criteria: [
    'Hides beyond 25 px on the way down, comes back on the way up and whenever the focus is in it; a shadow after 80 px (use-header-scroll.test).',
    'One dropdown is open at a time: opening one closes the other [Dropdowns].',
    'It is the `banner` landmark.',
  ],
  messages: 'none',
});
