import { defineGuide } from '../../docs/guide.ts';
import { SellerBadge } from '../SellerBadge/SellerBadge.tsx';
import { Text } from '../Text/Text.tsx';
import { Inline } from './Inline.tsx';

export const guide = defineGuide({
  when: ['Buttons, badges or words in one row that may wrap.'],
  whenNot: [
    'Columns must be aligned from row to row: Grid or Table.',
    'Filters that scroll in one row: ChipRow.',
  ],
  do: [
    {
      say: "The seller's name, badge and town: they wrap at 320 px and are on one line at larger widths.",
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
    'Not between words of one sentence: that is one text.',
    {
      say: 'Do not set `wrap={false}` where a name can have 60 letters.',
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
    'Wraps before it scrolls: nothing overflows at 320 px.',
    'As a list (`as="ul"`) it has a name, and screen readers announce its length.',
  ],
  messages: 'none',
});
