import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Beside the name of a person or a seller: a conversation, an account.'],
  whenNot: [
    'The name does not stand beside it: initials alone are a riddle.',
    'A seller is verified: SellerBadge says that.',
  ],
  do: [
    'Hand it the whole name: “Ihlamur Eczanesi” gives IE, “Işıl İnce” gives Iİ with the right dots.',
    'Use the small one in a list of conversations, the large one at the head of an account.',
  ],
  dont: [
    'Do not colour it by seller: colour says a state here.',
    'Do not put an unread count on it; the row carries a Badge.',
  ],
  keyboard: 'none',
  criteria: [
    'Hidden from screen readers: the name beside it is read once.',
    'Capitals follow Turkish: i becomes İ, ı becomes I [Turkish].',
  ],
  messages: 'none',
});
