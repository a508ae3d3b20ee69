import { defineGuide } from '../../docs/guide.ts';
import { BellIcon, MessageIcon } from '../../icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { HeaderTool } from './HeaderTool.tsx';

export const guide = defineGuide({
  when: ['In the tools of a HeaderBar: messages, notifications, the account, the cart.'],
  whenNot: ['At the bottom of a phone: TabBar.', 'Outside the header: Button or IconButton.'],
  do: [
    'Use the button as the trigger of a Popover or a Menu.',
    {
      say: 'Count what is new for this user: unread messages, not all messages.',
      show: (
        <Inline space="none">
          <HeaderTool label="Mesajlar" icon={<MessageIcon />} />
          <HeaderTool label="Bildirimler" icon={<BellIcon />} count={2} countTone="critical" />
        </Inline>
      ),
    },
  ],
  dont: [
    'No blinking or bouncing when a message arrives: the number changes.',
    {
      say: '`critical` only for unread notifications.',
      show: (
        <Inline space="none">
          <HeaderTool label="Mesajlar" icon={<MessageIcon />} count={148} countTone="critical" />
          <HeaderTool label="Bildirimler" icon={<BellIcon />} count={64} countTone="critical" />
        </Inline>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'moves through the tools'],
    ['Enter, Space', 'opens the panel or follows the link'],
  ],
  criteria: [
    'Where there is no room for the label, screen readers still read it [Default].',
    'Above 99 the badge is 99+; for 0 there is none [States].',
  ],
  messages: ['99+'],
});
