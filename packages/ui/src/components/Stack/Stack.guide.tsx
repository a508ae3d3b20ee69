import { defineGuide } from '../../docs/guide.ts';
import { SellerBadge } from '../SellerBadge/SellerBadge.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

export const guide = defineGuide({
  when: ['Vertical space between any elements.'],
  whenNot: ['Records to compare: Table.', 'Terms and values: DescriptionList.'],
  do: [
    'One step more between sections than within them: `xl` outside, `m` inside.',
    {
      say: '`lines` for a short list of similar items: addresses, saved cards.',
      show: (
        <Stack space="s" lines>
          <Text>Ihlamur Eczanesi, Kadıköy</Text>
          <Text>Depo, Ümraniye</Text>
        </Stack>
      ),
    },
    '`inOrder` where the sections of a page load separately and the height of the first is unknown.',
  ],
  dont: [
    'No empty Box to make space.',
    {
      say: 'Not for two words in a row: Inline.',
      show: (
        <Stack space="xxs">
          <Text weight="strong">Akçınar Ecza Deposu</Text>
          <SellerBadge kind="seal" label="Resmi Satıcı" />
        </Stack>
      ),
    },
  ],
  keyboard: 'none',
  criteria: [
    'For a list set `as="ul"`, so that screen readers announce its length.',
    'A child that renders nothing leaves no gap.',
    'With `inOrder` visible content does not move when a section above it has loaded.',
  ],
  messages: 'none',
});
