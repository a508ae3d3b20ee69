import { defineGuide } from '../../docs/guide.ts';
import { Inline } from '../Inline/Inline.tsx';
import { Text } from '../Text/Text.tsx';
import { SellerBadge } from './SellerBadge.tsx';

export const guide = defineGuide({
  when: ['Beside the name of a verified seller.'],
  whenNot: ['A score: ScoreBadge.', 'A state of a listing: Badge.'],
  do: [
    '“Resmi Satıcı” for the brand itself, “Yetkili Satıcı” for a seller that the brand has authorised.',
    {
      say: 'Place it after the name, in the same row.',
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
    'No badge for payment: a seller is verified and does not buy it.',
  ],
  keyboard: 'none',
  criteria: [
    'Icon and text both state it [Official, Authorised].',
    'The icon is hidden from screen readers; the text is read once.',
  ],
  messages: 'none',
});
