import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['In the tools of a HeaderBar: messages, notifications, the account, the cart.'],
  whenNot: ['At the foot of a phone: TabBar.', 'Outside the header: Button or IconButton.'],
  do: [
    'Use the button as the trigger of a Popover or a Menu.',
    'Count what waits for this person: unread messages, not all of them.',
  ],
  dont: [
    'Do not blink or bounce when a message arrives: the number changes.',
    'Not red for everything: only unread notifications are.',
  ],
  keyboard: [
    ['Tab', 'walks the tools'],
    ['Enter, Space', 'opens or follows'],
  ],
  criteria: [
    'Where there is no room for the word it is still read [Default].',
    'Beyond 99 it says 99+; 0 says nothing [States].',
  ],
  messages: ['99+'],
});
