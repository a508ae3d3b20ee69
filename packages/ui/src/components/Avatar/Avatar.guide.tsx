import { defineGuide } from '../../docs/guide.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

export const guide = defineGuide({
  when: ['Beside the name of a person or a seller: a conversation, an account.'],
  whenNot: [
    'Without the name beside it: initials alone are ambiguous.',
    'To show that a seller is verified: SellerBadge.',
  ],
  do: [
    {
      say: 'Hand it the whole name: “Ihlamur Eczanesi” gives IE, “Işıl İnce” gives Iİ with the right dots.',
      show: (
        <Inline space="s">
          <Avatar name="Ihlamur Eczanesi" />
          <Text>Ihlamur Eczanesi</Text>
        </Inline>
      ),
    },
    'Use `small` in a list of conversations, `large` at the head of an account.',
  ],
  dont: [
    'Do not colour it by seller: colours show states.',
    {
      say: 'Do not put an unread count on it; the row has a Badge.',
      show: (
        <Inline space="none" align="start">
          <Avatar name="Ihlamur Eczanesi" />
          <Badge variant="count" tone="critical">
            3
          </Badge>
        </Inline>
      ),
    },
  ],
  keyboard: 'none',
  criteria: [
    'Hidden from screen readers, so that the name beside it is read once.',
    'Capitals follow Turkish: i becomes İ, ı becomes I [Turkish].',
  ],
  messages: 'none',
});
