import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['On every screen of a signed-in user.'],
  whenNot: ['Sign-in, payment and print: they have a single path.', 'Actions of a screen: Sticky.'],
  do: [
    'Keep the order: logo, search, messages, notifications, account, cart.',
    'Close its open menus in `onHide`: a menu must not float above the content.',
  ],
  dont: ['No campaign strip: it takes 40 px of every screen.', 'No second search field.'],
  keyboard: [
    ['Tab', 'moves from the logo to the cart'],
    ['/', 'moves to the search'],
    ['Escape', 'closes the open dropdown; the focus returns'],
  ],
  criteria: [
    'Hides while scrolling down beyond 25 px, returns while scrolling up and while it contains the focus; has a shadow beyond 80 px (use-header-scroll.test).',
    'Only one dropdown is open: opening one closes the other [Dropdowns].',
    'It is the `banner` landmark.',
  ],
  messages: 'none',
});
