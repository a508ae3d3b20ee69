import { defineGuide } from '../../docs/guide.ts';
import { BellIcon, MessageIcon } from '../../icons.ts';
import { Inline } from '../Inline/Inline.tsx';
import { HeaderTool } from './HeaderTool.tsx';

export const guide = defineGuide({
  when: ['In the tools of a HeaderBar: messages, notifications, the account, the cart.'],
  whenNot: ['At the foot of a phone: TabBar.', 'Outside the header: Button or IconButton.'],
  do: [
    'Use the button as the trigger of a Popover or a Menu.',
    {
      say: 'Count what waits for this person: unread messages, not all of them.',
      show: (
        <Inline space="none">
          <HeaderTool label="Mesajlar" icon={<MessageIcon />} />
          <HeaderTool label="Bildirimler" icon={<BellIcon />} count={2} countTone="critical" />
        </Inline>
      ),
    },
  ],
  dont: [
    'Do not blink or bounce when a message arrives: the number changes.',
    {
      say: 'Not red for everything: only unread notifications are.',
      show: (
        <Inline space="none">
          <HeaderTool label="Mesajlar" icon={<MessageIcon />} count={148} countTone="critical" />
          <HeaderTool label="Bildirimler" icon={<BellIcon />} count={64} countTone="critical" />
        </Inline>
      ),
    },
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
