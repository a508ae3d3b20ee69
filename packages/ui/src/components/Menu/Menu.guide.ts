import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Three or more actions on one thing, or the places of an account.'],
  whenNot: [
    'One usual action and its variations: SplitButton.',
    'A choice that stays: Select. A panel with fields: Popover.',
  ],
  do: [
    'Put what destroys last, behind a line: “İlanı kaldır”.',
    'Say what cannot be done now by disabling it; what never can is left out.',
  ],
  dont: ['Do not hide the next step of an order in a menu: “Kargoya ver” is a button.', 'No menu in a menu.'],
  keyboard: [
    ['Enter, Space, ↓', 'opens it on the first item'],
    ['↑ ↓ Home End', 'walk the items'],
    ['letters', 'jump to the item that begins so'],
    ['Escape', 'closes; the focus returns to the button'],
  ],
  criteria: [
    'Opens, is walked and closed from the keyboard [Default].',
    'Items with an address are links: they open in a new tab with the middle button.',
  ],
  messages: 'none',
});
