import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { SellerBadge } from './SellerBadge.tsx';

export const guide = defineGuide({
  when: ['Beside the name of a verified seller.'],
  whenNot: ['A point: ScoreBadge.', 'A state of a listing: Badge.'],
  do: [
    '“Resmi Satıcı” for the maker itself, “Yetkili Satıcı” for whom it has named.',
    {
      say: 'Stand it after the name, in the same row.',
      show: (
        <Inline space="xs">
          <Text weight="strong">Akçınar Ecza Deposu</Text>
          <SellerBadge kind="seal" label="Resmi Satıcı" />
        </Inline>
      ),
    },
  ],
  dont: [
    {
      say: 'Not both at once: the seal includes the check.',
      show: (
        <Inline space="xs">
          <Text weight="strong">Akçınar Ecza Deposu</Text>
          <SellerBadge kind="seal" label="Resmi Satıcı" />
          <SellerBadge kind="check" label="Yetkili Satıcı" />
        </Inline>
      ),
    },
    'No badge for who pays: it is checked, not sold.',
  ],
  keyboard: 'none',
  criteria: [
    'Sign and word both tell it [Official, Authorised].',
    'The sign is hidden from screen readers; the word is read once.',
  ],
  messages: 'none',
});
