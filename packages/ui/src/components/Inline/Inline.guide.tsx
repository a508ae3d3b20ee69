import { defineGuide } from '../../docs/guide.ts';
import { SellerBadge } from '../SellerBadge/SellerBadge.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

export const guide = defineGuide({
  when: ['Buttons, badges or words stand in one row and may break into the next.'],
  whenNot: [
    'Columns must line up from row to row: Grid or Table.',
    'Filters that scroll in one row: ChipRow.',
  ],
  do: [
    {
      say: 'The seller’s name, its badge and its town: they break at 320 px and stay together above.',
      show: (
        <Inline space="xs">
          <Text weight="strong">Akçınar Ecza Deposu</Text>
          <SellerBadge kind="seal" label="Resmi Satıcı" />
          <Text size="small" tone="faint">
            Konya
          </Text>
        </Inline>
      ),
    },
    '`justify="between"` for a name and its amount.',
  ],
  dont: [
    'No space between two words of one sentence: that is a sentence.',
    {
      say: 'Do not forbid breaking where a name can be 60 letters long.',
      show: (
        <Inline space="xs" wrap={false}>
          <Text weight="strong">Akçınar Ecza Deposu İç ve Dış Ticaret Limited Şirketi</Text>
          <SellerBadge kind="seal" label="Resmi Satıcı" />
          <Text size="small" tone="faint">
            Konya
          </Text>
        </Inline>
      ),
    },
  ],
  keyboard: 'none',
  criteria: [
    'Breaks before it scrolls: nothing leaves the window at 320 px.',
    'As a list (`as="ul"`) its length is announced and it has a name.',
  ],
  messages: 'none',
});
