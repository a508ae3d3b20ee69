import { defineGuide } from '../../docs/guide.ts';

export const guide = defineGuide({
  when: ['Beside the name of a verified seller.'],
  whenNot: ['A point: ScoreBadge.', 'A state of a listing: Badge.'],
  do: [
    '“Resmi Satıcı” for the maker itself, “Yetkili Satıcı” for whom it has named.',
    'Stand it after the name, in the same row.',
  ],
  dont: ['Not both at once: the seal includes the check.', 'No badge for who pays: it is checked, not sold.'],
  keyboard: 'none',
  criteria: [
    'Sign and word both tell it [Official, Authorised].',
    'The sign is hidden from screen readers; the word is read once.',
  ],
  messages: 'none',
});
