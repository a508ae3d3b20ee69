import { defineGuide } from '../../docs/guide.ts';
import { SellerBadge } from '../SellerBadge/SellerBadge.tsx';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';

export const guide = defineGuide({
  when: ['Vertical space between anything at all: it is the only way to make it.'],
  whenNot: ['The children are records to compare: Table.', 'Names and values: DescriptionList.'],
  do: [
    'One step more between sections than within them: `xl` outside, `m` inside.',
    {
      say: '`lines` for a short list of like things: addresses, saved cards.',
      show: (
        <Stack space="s" lines>
          <Text>Ihlamur Eczanesi, Kadıköy</Text>
          <Text>Depo, Ümraniye</Text>
        </Stack>
      ),
    },
    '`inOrder` where the sections of a page load each by itself and the height of the first is not known.',
  ],
  dont: [
    'No empty Box to make space.',
    {
      say: 'No Stack for two words in a row: Inline.',
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
    'A list of things is drawn `as="ul"` so that its length is announced.',
    'Nothing that draws nothing leaves a gap.',
    'With `inOrder` nothing that is in sight moves when a section above it arrives.',
  ],
  messages: 'none',
});
