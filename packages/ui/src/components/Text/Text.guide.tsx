import { defineGuide } from '../../docs/guide.ts';
import { Text } from './Text.tsx';

export const guide = defineGuide({
  when: ['Every sentence and label.'],
  whenNot: ['Amounts: Money. Dates: DateText.', 'Names of pages and panels: Heading.'],
  do: [
    {
      say: '`soft` for explanations, `faint` for secondary details; the sentence itself is `main`.',
      show: (
        <>
          <Text>Siparişiniz bugün kargoda.</Text>
          <Text size="small" tone="soft">
            Saat 17.00’ye kadar verilen siparişler aynı gün çıkar.
          </Text>
        </>
      ),
    },
    '`size="figure"` for a number that is the message: “7” beside “Teslim onayı bekliyor”.',
    '`lines={3}` for product names that can have 120 letters.',
  ],
  dont: [
    {
      say: 'No tone without meaning: `critical` is expired or rejected.',
      show: (
        <Text tone="critical" weight="strong">
          Ücretsiz kargo fırsatını kaçırmayın!
        </Text>
      ),
    },
    'Do not cut an address or a reason: cut only text that is complete elsewhere.',
  ],
  keyboard: 'none',
  criteria: [
    'Every tone reaches 4.5:1 on every surface that it is used on (contrast test) [Tones].',
    'A name without spaces breaks and does not widen the page [LongName].',
  ],
  messages: 'none',
});
